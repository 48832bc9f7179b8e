// A game that is not saved: what is said of it, and what is asked before it is left.

import { readFile } from "node:fs/promises";
import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, situation, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const lost = (page) => page.locator("[data-keeping=lost]");
const dialog = (page) => page.locator("dialog[open]");

// Full while `full` is set, as Chromium says it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (window.full) throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  }),
);

/** A game with some orders that there was no room for; and what gives the next one. */
async function unsavedGame(page) {
  await startBattle(page);
  await page.evaluate(() => (window.full = true));
  const player = new Player(page);
  const order = async () => player.answer(await asked(page));
  for (let n = 0; n < 3; n++) await order();
  await expect(lost(page)).toContainText("storage is full");
  return order;
}

async function fromMenu(page, item) {
  await page.locator("#menu-button").click();
  await page.locator("#menu").getByRole("button", { name: item }).click();
}

test("the message covers nothing, can be put away, and comes again with the next reason", async ({ page }) => {
  const order = await unsavedGame(page);
  const box = (selector) => page.locator(selector).first().boundingBox();
  const message = await box("[data-keeping=lost]");
  for (const selector of [".ribbon", "svg.chart", ".prompt", ".panel"]) {
    const other = await box(selector);
    const apart = message.y + message.height <= other.y + 1 || other.y + other.height <= message.y + 1;
    expect(apart, selector).toBe(true);
  }
  await lost(page).getByRole("button", { name: "Close" }).click();
  await expect(lost(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await order();
  await expect(lost(page), "the same has been read").toHaveCount(0);

  await page.evaluate(() => (window.full = false));
  await order();
  await page.evaluate(() => (window.full = true));
  await order();
  await expect(lost(page), "it was saved in between").toBeVisible();
});

test("the dialog about it says truly whether it is saved", async ({ page }) => {
  await startBattle(page);
  await fromMenu(page, "Name, export, link");
  await expect(dialog(page)).toContainText("kept in this browser after every order");
  await page.keyboard.press("Escape");
  await page.evaluate(() => (window.full = true));
  await page.keyboard.press("h");
  await fromMenu(page, "Name, export, link");
  await expect(dialog(page)).toContainText("Not saved");
  await expect(dialog(page)).toContainText("storage is full");
  await expect(dialog(page)).not.toContainText("kept in this browser");
});

test("going back to the start asks, offers the file, and can be left alone", async ({ page }) => {
  await unsavedGame(page);
  const before = await situation(page);
  await fromMenu(page, "Back to the start");
  await expect(dialog(page)).toContainText("This game is not saved");
  await expect(dialog(page)).toContainText("storage is full");
  const [file] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Export to a file" }).click()]);
  expect(JSON.parse(await readFile(await file.path(), "utf8")).orders).toHaveLength(3);
  await dialog(page).getByRole("button", { name: "Stay at the table" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await situation(page)).toEqual(before);

  await fromMenu(page, "Back to the start");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await fromMenu(page, "Back to the start");
  await dialog(page).getByRole("button", { name: "Go back all the same" }).click();
  await expect(card(page)).toBeVisible();
});

test("nothing is asked of a game that is saved, or not begun", async ({ page }) => {
  await page.addInitScript(() => (window.full = true));
  await startBattle(page);
  await fromMenu(page, "Back to the start");
  await expect(card(page)).toBeVisible();
});

test("the report of a game that is not saved asks before the next battle", async ({ page }) => {
  await unsavedGame(page);
  await new Player(page).hurry();
  await page.getByRole("button", { name: "Play again, new seed" }).click();
  await expect(dialog(page)).toContainText("This game is not saved");
  await dialog(page).getByRole("button", { name: "Play again all the same" }).click();
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
});

test("an empty name is refused with a word", async ({ page }) => {
  await startBattle(page);
  await fromMenu(page, "Name, export, link");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("   ");
  await page.getByRole("button", { name: "Keep under this name" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("A game needs a name");
  await name.fill("Mitscher");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await fromMenu(page, "Name, export, link");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mitscher");
});

test("the link is copied, and says so only when it is", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startBattle(page);
  await fromMenu(page, "Name, export, link");
  await dialog(page).getByRole("button", { name: "Copy the link" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(/^Copied\./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("scenario=1&seed=7");
});
