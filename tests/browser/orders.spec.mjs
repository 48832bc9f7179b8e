// Orders of the day: what is not asked, how it is changed, and how it is taken back.

import { expect, test } from "./page.mjs";
import { asked, comeBack, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off", asks_everything: false } });

const sheet = (page) => page.getByRole("dialog", { name: "Orders of the day" });

test("a whole battle begins by them; they are changed in the middle, kept over a reload, and taken back in the log", async ({ page }) => {
  await page.goto("./#scenario=6&seed=3");
  await expect(page.getByText("asks you whatever is new.")).toBeVisible();
  await page.getByRole("button", { name: "Orders of the day" }).click();
  await expect(sheet(page).locator("[data-line]")).toHaveCount(9);
  await sheet(page).locator("[data-line=Course]").getByText("hold", { exact: true }).click();
  await expect(sheet(page).locator("[data-line=Course] input[value=hold]")).toBeChecked();
  await sheet(page).getByRole("button", { name: "So be it" }).click();

  // The set-up is asked in any case, and then only what is new.
  let answers = 0;
  while (["place_submarines", "ready_decks"].includes(await asked(page))) {
    await page.keyboard.press("Enter");
    expect(++answers).toBeLessThan(10);
  }
  const why = page.getByText("Asked because");
  await expect(why.first()).toBeVisible();
  await comeBack(page);
  await expect(page.getByText("Asked because").first()).toBeVisible();
  await page.keyboard.press("o");
  await expect(sheet(page).locator("[data-line=Course] input[value=hold]")).toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: /Record/ }).click();
  // Everything is unfolded, whatever of it is in sight.
  for (let n = 0; n < 2; n++) await page.locator("#pane .log-head[aria-expanded=false]").evaluateAll((all) => all.forEach((one) => one.click()));
  const note = page.locator(".not-asked", { hasText: "by your orders of the day" }).first();
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Ask me" }).dispatchEvent("click");
  await expect(page.getByText("Asked because")).toHaveCount(0);
});

test("who wants to be asked everything says so once; a hex that is none is named", async ({ page }) => {
  await page.goto("./#scenario=6&seed=3");
  await page.getByRole("button", { name: "Orders of the day" }).click();
  await sheet(page).getByText("make for a hex").click();
  const hex = sheet(page).getByRole("textbox", { name: "Hex" });
  await hex.fill("9999");
  await hex.press("Tab");
  await expect(sheet(page).getByRole("alert")).toContainText("no such hex");
  await sheet(page).getByRole("button", { name: "ask me everything" }).click();
  await sheet(page).getByRole("button", { name: "So be it" }).click();
  await page.goto("about:blank");
  await page.goto("./#scenario=7&seed=4");
  await page.getByRole("button", { name: "To the chart" }).click();
  await page.keyboard.press("o");
  for (const line of await sheet(page).locator("[data-line]").all()) await expect(line.locator("input[value='ask me']")).toBeChecked();
});

test("who would rather give all orders himself says so in the briefing", async ({ page }) => {
  await page.goto("./#scenario=6&seed=3");
  await page.getByRole("button", { name: "Ask me everything" }).click();
  await asked(page);
  await page.keyboard.press("o");
  for (const line of await sheet(page).locator("[data-line]").all()) await expect(line.locator("input").first()).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, settings: { speed: "off" } });

  test("the patrols to choose between come up with the tap that asks for them", async ({ page }) => {
    await startBattle(page, "scenario=3&seed=7");
    for (let n = 0; n < 12 && !(await page.locator("[data-order-kind=place-cap]").isVisible()); n++) {
      await asked(page);
      if (await page.locator("[data-order-kind=place-cap]").isVisible()) break;
      await page.locator(".prompt .primary").click();
    }
    await page.locator("[data-order-kind=place-cap]").click();
    await expect(page.getByRole("button", { name: /^CAP 58\.\d/ }).first()).toBeInViewport();
  });
});
