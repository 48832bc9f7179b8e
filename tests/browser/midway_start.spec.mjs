import { readFile } from "node:fs/promises";
import { expect, test } from "./page.mjs";
import { asked, beginMidway, choose, giveFilled, midwayGames, openMidway, prompt, start, table } from "./midway.mjs";
import { startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("a game is begun with options and a seed, kept after every order, and there again after a reload", async ({ page }) => {
  await openMidway(page);
  await page.getByLabel(/Admiral Halsey/).check();
  await page.getByRole("textbox", { name: "Seed" }).fill("1942");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(table(page)).toBeVisible();
  const decision = await giveFilled(page, 3);
  const [slot] = Object.values(await midwayGames(page));
  expect(slot.save.seed).toBe("1942");
  expect(slot.save.options).toContain("halsey");
  expect(slot.save.orders.length).toBeGreaterThan(2);
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await asked(page)).toBe(decision);
  const [again] = Object.values(await midwayGames(page));
  expect(again.save.orders).toEqual(slot.save.orders);
});

test("a seed that is none is refused with a word, and nothing begins", async ({ page }) => {
  await openMidway(page);
  await page.getByRole("textbox", { name: "Seed" }).fill("many");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.locator("#seed-hint")).toHaveText(/A seed is a whole number/);
  await expect(start(page)).toBeVisible();
});

test("a saved game is renamed, exported, deleted and imported again", async ({ page }) => {
  await beginMidway(page);
  await choose(page, "Back to the start");
  const line = page.locator(".saves li");
  await line.getByRole("button", { name: "Rename" }).click();
  await line.getByRole("textbox").fill("Coral Sea");
  await page.keyboard.press("Enter");
  await expect(line.getByRole("heading")).toHaveText("Coral Sea");
  const [download] = await Promise.all([page.waitForEvent("download"), line.getByRole("button", { name: "Export" }).click()]);
  const file = await readFile(await download.path());
  await line.getByRole("button", { name: "Delete" }).click();
  await line.getByRole("button", { name: "Really delete it?" }).click();
  await expect(line).toHaveCount(0);
  await page.locator(".import input").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: file });
  await expect(line.getByRole("heading")).toHaveText("Coral Sea");
  await line.getByRole("button", { name: "Open" }).click();
  await expect(table(page)).toBeVisible();
});

test("a damaged save is said, kept and exported as it is", async ({ page }) => {
  await openMidway(page);
  const torn = '{"name":"Torn","save":{"format":"carrier-battle","title":"mid';
  await page.evaluate((torn) => localStorage.setItem("carrier-battle/midway/game/1", torn), torn);
  await page.reload();
  const line = page.locator(".saves li.broken");
  await expect(line).toContainText("cannot be opened");
  const [download] = await Promise.all([page.waitForEvent("download"), line.getByRole("button", { name: "Export" }).click()]);
  expect(await readFile(await download.path(), "utf8")).toBe(torn);
});

test("a full storage is said at once, with an export", async ({ page }) => {
  await beginMidway(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await prompt(page).locator(".btn.primary").first().click();
  const notice = page.locator("[data-keeping=lost]");
  await expect(notice).toContainText("storage is full");
  const [download] = await Promise.all([page.waitForEvent("download"), notice.getByRole("button", { name: "Export" }).click()]);
  const save = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(save.title).toBe("midway");
});

test("each title's page leads to the other, with what was played there", async ({ page }) => {
  await beginMidway(page);
  await page.goto("./");
  const midway = page.locator("[data-title=midway]");
  await expect(midway).toContainText("one game under way");
  await midway.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Midway/);
  await expect(page.locator(".saves li")).toHaveCount(1);
  await page.locator("[data-title=philippine-sea]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Philippine Sea/);
});

test("a link or a file of another title leads to its page", async ({ page }) => {
  await page.goto("./#title=midway&seed=11");
  await expect(page).toHaveURL(/\/midway\//);
  await expect(table(page)).toBeVisible();
  await startBattle(page, "scenario=1&seed=7");
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("carrier-battle/game/"));
    return JSON.stringify(JSON.parse(localStorage.getItem(key)).save);
  });
  await page.goto("./midway/");
  await page.locator(".import input").setInputFiles({ name: "rube.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(page.locator(".notices [role=status]")).toContainText("is a game of Philippine Sea");
  await page.locator("[data-title=philippine-sea]").click();
  await expect(page.locator(".saves li")).toHaveCount(2);
});

test("the settings are the same on both pages, and neither loses the other's", async ({ page }) => {
  await openMidway(page);
  await page.evaluate(() => localStorage.setItem("carrier-battle/settings", JSON.stringify({ hex_numbers: true, speed: "off" })));
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "dark" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  const settings = await page.evaluate(() => JSON.parse(localStorage.getItem("carrier-battle/settings")));
  expect(settings).toMatchObject({ hex_numbers: true, speed: "off", theme: "dark" });
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("from a save point another game grows, and the list says from which", async ({ page }) => {
  await beginMidway(page);
  await giveFilled(page, 30);
  await choose(page, "Save points");
  const points = page.locator("dialog.save-points");
  await points.getByLabel("A name for this moment").fill("Before the strike");
  await page.keyboard.press("Enter");
  await expect(points.locator("li").first()).toContainText("Before the strike");
  const turn = points.locator("li:not(.named)").first();
  const when = await turn.locator("span").textContent();
  await turn.getByRole("button").click();
  await asked(page);
  // Also where the first question is one whose answer is no choice.
  await expect(prompt(page)).toContainText(`You play on from ${when} in a new game`);
  const slots = Object.values(await midwayGames(page));
  const first = slots.find((slot) => slot.points);
  expect(first.points).toEqual([{ name: "Before the strike", orders: first.save.orders.length }]);
  const grown = slots.find((slot) => slot.grew_from);
  expect(grown.name).toBe(`Midway, from ${when}`);
  const before = grown.grew_from.orders;
  expect(grown.save.orders.slice(0, before)).toEqual(first.save.orders.slice(0, before));
  await choose(page, "Back to the start");
  await expect(page.locator(".saves")).toContainText(`grew from “Midway” at ${when}`);
});
