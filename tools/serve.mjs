// A static file server for one folder, on this machine only. `make play`, the browser tests and the
// page's benchmark all use it.
//
//     node tools/serve.mjs dist --port 8080

import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { gzip as gzipCallback } from "node:zlib";

const gzip = promisify(gzipCallback);

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves `folder` under the path `base`, which begins and ends with a slash.
 * Port 0 takes any free port. With `compress`, answers are gzipped as a web host would.
 * Returns the address of the page and `close()`.
 */
export async function serve(folder, { port = 0, base = "/", compress = false } = {}) {
  const root = resolve(folder);

  async function answer(request, response) {
    const send = (status, headers, body) => {
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return send(405, { Allow: "GET, HEAD" });

    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (`${path}/` === base) return send(302, { Location: base });

    const file = join(root, path.slice(base.length), path.endsWith("/") ? "index.html" : "");
    const inside = path.startsWith(base) && !path.includes("\0") && file.startsWith(root + sep);
    if (!inside || !(await stat(file).catch(() => null))?.isFile()) return send(404, {}, "Not found\n");

    let body = await readFile(file);
    // no-cache: a page that was just rebuilt is never mixed with an older one.
    const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Cache-Control": "no-cache" };
    if (compress && /\bgzip\b/.test(request.headers["accept-encoding"])) {
      body = await gzip(body);
      headers["Content-Encoding"] = "gzip";
    }
    send(200, { ...headers, "Content-Length": body.length }, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: "string", default: "8080" } } });
  const port = Number(values.port);
  try {
    const { url } = await serve(positionals[0] ?? "dist", { port });
    console.log(`Carrier Battle: Philippine Sea is at ${url} (Ctrl-C stops it)`);
  } catch (error) {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? `Port ${port} is taken: try \`make play PORT=${port + 1}\`.` : `Cannot serve on port ${values.port}: ${error.message}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
