// What happens, as Midway's page tells it: cards, battles, the log, charts, moments of before.

import { expect, test } from "./page.mjs";
import { asked, beginMidway, giveFilled, prompt, report } from "./midway.mjs";

const card = (page) => page.locator("[data-card]");
const battle = (page) => page.locator("[data-battle]");
const log = (page) => page.getByRole("tab", { name: "Log" });
const turns = (page) => page.locator(".log-group.turn");

/** Plays on by the filled answers until a battle is on screen. */
async function toBattle(page) {
  for (let n = 0; n < 60 && !(await battle(page).isVisible()); n++) await giveFilled(page, 1);
  await expect(battle(page)).toBeVisible();
}

test.describe("shown step by step", () => {
  test.use({ settings: { speed: "slow" } });

  test("a new game begins with its marker, in the place of the question, and Enter shows it all", async ({ page }) => {
    await page.goto("./midway/#title=midway&seed=7");
    await expect(card(page).locator(".ops-marker")).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await asked(page);
    await expect(card(page)).toBeHidden();
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe("shown at once", () => {
  test.use({ settings: { speed: "off" } });

  test("a battle has both sides, its ladder and lines of aim, and one with losses stands until it has been seen", async ({ page }) => {
    await beginMidway(page, 8);
    await toBattle(page);
    await expect(battle(page).locator(".ladder li").first()).toBeVisible();
    for (const side of ["USN", "IJN"]) {
      await expect(battle(page).locator(`[data-side="${side}"] [data-unit]`).first()).toBeVisible();
    }
    const stands = page.locator(".event-card.stands");
    for (let n = 0; n < 120 && !(await stands.isVisible()); n++) {
      const answer = prompt(page).locator(".btn.primary").first();
      await expect(answer.or(stands).first()).toBeVisible();
      if (!(await stands.isVisible())) await answer.click({ timeout: 2_000 }).catch(() => {});
    }
    // Nothing is asked meanwhile, however long it takes.
    await expect(stands).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    const told = await stands.locator("h2").innerText();
    await page.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    await log(page).click();
    await expect(page.locator(".log-head b", { hasText: told }).first()).toBeVisible();
  });

  test("the die of a battle opens the chart that it was read on", async ({ page }) => {
    await beginMidway(page, 8);
    await toBattle(page);
    const die = battle(page).getByRole("button", { name: /: / });
    for (let n = 0; n < 40 && !(await die.isVisible()); n++) await giveFilled(page, 1);
    const rolled = (await die.getAttribute("aria-label")).split(": ")[0];
    await die.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(`This roll: ${rolled}`);
    await expect(dialog.locator("td.lit")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(battle(page)).toBeVisible();
  });

  test("the log unfolds, and a die in it opens its chart with the cell lit", async ({ page }) => {
    await beginMidway(page, 8);
    await giveFilled(page, 12);
    await log(page).click();
    const folded = page.locator('.log-head[aria-expanded="false"]').first();
    await folded.click();
    await page.locator(".log .roll").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("td.lit")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Charts" }).click();
    await page.locator('.charts-list [data-chart="spotting"]').click();
    await expect(page.getByRole("dialog")).toContainText("9.1");
  });

  test("a moment of before is shown and takes no order, and the present comes back", async ({ page }) => {
    await beginMidway(page, 8);
    await giveFilled(page, 14);
    const decision = await asked(page);
    await log(page).click();
    await turns(page).last().locator(".log-head").first().click();
    const show = page.getByRole("button", { name: "Show this moment" }).last();
    await show.click();
    await expect(page.locator(".past-bar")).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await expect(turns(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Back to the present" }).click();
    expect(await asked(page)).toBe(decision);
    expect(await turns(page).count()).toBeGreaterThan(1);
  });

  test("a turn of the timeline and what stands out in it lead to their moments, and Now comes back", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await beginMidway(page, 8);
    const timeline = page.locator(".strip-head .timeline");
    await giveFilled(page, 40);
    // A battle's stage lies over it.
    for (let n = 0; n < 60 && (await battle(page).isVisible()); n++) await giveFilled(page, 1);
    const decision = await asked(page);
    await expect(timeline.locator("li")).toHaveCount(23);
    const newest = timeline.locator(".newest .to-turn");
    const number = Number(await newest.getAttribute("data-turn"));
    expect(number).toBeGreaterThan(2);
    const now = timeline.getByRole("button", { name: "Now" });
    await expect(now).toHaveAttribute("aria-current", "true");
    // By keys: to the turn before, and to its beginning.
    await newest.focus();
    await page.keyboard.press("ArrowLeft");
    const before = timeline.locator(`[data-turn="${number - 1}"]`);
    await expect(before).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".past-bar")).toContainText(`Turn ${number - 1},`);
    await expect(before).toHaveAttribute("aria-current", "step");
    await expect(before).toBeFocused();
    await now.click();
    expect(await asked(page)).toBe(decision);
    // By mouse: what stands out.
    const mark = timeline.locator(".to-mark").first();
    const told = await mark.getAttribute("aria-label");
    await mark.click();
    await expect(page.locator(".past-bar")).toContainText(`${told.split(":")[0]},`);
    await page.getByRole("button", { name: "Back to the present" }).click();
    await expect(now).toHaveAttribute("aria-current", "true");
    expect(await asked(page)).toBe(decision);
    // What the marks mean goes by Escape and by a press elsewhere.
    const key = timeline.locator(".mark-key dl");
    const opener = timeline.getByRole("button", { name: "What the marks mean" });
    await opener.click();
    await expect(key).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(key).toHaveCount(0);
    await opener.click();
    await expect(key).toBeVisible();
    await page.locator("header.ribbon h1").click();
    await expect(key).toHaveCount(0);
    // A smaller window has it over the log, and only there.
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(timeline).toBeHidden();
    await log(page).click();
    await page.locator(".log .timeline .to-turn").first().click();
    await expect(page.locator(".past-bar")).toContainText("Turn 1,");
  });

  test("a reload finds a card that stood standing, and the report opens again from the table", async ({ page }) => {
    test.slow();
    await beginMidway(page, 8);
    const stands = page.locator(".event-card.stands");
    for (let n = 0; n < 200 && !(await stands.isVisible()); n++) {
      const answer = prompt(page).locator(".btn.primary").first();
      await expect(answer.or(stands).first()).toBeVisible();
      if (!(await stands.isVisible())) await answer.click({ timeout: 2_000 }).catch(() => {});
    }
    const told = await stands.locator("h2").innerText();
    await page.reload();
    await expect(stands.locator("h2")).toHaveText(told);
    // To the end, by Enter.
    for (let n = 0; n < 900 && !(await report(page).isVisible()); n++) await page.keyboard.press("Enter");
    await expect(report(page)).toBeVisible();
    await expect(report(page).locator(".levels .reached")).toHaveCount(1);
    const rows = await report(page).locator(".turn-rows li").count();
    expect(rows).toBeGreaterThan(3);
    // It is a text, too.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await report(page).getByRole("button", { name: "Copy as a text" }).click();
    await expect(report(page).getByRole("button", { name: "The text is copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("TURN BY TURN\n1, 1 to 4 April");
    expect(text).toContain(await report(page).locator("h2").first().innerText());
    await page.keyboard.press("Escape");
    await page.locator("#to-report").click();
    await expect(report(page).locator(".turn-rows li")).toHaveCount(rows);
    // From the report to a moment, and back.
    await report(page).locator(".turn-rows .link").first().click();
    await expect(page.locator(".past-bar")).toBeVisible();
    await page.getByRole("button", { name: "Back to the present" }).click();
    await expect(page.locator("#to-report")).toBeVisible();
    // Enter opens the report and leaves it; from either another game begins.
    await page.locator(".chart").click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("Enter");
    await expect(report(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(report(page)).toBeHidden();
    await page.locator(".game-over").getByRole("button", { name: "New game" }).click();
    await asked(page);
    await expect(page.locator(".clock")).toContainText("Turn 1");
    await expect(page.locator(".game-over")).toBeHidden();
  });
});
