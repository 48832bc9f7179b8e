// The timeline under the chart: any moment of before is looked at and left again, in a game that goes on and in one
// that is over, and nothing is ordered there.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { goOn } from "./deck_player.mjs";
import { asked, comeBack, onlySave, openSave, situation, startBattle, stored } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const timeline = (page) => page.getByRole("region", { name: "Timeline" });
const slider = (page) => timeline(page).getByRole("slider");
const marks = (page) => timeline(page).locator("button[data-mark]");
const bar = (page) => page.locator(".prompt.replay");
const wayBack = (page) => bar(page).getByRole("button", { name: /Return to the present|Stop/ });
const spoken = (page) => slider(page).getAttribute("aria-valuetext");
const clock = (page) => page.locator(".clock").innerText();

/** Opens a game that was kept from an older page, at its question. */
const bringIn = (page, name) => openSave(page, `../../saves/version-5/exports/${name}`);

/** Where a part of what has been is, on the slider. */
async function at(page, part) {
  const box = await slider(page).boundingBox();
  return [box.x + 7 + (box.width - 14) * part, box.y + box.height - 8];
}

test("in a game that goes on any moment of before is looked at, nothing can be ordered there, and the question waits", async ({ page }) => {
  await bringIn(page, "scenario-5-parted-fleet");
  const [before, kept] = [await situation(page), await stored(page)];
  await page.keyboard.press("t");
  await expect(slider(page)).toBeFocused();
  expect(await spoken(page)).toMatch(/^\d{4}, phase \d, the present$/);

  // By the mouse, from the present to the middle.
  await page.mouse.move(...(await at(page, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 0.5)), { steps: 8 });
  await page.mouse.up();
  await expect(bar(page)).toContainText(/^Looking back: \d{4}/);
  expect(await clock(page)).not.toBe(before.clock);
  expect(await spoken(page)).not.toContain("present");

  // There is nothing to answer, by no button and by no key.
  await expect(page.locator(".prompt")).toHaveCount(1);
  await expect(page.locator(".stage [data-order]:visible")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo the last order" })).toHaveAttribute("aria-disabled", "true");
  const there = await clock(page);
  for (const key of ["e", "h", "r", "m", "s", "p", "u", "Control+z", "Enter"]) {
    await page.locator("svg.chart").focus();
    await page.keyboard.press(key);
  }
  expect(await clock(page)).toBe(there);
  expect(await stored(page)).toEqual(kept);

  await wayBack(page).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);
  expect(await stored(page)).toEqual(kept);
});

test("what a moment of before shows is what stood there then", async ({ page }) => {
  await startBattle(page, "scenario=3&seed=7");
  for (let n = 0; n < 2; n++) {
    await asked(page);
    await goOn(page);
  }
  const early = await situation(page);
  await page.keyboard.press("t");
  const place = await slider(page).inputValue();
  await page.keyboard.press("Escape");
  for (let n = 0; n < 25; n++) {
    if ((await asked(page)) === "over") break;
    await goOn(page);
  }
  expect((await situation(page)).clock).not.toBe(early.clock);
  // The present then is where it was, or near: its phase was in progress.
  const then = Number(place);
  await slider(page).evaluate((slider, place) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    set.call(slider, place);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, String(then));
  await expect(bar(page)).toBeVisible();
  expect(await clock(page)).toBe(early.clock);
});

