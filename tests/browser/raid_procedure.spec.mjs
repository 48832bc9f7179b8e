// A force comes up: the air raid procedure on its card, question by question, each die on its chart; what is called back
// marked as counting for nothing; the radar contact that waits; the butai's display.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, inWindows, letPass, standStill, startBattle, startStill } from "./table.mjs";

/** The first chit is Force E, which launches 7 points and then 5; the second, Force F, does not strike. */
const RAID = "scenario=5&seed=3";
/** The first chit is Force A, which would strike and is called back. */

const card = (page) => page.locator(".event-card");
const goOn = (page) => page.locator("#card-next");
const hurry = (page) => page.locator("#card-hurry");
const step = (page, letter) => page.locator(`.raid-step[data-step=${letter}]`);

/** What the page shows at one instant. */
function look(page) {
  return page.evaluate(() => {
    const newest = (card) => {
      const step = card?.querySelector(".raid-step:last-child .raid-question")?.getBoundingClientRect();
      const text = card?.querySelector(".card-text").getBoundingClientRect();
      return step ? Math.round(Math.max(step.bottom - text.bottom, text.top - step.top)) : 0;
    };
    const card = document.querySelector(".event-card");
    const steps = [...(card?.querySelectorAll(".raid-step") ?? [])].map((one) => ({
      letter: one.dataset.step,
      answer: one.querySelector(".raid-answer b").innerText,
      isRolling: !!one.querySelector("[data-rolling]"),
      die: one.querySelector(".raid-sum .die")?.innerText,
      lit: one.querySelectorAll(".strip td.lit").length,
      tinted: one.querySelectorAll(".strip .good").length > 0 && one.querySelectorAll(".strip .bad").length > 0,
      chits: [...one.querySelectorAll(".chit")].map((chit) => chit.getAttribute("aria-label")),
    }));
    return {
      kind: card?.dataset.card,
      heading: card?.querySelector("h2").innerText,
      isOver: !!card?.querySelector("#card-next"),
      // How far the newest question lies below what is seen of the card, or above it.
      outside: newest(card),
      frame: document.querySelector("svg.chart").getAttribute("viewBox"),
      steps,
      log: document.querySelector(".log.recent")?.textContent ?? "",
      raids: document.querySelectorAll(".counter[data-unit^=Raid]").length,
    };
  });
}

/** Lets time pass until `stop` says so; says everything seen on the way. */
const watch = (page, stop) => letPass(page, look, stop);


const fits = (page) =>
  card(page).evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const inside = [...card.querySelectorAll(".raid-step *")].filter((it) => it.getClientRects().length);
    const wide = inside.filter((it) => !it.closest(".sr, caption") && it.getBoundingClientRect().right > right + 1);
    const chart = document.querySelector("svg.chart").getBoundingClientRect();
    return {
      // Beside the chart, or below it on a phone.
      coversChart: left < chart.right - 1 && top < chart.bottom - 1,
      wide: wide.map((it) => it.className || it.tagName),
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      isInside: left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1,
    };
  });

for (const [width, height] of SIZES) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, settings: { speed: "normal" } });

    test("a raid: every question with its die and its answer, and the radar contact waits", async ({ page }) => {
      await startStill(page, RAID);
      const seen = await watch(page, (now) => now.kind === "raid-launched" && now.isOver);
      const asking = seen.filter((now) => now.steps.length && !now.isOver);
      // Nothing tells a die while it rolls.
      const rolling = asking.filter((now) => now.steps.some((one) => one.isRolling));
      expect(rolling.length).toBeGreaterThan(2);
      for (const now of rolling) {
        const newest = now.steps.at(-1);
        expect([newest.isRolling, newest.die, newest.lit, newest.answer, newest.tinted]).toEqual([true, "", 0, "", true]);
        expect(now.heading).toBe("Force E comes up. Would it strike?");
      }
      // Each question is in sight, once it has come up, above a card that keeps its height.
      const stood = asking.filter((now, n) => n > 0 && now.steps.length === asking[n - 1].steps.length);
      expect(stood.length).toBeGreaterThan(3);
      expect(Math.max(...stood.map((now) => now.outside))).toBeLessThanOrEqual(4);
      const later = asking.filter((now) => now.steps.length > 1);
      expect(later.length).toBeGreaterThan(3);
      // The chart moves once at most: when the raid that radar sees would lie outside it.
      expect(new Set(later.map((now) => now.frame)).size).toBeLessThanOrEqual(2);
      // The chit lies face down first.
      const chits = asking.flatMap((now) => now.steps.flatMap((one) => one.chits));
      expect(chits).toContain("Chit of Force E, face down");
      expect(chits).toContain("Chit of Force E: Carrier");
      // Radar shows nothing before its die has fallen.
      expect(asking.filter((now) => now.raids && !now.steps.some((one) => one.letter === "G" && one.answer))).toEqual([]);

      const end = seen.at(-1);
      expect(end.heading).toBe("Radar contact: 2 raids, 12 air points");
      expect(end.steps.map((one) => one.letter).join("")).toBe("ABCDEFG");
      expect(end.steps[4].answer).toBe("7 points, then 5");
      for (const letter of ["B", "E", "G"]) await expect(step(page, letter).locator(".strip td.lit")).toHaveCount(1);
      await expect(card(page)).toContainText("which is Butai 1 from now on");
      await page.clock.runFor(10_000);
      await expect(card(page).getByRole("heading", { name: end.heading })).toBeVisible();
      await expect(goOn(page)).toBeInViewport();
      expect(await fits(page)).toEqual({ coversChart: false, wide: [], page: 0, isInside: true });
      // It needs a clock that goes; the card waits.
      await page.clock.resume();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(".event-card").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
      await standStill(page);
    });
  });
}

