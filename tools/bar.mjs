// Writes the length of the program into the bar of the built page, which shows how much of it has come: a server that
// compresses does not say. trunk runs it at the end of each build.

import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = process.env.TRUNK_STAGING_DIR;
const page = join(folder, "index.html");
const html = await readFile(page, "utf8");
const program = (await readdir(folder)).filter((name) => name.endsWith("_bg.wasm") && html.includes(name));
if (program.length !== 1) throw new Error(`the page names ${program.length} programs`);
const { size } = await stat(join(folder, program[0]));
// A minified page has no quotes there.
const noted = html.replace(/(<progress\b[^>]*?\bmax=)("?)1\2(?=[\s>])/, `$1"${size}"`);
if (noted === html) throw new Error("the page has no bar");
await writeFile(page, noted);
