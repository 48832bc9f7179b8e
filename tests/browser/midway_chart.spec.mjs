// Midway's chart and what stands beside it: reach, drags, keys, the line under it, the displays.

import { expect, test } from "./page.mjs";
import { asked, beginMidway, giveFilled, prompt } from "./midway.mjs";

test.use({ settings: { speed: "off" } });

const marker = (page, name) => page.locator(`.markers [data-unit="${name}"]`);
const lit = (page, place) => page.locator(`.lit-spot[data-place="${place}"]`);

/** Gives filled answers until this is asked. */
async function until(page, decision) {
  for (let n = 0; n < 40 && (await asked(page)) !== decision; n++) await giveFilled(page, 1);
  await expect(prompt(page)).toHaveAttribute("data-decision", decision);
}

/** Where the middle of something is. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Drags from one to the other by the mouse. */
async function drag(page, from, to) {
  const [x, y] = await middle(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 3 });
  await page.mouse.move(...(await middle(to())), { steps: 5 });
  await page.mouse.up();
}

test("a task force pointed at shows what it reaches, and one of the enemy where it may stand", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  await marker(page, "TF-16").hover();
  await expect(page.locator(".reached.sails")).not.toHaveCount(0);
  await expect(page.locator(".readout")).toContainText("TF-16");
  await marker(page, "2nd CSF").hover();
  await expect(page.locator(".reached.stands")).not.toHaveCount(0);
  const chances = await page.locator(".reached.stands text").allTextContents();
  const faces = chances.map((text) => Number(/^(\d) in 6$/.exec(text)[1]));
  expect(faces.reduce((sum, it) => sum + it, 0)).toBe(6);
});

test("a task force is dragged along lit places, and sails where it is dropped", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  await drag(page, marker(page, "TF-44"), () => lit(page, "Coral Sea"));
  await expect(marker(page, "TF-44")).toHaveAttribute("aria-label", /^TF-44, Coral Sea:/);
});

test("the same by keys: chosen and sent by Enter", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  await marker(page, "TF-44").focus();
  await page.keyboard.press("Enter");
  await lit(page, "Coral Sea").focus();
  await page.keyboard.press("Enter");
  await expect(marker(page, "TF-44")).toHaveAttribute("aria-label", /^TF-44, Coral Sea:/);
});

test("ships are dragged from one task force to another, or the rule says why not", async ({ page }) => {
  await beginMidway(page);
  await until(page, "organization");
  await page.getByRole("tab", { name: "Forces" }).click();
  const row = page.locator('.force-card .ship-row[data-unit="AVD-12"]');
  const card = (name) => page.locator(`.force-card[data-unit="${name}"] header`);
  await drag(page, row, () => card("TF-8"));
  await expect(page.getByText("(6.0(11b))")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 1400 });
  await drag(page, row, () => card("TF-16"));
  await expect(page.locator('.force-card[data-unit="TF-16"] [data-unit="AVD-12"]')).toBeVisible();
});

test("the chart is zoomed and moved by wheel, keys and drags, and shown whole again", async ({ page }) => {
  await beginMidway(page);
  await asked(page);
  const chart = page.locator(".plot .chart");
  const view = () => chart.getAttribute("viewBox");
  const whole = await view();
  await page.keyboard.press("+");
  const near = await view();
  expect(near).not.toBe(whole);
  await page.keyboard.press("g");
  await page.keyboard.press("ArrowRight");
  expect(await view()).not.toBe(near);
  await chart.hover({ position: { x: 400, y: 60 } });
  await page.mouse.wheel(0, -200);
  expect(await view()).not.toBe(near);
  await page.keyboard.press("0");
  expect(await view()).toBe(whole);
});

test("a line stands under the chart from west to east", async ({ page }) => {
  await beginMidway(page);
  await asked(page);
  const strip = page.locator(".line-strip");
  await strip.getByRole("button", { name: "SO" }).click();
  const names = await strip.locator(".strip-name").allInnerTexts();
  expect([names[0], names.at(-1)]).toEqual(["Truk", "New Caledonia"]);
});

test("the displays tell of both sides, and what nobody has seen is not told", async ({ page }) => {
  await beginMidway(page);
  await asked(page);
  await page.getByRole("tab", { name: "Enemy" }).click();
  await expect(page.locator(".enemy-force")).toHaveCount(12);
  for (const force of await page.locator(".enemy-force.unseen").all()) {
    await expect(force.locator(".seen-ships li")).toHaveCount(0);
  }
  await page.getByRole("tab", { name: "Ports" }).click();
  await expect(page.locator('.track[data-place="West Coast"]')).toContainText("Saratoga");
});
