// Gives short names to what a WebAssembly file takes from its script, and drops from the script what the file no
// longer takes:
//
//     node tools/imports.mjs page.wasm page.js
//
// wasm-bindgen's names end in a number of 16 digits, which no compression shortens; and wasm-opt, which leaves out
// functions that are never called, does not touch the script.

import { readFileSync, writeFileSync } from "node:fs";

import { IMPORTS, counted, fileOf, number, piece, sections, written } from "./wasm.mjs";

/** One function of those that wasm-bindgen writes for the file to import. */
const OFFERED = /^ {8}(\w+): (function\(.*?^ {8}\}.*?,\n)/gms;

const [wasm, script] = process.argv.slice(2);
const all = sections(readFileSync(wasm));
const imports = all.find(({ kind }) => kind === IMPORTS);
const short = new Map();
imports.content = renamed(imports.content);
writeFileSync(wasm, fileOf(all));

const text = readFileSync(script, "utf8");
const kept = text.replace(OFFERED, (_, name, body) => {
  const now = short.get(name);
  short.delete(name);
  return now ? `${now}: ${body}` : "";
});
if (short.size > 0) throw new Error(`the script lacks ${[...short.keys()]}`);
writeFileSync(script, kept);

/** The section with short names, which `short` remembers. */
function renamed(content) {
  const at = { place: 0 };
  const entries = Array.from({ length: number(content, at) }, (_, index) => {
    const module = piece(content, at);
    const name = piece(content, at).toString();
    if (content[at.place++] !== 0) throw new Error(`${name} is not a function`);
    const now = `f${index.toString(36)}`;
    short.set(name, now);
    return [counted(module), counted(Buffer.from(now)), Buffer.from([0, ...written(number(content, at))])];
  });
  return Buffer.concat([Buffer.from(written(entries.length)), ...entries.flat()]);
}
