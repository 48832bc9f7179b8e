// Who asks the system for less motion gets none: on cards, in the chart and on the decks nothing moves longer than a
// blink, whatever the speed.

import { expect, test } from "./page.mjs";
import { asked, startBattle } from "./table.mjs";

test.use({ settings: { speed: "normal" } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** A blink, in seconds. */
const BLINK = 0.1;

/** What moves longer than that: by its style, and by what runs now. */
const moving = (page) =>
  page.evaluate((blink) => {
    const seconds = (text) => Math.max(...text.split(",").map((part) => parseFloat(part) * (part.trim().endsWith("ms") ? 0.001 : 1)));
    const styled = [...document.querySelectorAll("*")].flatMap((one) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(one, part);
        const animates = style.animationName !== "none" && seconds(style.animationDuration) > blink;
        const changes = style.transitionProperty !== "none" && seconds(style.transitionDuration) > blink;
        return animates || changes ? [`${one.tagName}.${one.getAttribute("class")}`] : [];
      }),
    );
    const running = document.getAnimations().filter((it) => Number(it.effect?.getComputedTiming().duration) > blink * 1000);
    return [...styled, ...running.map((it) => `runs: ${it.animationName ?? it.transitionProperty}`)];
  }, BLINK);

/** Passes on until something is there; says what moved on the way. */
async function passTo(page, there) {
  for (let n = 0; n < 40 && !(await there.count()); n++) {
    const settled = page.locator("#card-next, #fight-next, .prompt:not(.busy):not(.event-card)").or(there);
    await expect(settled.first()).toBeVisible({ timeout: 20_000 });
    expect(await moving(page)).toEqual([]);
    if (await there.count()) break;
    await page.locator("#card-next, #fight-next, .prompt:not(.busy):not(.event-card) :is([data-key=e], [data-key=x])").first().click();
  }
  await expect(there).toBeVisible();
}

test("less motion: a card, a die and the decks stand still", async ({ page }) => {
  await startBattle(page, "scenario=3&seed=7");
  const card = page.locator(".event-card");
  await expect(card).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await passTo(page, page.locator(".flight-decks"));
  expect(await moving(page)).toEqual([]);
  // What is done on them jumps to where it ends.
  await page.locator(".flight-decks .plane").first().click();
  expect(await moving(page)).toEqual([]);
  await page.locator("#carry-out").click();
  expect(await moving(page)).toEqual([]);
});

test("less motion: a raid that gets through stands still on its card", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  await passTo(page, page.locator(".event-card[data-card=got-through]"));
  expect(await moving(page)).toEqual([]);
  await page.locator("#card-next").click();
  expect(await asked(page)).toBeTruthy();
});
