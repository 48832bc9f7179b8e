// The stage: in air operations the decks are on it, and nothing there moves under the pointer; the chart
// stands beside them in small, and takes the stage at a click, a key, or a question that needs it.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { answer, goOn } from "./deck_player.mjs";
import { asked, expectInSight, inWindows, onlySave, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const SCENARIO = "scenario=3&seed=7";
/** The same battle at its first air operations. */
const DECKS = "air-operations";

const decks = (page) => page.locator(".flight-decks");
const carriers = (page) => decks(page).locator(".carrier");
const stageSwitch = (page) => page.locator("#stage-switch");

async function toOperations(page) {
  for (let n = 0; n < 40 && (await asked(page)) !== "air_operations"; n++) await goOn(page);
  await expect(decks(page)).toBeVisible();
}

async function ready(page, ship) {
  return decks(page).locator(`[data-drop="${ship}/Ready"] [data-plane]`).first();
}

/** Where every carrier is. */
async function places(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll(".flight-decks .carrier, .flight-decks .cap-box")];
    return all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.dataset.ship ?? one.dataset.drop, x, y, width, height].join(" ");
    });
  });
}

test("the decks take the stage in air operations, and leave it after them", async ({ page }) => {
  await startBattle(page, SCENARIO);
  await expect(decks(page)).toBeHidden();
  await toOperations(page);
  await inWindows(page, SIZES, async (width) => {
    await expect(carriers(page)).toHaveCount(8);
    const stage = await page.locator("main.stage").boundingBox();
    const area = await decks(page).boundingBox();
    expect(area.width).toBeGreaterThan(stage.width * 0.99);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Her deck and the units on it are large enough to read and to touch.
    const plane = await (await ready(page, "Bunker Hill")).boundingBox();
    expect(plane.width).toBeGreaterThan(width === 1024 ? 30 : 40);
  });
  for (let n = 0; n < 9 && (await asked(page)) === "air_operations"; n++) await goOn(page);
  await inWindows(page, SIZES, async () => {
    await expect(decks(page)).toBeHidden();
    await expect(page.locator("svg.chart")).toBeVisible();
  });
});

test("at 1440 x 900 eight carriers are in view without scrolling, whole, through a phase of work", async ({ page }) => {
  await openSave(page, DECKS);
  let looks = 0;
  for (let n = 0; n < 60 && looks < 12; n++) {
    if ((await asked(page)) === "air_operations") {
      looks++;
      await expect(carriers(page)).toHaveCount(8);
      await expectInSight(carriers(page), 1);
      const low = await decks(page).boundingBox();
      const ends = await carriers(page).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
      expect(ends).toBeLessThanOrEqual(low.y + low.height + 1);
    }
    await answer(page);
  }
  expect(looks).toBe(12);
});

test("the picture of the chart shows the raids, TF 58 and the islands", async ({ page }) => {
  await openSave(page, DECKS);
  await inWindows(page, SIZES.slice(0, 2), async () => {
    const frame = await stageSwitch(page).boundingBox();
    const inside = async (part) => {
      const { x, y, width, height } = await part.boundingBox();
      expect(x).toBeGreaterThanOrEqual(frame.x - 1);
      expect(y).toBeGreaterThanOrEqual(frame.y - 1);
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width + 1);
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height + 1);
    };
    await inside(stageSwitch(page).locator('[data-shows="Raid 1"]'));
    await inside(stageSwitch(page).locator('[data-shows="TF 58"]'));
    for (const island of ["Saipan", "Tinian", "Rota", "Guam"]) await inside(stageSwitch(page).getByText(island));
    await expect(stageSwitch(page)).toHaveAccessibleName(/^Chart: Raid 1, 8 points, .*Open it$/);
  });
});

test("the chart opens by a click and by a key, stays for the segment, and closes again", async ({ page }) => {
  await openSave(page, DECKS);
  await stageSwitch(page).click();
  await expect(decks(page)).toBeHidden();
  await expect(page.locator(".counter.raid").first()).toBeInViewport();
  // The player's own choice is kept from step to step.
  await goOn(page);
  expect(await asked(page)).toBe("air_operations");
  await expect(decks(page)).toBeHidden();
  await page.keyboard.press("d");
  await expect(decks(page)).toBeVisible();
  await page.keyboard.press("d");
  await expect(decks(page)).toBeHidden();
  await page.getByRole("button", { name: "Open the flight decks" }).click();
  await expect(decks(page)).toBeVisible();
  // It ends with the segment.
  await page.keyboard.press("d");
  for (let n = 0; n < 9 && (await asked(page)) === "air_operations"; n++) await goOn(page);
  await toOperations(page);
  // And the decks can be looked at in any other segment.
  for (let n = 0; n < 9 && (await asked(page)) === "air_operations"; n++) await goOn(page);
  await page.keyboard.press("d");
  await expect(carriers(page)).toHaveCount(8);
});

