// @vitest-environment node
// What the rules say once is not said again by a board: the checks of eslint.config.js find it where it is.

import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

async function found(code: string, file = "src/games/quicksand/planted.ts"): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  const rules = ["no-restricted-syntax", "said-once/cites"];
  return result!.messages
    .filter(({ ruleId }) => rules.includes(ruleId ?? ""))
    .map(({ message }) => message.slice(0, 8));
}

test.each([
  ["cites a § in a sentence", 'export const says = "No (§4.5).";', "A § reac"],
  ["cites a § in a template", "export const says = (n: number) => `No (§4.${n}).`;", "A § reac"],
  ["cites a rule by its number", 'export const why = { rule: "4.5" };', "A § reac"],
  ["cites a § in a comment", "// §4.5 One keeps the hand.\nexport {};", "A § reac"],
  ["splits a text", 'export const verb = (text: string) => text.split(" ")[0];', "No board"],
  ["looks how a text begins", 'export const is = (text: string) => text.startsWith("swap");', "No board"],
  ["matches a text", "export const is = (text: string) => /^swap/.test(text);", "No board"],
  ["words a move", 'export const act = (play: (move: string) => void) => play("pass");', "No board"],
  ["words a name", "export const move = (n: number) => ({ type: 'use', train: `train ${n}` });", "No board"],
  [
    "reads the notation of a move",
    "export const length = (choice: { move: string }) => choice.move.length;",
    "Notation",
  ],
])("a board that %s is found", async (_, code, says) => {
  expect(await found(code)).toEqual([says]);
});

test.each([
  ["in its text", "<p>Not now (§4.5).</p>"],
  ["by an attribute", '<Rule game="quicksand" rule="4.5" />'],
])("a § in a component is found %s", async (_, markup) => {
  expect(await found(markup, "src/games/quicksand/Planted.svelte")).toEqual(["A § reac"]);
});

test("elsewhere only the notation of a move is kept from being read", async () => {
  expect(await found('export const says = (text: string) => text.split("§4.5");', "src/lib/planted.ts")).toEqual([]);
  expect(await found("export const says = (c: { move: string }) => `${c.move}`;", "src/lib/planted.ts")).toEqual([
    "Notation",
  ]);
});
