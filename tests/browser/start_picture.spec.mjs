// The picture of the start screen shows every counter whole.

import { expect, test } from "./page.mjs";
import { inWindows } from "./table.mjs";

test("no counter of the picture is cut, in any window", async ({ page }) => {
  await page.goto("./");
  await inWindows(page, [[1440, 900], [1920, 1080], [1024, 768]], async () => {
    const counters = page.locator(".hero-chart .counter");
    await expect(counters).toHaveCount(6);
    const hero = await page.locator(".hero").boundingBox();
    for (const counter of await counters.all()) {
      const box = await counter.boundingBox();
      expect(box.y).toBeGreaterThanOrEqual(hero.y);
      expect(box.y + box.height).toBeLessThanOrEqual(hero.y + hero.height);
      expect(box.x + box.width).toBeLessThanOrEqual(hero.x + hero.width);
    }
  });
});
