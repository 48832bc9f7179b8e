// What there is to choose is seen at once: the rows of a list without scrolling, the rule of a question once in a
// segment, keys only where there are keys, and what the fuel comes to.

import { expect, test } from "./page.mjs";
import { asked, expectInSight, openMore, openSave, startBattle } from "./table.mjs";

/** Answers as is suggested; says whether the battle is over. */
async function answer(page) {
  if (page.isClosed() || (await asked(page)) === "over") return false;
  const answers = [".prompt [data-order-kind=all-as-suggested]", "dialog.fight .primary", ".prompt .btn.primary", ".prompt :is([data-key=e], [data-key=x])"];
  for (const one of answers.map((selector) => page.locator(selector).first())) {
    if (await one.isVisible()) {
      await one.click();
      return true;
    }
  }
  throw new Error("nothing to press");
}

test.describe("with hints", () => {
  test.use({ settings: { speed: "off", hints: "on" } });

  test("who engages and who lands is in sight beside the chart, with the one click for all of them", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    const seen = { interception: 0, landing: 0 };
    const look = async (now) => {
      await expectInSight(page.locator(".details :is(.engage li, .grid tbody tr)").first(), 1);
      await expectInSight(page.locator(".prompt .primary"), 1);
      await expectInSight(page.locator(".prompt :is([data-key=e], [data-key=x])"), 1);
    };
    for (let n = 0; n < 80; n++) {
      const now = await asked(page);
      if (now in seen) {
        seen[now]++;
        await look(now);
        // And without its hint, where it has one.
        const gotIt = page.getByRole("note", { name: "Hint" }).getByRole("button", { name: "Got it" });
        if (await gotIt.count()) {
          await gotIt.click();
          await look(now);
        }
      }
      if (!(await answer(page))) break;
    }
    expect(seen.interception).toBeGreaterThan(4);
    expect(seen.landing).toBeGreaterThan(0);
  });
});

test.describe("the rule of a question", () => {
  test.use({ settings: { speed: "off" } });

  test("stands there once in a segment, and behind its number after that", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    const why = page.locator(".prompt-why");
    await expect(why.first()).toContainText("Click a lit hex to fly there, or press G, then the arrows and Enter.");
    await openMore(page);
    await expect(why.filter({ hasText: "Every mission on the map flies" })).toHaveCount(1);
    await page.keyboard.press("h");
    await expect(page.locator("#ask")).toContainText("Intercept 2");
    await expect(why.filter({ hasText: /Every mission on the map flies|Click a lit hex/ })).toHaveCount(0);
    await expect(why.first()).toContainText("Raid 1, 9 points");
    await page.locator(".prompt-head .rule").click();
    await expect(page.locator("dialog.rule-page")).toContainText("every mission flies one hex, or stays, for 1 fuel");
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, settings: { speed: "off" } });

  test("nothing is said of keys, and the Fuel Critical track is read in the question and on the mission's card", async ({ page }) => {
    test.slow();
    await startBattle(page, "scenario=1&seed=7");
    await openMore(page);
    await expect(page.locator(".prompt .how")).toContainText("Click a lit hex to fly there");
    await expect(page.locator(".prompt .by-keys")).toBeHidden();
    await openSave(page, "fuel-critical");
    const track = page.locator(".prompt .critical");
    await expect(track).toBeVisible();
    await expect(track).toContainText(/Holding takes it to (box \d|the last box) of Fuel Critical\. .* At ✕ the whole mission is lost\./);
    const boxes = track.locator(".crit-track li");
    await expect(boxes).toHaveCount(7);
    await expect(track.locator(".next")).toHaveCount(1);
    await expect(boxes.first()).toContainText(/^1\s*\d+%$/);
    await expect(boxes.last()).toContainText("lost");
    // On its card, once it is on the track.
    await openSave(page, "fuel-critical-on-the-track");
    await page.getByRole("tab", { name: "Air" }).click();
    const card = page.locator("#pane .card .critical").first();
    await expect(card).toBeVisible();
    await expect(card.locator("p")).toHaveText(/^Landing from here, (each unit is lost with \d+%|every unit is lost)\. At ✕ the whole mission is lost\.$/);
    await expect(card.locator("[aria-current]")).toHaveCount(1);
  });
});

test.describe("at 1024 x 768", () => {
  test.use({ viewport: { width: 1024, height: 768 }, settings: { speed: "off" } });

  test("the units to be divided among strikes are in sight with what deals them", async ({ page }) => {
    await startBattle(page, "scenario=2&seed=7");
    await expect(page.locator(".details .strikes li")).toHaveCount(5);
    await expectInSight(page.locator(".details .pool"), 0.5);
  });
});
