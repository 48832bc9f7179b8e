import { expect, test } from "./page.mjs";
import { card, comeBack, onlySave, stored } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("a link starts the battle it names, once", async ({ page }) => {
  await page.goto("./#scenario=1&seed=18446744073709551615&options=deck-crashes,six-more-points");
  const briefing = page.getByRole("dialog");
  await expect(briefing).toContainText("Deck crashes");
  await briefing.getByRole("button", { name: "To the chart" }).click();
  const { seed, options, orders } = await onlySave(page);
  expect({ seed, options, orders }).toEqual({ seed: "18446744073709551615", options: ["six-more-points", "deck-crashes"], orders: [] });

  // A reload goes on with that battle instead of starting another.
  await page.locator(".reach").first().click();
  expect(new URL(page.url()).hash).toBe("");
  await comeBack(page);
  expect((await onlySave(page)).orders).toHaveLength(1);
});

test("a link without a seed draws one", async ({ page }) => {
  await page.goto("./#scenario=1");
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
  expect((await onlySave(page)).seed).toMatch(/^\d+$/);
});

test("the link that the table gives starts the same battle", async ({ page, context }) => {
  await page.goto("./#scenario=1&seed=1944&options=less-effective-interception");
  await page.getByRole("button", { name: "To the chart" }).click();
  const raids = (page) => page.locator(".counter.raid").evaluateAll((all) => all.map((raid) => raid.getAttribute("aria-label")));
  const first = await raids(page);
  await page.locator(".reach").first().click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Name, export, link" }).click();
  const link = await page.getByLabel("Link to this battle").inputValue();

  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "To the chart" }).click();
  expect(await raids(other)).toEqual(first);
});

const bad = {
  "an unknown scenario": ["scenario=42&seed=7", "42"],
  "no scenario": ["seed=7", "no scenario"],
  "a seed in words": ["scenario=1&seed=seven", "seven"],
  "a seed below zero": ["scenario=1&seed=-1", "-1"],
  "a seed too large": ["scenario=1&seed=18446744073709551616", "18446744073709551616"],
  "an unknown option": ["scenario=1&seed=7&options=deck-crashes,sea-monsters", "sea-monsters"],
  "an unknown key": ["scenario=1&seed=7&cheat=yes", "cheat"],
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

test("a link followed while the page is open is followed all the same", async ({ page }) => {
  await page.goto("./");
  await expect(card(page).getByRole("button", { name: "Sail" })).toBeVisible();
  await page.goto("./#scenario=1&seed=7"); // the same document: only the hash changes
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
});
