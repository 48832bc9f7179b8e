// What a player must read is large enough and whole: the windows of strikes on a tablet, and the warning under the decks
// beside a hint.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, expectInSight, frames, inWindows, openSave, startBattle } from "./table.mjs";

/** The least size of lettering, in pixels. */
const LEAST = 12;

/** Texts of a window that are smaller. */
const small = (page, selector) =>
  page.locator(selector).evaluate((window, least) => {
    const texts = document.createTreeWalker(window, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const one = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent.trim();
      const isSeen = text && one.checkVisibility() && one.getBoundingClientRect().width > 2 && !one.closest("svg, .sr");
      if (isSeen && parseFloat(getComputedStyle(one).fontSize) < least - 0.01) found.push(`${one.tagName}.${one.className}: ${text}`);
    }
    return found;
  }, LEAST);

test.describe("at 1024 x 768", () => {
  test.use({ viewport: { width: 1024, height: 768 }, settings: { speed: "off" } });

  for (const [scenario, seed, expected] of [[2, 11, ["air_attack", "assignment", "coordination", "second_attempt", "verdict"]], [1, 7, ["division", "interception", "landing", "verdict"]]]) {
    test(`nothing in the questions and windows of scenario ${scenario} is below ${LEAST} pixels`, async ({ page }) => {
      test.slow();
      await startBattle(page, `scenario=${scenario}&seed=${seed}`);
      const alike = page.getByRole("button", { name: "Three strikes alike" });
      if (await alike.count()) {
        await alike.click();
        await page.locator(".prompt .primary").click();
      }
      const seen = new Set();
      const dialog = page.locator("dialog.fight");
      for (let n = 0; n < 60; n++) {
        const now = await asked(page);
        if (now === "over") break;
        const window = (await dialog.count()) ? "dialog.fight" : ".prompt";
        if (!seen.has(now)) expect(await small(page, window), now).toEqual([]);
        seen.add(now);
        // How a fight ended.
        const verdict = page.locator(".news-line[data-news=fight]").first();
        if (!seen.has("verdict") && !(await dialog.count()) && (await verdict.count())) {
          await verdict.click();
          expect(await small(page, "dialog.fight"), "verdict").toEqual([]);
          await page.locator("#fight-next").click();
          seen.add("verdict");
        }
        const answers = [".prompt [data-order-kind=all-as-suggested]", "dialog.fight .primary", ".prompt .btn.primary", ".prompt :is([data-key=e], [data-key=x])"];
        for (const one of answers.map((selector) => page.locator(selector).first())) {
          if (await one.isVisible()) {
            await one.click();
            break;
          }
        }
        // Or it waits, where ships were hit.
        await frames(page);
        if (!seen.has("verdict") && (await page.locator("dialog.fight #fight-next").count())) {
          expect(await small(page, "dialog.fight"), "verdict").toEqual([]);
          seen.add("verdict");
        }
      }
      expect([...seen]).toEqual(expect.arrayContaining(expected));
    });
  }
});

for (const hints of ["off", "on"]) {
  test.describe(`beside the decks, hints ${hints}`, () => {
    test.use({ settings: { speed: "off", hints } });

    test("the warning is read as a whole, and every answer beside it", async ({ page }) => {
      expect(await openSave(page, "air-operations")).toBe("air_operations");
      await inWindows(page, SIZES.slice(0, 2), async () => {
        if (hints === "on") await expect(page.locator(".hint-line")).toBeVisible();
        const warning = page.locator(".warning");
        await expect(warning).toContainText("Raid 1 is over you in 1 phase.");
        await expectInSight(warning, 1);
        // Beside a hint it scrolls.
        const cut = await warning.evaluate((it) => it.scrollHeight - it.clientHeight);
        if (hints === "off") expect(cut).toBeLessThanOrEqual(1);
        await expectInSight(page.locator(".prompt-answers > .btn"));
      });
    });
  });
}
