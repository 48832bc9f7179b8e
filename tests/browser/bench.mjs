// The page's benchmark: what a first visit transfers, how long it takes to the first decision, here and
// over a slow link, how long after a click the page is painted, and how evenly it moves under the mouse.
// `make bench` runs it; DIST=... measures another build.
//
//     node tests/browser/bench.mjs

import { chromium } from "@playwright/test";
import { access, cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serve } from "../../tools/serve.mjs";
import { launchOptions } from "./chromium.mjs";
import { asSuggested } from "./admiral.mjs";
import { goOn, playDecks } from "./deck_player.mjs";
import { dist } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, openSave, startBattle, steps } from "./table.mjs";

const STARTS = 5;
const BATTLE = "scenario=1&seed=7";
const DECKS = "scenario=3&seed=7";
/** Long games, to take orders back in: one of scenario 5, and the last turn of two days. */
const LONG = "version-5/exports/scenario-5-lights-with-variants";
const TURN_31 = "version-6-texts/scenario-8-on-turn-31-with-variants";
const UNDONE = 20;
const LATE = 40;
/** The battle of two days ends with the next answer after these. */
const ON_TURN_31 = 5;

/** What a web host compresses. */
const COMPRESSED = [".html", ".js", ".wasm", ".svg", ".webmanifest"];

/** A link of 1.6 Mbit/s and 150 ms, in the terms of Chromium's network emulation. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];
const sum = (values) => values.reduce((sum, value) => sum + value, 0);

/** A copy of the page in which each file lies gzipped beside itself, as a web host sends it. */
async function gzipped() {
  const folder = await mkdtemp(join(tmpdir(), "carrier-battle-"));
  await cp(dist, folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (COMPRESSED.includes(extname(name))) await writeFile(join(folder, `${name}.gz`), gzipSync(await readFile(join(folder, name))));
  }
  return folder;
}

/** The bytes of a file as a host sends it that knows brotli. */
async function brotli(name) {
  const bytes = await readFile(join(dist, name || "index.html"));
  return COMPRESSED.includes(extname(name || "index.html")) ? brotliCompressSync(bytes).length : bytes.length;
}

/** A browser that has never seen the page. */
async function fresh(browser, baseURL, speed) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((settings) => {
    localStorage.getItem("carrier-battle/settings") ?? localStorage.setItem("carrier-battle/settings", settings);
  }, JSON.stringify({ speed, hex_numbers: false, theme: "auto" }));
  return context;
}

/** Opens a battle's link; the milliseconds from navigation to the frame in which its first decision is seen. */
async function firstDecision(page) {
  await page.addInitScript(() => {
    const watch = () => {
      // The first raid may stand on a card before the first question.
      if (!document.querySelector(".prompt[data-decision=air_movement], #card-next")) return requestAnimationFrame(watch);
      requestAnimationFrame(() => (window.firstDecision = performance.now()));
    };
    requestAnimationFrame(watch);
  });
  await page.goto(`./#${BATTLE}`);
  return page.waitForFunction(() => window.firstDecision).then((found) => found.jsonValue());
}

/** Bytes that a first visit transfers, by file, and the milliseconds to the first decision. */
async function start(browser, baseURL) {
  const context = await fresh(browser, baseURL, "normal");
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
  const time = await firstDecision(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  const sizes = {};
  for (const { name, bytes } of files.values()) sizes[name] = (sizes[name] ?? 0) + bytes;
  return { time, sizes };
}

/** Milliseconds to the first decision over a slow link: on a first visit, and on the next. */
async function slowStart(browser, site) {
  const context = await fresh(browser, site.url, "normal");
  const slow = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW);
    return page;
  };
  const page = await slow();
  const cold = await firstDecision(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Without the game that was begun, so that the same link begins it again.
  await page.evaluate(() => localStorage.clear());
  await page.close();

  const next = await slow();
  // Chromium slows down the page's requests only, not those of its service worker: the server does.
  site.latency = SLOW.latency;
  const worked = [];
  next.on("response", (response) => worked.push(response.fromServiceWorker()));
  const again = await firstDecision(next);
  if (!worked[0]) throw new Error("the second visit did not go through the service worker");
  site.latency = 0;
  await context.close();
  return { cold, again };
}

