// A battle of two days: its start, the sheets of dusk and dawn, moments to play on from, and ships that meet.

import { expect, test } from "./page.mjs";
import { asSuggested } from "./admiral.mjs";
import { asked, inWindows, openSave, games } from "./table.mjs";

const sheet = (page) => page.locator("dialog.situation");
const menu = async (page, line) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#menu").getByRole("button", { name: line }).click();
};

test("the card of both days has its rule ticked, and the link of its battle has it too", async ({ page }) => {
  await page.goto("./");
  const card = page.locator("[data-scenario='8']");
  await card.locator("summary").click();
  await expect(card.locator("[name=refuelling]")).toBeChecked();
  await expect(card.locator("[name=surface-combat]")).not.toBeChecked();
  await page.goto("./#scenario=8&seed=3");
  await page.reload();
  await expect(page.locator("dialog")).toContainText("Japanese refuelling (20)");
});

test.describe("where nothing moves", () => {
  test.use({ settings: { speed: "off" } });

  test("the sheet of dusk lies there once, and its orders are those of the night", async ({ page }) => {
    await openSave(page, "before-the-first-dusk");
    for (let n = 0; n < 9 && !(await sheet(page).isVisible()); n++) {
      await asSuggested(page);
      await asked(page);
    }
    await expect(sheet(page)).toContainText("It gets dark");
    await expect(sheet(page)).toContainText("Oilers lie on the chart");
    await inWindows(page, [[1440, 900], [1024, 768], [390, 844]], async () => {
      for (const part of [sheet(page), sheet(page).locator(".d-body")])
        expect(await part.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await sheet(page).getByRole("button", { name: "Orders for the night" }).click();
    const orders = page.locator("dialog.orders-of-the-day");
    await expect(orders.getByLabel("The night, from 1950 to 0530, has a sheet of its own")).toBeChecked();
    await orders.getByRole("button", { name: "All as the staff" }).click();
    await orders.getByRole("button", { name: "So be it" }).click();
    await asked(page);
    await page.reload();
    await asked(page);
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press("i");
    await expect(sheet(page)).toContainText("Where was I?");
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toHaveCount(0);
    // By day he is asked as before.
    await page.keyboard.press("o");
    await expect(orders.getByRole("radio", { name: "Ask me" }).first()).toBeChecked();
    await orders.getByRole("button", { name: "By night" }).click();
    await expect(orders.getByRole("radio", { name: "As the staff" }).first()).toBeChecked();
  });
});

test("oilers lie on the chart, and who goes home is marked", async ({ page }) => {
  await openSave(page, "oilers");
  for (const name of ["Oiler A", "Oiler B", "Oiler C"]) {
    await expect(page.locator(`.counter[data-unit="${name}"]`)).toBeVisible();
  }
  await page.keyboard.press("3");
  await expect(page.locator(".force-card").first()).toBeVisible();
});

test("from a save point another game grows, and the list says from which", async ({ page }) => {
  await openSave(page, "oilers");
  await menu(page, "Save points");
  const points = page.locator("dialog.save-points");
  await points.getByLabel("A name for this moment").fill("Before the night");
  await points.getByLabel("A name for this moment").press("Enter");
  await expect(points.locator("li").first()).toContainText("Before the night");
  // A step back and on again takes no name away.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await page.getByRole("button", { name: /^Redo/ }).first().click();
  await asked(page);
  await menu(page, "Save points");
  await expect(points.locator("li").first()).toContainText("Before the night");
  await points.getByRole("button", { name: "Play on in a new game from 19 June, 1330" }).click();
  await asked(page);
  await expect(page.locator(".clock")).toContainText("1330");
  await expect(page.locator(".prompt")).toContainText("You play on from 19 June, 1330 in a new game");
  const slots = Object.values(await games(page));
  expect(slots.map((game) => game.name).sort()).toEqual(["Of a test", "Of a test, from 19 June, 1330"]);
  expect(slots.find((game) => game.points)?.points).toEqual([
    { name: "Before the night", orders: slots.find((game) => game.points).save.orders.length },
  ]);
  await menu(page, "Back to the start");
  await expect(page.locator(".saves")).toContainText("grew from “Of a test” at 19 June, 1330");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(sheet(page)).toContainText("Where was I?");
});

test("guns are laid by mouse and by keys, and the fight goes on after a reload", async ({ page }) => {
  await openSave(page, "surface-fire");
  const fight = page.locator("dialog.fight");
  const ship = (name) => fight.locator(`[data-ship="${name}"]`);
  await expect(fight).toContainText("No target yet: Iowa");
  // By mouse: dragged.
  const guns = await ship("Washington").getByRole("button").boundingBox();
  const yamato = await ship("Yamato").locator(".face").boundingBox();
  await page.mouse.move(guns.x + 5, guns.y + 5);
  await page.mouse.down();
  await page.mouse.move(yamato.x + 20, yamato.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(ship("Washington")).toContainText("→ Yamato");
  // She has hers: the other comes first.
  await expect(ship("Yamato").locator("button.face")).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await asked(page);
  await expect(ship("Washington")).toContainText("→ Yamato");
  // By keys.
  await ship("Haruna").locator("button.face").focus();
  await page.keyboard.press("Enter");
  await expect(ship("Iowa")).toContainText("→ Haruna");
  // The rest as suggested, and to the end of the round.
  await fight.getByRole("button", { name: "Lay the rest as suggested, and open fire" }).click();
  await expect(fight).toContainText("The first round of fire");
  await page.keyboard.press("Escape");
  await expect(fight.getByText("The second round of fire").or(fight.getByText("No target yet"))).toBeVisible();
});
