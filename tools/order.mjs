// Gives the functions of a WebAssembly file names in the order in which they compress best:
//
//     node tools/order.mjs page.wasm && wasm-opt page.wasm --reorder-functions-by-name -o page.wasm
//
// gzip finds a repeated text only within 32 kB. The compiler writes functions that are nearly alike, such as those
// of one generic, far apart; side by side, the page is 3 % smaller.

import { readFileSync, writeFileSync } from "node:fs";

import { CODE, CUSTOM, counted, fileOf, number, piece, sections, written } from "./wasm.mjs";

const WINDOW = 32_000;
/** How many bytes in a row count as something that two functions share. */
const SHARED = 6;

function bodies(code) {
  const at = { place: 0 };
  return Array.from({ length: number(code, at) }, () => piece(code, at));
}

/** Imported functions are counted before the file's own. */
async function imported(bytes) {
  return WebAssembly.Module.imports(await WebAssembly.compile(bytes)).filter(({ kind }) => kind === "function").length;
}

/** For each function the pieces that it has in common with others. */
function sharedPieces(functions) {
  const owners = new Map();
  functions.forEach((body, index) => {
    for (let place = 0; place + SHARED <= body.length; place++) {
      const key = body.readUIntBE(place, SHARED);
      const piece = owners.get(key) ?? { owners: new Set(), seen: 0 };
      owners.set(key, piece);
      piece.owners.add(index);
    }
  });
  const pieces = functions.map(() => []);
  for (const piece of owners.values()) {
    const count = piece.owners.size;
    // What nearly all have in common is found anyhow.
    if (count < 2 || count > 250) continue;
    // The rarer, the more it matters to have the few owners together.
    piece.worth = 1 / Math.sqrt(count);
    for (const owner of piece.owners) pieces[owner].push(piece);
  }
  return pieces;
}

/** Begins with the longest; then always the one of which most is found in those just before it. */
function bestOrder(functions) {
  const pieces = sharedPieces(functions);
  const found = functions.map(() => 0);
  const size = functions.map((body) => Math.pow(body.length + 10, 0.8));
  const left = new Set(functions.keys());
  const best = (value) => [...left].reduce((one, other) => (value(other) > value(one) ? other : one));
  const tell = (piece, worth) => piece.owners.forEach((owner) => (found[owner] += worth));

  const order = [];
  let oldest = 0;
  let length = 0;
  let next = best((index) => functions[index].length);
  for (;;) {
    order.push(next);
    left.delete(next);
    if (left.size === 0) return order;
    length += functions[next].length;
    for (const piece of pieces[next]) if (piece.seen++ === 0) tell(piece, piece.worth);
    while (length > WINDOW && oldest < order.length - 1) {
      const gone = order[oldest++];
      length -= functions[gone].length;
      for (const piece of pieces[gone]) if (--piece.seen === 0) tell(piece, -piece.worth);
    }
    next = best((index) => found[index] / size[index]);
  }
}

/** What a "name" section holds: for each function in the order of the file, its number and its name. */
function nameSection(names, first) {
  const entries = names.flatMap((name, index) => [Buffer.from(written(first + index)), counted(Buffer.from(name))]);
  const functions = Buffer.concat([Buffer.from(written(names.length)), ...entries]);
  return Buffer.concat([counted(Buffer.from("name")), Buffer.from([1]), counted(functions)]);
}

const file = process.argv[2];
const bytes = readFileSync(file);
const all = sections(bytes);
const functions = bodies(all.find(({ kind }) => kind === CODE).content);
const names = [];
bestOrder(functions).forEach((index, rank) => (names[index] = `f${String(rank).padStart(6, "0")}`));
writeFileSync(file, fileOf([...all, { kind: CUSTOM, content: nameSection(names, await imported(bytes)) }]));
