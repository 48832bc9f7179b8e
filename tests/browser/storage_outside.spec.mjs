// What others do to the games and the page: the clock, a second tab, a browser that refuses, deletes or is damaged.

import { readFile } from "node:fs/promises";
import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, games, onlySave, startBattle, stored } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const told = (page, what) => page.locator(`[data-keeping=${what}]`);
const dialog = (page) => page.locator("dialog[open]").last();

/** Gives some orders, whatever is asked. */
async function giveOrders(page, number) {
  const player = new Player(page);
  for (let n = 0; n < number; n++) await player.answer(await asked(page));
}

async function fromMenu(page, item) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("button", { name: item }).click();
}

/** The text of the file that a click offers. */
async function fileFrom(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

/** A text that stands there whole, selected, to be copied by hand. */
async function byHand(page, field) {
  await expect(field).toBeFocused();
  return field.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
}

test("over midnight in Greenwich the battle shown, copied and played is the same; where nothing is copied, the text is there", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T23:59:30Z") });
  // As on a page without encryption.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  await page.goto("./");
  const daily = page.locator(".daily");
  const link = page.getByLabel("The link to the battle of the day");
  await expect(daily).toHaveAttribute("data-seed", "20261125");
  await daily.getByRole("button", { name: "Copy its link" }).click();
  expect(await byHand(page, link)).toContain("seed=20261125");
  await expect(daily.getByRole("status")).toContainText("does not let this page copy");

  await page.clock.fastForward("01:00");
  await expect(daily).toHaveAttribute("data-seed", "20261126");
  await expect(daily.locator(".day")).toHaveText("26 November");
  await expect(link).toHaveCount(0);
  await daily.getByRole("button", { name: "Copy its link" }).click();
  expect(await byHand(page, link)).toContain("seed=20261126");
  await daily.getByRole("button", { name: /^Play/ }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  expect((await onlySave(page)).seed).toBe("20261126");

  // Where the browser has a clipboard and refuses it.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } }));
  await fromMenu(page, "Name, export, link");
  await page.getByRole("button", { name: "Copy the link" }).click();
  expect(await byHand(page, page.getByLabel("Link to this battle"))).toContain("seed=20261126");

  // The address of a file is good until the browser has read it.
  await page.evaluate(() => {
    window.revoked = 0;
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (url) => (window.revoked++, revoke(url));
  });
  const file = JSON.parse(await fileFrom(page, page.getByRole("button", { name: "Export to a file" })));
  expect(file.seed).toBe("20261126");
  expect(await page.evaluate(() => window.revoked)).toBe(0);
  await page.clock.fastForward("01:01");
  await expect.poll(() => page.evaluate(() => window.revoked)).toBe(1);
});

test("in a damaged profile the page starts and says so; where no file can be made, its text is there", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("the files are damaged", "UnknownError");
    };
    URL.createObjectURL = () => {
      throw new TypeError("no room");
    };
  });
  await page.goto("./");
  await expect(told(page, "lost")).toContainText("cannot read what it keeps for the page: your saved games cannot be shown");
  await card(page).getByRole("button", { name: "Sail" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  await giveOrders(page, 2);
  await expect(told(page, "lost")).toContainText("not being saved");
  await told(page, "lost").getByRole("button", { name: "Export" }).click();
  await expect(dialog(page)).toContainText("The browser made no file");
  const text = await page.getByLabel("The file’s text").inputValue();
  expect(JSON.parse(text).orders).toHaveLength(2);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("two tabs: another name is taken over, and a game that was deleted comes back only when it is wanted", async ({ page, context }) => {
  await startBattle(page);
  await giveOrders(page, 2);
  const other = await context.newPage();
  await other.goto("./");
  await other.locator(".saves").getByRole("button", { name: "Rename" }).click();
  await other.getByLabel("New name").fill("Spruance");
  await other.keyboard.press("Enter");
  await expect(other.locator(".saves h3")).toHaveText("Spruance");
  await giveOrders(page, 1);
  await expect(page.locator("[data-keeping]")).toHaveCount(0);
  let [[id, slot]] = Object.entries(await games(page));
  expect([slot.name, slot.save.orders.length]).toEqual(["Spruance", 3]);

  // A list that has not heard of the last order loses none by a rename.
  await page.bringToFront();
  await other.evaluate(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  await giveOrders(page, 1);
  await other.locator(".saves").getByRole("button", { name: "Rename" }).click();
  await other.getByLabel("New name").fill("Mitscher");
  await other.keyboard.press("Enter");
  await expect(other.locator(".saves h3")).toHaveText("Mitscher");
  slot = (await games(page))[id];
  expect([slot.name, slot.save.orders.length]).toEqual(["Mitscher", 4]);
  await expect(page.locator("[data-keeping]")).toHaveCount(0);

  await other.getByRole("button", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Really delete it?" }).click();
  await expect(told(page, "deleted")).toContainText("deleted elsewhere");
  await giveOrders(page, 1);
  expect(await games(page)).toEqual({});
  await told(page, "deleted").getByRole("button", { name: "Keep it after all" }).click();
  await expect(page.locator("[data-keeping]")).toHaveCount(0);
  slot = (await games(page))[id];
  expect([slot.name, slot.save.orders.length]).toEqual(["Mitscher", 5]);
});

test("the browser is asked once to keep the games; a damaged record and a storage that was emptied are told once", async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => (localStorage.setItem("test/asked", `${localStorage.getItem("test/asked") ?? ""}x`), !!window.grants);
  });
  const timesAsked = () => page.evaluate(() => localStorage.getItem("test/asked")?.length ?? 0);
  const howLong = page.locator(".how-long");
  await startBattle(page);
  await giveOrders(page, 2);
  await fromMenu(page, "Back to the start");
  await expect(howLong).toContainText("may delete them");
  await expect(howLong.getByRole("button", { name: "Ask the browser to keep them" })).toBeVisible();
  expect(await timesAsked(), "there is little to lose").toBe(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await new Player(page).hurry();
  await expect.poll(timesAsked).toBe(1);
  await expect(page.locator(".offer"), "it was a short one").toHaveCount(0);
  await page.getByRole("button", { name: "Back to the start" }).click();
  await expect(howLong).toContainText("has not promised");
  await page.reload();
  // The player may ask himself.
  await page.evaluate(() => (window.grants = true));
  await howLong.getByRole("button", { name: "Ask the browser to keep them" }).click();
  await expect(howLong).toContainText("has promised not to delete them by itself");

  const results = (text) => page.evaluate((text) => localStorage.setItem("carrier-battle/results", text), text);
  await results("{torn");
  await page.reload();
  await expect(told(page, "results")).toContainText("could not be read");
  expect(await fileFrom(page, told(page, "results").getByRole("button", { name: "Export what was put aside" }))).toBe("{torn");
  await told(page, "results").getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(howLong).toBeVisible();
  await expect(told(page, "results")).toHaveCount(0);
  await results("17");
  await page.reload();
  await expect(told(page, "results")).toBeVisible();
  expect(Object.values(await stored(page))).toEqual(expect.arrayContaining(["{torn", "17"]));

  // A file larger than any game is not read at all.
  await page.evaluate(() => (Blob.prototype.text = () => (window.wasRead = true) && Promise.resolve("")));
  await page.locator("input[type=file]").setInputFiles({ name: "film.json", mimeType: "application/json", buffer: Buffer.alloc(2_000_001, "[") });
  await expect(page.getByRole("alert").filter({ hasText: "film.json" })).toContainText("more than 2 MB");
  expect(await page.evaluate(() => window.wasRead)).toBeUndefined();

  // The tab knows what it had; a new one finds what was noted beside the files of the page.
  const noted = () =>
    page.evaluate(async () => {
      const mark = await (await caches.open("carrier-battle-mark")).match("carrier-battle-mark");
      return mark?.text();
    });
  const before = await noted();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(told(page, "gone")).toContainText("1 saved game kept in this browser can be found no more");
  // It notes what is there now a little later.
  await expect.poll(noted).not.toBe(before);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(told(page, "gone")).toHaveCount(0);
  const without = await noted();
  await startBattle(page);
  await expect.poll(noted).not.toBe(without);
  await page.evaluate(() => localStorage.clear());
  const other = await page.context().newPage();
  await other.goto("./");
  await expect(told(other, "gone")).toContainText("1 saved game kept");
  await told(other, "gone").getByRole("button", { name: "Close" }).click();
  await expect(told(other, "gone")).toHaveCount(0);
  // The game on the table was in it too.
  await giveOrders(page, 1);
  await expect(told(page, "deleted")).toContainText("with the data of this site");
});

test("a link that chats cut has the file beside it, and a long battle offers its file", async ({ page }) => {
  const open = async (name) => {
    await page.goto("about:blank");
    await page.goto("./");
    await page.locator("input[type=file]").setInputFiles(new URL(`../saves/version-5/exports/${name}.json`, import.meta.url).pathname);
    await expect(page.getByRole("status").filter({ hasText: "imported" })).toBeVisible();
    await page.locator(".saves").getByRole("button", { name: "Open" }).first().click();
  };
  await open("scenario-5-finished");
  await expect(page.locator(".report .offer")).toContainText("kept in this browser alone");
  await open("scenario-4-finished");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog(page)).toContainText("some chats cut what has more than 2000");
  await dialog(page).getByRole("button", { name: "Copy the result" }).click();
  const link = await page.getByLabel("The link that opens your game").inputValue();
  expect(link.length).toBeGreaterThan(2000);
  expect(JSON.parse(await fileFrom(page, dialog(page).getByRole("button", { name: "Export the game" }))).format).toBe("carrier-battle");
});
