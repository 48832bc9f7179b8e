// Air search in scenario 4: planned on the chart and sent by mouse, by keys and by touch, a fan in one go.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { asked, comeBack, inWindows, onlySave, openMore, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** It is asked which searches take off: all that are suggested, if the player leaves it so. */
const toSearches = (page) => openSave(page, "search-planned");

/** A single search is being planned. */
async function toPlanning(page) {
  await toSearches(page);
  // To turn the first of those suggested is to plan it.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
}

/** The search orders that were given. */
async function searches(page) {
  const { orders } = await onlySave(page);
  return orders.map((order) => (typeof order === "string" ? JSON.parse(order) : order)).filter((order) => order.order === "search");
}

/** Where the task force is on the screen. */
async function fleet(page) {
  const { x, y, width, height } = await page.locator('.counter[data-unit^="TF"]').boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The height of two rows of hexes, in pixels: so far off lies the hex straight to the north, or to the south. */
const twoRows = (page) => page.locator("svg.chart").evaluate((svg) => (2 * 51.96 * svg.clientWidth) / svg.viewBox.baseVal.width);

test("a search is aimed by the mouse, seen, and sent", async ({ page }) => {
  await inWindows(page, [[1440, 900], [390, 844]], async () => {
    await toPlanning(page);
    const sector = page.locator(".sectors [data-sector]");
    await expect(sector).toHaveCount(1);
    let [x, y] = await fleet(page);
    // Straight up the screen is north: pointing shows it, a click holds it.
    const off = await twoRows(page);
    await page.mouse.move(x, y - off);
    await expect(sector).toHaveAttribute("data-sector", "000");
    await expect(page.locator(".sector-before")).toHaveCount(1);
    await page.mouse.click(x, y - off);
    await expect(page.locator("#ask")).toHaveText("Search to the north, 10 hexes");
    [x, y] = await fleet(page);
    await page.mouse.move(x - 60, y);
    await expect(sector).toHaveAttribute("data-sector", "270");
    await page.mouse.click(x - 60, y);
    await expect(page.locator("#ask")).toHaveText("Search to the west, 10 hexes");
    await expect(page.locator(".search-zones li")).toHaveCount(3);
    await page.locator("#send-search").click();
    await asked(page);
    const [given, ...more] = await searches(page);
    expect(more).toEqual([]);
    expect(given.aim).toEqual({ standard: "270" });
    await expect(page.locator(".search-mark[data-search]")).toHaveCount(1);
    await expect(page.locator(".coverage path")).toHaveCount(1);
  });
});

test("all that are suggested lie on the chart, go with one click, and are one step", async ({ page }) => {
  await toSearches(page);
  const shown = await page.locator(".sectors [data-sector]").count();
  expect(shown).toBeGreaterThan(1);
  await expect(page.locator("#send-search")).toHaveText(new RegExp(`^Send (both|all ${shown})`));
  await page.keyboard.press("Enter");
  expect(await asked(page)).not.toBe("air_search");
  expect((await searches(page)).length).toBeGreaterThan(1);
  await page.keyboard.press("u");
  expect(await asked(page)).toBe("air_search");
  expect(await searches(page)).toEqual([]);
  await expect(page.locator(".sectors [data-sector]")).toHaveCount(shown);
});

test("a fan is laid by one click and sent by another, and a reload changes nothing of it", async ({ page }) => {
  await toPlanning(page);
  await page.locator("#fan-five").click();
  await expect(page.locator(".sectors [data-sector]")).toHaveCount(5);
  await expect(page.locator("#ask")).toHaveText("Fan: five to the west");
  await page.locator("#send-search").click();
  await asked(page);
  expect((await searches(page)).map((order) => order.aim.standard).sort()).toEqual(["210", "240", "270", "300", "330"]);
  await expect(page.locator(".search-mark[data-search]")).toHaveCount(5);
  // It was one step.
  await page.keyboard.press("u");
  await asked(page);
  await expect(page.locator(".search-mark[data-search]")).toHaveCount(0);
  await page.locator("#fan-five").click();
  await page.locator("#send-search").click();
  await asked(page);
  await comeBack(page);
  await asked(page);
  await expect(page.locator(".search-mark[data-search]")).toHaveCount(5);
  await expect(page.locator(".coverage path")).toHaveCount(1);
});

test("a search is planned and sent by the keys alone", async ({ page }) => {
  await toPlanning(page);
  const title = page.locator("#ask");
  await expect(title).toHaveText("Search to the west, 10 hexes");
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText("Search to the west-north-west, 10 hexes");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("Search to the west-south-west, 10 hexes");
  // The slider says where it points, and turns it too.
  const slider = page.getByRole("slider", { name: "Direction of the search" });
  await slider.focus();
  await expect(slider).toHaveAttribute("aria-valuetext", "west-south-west");
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText("Search to the west, 10 hexes");
  await page.locator("#ask").focus();
  await page.keyboard.press("s");
  await asked(page);
  expect((await searches(page)).map((order) => order.aim)).toEqual([{ standard: "270" }]);
  // Escape leaves what was begun, and E sends no more.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  expect(await asked(page)).not.toBe("air_search");
});

test("a narrow search follows its line, and other planes are chosen by a click", async ({ page }) => {
  await toPlanning(page);
  await page.locator("#kind-narrow").click();
  await expect(page.locator("#ask")).toContainText("Narrow search to the west");
  await page.locator(".search-crews summary").click();
  const crew = page.locator(".search-crews [role=group]").first().locator("button").first();
  await crew.click();
  await expect(crew).toHaveAttribute("aria-pressed", "true");
  await page.locator("#send-search").click();
  await asked(page);
  const [given] = await searches(page);
  expect(given.aim).toHaveProperty("narrow");
  expect(given.units).toHaveLength(1);
});

test("nothing of it is out of reach of assistive software", async ({ page }) => {
  await toPlanning(page);
  const look = async () => {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
      expect(found).toEqual([]);
    }
  };
  await page.locator(".search-crews summary").click();
  await look();
  await page.locator("#fan-three").click();
  await look();
  await page.locator("#send-search").click();
  await asked(page);
  await look();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on the sea aims the search", async ({ page }) => {
    await toPlanning(page);
    const [x, y] = await fleet(page);
    await page.touchscreen.tap(x, y - (await twoRows(page)));
    await expect(page.locator("#ask")).toHaveText("Search to the north, 10 hexes");
    await page.locator("#send-search").tap();
    await asked(page);
    expect((await searches(page)).map((order) => order.aim)).toEqual([{ standard: "000" }]);
  });

  test("the next search is drawn as it is asked about, not turned to the force that was tapped", async ({ page }) => {
    await toPlanning(page);
    const sector = page.locator(".sectors [data-sector]");
    await page.locator('.counter[data-unit="Force A"]').tap();
    await expect(page.locator("#ask")).toHaveText("Search to the north-north-west, 10 hexes");
    await expect(sector).toHaveAttribute("data-sector", "330");
    // The dial turns it, wherever the finger was.
    await openMore(page);
    await page.locator("#turn-left").tap();
    await page.keyboard.press(".");
    await expect(page.locator("#ask")).toHaveText("Search to the west-north-west, 10 hexes");
    await expect(sector).toHaveAttribute("data-sector", "300");
    await page.locator('.counter[data-unit="Force A"]').tap();
    await page.locator("#send-search").tap();
    expect(await asked(page)).toBe("air_search");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    const words = await page.locator(".dial input").getAttribute("aria-valuetext");
    expect(words).not.toBe("north-north-west");
    await expect(page.locator(".sector-before")).toHaveCount(0);
    const ways = { west: "270", "west-south-west": "240", "west-north-west": "300" };
    expect(Object.keys(ways)).toContain(words);
    await expect(sector).toHaveAttribute("data-sector", ways[words]);
  });
});

