// Midway's first turns by fingers alone, on a phone: from the start screen to a reload.

import { expect, test } from "./page.mjs";
import { asked, midwayGames, openMidway, prompt, start, table } from "./midway.mjs";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, settings: { speed: "off" } });

const marker = (page, name) => page.locator(`.markers [data-unit="${name}"]`);
const lit = (page, place) => page.locator(`.lit-spot[data-place="${place}"]`);
const viewBox = (page) => page.locator(".plot .chart").getAttribute("viewBox");
/** Narrower than the whole chart, in its units. */
const WHOLE = 1_400;
const width = (viewBox) => Number(viewBox.split(" ")[2]);

/** Where the middle of something is, once it is in sight. */
async function middle(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** One finger comes down on something and goes up. */
async function tap(page, locator) {
  await page.touchscreen.tap(...(await middle(locator)));
}

/** Fingers on the screen, each with the points it goes through. */
async function fingers(page, ways) {
  const touch = await touches(page);
  await touch("touchStart", ways.map((way) => way[0]));
  for (let at = 1; at < ways[0].length; at++) await touch("touchMove", ways.map((way) => way[at]));
  await touch("touchEnd", []);
}

/** What fingers do next, each at a point. */
async function touches(page) {
  const devtools = await page.context().newCDPSession(page);
  return (type, points) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** One finger drags something to where a place is lit, which may not be in sight before. */
async function drag(page, what, to) {
  const touch = await touches(page);
  const [x, y] = await middle(what);
  await touch("touchStart", [[x, y]]);
  for (const point of way([x, y], [x + 24, y - 24])) await touch("touchMove", [point]);
  await expect(page.locator(".ghost-drag")).toBeVisible();
  for (const point of way([x + 24, y - 24], await middle(to))) await touch("touchMove", [point]);
  await touch("touchEnd", []);
}

/** The points from one to another. */
const way = ([x, y], [toX, toY], steps = 8) => Array.from({ length: steps + 1 }, (_, n) => [x + ((toX - x) * n) / steps, y + ((toY - y) * n) / steps]);

/** Taps on the button that shows all of the chart, again where a finger has just gone up and the browser takes no tap yet. */
async function wholeChart(page) {
  await expect(async () => {
    await tap(page, page.getByRole("button", { name: "Whole chart" }));
    await expect.poll(async () => width(await viewBox(page)), { timeout: 1_000 }).toBeGreaterThan(WHOLE);
  }).toPass();
}

/** Taps the filled answers until this is asked. */
async function until(page, decision) {
  for (let n = 0; n < 30 && (await asked(page)) !== decision; n++) {
    await tap(page, prompt(page).locator(".btn.primary").first());
    // Sooner, it would be the second tap of a double tap, which answers nothing.
    await page.waitForTimeout(350);
  }
  await expect(prompt(page)).toHaveAttribute("data-decision", decision);
}

test("the first turns are played by fingers: taps, a drag, a pinch, a die's chart, and they are there again after a reload", async ({ page }) => {
  await openMidway(page);
  await tap(page, page.getByRole("textbox", { name: "Seed" }));
  await page.keyboard.type("7");
  await tap(page, page.getByRole("button", { name: "Begin", exact: true }));
  await expect(table(page)).toBeVisible();

  // Two fingers zoom the chart, one moves it, and neither answers.
  const first = await asked(page);
  const box = await page.locator(".plot .chart").boundingBox();
  const centre = [box.x + box.width / 2, box.y + box.height / 2];
  const framed = await viewBox(page);
  await fingers(page, [-1, 1].map((side) => way([centre[0] + 20 * side, centre[1]], [centre[0] + 90 * side, centre[1]])));
  await expect.poll(() => viewBox(page)).not.toBe(framed);
  const near = await viewBox(page);
  expect(width(near)).toBeLessThan(width(framed) / 2);
  await fingers(page, [way(centre, [centre[0] - 60, centre[1] - 20])]);
  await expect.poll(() => viewBox(page)).not.toBe(near);
  expect(await asked(page)).toBe(first);
  await wholeChart(page);

  // A force is chosen in the sheet, and its places are lit: a tap sends it.
  await until(page, "operations");
  await tap(page, prompt(page).locator(".more-button"));
  const tf44 = page.locator('.question-tab li[data-piece="TF-44"]');
  await tap(page, tf44.getByRole("button", { name: "Sail" }));
  await expect(page.locator(".question-tab")).toBeHidden();
  await tap(page, lit(page, "Coral Sea").locator(".halo"));
  await expect(marker(page, "TF-44")).toHaveAttribute("aria-label", /^TF-44, Coral Sea:/);

  // Taken back, it is dragged there.
  await tap(page, page.locator("[data-order-kind=undo]"));
  await expect(marker(page, "TF-44")).toHaveAttribute("aria-label", /^TF-44, Australia:/);
  await wholeChart(page);
  await drag(page, marker(page, "TF-44"), lit(page, "Coral Sea").locator(".halo"));
  await expect(marker(page, "TF-44")).toHaveAttribute("aria-label", /^TF-44, Coral Sea:/);

  // A die opens its chart, and the dialog closes.
  await until(page, "organization");
  await tap(page, page.getByRole("tab", { name: "Log" }));
  const die = page.locator(".roll").first();
  await tap(page, die);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("td.lit")).toHaveCount(1);
  await tap(page, dialog.getByRole("button", { name: /Close|Done/ }).last());
  await expect(dialog).toBeHidden();

  // All of it is there again.
  const [before] = Object.values(await midwayGames(page));
  const decision = await prompt(page).getAttribute("data-decision");
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(start(page)).toBeHidden();
  expect(await asked(page)).toBe(decision);
  const [after] = Object.values(await midwayGames(page));
  expect(after.save.orders).toEqual(before.save.orders);
});
