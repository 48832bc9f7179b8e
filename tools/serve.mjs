// Serves one folder of files to this machine, with sirv. `make play`, the browser tests and the page's
// benchmark use it. Not sirv's own program: where the port is taken, that takes another, at which the
// browser has none of the player's games.
//
//     node tools/serve.mjs dist 8080

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

/** A name with a hash in it: another content has another name. */
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.\w+$/;

/**
 * Serves `folder` under the path `base`, which begins and ends with a slash. Port 0 is any free one.
 * With `gzip`, "name.gz" is sent instead of "name" where there is one. With `immutable`, browsers keep what has a
 * hash in its name, and do not ask again.
 * Returns the address of the page, `latency`, the milliseconds before each answer, `answer`, which may answer a request
 * itself and says so, and `close()`.
 */
export async function serve(folder, { port = 0, base = "/", gzip = false, immutable = false } = {}) {
  // Files are looked up when they are asked for, and browsers always ask whether one has changed: a page
  // that was just rebuilt is never mixed with an older one.
  const setHeaders = (response, path) => {
    if (immutable && HASHED.test(path)) response.setHeader("Cache-Control", "max-age=31536000, immutable");
  };
  const files = sirv(folder, { dev: true, etag: true, gzip, setHeaders });
  const server = createServer((request, response) => {
    if (!request.url.startsWith(base)) return response.writeHead(404).end();
    request.url = request.url.slice(base.length - 1);
    if (site.answer(request, response)) return;
    if (site.latency > 0) setTimeout(files, site.latency, request, response);
    else files(request, response);
  });
  await new Promise((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  const site = {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    latency: 0,
    answer: () => false,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
  return site;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder, port] = process.argv;
  try {
    const { url } = await serve(folder, { port: Number(port) });
    console.log(`Carrier Battle is at ${url} (Ctrl-C stops it)`);
  } catch ({ code, message }) {
    const taken = code === "EADDRINUSE";
    console.error(taken ? `Port ${port} is taken: try \`make play PORT=${Number(port) + 1}\`.` : `Cannot serve at port ${port}: ${message}`);
    process.exitCode = 1;
  }
}
