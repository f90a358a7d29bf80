// TypeScript in a folder, from the JSON Schemas that messages.py writes.

import { compile } from "json-schema-to-typescript";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const HEAD = "// Made by `make web-types` from the messages of the server. Do not edit.\n\n";

const style = JSON.parse(readFileSync(new URL(".prettierrc.json", import.meta.url), "utf8"));
const options = {
  additionalProperties: false,
  bannerComment: "",
  ignoreMinAndMaxItems: true,
  style: { bracketSpacing: true, printWidth: style.printWidth },
};

/** The generator writes what a root refers to, and the root itself, which nobody needs; nor its remarks on minima. */
async function typescript(definitions) {
  const each = Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]);
  const made = await compile({ type: "object", properties: Object.fromEntries(each), definitions }, "Root", options);
  return made.replace(/^export interface Root \{[^]*?^\}\n/m, "").replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, "");
}

for (const [name, said] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const file = join(process.argv[2], name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof said === "string" ? said : HEAD + (await typescript(said)));
}