test.describe("with less motion", () => {
  test.use({ settings: { speed: "normal" } });

  test("the same questions are asked, and nothing turns or tumbles", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startStill(page, RAID);
    const seen = await watch(page, (now) => now.kind === "raid-launched" && now.isOver);
    expect(seen.at(-1).steps.map((one) => one.letter).join("")).toBe("ABCDEFG");
    const moving = await card(page).evaluate((card) =>
      card.getAnimations({ subtree: true }).filter((one) => one.playState === "running" && one.effect.getTiming().duration > 20).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe("hurried", () => {
  test.use({ settings: { speed: "normal" } });

  test("Show it all ends the questions at once, and the card can be looked at again", async ({ page }) => {
    await startStill(page, RAID);
    await watch(page, (now) => now.steps.length > 1);
    if (await hurry(page).count()) await hurry(page).click();
    await page.clock.resume();
    await expect(card(page)).toHaveAttribute("data-card", "raid-launched");
    await expect(goOn(page)).toBeVisible();
    await goOn(page).click();
    const decision = await asked(page);
    const again = page.locator(".look-back [data-again=procedure]");
    await expect(again).toContainText("how Force F came up");
    await again.click();
    await expect(card(page)).toHaveAttribute("data-card", "comes-up");
    await expect(step(page, "B").locator(".strip td.lit")).toHaveCount(1);
    await goOn(page).click();
    expect(await asked(page)).toBe(decision);
    // The log leads to each.
    await page.getByRole("tab", { name: "Record" }).click();
    await page.locator(".log-fight .log-head", { hasText: "Activation, phase 1" }).first().click();
    await page.locator(".log-fight .log-to", { hasText: "Does Force E attack?" }).first().click();
    await expect(card(page).getByRole("heading")).toHaveText("Radar contact: 2 raids, 12 air points");
    await goOn(page).click();
    expect(await asked(page)).toBe(decision);
  });
});

test.describe("off", () => {
  test.use({ settings: { speed: "off" } });

  test("the display of a butai shows its raids, its tracks and its next raid", async ({ page }) => {
    await startBattle(page, RAID);
    await asked(page);
    await page.locator('.counter[data-unit="Butai 1"]').focus();
    await page.keyboard.press("Enter");
    await inWindows(page, [[1440, 900], [390, 844]], async () => {
      const display = page.getByRole("region", { name: "Display of Butai 1" });
      await expect(display).toContainText("It has shown 12 air points so far");
      await expect(display.getByLabel(/^Raid 1: 7 points, arrives/)).toBeAttached();
      await expect(display.getByLabel(/^Raid 2, second wave: 5 points/)).toBeAttached();
      await expect(display.locator(".butai-track")).toHaveCount(3);
      await expect(display.locator(".turnaround .butai-box")).toHaveCount(6);
      await expect(display.locator(".butai-next")).toContainText(/^Next raid: from 1[34]\d0/);
      await expect(display.locator(".butai-next")).toContainText("6 points at most");
      const story = page.locator('.force-card[data-unit="Butai 1"] .story');
      await expect(story).toContainText("It is Butai 1 from now on, and was Force E");
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include("#pane").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
    });
  });
});
