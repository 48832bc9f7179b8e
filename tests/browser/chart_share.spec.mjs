// The chart is what is looked at: at every question that tests/browser/saves has, and in every window, it has most of it,
// with nothing over it; in air operations the decks have that.

import { readdir } from "node:fs/promises";
import { SIZES } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { inWindows, openSave } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** How much of a window the chart has at least, or the decks. */
const SHARES = new Map([
  ["1440 x 900", 0.6],
  ["1024 x 768", 0.5],
  ["390 x 844", 0.55],
]);

const names = (await readdir(new URL("saves/", import.meta.url))).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));

/** The part of the window where the chart, or the decks, are what is seen and pressed. */
const share = (page) =>
  page.evaluate(() => {
    const [across, down] = [90, 90];
    const stage = document.querySelector(".app").dataset.stage === "decks" ? ".flight-decks" : ".plot";
    let free = 0;
    for (let n = 0; n < across; n++)
      for (let m = 0; m < down; m++) {
        const on = document.elementFromPoint(((n + 0.5) * innerWidth) / across, ((m + 0.5) * innerHeight) / down);
        if (on?.closest(stage) && !on.closest(".stack-list, .readout")) free += 1;
      }
    return free / (across * down);
  });

for (const name of names)
  test(`most of the window is the chart's: ${name}`, async ({ page }) => {
    const decision = await openSave(page, name);
    // A report and a fight have the whole window.
    test.skip(decision === "over" || (await page.locator("dialog[open]").count()) > 0);
    await inWindows(page, SIZES, async (width, height) => {
      expect(await share(page)).toBeGreaterThanOrEqual(SHARES.get(`${width} x ${height}`));
      const question = page.locator(".panel .prompt");
      await expect(question.locator("h2")).toBeInViewport({ ratio: 0.9 });
      // The suggested answer is in sight with it, and so is the way to all others.
      for (const button of await question.locator(".prompt-answers > .btn.primary, .prompt-answers > .more-button").all()) await expect(button).toBeInViewport({ ratio: 0.9 });
      expect(await question.locator(".prompt-answers > .btn:not(.more-button, .foresee)").count()).toBeLessThanOrEqual(3);
      if (width === 390) {
        const { height: high } = await page.locator(".panel").boundingBox();
        expect(high).toBeLessThanOrEqual(height / 3);
      }
    });
  });
