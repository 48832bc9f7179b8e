// Midway's questions: filled answers, keys, what is picked, why not, undo.

import { expect, test } from "./page.mjs";
import { asked, beginMidway, giveFilled, prompt } from "./midway.mjs";

test.use({ settings: { speed: "off" } });

const tab = (page) => page.locator(".question-tab");
const primary = (page) => prompt(page).locator(".btn.primary");
const line = (page, piece) => tab(page).locator(`li[data-piece="${piece}"]`);
const title = (page) => page.locator("#ask").textContent();

/** Gives filled answers until this is asked, and something holds. */
async function until(page, decision, holds = async () => true) {
  for (let n = 0; n < 160; n++) {
    if ((await asked(page)) === decision && (await holds())) return;
    await giveFilled(page, 1);
  }
  expect(await asked(page)).toBe(decision);
}

test("turn after turn is played by Enter alone, and every question has one filled answer", async ({ page }) => {
  await beginMidway(page);
  const met = new Set();
  for (let n = 0; n < 40; n++) {
    met.add(await asked(page));
    await expect(primary(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
  }
  expect([...met]).toEqual(expect.arrayContaining(["organization", "operations"]));
  await expect(page.getByText("Turn 1", { exact: true })).toHaveCount(0);
});

test("a rule that a click opened leaves Enter to what is asked", async ({ page }) => {
  await beginMidway(page);
  await until(page, "organization");
  const rule = page.locator("dialog.rule-page[open]");
  for (const opener of [prompt(page).locator(".prompt-head .rule"), page.locator(".score")]) {
    await opener.click();
    await expect(rule).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rule).toHaveCount(0);
    await expect(opener).not.toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(prompt(page)).not.toHaveAttribute("data-decision", "organization");
  await expect(rule).toHaveCount(0);
});

test("whatever was clicked last, Enter gives the filled answer; letters give theirs", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  await line(page, "TF-16").getByRole("button", { name: "Sail" }).click();
  await expect(line(page, "TF-16")).toHaveClass(/chosen/);
  await page.keyboard.press("Escape");
  await expect(line(page, "TF-16")).not.toHaveClass(/chosen/);
  await page.keyboard.press("d");
  expect(await asked(page)).not.toBe("operations");
  await page.keyboard.press("u");
  expect(await asked(page)).toBe("operations");
  await page.keyboard.press("Enter");
  expect(await asked(page)).not.toBe("operations");
});

test("what was clicked and drawn anew leaves Enter to the filled answer, and what Tab has come to takes it", async ({ page }) => {
  await beginMidway(page);
  await until(page, "organization");
  const ships = line(page, "TF-16").getByRole("button", { name: "Ships of TF-16" });
  await ships.click();
  await expect(ships).toHaveAttribute("aria-pressed", "true");
  await expect(ships).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await asked(page)).not.toBe("organization");
  await page.keyboard.press("u");
  expect(await asked(page)).toBe("organization");
  const fold = tab(page).locator("details", { hasText: "Pearl Harbor" }).first();
  await fold.locator("summary").click();
  await page.keyboard.press("Enter");
  expect(await asked(page)).not.toBe("organization");
  await page.keyboard.press("u");
  await asked(page);
  // By keys it folds.
  const summary = fold.locator("summary");
  await summary.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(summary).toBeFocused();
  const open = (await fold.getAttribute("open")) !== null;
  await page.keyboard.press("Enter");
  await expect(fold).toHaveJSProperty("open", !open);
  expect(await asked(page)).toBe("organization");
});

test("who is chosen to sail has his places lit, and each says what waits there", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  await line(page, "TF-44").getByRole("button", { name: "Sail" }).click();
  const places = await page.locator('[data-lit="sail"]').evaluateAll((all) => all.map((it) => it.dataset.place));
  expect(places).toContain("Coral Sea");
  for (const place of places) await expect(line(page, place)).toBeVisible();
  await line(page, "Coral Sea").getByRole("button", { name: "TF-44 sails to Coral Sea" }).click();
  expect(await asked(page)).toBe("operations");
  await expect(tab(page).getByText("One force or ship sails")).toHaveCount(0);
});

test("a strike is put together: who stays at home is not in it, and it can be called off", async ({ page }) => {
  await beginMidway(page);
  const composer = tab(page).locator(".composer");
  await until(page, "operations", async () => (await composer.count()) > 0);
  const fliers = composer.locator("button[aria-pressed]");
  const before = await fliers.count();
  const name = await fliers.first().getAttribute("aria-label");
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  expect(await fliers.count()).toBe(before);
  await composer.getByRole("button", { name: "Plan this strike" }).click();
  await asked(page);
  await expect(tab(page).getByText(/^Strike at .*, planned$/)).toBeVisible();
  await tab(page).getByRole("button", { name: "Call it off" }).click();
  await asked(page);
  await expect(composer).toHaveCount(1);
});

test("more units than a base has room for are refused with the rule, and what the player has unfolded stays so", async ({ page }) => {
  await beginMidway(page);
  await until(page, "operations");
  const fold = (place) => tab(page).locator("details", { hasText: `Aircraft at ${place}` });
  const send = async (unit) => {
    await line(page, unit).getByRole("button", { name: `${unit} flies to another base` }).click();
    await line(page, unit).getByRole("button", { name: `${unit} flies to Aleutians` }).click();
  };
  for (const place of ["Alaska", "Australia"]) await fold(place).locator("summary").click();
  // There is room for two.
  for (const unit of ["11AF B-17", "11AF B-18"]) await send(unit);
  const fly = tab(page).getByRole("button", { name: "Fly to the new bases" });
  await expect(fly).not.toHaveAttribute("aria-disabled", "true");
  await send("19BG B-17");
  await expect(fly).toHaveAttribute("aria-disabled", "true");
  await fly.click({ force: true });
  await expect(page.getByRole("alert").filter({ hasText: "no room" })).toContainText("(4.1, 4.2)");
  for (const place of ["Alaska", "Australia"]) await expect(fold(place)).toHaveAttribute("open", "");
  await tab(page).locator(".composer").getByRole("button", { name: "19BG B-17 stays" }).click();
  await fly.click();
  expect(await asked(page)).toBe("operations");
  await expect(tab(page).locator(".composer").filter({ hasText: "New bases" })).toHaveCount(0);
});

test("targets are picked one by one, and the filled answer says so", async ({ page }) => {
  await beginMidway(page, 3);
  const options = tab(page).locator('.composer button[aria-pressed="false"]');
  await until(page, "bomb_targets", async () => (await options.count()) > 0);
  await expect(primary(page)).toContainText("as the staff suggests");
  const name = await options.first().getAttribute("aria-label");
  await options.first().click();
  await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(primary(page)).toContainText("as picked");
  await page.keyboard.press("s");
  await expect(primary(page)).toContainText("as the staff suggests");
});

test("on a phone the question keeps its answers in sight, and its tab is a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginMidway(page);
  await until(page, "operations");
  await expect(primary(page)).toBeInViewport();
  await expect(tab(page)).toBeHidden();
  await prompt(page).locator(".more-button").click();
  await expect(tab(page)).toBeVisible();
  await line(page, "TF-16").getByRole("button", { name: "Sail" }).click();
  await expect(tab(page)).toBeHidden();
  await expect(page.locator('[data-lit="sail"]').first()).toBeAttached();
  expect(await title(page)).toBe("Your operations");
});
