// Where this machine's Chromium is: $CHROMIUM, or the first of the usual names on the PATH.
//
//     node tests/browser/chromium.mjs    prints it, or fails

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const usual = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC];
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : usual;
  return candidates.find((program) => {
    try {
      accessSync(program, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Launch options for Playwright: quiet, and no request of the browser's own. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    "--no-sandbox", // CI runs as root
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (launchOptions.executablePath) console.log(launchOptions.executablePath);
  else process.exitCode = 1;
}