/** Milliseconds from each click of what is played to the paint after it, as the browser measures them. */
async function clicks(browser, baseURL, play) {
  const context = await fresh(browser, baseURL, "off");
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.clicks = 0;
    window.paints = [];
    addEventListener("click", () => window.clicks++, { capture: true });
    const keep = (list) => window.paints.push(...list.getEntries().filter(({ name }) => name === "click").map(({ duration }) => duration));
    new PerformanceObserver(keep).observe({ type: "event", durationThreshold: 16 });
  });
  await play(page);
  await page.waitForTimeout(500); // the observer hears of the last clicks a little later
  const { all, paints } = await page.evaluate(() => ({ all: window.clicks, paints: window.paints }));
  await context.close();
  // It is not told of those under 16 ms.
  return [...Array(Math.max(0, all - paints.length)).fill(16), ...paints];
}

/** The file of a game that is kept. */
const kept = (game) => new URL(`../saves/${game}.json`, import.meta.url).pathname;

/** Takes orders of a long game back. */
const takeBack = (game) => async (page) => {
  await page.goto("./");
  await page.locator("input[type=file]").setInputFiles(kept(game));
  await page.locator(".saves li").first().getByRole("button", { name: "Open" }).click();
  await asked(page);
  await page.evaluate(() => ((window.clicks = 0), (window.paints = [])));
  for (let n = 0; n < UNDONE; n++) {
    await page.getByRole("button", { name: "Undo" }).first().click();
    await page.waitForTimeout(100);
  }
};

/** Milliseconds of each step through a long game on its timeline, with what is drawn of it. */
async function scrub(browser, baseURL, game) {
  const context = await fresh(browser, baseURL, "off");
  const page = await context.newPage();
  await page.goto("./");
  await page.locator("input[type=file]").setInputFiles(kept(game));
  await page.locator(".saves li").first().getByRole("button", { name: "Open" }).click();
  await asked(page);
  const slider = page.getByRole("slider");
  // A battle of two days has it open by itself.
  if (!(await slider.count())) await page.keyboard.press("t");
  const times = await steps(slider);
  await context.close();
  return times;
}

/** Milliseconds between frames while a plane is dragged over the decks, and while the chart is panned. */
async function moves(browser, baseURL) {
  const context = await fresh(browser, baseURL, "off");
  const page = await context.newPage();
  await startBattle(page, DECKS);
  while ((await asked(page)) !== "air_operations") await goOn(page);
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };

  const boxes = page.locator(".flight-decks [data-drop]");
  const places = [];
  for (let n = 0; n < Math.min(await boxes.count(), 8); n++) places.push(await middle(boxes.nth(n)));
  const plane = await middle(page.locator('[data-drop="Bunker Hill/Ready"] [data-plane]').first());
  const dragging = await frames(page, plane, [...places, plane]);

  // Open sea: to the chart from the decks, which cover it, and round and round.
  await page.keyboard.press("d");
  const chart = page.locator("svg.chart");
  const sea = await chart.evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const there = [left + width / 2, top + height / 3];
    if (!svg.contains(document.elementFromPoint(...there))) throw new Error("no open sea");
    return there;
  });
  const round = Array.from({ length: 17 }, (_, n) => [sea[0] + 150 * Math.sin((n * Math.PI) / 4), sea[1] + 150 * (1 - Math.cos((n * Math.PI) / 4))]);
  const panning = await frames(page, sea, round);
  await context.close();
  return { dragging, panning };
}

/** Drags from one place by others; the milliseconds between the frames on the way. */
async function frames(page, from, places) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frameTimes = [];
    const watch = (now) => {
      if (!window.frameTimes) return;
      window.frameTimes.push(now);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  for (const place of places) await page.mouse.move(...place, { steps: 12 });
  const times = await page.evaluate(() => {
    const times = window.frameTimes;
    window.frameTimes = null;
    return times;
  });
  await page.mouse.up();
  return times.slice(1).map((time, n) => time - times[n]);
}

/** Plays on as suggested from a kept game, for so many answers or to its end; those before the first that counts are not measured. */
const late = (save, answers, first = 0) => async (page) => {
  await openSave(page, save);
  for (let n = 0; n < answers; n++) {
    if (n === first) {
      await page.waitForTimeout(500); // the observer hears of the clicks before a little later
      await page.evaluate(() => ((window.clicks = 0), (window.paints = [])));
    }
    await asSuggested(page);
    if ((await asked(page)) === "over") return;
  }
};

function spread(what, paints, lines) {
  const name = `Click to paint, ${what}, ${paints.length} clicks`;
  return [
    [`${name}, median`, quantile(paints, 0.5), "ms", lines[0]],
    [`${name}, 95 %`, quantile(paints, 0.95), "ms", lines[1]],
  ];
}

