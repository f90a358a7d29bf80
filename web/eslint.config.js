import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Written by `make web-types`, as .prettierignore says too. */
const GENERATED = ["src/messages.ts", "src/games/*/messages.ts", "src/games/silverton/scenarios.ts"];

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
);
