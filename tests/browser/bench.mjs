// The page's benchmark: what a first visit transfers, how long it takes to the first decision, and
// how long after a click the page is painted. `make bench` runs it; DIST=... measures another build.
//
//     node tests/browser/bench.mjs

import { chromium } from "@playwright/test";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { launchOptions } from "./chromium.mjs";
import { dist } from "./page.mjs";
import { playDecks } from "./deck_player.mjs";
import { Player } from "./player.mjs";
import { startBattle } from "./table.mjs";

const STARTS = 5;
const LINK = "#scenario=1&seed=7";
const DECKS = "#scenario=3&seed=7";

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** A browser that has never seen the page. */
async function fresh(browser, baseURL, settings) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((settings) => {
    localStorage.getItem("carrier-battle/settings") ?? localStorage.setItem("carrier-battle/settings", settings);
  }, JSON.stringify(settings));
  return context;
}

/** Bytes that a first visit transfers, and the milliseconds from navigation to the first decision. */
async function start(browser, baseURL) {
  const context = await fresh(browser, baseURL, { speed: "normal", hex_numbers: false, theme: "auto" });
  const page = await context.newPage();
  // Counted on the wire, headers too, until nothing more is asked for; what the service worker
  // fetches again comes after that and for the next visit.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const files = new Map();
  devtools.on("Network.responseReceived", ({ requestId, response }) => files.set(requestId, { name: new URL(response.url).pathname.split("/").pop(), bytes: 0 }));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) files.get(requestId).bytes = encodedDataLength;
  });
  await context.addInitScript(() => {
    // The first frame after the prompt has come is the one in which the player sees it.
    const watch = () => {
      if (!document.querySelector(".prompt[data-decision=air_movement]")) return requestAnimationFrame(watch);
      requestAnimationFrame(() => (window.firstDecision = performance.now()));
    };
    requestAnimationFrame(watch);
  });
  await page.goto(`./${LINK}`);
  const time = await page.waitForFunction(() => window.firstDecision).then((found) => found.jsonValue());
  await page.waitForLoadState("networkidle");
  await context.close();
  const sizes = {};
  for (const { name, bytes } of files.values()) sizes[name] = (sizes[name] ?? 0) + bytes;
  return { time, sizes };
}

/** Milliseconds from each click of a whole battle to the paint after it, as the browser measures them. */
async function clicks(browser, baseURL, link, play) {
  const context = await fresh(browser, baseURL, { speed: "off", hex_numbers: false, theme: "auto" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.clicks = 0;
    window.paints = [];
    addEventListener("click", () => window.clicks++, { capture: true });
    const keep = (list) => window.paints.push(...list.getEntries().filter(({ name }) => name === "click").map(({ duration }) => duration));
    new PerformanceObserver(keep).observe({ type: "event", durationThreshold: 16 });
  });
  await startBattle(page, link.slice(1));
  await play(page);
  await page.waitForTimeout(500); // the observer hears of the last clicks a little later
  const { all, paints } = await page.evaluate(() => ({ all: window.clicks, paints: window.paints }));
  await context.close();
  // It is not told of those under 16 ms.
  return [...Array(all - paints.length).fill(16), ...paints];
}

function spread(what, paints) {
  const name = `Click to paint, ${what}, ${paints.length} clicks`;
  return [
    [`${name}, median`, quantile(paints, 0.5), "ms"],
    [`${name}, 95 %`, quantile(paints, 0.95), "ms", 50],
    [`${name}, slowest`, Math.max(...paints), "ms"],
  ];
}

function table(rows) {
  for (const [what, value, unit, target] of rows) {
    const verdict = target === undefined ? "" : value <= target ? `target ${target} ${unit}` : `MISSED: target ${target} ${unit}`;
    console.log(`${what.padEnd(58)}${String(Math.round(value)).padStart(7)} ${unit.padEnd(4)}${verdict}`);
  }
}

async function main() {
  await access(join(dist, "index.html")).catch(() => {
    throw new Error(`there is no page in ${dist}: \`make dist\` builds it`);
  });
  const site = await serve(dist, { compress: true });
  const browser = await chromium.launch(launchOptions);
  try {
    const starts = [];
    for (let n = 0; n < STARTS; n++) starts.push(await start(browser, site.url));
    const paints = await clicks(browser, site.url, LINK, (page) => new Player(page).playTo("over"));
    const decks = await clicks(browser, site.url, DECKS, playDecks);

    const sizes = Object.entries(starts[0].sizes).sort(([, a], [, b]) => b - a);
    table([
      ["Transfer of a first visit, gzipped", sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000, "kB", 350],
      ...sizes.map(([name, bytes]) => [`    ${name || "index.html"}`, bytes / 1000, "kB"]),
      [`To the first decision, median of ${STARTS}`, quantile(starts.map(({ time }) => time), 0.5), "ms", 1500],
      ...spread("scenario 1", paints),
      ...spread("flight decks open", decks),
    ]);
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(`The page's benchmark cannot run: ${error.message}`);
  process.exitCode = 1;
}
