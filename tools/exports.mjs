// Takes out of a WebAssembly file, and of its script, what a library offers to scripts and this page never uses:
//
//     node tools/exports.mjs page.wasm page.js
//
// These are the streams of Leptos' server functions. wasm-opt can then leave out all that served them.

import { readFileSync, writeFileSync } from "node:fs";

import { EXPORTS, counted, fileOf, number, piece, sections, written } from "./wasm.mjs";

const UNUSED = /intounderlying|^_WASM_SPLIT_MARKER/;

function withoutUnused(content) {
  const at = { place: 0 };
  const kept = Array.from({ length: number(content, at) }, () => {
    const name = piece(content, at);
    const kind = content[at.place++];
    return { name, what: [kind, ...written(number(content, at))] };
  }).filter(({ name }) => !UNUSED.test(name));
  return Buffer.concat([Buffer.from(written(kept.length)), ...kept.flatMap(({ name, what }) => [counted(name), Buffer.from(what)])]);
}

const [wasm, script] = process.argv.slice(2);
const all = sections(readFileSync(wasm));
for (const section of all) if (section.kind === EXPORTS) section.content = withoutUnused(section.content);
writeFileSync(wasm, fileOf(all));

const text = readFileSync(script, "utf8");
writeFileSync(script, text.replace(/^export class IntoUnderlying.*?^}\n.*?\n/gms, "").replace(/^const IntoUnderlying.*?;\n/gms, ""));
