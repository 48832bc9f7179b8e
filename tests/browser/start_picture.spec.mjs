// The picture of the start screen shows every counter whole.

import { expect, test } from "./page.mjs";

for (const viewport of [{ width: 1440, height: 900 }, { width: 1920, height: 1080 }, { width: 1024, height: 768 }]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("no counter of the picture is cut", async ({ page }) => {
      await page.goto("./");
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
}
