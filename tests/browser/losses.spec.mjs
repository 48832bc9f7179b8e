// What we lose is told where it happens, and waits to be seen: a carrier that is hit and burns, the die of her fire,
// and units that ditch for want of fuel. Each from a save one answer before it.

import { expect, test } from "./page.mjs";
import { asked, letPass, openSave, score, standStill } from "./table.mjs";

test.use({ settings: { speed: "normal" } });

const moment = (page) => page.locator(".event-card");
const goOn = (page) => page.locator("#card-next");
const end = (page) => page.locator(".prompt :is([data-key=e], [data-key=x])");
/** Who is hit in the save. */
const SHIP = "Wasp";
/** Everything that gives an order. */
const orders = (page) => page.locator(".panel [data-order], .panel [data-order-kind], .reach");

/** Sees what an answer brings, step by step, up to something; what the fights ask is answered as suggested. */
async function seeTo(page, there) {
  for (let n = 0; n < 600; n++) {
    if (await there.count()) return;
    const next = page.locator("#fight-next, #card-next, dialog.fight .d-body .primary, dialog.fight .d-foot .primary").first();
    if (await next.count()) await next.click();
    await page.clock.runFor(100);
  }
  throw new Error("it never came");
}

test("a carrier that is hit and burns: the raid's verdict, the mark on the chart, on her deck and on her counter", async ({ page }) => {
  await openSave(page, "carrier-hit");
  const before = await score(page);
  await standStill(page);
  await end(page).click();
  const verdict = page.locator("dialog.fight .outcome h3");
  const burning = page.locator("dialog.fight .outcome", { hasText: SHIP });
  await seeTo(page, burning);
  // Who was hit, how badly, and what burns; it waits, and no order can be given.
  await expect(verdict).toContainText(new RegExp(`${SHIP}|Raid`));
  await expect(page.locator("dialog.fight")).toContainText(/fire/i);
  await expect(page.locator("dialog.fight .end-cards")).toContainText(/\d hits? of \d/);
  expect(await score(page)).toBeLessThan(before);
  await expect(orders(page)).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(burning).toBeVisible();
  await page.locator("#fight-next").click();
  await page.clock.resume();
  await asked(page);
  // It stays marked while she burns: on the chart, on the counter, and on her deck.
  await expect(page.locator(".loss-mark.fire")).toHaveCount(1);
  await expect(page.locator(".counter[aria-label*='on fire']").first()).toHaveAttribute("aria-label", new RegExp(`${SHIP}.* on fire`));
  await page.keyboard.press("d");
  const deck = page.locator(`.flight-decks [data-ship="${SHIP}"]`);
  await expect(deck).toHaveClass(/burns/);
  await expect(deck.locator(".ship-state .fire")).toHaveText("fire 1");
});

test("units that ditch for want of fuel have a card that waits", async ({ page }) => {
  await openSave(page, "ditched");
  await standStill(page);
  await end(page).last().click();
  const card = page.locator(".event-card[data-card=ditched]");
  await seeTo(page, card);
  await expect(card.getByRole("heading")).toHaveText(/ ditch(es)? for want of fuel$/);
  await expect(card).toContainText(/came to the end of (its|their) fuel /);
  await expect(card.locator(".end-cards")).toContainText(/Our losses\s*\d+ units?/);
  await expect(card.locator(".end-cards")).toContainText(/Their losses\s*none/);
  await expect(card.locator(".counted")).toHaveText(/score\s+[+−]?\d+ → [+−]?\d+/);
  await page.clock.runFor(20_000);
  await expect(card).toBeVisible();
  await expect(orders(page)).toHaveCount(0);
  await goOn(page).click();
  await page.clock.runFor(500);
  await expect(card).toHaveCount(0);
  // What it cost stays marked where it happened.
  await expect(page.locator(".loss-mark.ours").first()).toBeAttached();
});

test("a fire at the end of a turn rolls its die on its card before it says what became of it", async ({ page }) => {
  await openSave(page, "fire");
  await standStill(page);
  await end(page).click();
  const card = page.locator(".event-card[data-card=fire]");
  await seeTo(page, card);
  const heading = card.getByRole("heading");
  await expect(heading).toHaveText(/^Fire aboard \w+/);
  await expect(card.locator("[data-rolling]")).toHaveCount(1);
  await expect(card.locator(".lit")).toHaveCount(0);
  await expect(goOn(page)).toHaveCount(0);
  // It lands, its cell lights, and then come the words.
  await letPass(page, () => card.locator("td.lit").count(), (lit) => lit === 1);
  await letPass(page, () => goOn(page).count(), (buttons) => buttons === 1);
  await expect(heading).toHaveText("The fire aboard Wasp spreads");
  await expect(card.locator("td.lit")).toHaveCount(1);
  await expect(card.locator("td.lit")).toContainText("+1 level");
  await expect(card.locator(".end-cards")).toContainText("fire of level 2");
  await goOn(page).click();
  await page.clock.runFor(500);
  await expect(moment(page).and(card)).toHaveCount(0);
});