test("what has been looked at is shaded, and can be switched off", async ({ page }) => {
  await toPlanning(page);
  await page.locator("#send-search").click();
  await asked(page);
  await expect(page.locator(".coverage path")).toHaveCount(1);
  await page.keyboard.press("l");
  await expect(page.locator(".coverage path")).toHaveCount(0);
  await page.keyboard.press("l");
  await expect(page.locator(".coverage path")).toHaveCount(1);
  // The search has its card.
  await page.keyboard.press("1");
  await expect(page.locator(".search-card")).toContainText("Home at 1210 if the fleet stays");
});

test("the hexes Task Force 58 can move to are lit and can be clicked", async ({ page }) => {
  // A seed whose first chits include its own.
  await startBattle(page, "scenario=4&seed=3");
  expect(await asked(page)).toBe("us_movement");
  await expect(page.locator(".prompt-why").first()).toContainText("Click a lit hex to move there, or press G");
  const hexes = page.locator(".reach");
  expect(await hexes.count()).toBeGreaterThan(3);
  const order = JSON.parse(await hexes.first().getAttribute("data-order"));
  await hexes.first().click();
  await asked(page);
  const { orders } = await onlySave(page);
  expect(orders.at(-1)).toMatchObject(order);
});

test("the slider answers to its keys: steps, both ends, and its buttons turn it too", async ({ page }) => {
  await toPlanning(page);
  const slider = page.getByRole("slider", { name: "Direction of the search" });
  const points = (words) => expect(slider).toHaveAttribute("aria-valuetext", words);
  await slider.focus();
  await points("west");
  await page.keyboard.press("ArrowLeft");
  await points("west-south-west");
  await page.keyboard.press("ArrowUp");
  await points("west");
  await page.keyboard.press("Home");
  await points("north");
  await page.keyboard.press("End");
  await points("north-north-west");
  await expect(page.locator("#ask")).toHaveText("Search to the north-north-west, 10 hexes");
  await expect(slider).toBeFocused();
  await page.locator("#turn-right").click();
  await points("north");
  await page.locator("#turn-left").click();
  await points("north-north-west");
  // No order was given by any of it.
  expect(await searches(page)).toEqual([]);
});