test("by the keyboard: from event to event, from phase to phase, to the ends, along the marks, and back", async ({ page }) => {
  await bringIn(page, "scenario-5-parted-fleet");
  const before = await situation(page);
  await page.keyboard.press("t");
  await expect(slider(page)).toBeFocused();
  const value = async () => Number(await slider(page).inputValue());
  const present = await value();
  await page.keyboard.press("ArrowLeft");
  await expect(bar(page)).toBeVisible();
  await expect(slider(page)).toBeFocused();
  const step = await value();
  expect(step).toBeLessThan(present);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  const phases = await value();
  expect(phases).toBeLessThan(step);
  await page.keyboard.press("PageUp");
  expect(await value()).toBeGreaterThan(phases);
  await page.keyboard.press("Home");
  expect(await spoken(page)).toMatch(/^\d{4}, before the first phase$/);
  await page.keyboard.press("ArrowRight");
  expect(await value()).toBeGreaterThan(0);
  await page.keyboard.press("End");
  await expect(bar(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);

  // The marks are one stop of Tab; the arrows go along them.
  await slider(page).focus();
  await page.keyboard.press("Tab");
  await expect(marks(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(marks(page).nth(1)).toBeFocused();
  const words = await marks(page).nth(1).getAttribute("aria-label");
  expect(words).toMatch(/^\d{4}, (phase \d|before the first phase): /);
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeVisible();
  expect((await spoken(page)).slice(0, 4)).toBe(words.slice(0, 4));
  await page.locator("svg.chart").focus();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);
  await page.keyboard.press("t");
  await expect(timeline(page)).toHaveCount(0);
});

test("a raid's mark tells its points, and leads to where it came up; from there the battle plays on to the present", async ({ page }) => {
  await bringIn(page, "scenario-3-air-movement");
  const before = await situation(page);
  await page.keyboard.press("t");
  const raid = marks(page).and(page.locator("[data-mark=raid-up]")).last();
  await expect(raid).toHaveAttribute("title", /Raid \d+, \d+ points?, comes up/);
  await raid.click();
  await expect(bar(page)).toContainText(/^Looking back/);
  await expect(page.locator(".counter.raid").first()).toBeVisible();
  // A fight lies over the chart only when it is played on to.
  await expect(page.locator("dialog.fight")).toHaveCount(0);
  const there = await spoken(page);
  await bar(page).getByRole("button", { name: "Step" }).click();
  await expect(async () => expect(await slider(page).inputValue()).not.toBe("0")).toPass();
  await page.getByRole("button", { name: "Go on" }).last().click();
  await expect(async () => expect(await spoken(page)).not.toBe(there)).toPass({ timeout: 30_000 });
  // Fights come and go meanwhile, each with a way back of its own.
  await page.locator("#way-back").last().dispatchEvent("click");
  await expect(bar(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);
});

test("in a game that is over it goes through the battle, and back to where the player was", async ({ page }) => {
  await bringIn(page, "scenario-5-finished");
  await page.getByRole("button", { name: "Look at the chart" }).click();
  await expect(page.locator(".prompt[data-decision=over]")).toBeVisible();
  const kept = await stored(page);
  await page.keyboard.press("t");
  // The way back to the report covers nothing of it.
  const [over, strip] = [await page.locator(".prompt[data-decision=over]").boundingBox(), await timeline(page).boundingBox()];
  expect(over.y + over.height).toBeLessThanOrEqual(strip.y);
  await page.mouse.click(...(await at(page, 0.4)));
  await expect(bar(page)).toContainText(/^Once more, \d{4}/);
  await expect(page.locator(".prompt[data-decision=over]")).toHaveCount(0);
  expect(await marks(page).count()).toBeGreaterThan(5);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
  await wayBack(page).click();
  await expect(page.locator(".prompt[data-decision=over]")).toBeVisible();
  expect(await stored(page)).toEqual(kept);
  // What the report tells of leads there too.
  await page.getByRole("button", { name: "Back to the report" }).click();
  await page.getByText("As a table").first().click();
  await page.locator(".curve-table tbody").getByRole("button").nth(3).click();
  await expect(bar(page)).toContainText(/^Once more/);
});

test("the log leads to the moments it tells of", async ({ page }) => {
  await bringIn(page, "scenario-3-air-movement");
  const before = await situation(page);
  await page.getByRole("tab", { name: "Record" }).click();
  await page.locator("#pane .log-phase .log-head").nth(1).click();
  await page.locator("#pane .log-phase.open").last().getByRole("button", { name: "Show this moment" }).first().click();
  await expect(bar(page)).toContainText(/^Looking back/);
  await wayBack(page).click();
  await page.getByRole("tab", { name: "Air" }).click();
  expect(await situation(page)).toEqual(before);
});

test("what earned points leads to its moment, with the verdict of its fight, and back to the report", async ({ page }) => {
  await bringIn(page, "scenario-5-finished");
  const report = page.getByRole("article", { name: "The battle is over" });
  const earned = report.locator(".earned").first();
  await earned.locator("summary").click();
  await earned.getByRole("button").first().click();
  await expect(report).toHaveCount(0);
  const verdict = page.locator("dialog.fight[open]");
  if (await verdict.count()) await page.keyboard.press("Escape");
  await expect(verdict).toHaveCount(0);
  await expect(bar(page)).toContainText(/^Once more, \d{4}/);
  await wayBack(page).click();
  await expect(report).toBeVisible();
});

test("before the first turn it goes back to where the decks and the submarines were decided", async ({ page }) => {
  await startBattle(page, "scenario=6&seed=7");
  const decisions = [];
  for (let n = 0; n < 12; n++) {
    const decision = await asked(page);
    if (!["ready_decks", "place_submarines"].includes(decision)) break;
    decisions.push(decision);
    const batch = page.locator(".prompt [data-order-kind]:not(#carry-out)").first();
    if (await batch.count()) await batch.click();
    await goOn(page);
  }
  expect(decisions.length).toBeGreaterThan(0);
  const before = await situation(page);
  await page.keyboard.press("t");
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect(bar(page)).toContainText(/^Looking back: before the first turn/);
  expect(await spoken(page)).toBe("Before the first turn");
  await page.keyboard.press("PageUp");
  expect(await spoken(page)).toContain("Before the first turn");
  await page.keyboard.press("ArrowLeft");
  expect(await slider(page).inputValue()).not.toBe(await slider(page).getAttribute("max"));
  await page.keyboard.press("End");
  await expect(bar(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);
});

test("the page that is loaded again while a moment of before is looked at shows the present", async ({ page }) => {
  await bringIn(page, "scenario-5-parted-fleet");
  const before = await situation(page);
  await page.keyboard.press("t");
  await page.keyboard.press("Home");
  await expect(bar(page)).toBeVisible();
  await comeBack(page);
  await expect(bar(page)).toHaveCount(0);
  // The timeline is open as it was.
  await expect(timeline(page)).toBeVisible();
  expect(await situation(page)).toEqual(before);
});

test.describe("a card that waits", () => {
  test.use({ settings: { speed: "normal" } });

  test("is there again when the player comes back, and nothing beyond it is shown before", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    const card = page.locator("#card-next");
    await expect(card).toBeVisible();
    const headline = await page.locator("#card-title").innerText();
    await page.keyboard.press("t");
    await slider(page).focus();
    const present = await slider(page).inputValue();
    expect(present).toBe(await slider(page).getAttribute("max"));
    await page.keyboard.press("ArrowLeft");
    await expect(bar(page)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.keyboard.press("End");
    await expect(card).toBeVisible();
    expect(await page.locator("#card-title").innerText()).toBe(headline);
    // After a reload too.
    await slider(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(bar(page)).toBeVisible();
    await comeBack(page);
    await expect(card).toBeVisible();
    expect(await page.locator("#card-title").innerText()).toBe(headline);
  });
});

test.describe("phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a button opens it, a finger scrubs, and the way back is in reach", async ({ page }) => {
    await bringIn(page, "scenario-3-air-movement");
    const before = await situation(page);
    await page.locator(".map-tools").getByRole("button", { name: /^Timeline/ }).tap();
    await expect(timeline(page)).toBeVisible();
    const box = await slider(page).boundingBox();
    expect(box.height).toBeGreaterThanOrEqual(43);
    await page.touchscreen.tap(...(await at(page, 0.5)));
    await expect(bar(page)).toContainText(/^Looking back/);
    const there = await spoken(page);
    await timeline(page).getByRole("button", { name: "A phase back" }).tap();
    expect(await spoken(page)).not.toBe(there);
    await expect(wayBack(page)).toBeInViewport({ ratio: 0.99 });
    await wayBack(page).tap();
    await expect(bar(page)).toHaveCount(0);
    expect(await situation(page)).toEqual(before);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test("nothing moves under the pointer, and the chart keeps its room", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringIn(page, "scenario-5-parted-fleet");
  const stage = async () => (await page.locator("main.stage").boundingBox()).height;
  const without = await stage();
  await page.keyboard.press("t");
  await expect(timeline(page)).toBeVisible();
  expect(without - (await stage())).toBeLessThanOrEqual(47);
  const strip = await timeline(page).boundingBox();
  const lefts = () => marks(page).evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
  // The strip is there before its marks.
  await expect.poll(async () => (await lefts()).length).toBeGreaterThan(5);
  const before = await lefts();
  for (const part of [0.9, 0.5, 0.2]) {
    await page.mouse.click(...(await at(page, part)));
    await expect(bar(page)).toBeVisible();
    expect(await timeline(page).boundingBox()).toEqual(strip);
    expect(await lefts()).toEqual(before);
  }
});

test.describe("as the player has said nothing of it", () => {
  test.use({ settings: { speed: "off", timeline: undefined } });

  test("it stands under the whole battle on a large screen, until it is put away", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startBattle(page, "scenario=6&seed=7");
    await expect(timeline(page)).toBeVisible();
    await expect(slider(page)).not.toBeFocused();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(timeline(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await timeline(page).getByRole("button", { name: "Close" }).click();
    await expect(timeline(page)).toHaveCount(0);
    await comeBack(page);
    await asked(page);
    await expect(timeline(page)).toHaveCount(0);
  });

  test("it is not under a scenario that is over soon", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startBattle(page, "scenario=3&seed=7");
    await asked(page);
    await expect(timeline(page)).toHaveCount(0);
  });
});

test("while the staff has command the past is looked at too, and the staff waits as it was told", async ({ page }) => {
  await startBattle(page, "scenario=5&seed=7");
  await asked(page);
  await page.keyboard.press("w");
  await page.locator("dialog button").filter({ hasText: /battle/i }).first().click();
  const staff = page.locator(".prompt.staff");
  await expect(staff).toBeVisible();
  await expect.poll(async () => (await onlySave(page)).orders.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await staff.getByRole("button", { name: "Pause" }).click();
  const before = await stored(page);
  await page.keyboard.press("t");
  await page.keyboard.press("ArrowLeft");
  await expect(bar(page)).toContainText("Looking back");
  await expect(staff).toHaveCount(0);
  await wayBack(page).click();
  await expect(staff.getByRole("button", { name: "Go on" })).toBeVisible();
  expect(await stored(page)).toEqual(before);
});