function evenness(what, frames, line) {
  return [[`${what}, ${frames.length} frames, 95 %`, quantile(frames, 0.95), "ms", line]];
}

/** Prints the rows: what, how much, and the line that it should not be over. Whether all are under theirs. */
function table(rows) {
  for (const [what, value, unit, line] of rows) {
    const verdict = line === undefined ? "" : `${value <= line ? "" : "MISSED: "}line ${line} ${unit}`;
    console.log(`${what.padEnd(66)}${value.toFixed(unit === "ms" ? 1 : 0).padStart(7)} ${unit.padEnd(4)}${verdict}`);
  }
  return rows.every(([, value, , line]) => line === undefined || value <= line);
}

async function main() {
  await access(join(dist, "index.html")).catch(() => {
    throw new Error(`there is no page in ${dist}: \`make dist\` builds it`);
  });
  const folder = await gzipped();
  const site = await serve(folder, { gzip: true });
  const browser = await chromium.launch(launchOptions);
  try {
    const starts = [];
    for (let n = 0; n < STARTS; n++) starts.push(await start(browser, site.url));
    const slow = await slowStart(browser, site);
    const paints = await clicks(browser, site.url, async (page) => {
      await startBattle(page, BATTLE);
      await new Player(page).playTo("over");
    });
    const decks = await clicks(browser, site.url, async (page) => {
      await startBattle(page, DECKS);
      await playDecks(page);
    });
    const undos = await clicks(browser, site.url, takeBack(LONG));
    const undosOfTwoDays = await clicks(browser, site.url, takeBack(TURN_31));
    const lately = await clicks(browser, site.url, late("late-in-scenario-6", LATE));
    const onTurn31 = await clicks(browser, site.url, late(`../../saves/${TURN_31}`, ON_TURN_31));
    const report = await clicks(browser, site.url, late(`../../saves/${TURN_31}`, ON_TURN_31 + 1, ON_TURN_31));
    const scrubbed = await scrub(browser, site.url, LONG);
    const scrubbedTwoDays = await scrub(browser, site.url, TURN_31);
    const { dragging, panning } = await moves(browser, site.url);

    const sizes = Object.entries(starts[0].sizes).sort(([, a], [, b]) => b - a);
    const bytes = await Promise.all(sizes.map(([name]) => brotli(name)));
    // What was reached on two cores of a small server, and 15 % more; but a step on the timeline is to fit into a frame, and
    // the line of a first visit is what it transfers now and a tenth more.
    const good = table([
      ["Transfer of a first visit, gzipped", sum(sizes.map(([, bytes]) => bytes)) / 1000, "kB", 2150],
      [`A step on the timeline of a game of 632 orders, ${scrubbed.length} steps, median`, quantile(scrubbed, 0.5), "ms", 16],
      [`The same of two days, on turn 31, ${scrubbedTwoDays.length} steps, median`, quantile(scrubbedTwoDays, 0.5), "ms", 16],
      ...sizes.map(([name, bytes]) => [`    ${name || "index.html"}`, bytes / 1000, "kB"]),
      ["Transfer of a first visit, with brotli", sum(bytes) / 1000, "kB"],
      [`To the first decision, median of ${STARTS}`, quantile(starts.map(({ time }) => time), 0.5), "ms", 560],
      ["To the first decision over 1.6 Mbit/s and 150 ms", slow.cold, "ms", 10_400],
      ["    again, from the service worker", slow.again, "ms", 730],
      ...spread("scenario 1", paints, [37, 74]),
      ...spread("flight decks open", decks, [46, 83]),
      ...spread("late in scenario 6", lately, [56, 111]),
      ...spread("on turn 31 of scenario 8", onTurn31, [56, 111]),
      ["The last click of two days, to the paint of the report", Math.max(...report), "ms", 440],
      [`Undo on turn 31 of scenario 8, ${undosOfTwoDays.length} clicks, slowest`, Math.max(...undosOfTwoDays), "ms", 304],
      [`Undo in a game of 632 orders, ${undos.length} clicks, slowest`, Math.max(...undos), "ms", 304],
      ...evenness("Dragging a plane", dragging, 20),
      ...evenness("Panning the chart", panning, 20),
    ]);
    if (!good) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(`The page's benchmark cannot run: ${error.message}`);
  process.exitCode = 1;
}
