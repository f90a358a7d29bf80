import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Written by `make web-types`, as .prettierignore says too. */
const GENERATED = ["src/messages/**"];

const NUMBER = "/§\\s*\\d|^\\d{1,2}\\.\\d{1,2}$/";
const CITES = "A § reaches the client only in messages of the server: by a refusal, an event, or `cites`.";
const READS = "No board takes a text apart: the server sends what it needs to know as fields.";
const WRITES = "No board words a move or a name in notation: take the fields the server sent.";
const LISTS = "Notation is for people to read: it is listed and logged, and nothing else.";

/** What a board may not do, because the rules say it once: cite, read notation, write notation. */
const SAID_ONCE = [
  { selector: `Literal[value=${NUMBER}]`, message: CITES },
  { selector: "TemplateElement[value.raw=/§\\s*\\d/]", message: CITES },
  { selector: "SvelteText[value=/§\\s*\\d/]", message: CITES },
  {
    selector: "SvelteAttribute[key.name=/^(rule|says|title|label)$/] > SvelteLiteral[value=/§|^\\d+\\.\\d+$/]",
    message: CITES,
  },
  {
    selector: "CallExpression > MemberExpression.callee[property.name=/^(split|startsWith|endsWith|matchAll|exec)$/]",
    message: READS,
  },
  { selector: "Literal[regex]", message: READS },
  { selector: "NewExpression[callee.name='RegExp']", message: READS },
  { selector: "ObjectExpression:has(> Property[key.name='type']) > Property > TemplateLiteral", message: WRITES },
  {
    selector: "CallExpression[callee.name=/^(play|wonder)$/] > :matches(Literal[raw=/^[\"']/], TemplateLiteral)",
    message: WRITES,
  },
];
/** Nor may its comments cite. */
const cites = {
  create: ({ sourceCode, report }) => ({
    Program: () =>
      sourceCode
        .getAllComments()
        .filter(({ value }) => /§\s*\d/.test(value))
        .forEach((node) => report({ node, message: CITES })),
  }),
};

/** Nor may anything else: the name under which notation is sent is read where it is shown. */
const LISTED = [
  { selector: "TemplateLiteral > MemberExpression[property.name='move']", message: LISTS },
  { selector: "MemberExpression[object.property.name='move']", message: LISTS },
  { selector: "CallExpression[callee.name='String'] > MemberExpression[property.name='move']", message: LISTS },
];

export default defineConfig(
  globalIgnores(GENERATED),
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // With noUncheckedIndexedAccess an exclamation mark is how one says that an index is within the list.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What the screen follows is marked with $state; other maps and sets are ordinary.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte drops a space at the edge of a tag unless it is written as a string.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { rules: { "no-restricted-syntax": ["error", ...LISTED] } },
  {
    files: ["src/games/*/**", "src/board/**"],
    ignores: ["**/*.test.ts"],
    plugins: { "said-once": { rules: { cites } } },
    rules: {
      "no-restricted-syntax": ["error", ...SAID_ONCE, ...LISTED],
      "said-once/cites": "error",
    },
  },
);
