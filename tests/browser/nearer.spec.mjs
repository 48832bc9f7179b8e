// The chart is seen from as near as what stands over it allows: from afar above a tall question, and from near again
// once that has gone.

import { expect, test } from "./page.mjs";
import { asked, startBattle } from "./table.mjs";

test.use({ viewport: { width: 1024, height: 768 }, settings: { speed: "off" } });

/** Chart units in a pixel: the more, the farther off. */
const far = (page) => page.locator("svg.chart").evaluate((it) => it.viewBox.baseVal.width / it.clientWidth);

test("the chart comes nearer again after a tall question, unless the player has moved it himself", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  const pass = async (until) => {
    for (let n = 0; n < 40; n++) {
      const now = await asked(page);
      // In a fight there is none.
      const height = await page.evaluate(() => document.querySelector(".prompt")?.getBoundingClientRect().height ?? 0);
      if (until(now, height)) return;
      const answers = ["dialog.fight .primary", ".prompt .btn.primary", ".prompt [data-key=e]"];
      for (const one of answers.map((selector) => page.locator(selector).first())) {
        if (await one.isVisible()) {
          await one.click();
          break;
        }
      }
    }
    throw new Error("never asked");
  };
  const isTall = (now) => now === "interception";
  const isLow = (now, height) => now === "air_movement" && height > 0 && height < 260;
  await pass(isTall);
  await expect.poll(() => far(page)).toBeGreaterThan(2);
  const above = await far(page);
  await pass(isLow);
  await expect.poll(() => far(page)).toBeLessThan(above / 1.8);
  // What the player has chosen himself stays.
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  const chosen = await far(page);
  await pass(isTall);
  await pass(isLow);
  expect(await far(page)).toBeGreaterThanOrEqual(chosen - 0.01);
});