test("nothing moves when units are chosen, nor from step to step; units in hand show every way to take off", async ({ page }) => {
  await openSave(page, DECKS);
  const before = {};
  await inWindows(page, SIZES, async (width) => {
    before[width] = await places(page);
    await (await ready(page, "Bunker Hill")).click();
    await expect(page.locator(".composer")).toBeVisible();
    expect(await places(page)).toEqual(before[width]);
    // Whole and without scrolling.
    const ways = page.locator(".composer .btn");
    await expect(ways.filter({ hasText: "Launch as Intercept 3" })).toHaveCount(1);
    await expect(ways.filter({ hasText: "Put back" })).toHaveCount(1);
    await expectInSight(page.locator(".composer p").or(ways), width < 760 ? 0.5 : 1);
    await (await ready(page, "Wasp")).click();
    expect(await places(page)).toEqual(before[width]);
    await ways.filter({ hasText: "Put back" }).click();
    // What it warns of is there again when nothing is in hand; on a phone under the answers.
    const warning = page.locator(".prompt .warning");
    if (width < 760) await warning.scrollIntoViewIfNeeded();
    await expect(warning).toBeInViewport();
  });
  for (let n = 0; n < 4; n++) {
    await goOn(page);
    if ((await asked(page)) !== "air_operations") break;
    await inWindows(page, SIZES, async (width) => {
      expect(await places(page)).toEqual(before[width]);
    });
  }
});

test("a mission is launched from the stage by mouse, by keyboard and by drag", async ({ page }) => {
  await openSave(page, DECKS);
  const last = async () => (await onlySave(page)).orders.at(-1);
  // By the mouse.
  await (await ready(page, "Bunker Hill")).click();
  await page.locator(".composer .primary").click();
  expect(await last()).toMatchObject({ order: "launch", mission: "Intercept 3" });
  // By the keyboard.
  const plane = await ready(page, "Lexington");
  const name = await plane.getAttribute("data-plane");
  await plane.focus();
  await page.keyboard.press("Enter");
  await expect(plane).toHaveAttribute("aria-pressed", "true");
  while (!(await page.evaluate(() => document.activeElement.matches(".composer .primary")))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await last()).toMatchObject({ order: "launch", mission: "Intercept 4", units: [name] });
  // By a drag, for patrol.
  const [from, to] = [await (await ready(page, "Wasp")).boundingBox(), await page.locator('[data-drop="CAP/58.2"]').boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(await last()).toMatchObject({ order: "launch_cap" });
  await expect(page.locator('[data-drop="CAP/58.2"]')).toContainText("CAP 3/3");
});

test("a mission that may fly as it takes off has the chart, and leads back to the decks", async ({ page }) => {
  await openSave(page, DECKS);
  // Escape puts back the units in hand.
  const plane = await ready(page, "Bunker Hill");
  await plane.click();
  await page.keyboard.press("Escape");
  await expect(plane).toHaveAttribute("aria-pressed", "false");
  await (await ready(page, "Bunker Hill")).click();
  await page.locator(".composer .primary").click();
  await page.getByRole("button", { name: /Intercept 3 may fly one hex/ }).click();
  await expect(decks(page)).toBeHidden();
  for (const hex of await page.locator(".reach").all()) await hex.click({ trial: true, position: { x: 20, y: 20 } });
  await page.getByRole("button", { name: /^Back to the decks/ }).click();
  await expect(decks(page)).toBeVisible();
  await expect(page.locator(".prompt h2")).toHaveText("Who takes off?");
});

test("the last units of a type leave the focus on the strike they joined", async ({ page }) => {
  await startBattle(page, "scenario=2&seed=11");
  const all = page.getByRole("button", { name: "All SB2C to Air Strike 1" });
  await all.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#strike-1")).toBeFocused();
});

test.describe("by touch, on the smallest phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test("the decks, the chart and the question fit, and one is a tap from the other", async ({ page }) => {
    await openSave(page, DECKS);
    const wide = () => page.evaluate(() => [document.documentElement, ...document.querySelectorAll(".prompt, .panel, .ribbon, .flight-decks")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
    expect(await wide()).toEqual([]);
    await expect(page.locator(".prompt :is([data-key=e], [data-key=x])")).toBeInViewport({ ratio: 0.99 });
    await stageSwitch(page).tap();
    await expect(page.locator("svg.chart")).toBeVisible();
    expect(await wide()).toEqual([]);
    await stageSwitch(page).tap();
    await expect(decks(page)).toBeVisible();
    await (await ready(page, "Bunker Hill")).tap();
    await expect(page.locator(".composer .primary")).toBeInViewport({ ratio: 0.5 });
    await page.locator(".composer .primary").tap();
    expect((await onlySave(page)).orders.at(-1)).toMatchObject({ order: "launch" });
  });
});
