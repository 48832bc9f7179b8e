import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, comeBack, games, onlySave, situation, startBattle, stored } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("a link starts the battle it names, once", async ({ page }) => {
  await page.goto("./#scenario=1&seed=18446744073709551615&options=deck-crashes,six-more-points");
  const briefing = page.getByRole("dialog");
  await expect(briefing).toContainText("Deck crashes");
  await briefing.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  const { seed, options, orders } = await onlySave(page);
  expect({ seed, options, orders }).toEqual({ seed: "18446744073709551615", options: ["six-more-points", "deck-crashes"], orders: [] });

  // A reload goes on with that battle instead of starting another.
  await page.locator(".reach").first().click();
  expect(new URL(page.url()).hash).toBe("");
  await comeBack(page);
  expect((await onlySave(page)).orders).toHaveLength(1);
});

test("a link followed while the page is open is followed all the same; without a seed it draws one", async ({ page }) => {
  await page.goto("./");
  await expect(card(page).getByRole("button", { name: "Sail" })).toBeVisible();
  await page.goto("./#scenario=1"); // the same document: only the hash changes
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
  expect((await onlySave(page)).seed).toMatch(/^\d+$/);
});

test("the link that the table gives starts the same battle", async ({ page, context }) => {
  await page.goto("./#scenario=1&seed=1944&options=less-effective-interception");
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  const raids = (page) => page.locator(".counter.raid").evaluateAll((all) => all.map((raid) => raid.getAttribute("aria-label")));
  const first = await raids(page);
  await page.locator(".reach").first().click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Name, export, link" }).click();
  const link = await page.getByLabel("Link to this battle").inputValue();

  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Begin the battle anew" }).click();
  await other.getByRole("button", { name: "To the chart" }).click();
  await asked(other);
  expect(await raids(other)).toEqual(first);
});

// What else can be wrong with a link tests/view/start/links.rs knows.
const bad = {
  "an unknown scenario": ["scenario=42&seed=7", "42"],
  "nothing it knows": ["top", "top"],
};
test("a bad link says what is wrong with it and changes nothing", async ({ page }) => {
  await page.goto("./#scenario=1&seed=5");
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
  const before = await stored(page);
  for (const [what, [link, named]] of Object.entries(bad)) {
    await test.step(what, async () => {
      await page.goto("about:blank");
      await page.goto(`./#${link}`);
      await expect(page.getByRole("alert")).toContainText("The link cannot be followed");
      await expect(page.getByRole("alert")).toContainText(named);
      expect(await stored(page)).toEqual(before);
      await expect(page.locator(".saves li")).toHaveCount(1);
    });
  }
});

test.describe("the same link opened twice", () => {
  const question = (page) => page.getByRole("dialog", { name: "This link has begun a game before" });
  const LINK = "scenario=1&seed=7&options=deck-crashes";

  /** Begins a battle by a link, gives an order, and opens the link again in another tab. */
  async function twice(page, context) {
    await startBattle(page, LINK);
    await new Player(page).answer(await asked(page));
    const other = await context.newPage();
    await openAgain(other);
    return other;
  }

  /** As another mail has it. */
  async function openAgain(page) {
    await page.goto("./#options=deck-crashes&amp;seed=7&amp;scenario=1.");
    await expect(question(page)).toContainText("Hey, Rube!");
    await expect(question(page)).toContainText("19 June 1944, 0930, phase 1");
  }

  test("offers the game it began, begins the battle anew, or does neither, as the player wants", async ({ page, context }) => {
    const other = await twice(page, context);
    await other.keyboard.press("Escape");
    await expect(question(other)).toHaveCount(0);
    await expect(other.locator(".saves li")).toHaveCount(1);
    expect(new URL(other.url()).hash).toBe("");

    await openAgain(other);
    await other.getByRole("button", { name: "Open “Hey, Rube!”" }).click();
    expect(await situation(other)).toEqual(await situation(page));
    expect((await onlySave(other)).orders).toHaveLength(1);

    await other.goto("about:blank");
    await openAgain(other);
    await other.getByRole("button", { name: "Begin the battle anew" }).click();
    await other.getByRole("button", { name: "To the chart" }).click();
    await asked(other);
    const names = Object.values(await games(other)).map(({ name }) => name);
    expect(names.sort()).toEqual(["Hey, Rube!", "Hey, Rube! 2"]);
  });
});

test.describe("a link during a game", () => {
  const asks = (page) => page.getByRole("dialog", { name: "Leave this game for another battle?" });

  test("asks, and goes to its battle", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    await new Player(page).answer(await asked(page));
    await page.evaluate(() => (location.hash = "scenario=2&seed=3"));
    await expect(asks(page)).toContainText("is saved and stays among your games");
    await page.getByRole("button", { name: "Begin the other battle" }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    expect(await asked(page)).toBe("form_strikes");
    const all = Object.values(await games(page));
    expect(all.map(({ save }) => [save.scenario, save.orders.length]).sort()).toEqual([[1, 1], [2, 0]]);
    // A reload returns to the new battle.
    await comeBack(page);
    await expect(page.locator(".briefing, dialog")).toContainText("Beyond Darkness");
  });

  test("asks, and stays with the game", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    await new Player(page).answer(await asked(page));
    const before = await situation(page);
    await page.evaluate(() => (location.hash = "scenario=2&seed=3"));
    await page.getByRole("button", { name: "Stay with this game" }).click();
    await expect(asks(page)).toHaveCount(0);
    expect(await situation(page)).toEqual(before);
    expect((await onlySave(page)).scenario).toBe(1);
    await comeBack(page);
    expect(await situation(page)).toEqual(before);
    // One that is wrong says so, and leaves the game on the table.
    await page.evaluate(() => (location.hash = "scenario=42"));
    const told = page.getByRole("dialog", { name: "The link cannot be followed" });
    await expect(told).toContainText("there is no scenario \"42\" here");
    await told.getByRole("button", { name: "Stay with this game" }).click();
    await expect(page.locator(".app")).toBeVisible();
  });
});
