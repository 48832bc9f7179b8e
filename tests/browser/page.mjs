// What every spec imports instead of @playwright/test: `page.goto("./")` opens the built page, and
// any test fails if the page asked another host for something or wrote an error to the console.

import { test as base, expect } from "@playwright/test";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";

/** The built page: $DIST, or dist/. */
export const dist = resolve(process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));

export const test = base.extend({
  // What the player has set up, such as { speed: "off" }; what is missing is as at first, without hints and timeline.
  settings: [null, { option: true }],

  context: async ({ context, settings }, use) => {
    if (settings) await context.addInitScript(setUp, { speed: "normal", hex_numbers: false, theme: "auto", hints: "off", timeline: false, ...settings });
    await use(context);
  },

  // One server for each worker. The folder is deep so that an address from the root shows up.
  site: [
    async ({}, use) => {
      const site = await serve(dist, { base: "/some/folder/" });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // What went wrong in the page. A test that provokes an error empties `faults.errors` itself.
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = { outside: [], errors: [] };
      const { origin } = new URL(baseURL);
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) faults.outside.push(url.href);
      });
      context.on("console", (message) => {
        if (message.type() === "error") faults.errors.push(message.text());
      });
      context.on("weberror", (error) => faults.errors.push(String(error.error())));
      await use(faults);
      expect(faults).toEqual({ outside: [], errors: [] });
    },
    { auto: true },
  ],
});

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
