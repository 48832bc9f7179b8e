// A finished game as a link that opens it to be watched, as a text, and on paper.

import { expect, test } from "./page.mjs";
import { asked, games, onlySave, openSave, stored } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const report = (page) => page.locator(".report");

async function toReport(page) {
  await openSave(page, "finished-to-share");
  await expect(report(page)).toBeVisible();
}

/** The link to the finished game on the table. */
async function linkToWatch(page) {
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("The link that opens your game").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

const fragment = (link) => `./#${link.split("#")[1]}`;

test("a link to a finished game opens its report; it is watched from its start, and nothing of the reader's is touched", async ({ page, browser, baseURL }) => {
  await toReport(page);
  const link = await linkToWatch(page);
  expect(link.length).toBeLessThan(8000);
  const told = await page.locator(".verdict").innerText();

  // Somebody else's browser, with a game of his own in it.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${baseURL}#scenario=1&seed=3`);
  await other.getByRole("button", { name: "To the chart" }).click();
  const before = await stored(other);
  await other.goto("about:blank");
  await other.goto(`${baseURL}${fragment(link).slice(2)}`);
  await expect(report(other)).toBeVisible();
  expect(await other.locator(".verdict").innerText()).toBe(told);
  await expect(other.locator(".guest")).toContainText("opened from a link");
  await other.getByRole("button", { name: "Watch it from its start" }).click();
  await expect(other.locator(".replay")).toBeVisible();
  await other.locator(".replay").or(other.locator("dialog.fight")).getByRole("button", { name: "Stop" }).last().click();
  await expect(report(other)).toBeVisible();
  expect(await stored(other)).toEqual(before);
  // Loaded again, the link opens it again.
  await other.reload();
  await expect(report(other)).toBeVisible();
  expect(await stored(other)).toEqual(before);

  // Kept, it is one of his games; but no result of his.
  await other.getByRole("button", { name: "Keep it" }).click();
  await expect(other.locator(".guest")).toContainText("It is kept among your games");
  expect(Object.keys(await games(other))).toHaveLength(2);
  await other.getByRole("button", { name: "Back to the start" }).click();
  await expect(other.locator(".saves li")).toHaveCount(2);
  await expect(other.locator('[data-scenario="1"]').getByText("Sail again")).toHaveCount(0);
  await context.close();
});

test("with a game on the table the link asks first; staying leaves everything as it was", async ({ page }) => {
  await toReport(page);
  const link = await linkToWatch(page);
  const save = await onlySave(page);
  await page.evaluate((hash) => (location.hash = hash), link.split("#")[1]);
  const question = page.getByRole("dialog", { name: "Leave this game to watch another?" });
  await question.getByRole("button", { name: "Stay with this game" }).click();
  await expect(page.locator(".guest")).toHaveCount(0);
  expect(await onlySave(page)).toEqual(save);
  expect(new URL(page.url()).hash).toBe("");

  await page.evaluate((hash) => (location.hash = hash), link.split("#")[1]);
  await question.getByRole("button", { name: "Open the finished game" }).click();
  await expect(page.locator(".guest")).toBeVisible();
  // It is here already.
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator(".guest")).toContainText("among your games already");
  expect(await onlySave(page)).toEqual(save);
});

test("a link that was cut off or changed says so, and nothing is lost", async ({ page }) => {
  await toReport(page);
  const link = await linkToWatch(page);
  const before = await stored(page);
  const hash = link.split("#")[1];
  // Each way of being damaged tests/view/start/shared.rs knows.
  for (const damaged of [hash.slice(0, 120)]) {
    await page.goto("about:blank");
    await page.goto(`./#${damaged}`);
    await expect(page.getByRole("alert")).toContainText("The link cannot be followed: the game in it was cut off, or changed on its way");
    expect(await stored(page)).toEqual(before);
  }
  // Beside a game on the table too.
  await page.getByRole("button", { name: /^Continue/ }).or(page.getByRole("button", { name: "Open" })).first().click();
  await expect(report(page)).toBeVisible();
  await page.evaluate(() => (location.hash = "game=hello"));
  await page.getByRole("dialog", { name: "The link cannot be followed" }).getByRole("button", { name: "Stay with this game" }).click();
  await expect(report(page)).toBeVisible();
});

test("the report is copied as a text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toReport(page);
  const headline = await page.locator(".account h2").innerText();
  await page.getByRole("button", { name: "Copy or print" }).click();
  const text = await page.getByLabel("The report as a text").inputValue();
  expect(text).toContain(headline);
  expect(text).toContain("VICTORY POINTS");
  await page.getByRole("button", { name: "Copy the report" }).click();
  await expect(page.locator(".share-said")).toHaveText(/^Copied\./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("on paper the report stands whole, without what can only be pressed", async ({ page }) => {
  await toReport(page);
  // Kept from the printer of the machine.
  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await page.getByRole("button", { name: "Copy or print" }).click();
  await page.getByRole("button", { name: "Print the report" }).click();
  await expect.poll(() => page.evaluate(() => window.printed)).toBe(true);
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  for (const part of ["h1", ".account h2", ".ladder", "svg.tracks", "svg.curve", "svg.strength", "svg.attacks", ".report-card", ".fates", ".facts"]) {
    await expect(report(page).locator(part).first()).toBeVisible();
  }
  // What is folded on the screen is open on paper.
  for (const table of await report(page).locator(".curve-table, .attack-list").all()) await expect(table).toBeVisible();
  for (const button of await page.getByRole("button", { includeHidden: true }).all()) await expect(button).toBeHidden();
  await expect(page.locator(".app")).toBeHidden();
  const paper = await report(page).evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return { color, backgroundColor, clipped: one.scrollHeight > one.clientHeight + 1 };
  });
  expect(paper).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(255, 255, 255)", clipped: false });
  await page.emulateMedia({ media: "screen" });
  expect(await asked(page)).toBe("over");
});
