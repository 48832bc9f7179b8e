// Finishes the built page of a title: trunk runs it at the end of each build.

import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = process.env.TRUNK_STAGING_DIR;
const page = join(folder, "index.html");
const WORKER = "foresight";

let html = await readFile(page, "utf8");
await measure();
if (html.includes(`${WORKER}.js`)) await nameWorker();
await writeFile(page, html);
await nameTitle();

// Writes the length of the program into the bar, which shows how much of it has come: a server that compresses does
// not say.
async function measure() {
  const isProgram = (name) => name.endsWith("_bg.wasm") && !name.startsWith(WORKER) && html.includes(name);
  const program = (await readdir(folder)).filter(isProgram);
  if (program.length !== 1) throw new Error(`the page names ${program.length} programs`);
  const { size } = await stat(join(folder, program[0]));
  // A minified page has no quotes there.
  replace(/(<progress\b[^>]*?\bmax=)("?)1\2(?=[\s>])/, `$1"${size}"`, "the page has no bar");
}

// trunk gives a worker no hash in its name, and nobody starts its program: both are done here, so that the worker is
// always of the page's own build.
async function nameWorker() {
  const [script, program] = [`${WORKER}.js`, `${WORKER}_bg.wasm`];
  const [glue, wasm] = await Promise.all([script, program].map((name) => readFile(join(folder, name))));
  const hash = createHash("sha256").update(glue).update(wasm).digest("hex").slice(0, 16);
  const named = [`${WORKER}-${hash}.js`, `${WORKER}-${hash}_bg.wasm`];
  // What is thrown outside of a promise is an error of the worker's, of which the page hears.
  const start = `wasm_bindgen("./${named[1]}").catch((error) => setTimeout(() => { throw error; }));`;
  await writeFile(join(folder, named[0]), `${glue}\n${start}\n`);
  await writeFile(join(folder, named[1]), wasm);
  await Promise.all([script, program].map((name) => rm(join(folder, name))));
  [script, program].forEach((name, at) => {
    replace(new RegExp(`(<link\\b[^>]*?\\bhref=)("?)${name}\\2(?=[\\s>/])`), `$1"./${named[at]}"`, `the page has no link to ${name}`);
  });
}

// Tells the service worker whose page it keeps. A minified page has its attributes in another order.
async function nameTitle() {
  const [meta] = html.match(/<meta\b[^>]*\bname="?application-name\b[^>]*>/) ?? [];
  const title = meta?.match(/\bcontent="([^"]+)"/)?.[1];
  if (!title) throw new Error("the page does not say what it is called");
  const worker = join(folder, "sw.js");
  const text = await readFile(worker, "utf8");
  await writeFile(worker, text.replace("TITLE", title));
}

function replace(pattern, by, otherwise) {
  const replaced = html.replace(pattern, by);
  if (replaced === html) throw new Error(otherwise);
  html = replaced;
}
