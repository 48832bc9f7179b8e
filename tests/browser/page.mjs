// What every spec imports instead of @playwright/test: `page.goto("./")` opens the built page, and
// any test fails if the page asked another host for something or wrote an error to the console.
//
// A worker keeps one browser context of a kind, and in it the compiled game, which is two thirds of a start: a test gets
// a new tab there, and empty storage. What cannot be taken back, a clock that stands or a script for every page, has the
// context thrown away with its test. A test with a server of its own has a context of its own, and so has one that asks
// for service workers, which are blocked elsewhere: `test.use({ serviceWorkers: "allow" })`.

import { test as base, expect } from "@playwright/test";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";

/** The built page: $DIST, or dist/. */
export const dist = resolve(process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));

/** What changes a context for good. */
const LASTING = ["addInitScript", "exposeBinding", "exposeFunction", "route", "routeFromHAR", "routeWebSocket", "setExtraHTTPHeaders", "setGeolocation", "setOffline"];

export const test = base.extend({
  // What the player has set up, such as { speed: "off" }; what is missing is as at first, without hints, timeline and orders of the day.
  settings: [null, { option: true }],

  // Whether a context of a test's own server has service workers.
  ownWorkers: ["allow", { option: true }],

  // One server for each worker. The folder is deep so that an address from the root shows up.
  site: [
    async ({}, use) => {
      const site = await serve(dist, { base: "/some/folder/", immutable: true });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // The contexts that are kept, by what is peculiar to each.
  kept: [
    async ({}, use) => {
      const kept = new Map();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],

  context: async ({ browser, kept, site, baseURL, settings, viewport, hasTouch, isMobile, contextOptions, serviceWorkers, ownWorkers }, use) => {
    const isKept = baseURL === site.url && serviceWorkers === "block";
    const kind = JSON.stringify([hasTouch, isMobile, contextOptions]);
    const open = (isKept && kept.get(kind)) || (isKept ? await openToKeep(browser, site) : await openContext(browser, { serviceWorkers: ownWorkers }));
    kept.delete(kind);
    const { context, newPage } = open;
    context.newPage = async () => {
      const page = await newPage();
      // A kept context has the size of the test that it was opened for.
      if (viewport) await page.setViewportSize(viewport);
      if (settings) await page.addInitScript(setUp, { speed: "normal", hex_numbers: false, theme: "auto", hints: "off", timeline: false, asks_everything: true, ...settings });
      return page;
    };
    await use(context);
    if (open.clear && !open.isSpoilt) {
      await open.clear();
      kept.set(kind, open);
    } else await context.close();
  },

  page: async ({ context }, use) => use(await context.newPage()),

  // What went wrong in the page. A test that provokes an error empties `faults.errors` itself.
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = { outside: [], errors: [] };
      const { origin } = new URL(baseURL);
      const listeners = {
        request: (request) => {
          const url = new URL(request.url());
          if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) faults.outside.push(url.href);
        },
        console: (message) => {
          if (message.type() === "error") faults.errors.push(message.text());
        },
        weberror: (error) => faults.errors.push(String(error.error())),
      };
      for (const [event, listener] of Object.entries(listeners)) context.on(event, listener);
      await use(faults);
      for (const [event, listener] of Object.entries(listeners)) context.off(event, listener);
      expect(faults).toEqual({ outside: [], errors: [] });
    },
    { auto: true },
  ],
});

async function openContext(browser, options) {
  const context = await browser.newContext(options);
  return { context, newPage: context.newPage.bind(context) };
}

/** A context that can be cleared for the next test, and says whether it has been spoilt for it. */
async function openToKeep(browser, site) {
  const open = { ...(await openContext(browser)), isSpoilt: false };
  const { context } = open;
  const spoils = (object, name) => {
    const method = object[name].bind(object);
    object[name] = (...values) => {
      open.isSpoilt = true;
      return method(...values);
    };
  };
  for (const name of LASTING) spoils(context, name);
  for (const name of ["install", "pauseAt", "setFixedTime", "setSystemTime"]) spoils(context.clock, name);
  // A tab in which nothing runs. It holds the compiled game, so that the pages beside it need not compile it; and
  // through it the storage is emptied.
  const tab = await open.newPage();
  await tab.goto(`${site.url}icon-192.png`);
  const game = (await readdir(dist)).find((name) => name.endsWith(".wasm"));
  await tab.evaluate(async (game) => (window.game = await WebAssembly.compileStreaming(fetch(game))), game);
  const devtools = await context.newCDPSession(tab);
  open.clear = async () => {
    await Promise.all(context.pages().filter((page) => page !== tab).map((page) => page.close()));
    await devtools.send("Storage.clearDataForOrigin", { origin: new URL(site.url).origin, storageTypes: "all" });
    // The process of the pages, which the tab shares, hears of that a little later: a page that came before would find
    // the settings of the last test.
    await tab.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await context.clearPermissions();
  };
  return open;
}

/** Runs in the page, before it: settings the player has not changed since. */
function setUp(settings) {
  try {
    const key = "carrier-battle/settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A test forbids or fills the storage.
  }
}

export { expect };