test("the arrows turn a search, a narrow one by a hex of its ring, and a fan; how it is aimed, how far it flies and when it is back are said", async ({ page }) => {
  await toPlanning(page);
  await expect(page.locator(".prompt-why").first()).toContainText("Click the sea or a force to aim it there, or turn it with the arrows.");
  await expect(page.locator(".search-facts")).toContainText("10 hexes out, 10 home");
  await expect(page.locator(".search-facts")).toContainText("until 1210 at the earliest");
  const title = page.locator("#ask");
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText("Search to the west-north-west, 10 hexes");
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("Search to the west, 10 hexes");
  await page.locator("#kind-narrow").click();
  const slider = page.getByRole("slider", { name: "Direction of the search" });
  await expect(slider).toHaveAttribute("max", "83");
  const step = Number(await slider.inputValue());
  await title.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue(String(step + 1));
  await page.locator("#fan-three").click();
  await expect(title).toHaveText("Fan: three to the west");
  await title.focus();
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText("Fan: three to the west-north-west");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("Fan: three to the west-south-west");
  expect(await searches(page)).toEqual([]);
});

test("a click on the sea or on a force aims a search, and one on the fleet does not", async ({ page }) => {
  await toPlanning(page);
  const title = page.locator("#ask");
  const [x, y] = await fleet(page);
  await page.mouse.click(x, y + (await twoRows(page)));
  await expect(title).toHaveText("Search to the south, 10 hexes");
  await page.locator('.counter[data-unit="Force A"]').click();
  await page.mouse.move(5, 5);
  await expect(title).toHaveText("Search to the north-north-west, 10 hexes");
  await page.locator('.counter[data-unit^="TF"]').click();
  await page.mouse.move(5, 5);
  await expect(title).toHaveText("Search to the north-north-west, 10 hexes");
  expect(await searches(page)).toEqual([]);
});

test("who stands ready and cannot take off is said where a search is planned", async ({ page }) => {
  expect(await openSave(page, "held-on-deck")).toBe("declare_search");
  const held = /1\sF6F, 1\sSB2C, 1\sTBF ready, but held on deck: Hornet has more on deck than may stand there at a launch/;
  await openMore(page);
  await expect(page.locator(".panel .prompt-why").filter({ hasText: held })).toHaveCount(1);
  await page.locator(".prompt [data-key=s]").click();
  await asked(page);
  await page.keyboard.press("ArrowRight");
  await page.locator(".search-crews summary").click();
  await expect(page.locator(".search-crews [role=group]").first().locator(".note")).toHaveText(held);
  await expect(page.locator(".search-crews .note")).toHaveCount(1);
});

test.describe("with hints", () => {
  test.use({ settings: { speed: "off", hints: "on" } });

  test("the staff's line stands in the plan of a search, and its zones in the order of their range", async ({ page }) => {
    await toPlanning(page);
    await inWindows(page, [[1024, 768], [390, 844]], async () => {
      await expect(page.getByRole("note", { name: "Hint" })).toBeVisible();
      const why = page.locator(".prompt .prompt-why").first();
      await expect(why).toBeVisible();
      await expect(why).toContainText("The staff would send");
      const zones = page.locator(".search-zones li");
      const tops = await zones.evaluateAll((all) => all.map((zone) => [zone.getBoundingClientRect().top, zone.querySelector("b").textContent]));
      tops.sort(([one], [other]) => one - other);
      expect(tops.map(([, zone]) => zone)).toEqual(["0–2 hexes", "3–6 hexes", "7–10 hexes"]);
    });
  });
});

test("a search in the air is named apart from what it does, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await openSave(page, "search-in-the-air")).toBe("declare_search");
  await openMore(page);
  const line = page.locator(".engage li").first();
  const [name, does] = [line.locator(".who b"), line.locator(".who small")];
  const [left, right] = [await name.boundingBox(), await does.boundingBox()];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width + 3);
});

test("the move that the staff suggests is given by its key", async ({ page }) => {
  await startBattle(page, "scenario=4&seed=3");
  expect(await asked(page)).toBe("us_movement");
  const suggested = page.locator(".prompt .btn.primary");
  await expect(suggested).toHaveAttribute("data-key", "r");
  await page.keyboard.press("r");
  await asked(page);
  const { orders } = await onlySave(page);
  expect(orders.some((order) => order.order === "move_task_force")).toBe(true);
});
