// The staff plays, and the player watches: for a phase, a turn, to the end; and takes command whenever he likes.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, card, comeBack, expectInSight, games, inWindows, onlySave, startBattle } from "./table.mjs";

const bar = (page) => page.locator(".prompt.staff");
const orders = async (page) => (await onlySave(page)).orders;
const clock = (page) => page.locator(".clock").innerText();

/** Opens the dialog that hands the game over, by its key. */
async function handOver(page, stretch) {
  await page.keyboard.press("w");
  await page.getByRole("dialog", { name: "Watch the staff" }).getByRole("button", { name: `To the end of ${stretch}` }).click();
  await expect(bar(page)).toBeVisible();
}

/** Lets the page's clock run until something is so. */
async function runUntil(page, isSo, most = 200) {
  for (let n = 0; n < most && !(await isSo()); n++) await page.clock.runFor(3000);
  expect(await isSo()).toBe(true);
}

test.describe("with the page's own clock", () => {
  test.use({ settings: { speed: "normal" } });

  test("a phase is handed over, watched, and at its end the player is asked again", async ({ page }) => {
    await page.clock.install();
    await startBattle(page);
    expect(await asked(page)).toBe("air_movement");
    const before = await clock(page);
    await handOver(page, "this phase");
    // Neither a click on the chart nor a key gives an order now; what it says is why.
    await expect(page.locator(".reach")).toHaveCount(0);
    await expect(bar(page)).toContainText("The staff has command");
    await expect(bar(page)).toContainText("to the end of this phase");
    await expect(bar(page).locator(".staff-says")).not.toBeEmpty();
    await runUntil(page, async () => (await bar(page).count()) === 0);
    await expect(page.locator(".app .prompt[data-decision=air_movement]")).toBeVisible();
    expect(await clock(page)).not.toBe(before);
    expect((await orders(page)).length).toBeGreaterThan(3);
    // Undo goes back through the staff's orders, one by one.
    const given = (await orders(page)).length;
    await page.getByRole("button", { name: "Undo the last order" }).click();
    const left = (await orders(page)).length;
    expect(left).toBeLessThan(given);
    expect(left).toBeGreaterThan(0);
  });

  test("it pauses, goes step by step, and changes its speed; a reload gives the player command", async ({ page }) => {
    await page.clock.install();
    await startBattle(page);
    expect(await asked(page)).toBe("air_movement");
    await handOver(page, "the battle");
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const paused = (await orders(page)).length;
    await page.clock.runFor(60_000);
    expect(await orders(page)).toHaveLength(paused);
    await bar(page).getByRole("button", { name: "Step" }).click();
    await expect.poll(async () => (await orders(page)).length).toBe(paused + 1);
    await bar(page).getByRole("button", { name: "Fast" }).click();
    await expect(bar(page).getByRole("button", { name: "Fast" })).toHaveAttribute("aria-pressed", "true");
    await bar(page).getByRole("button", { name: "Go on" }).click();
    await page.clock.runFor(5000);
    const given = (await orders(page)).length;
    expect(given).toBeGreaterThan(paused + 1);

    await comeBack(page);
    await runUntil(page, async () => (await page.locator("[data-decision=air_movement], #card-next, [data-decision=interception], dialog.fight").count()) > 0);
    await expect(bar(page)).toHaveCount(0);
    expect((await orders(page)).length).toBeGreaterThanOrEqual(given);
  });
});

test.describe("with nothing animated", () => {
  test.use({ settings: { speed: "off" } });

  test("command is taken at a decision, and the player is asked what the staff would have answered", async ({ page }) => {
    await page.clock.install();
    await startBattle(page);
    expect(await asked(page)).toBe("air_movement");
    await handOver(page, "the battle");
    await page.clock.runFor(2000);
    const given = await orders(page);
    await page.keyboard.press("w");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator(".app .prompt")).not.toHaveAttribute("data-decision", "staff");
    expect(await orders(page)).toEqual(given);
    // Command stays with the player.
    await page.clock.runFor(60_000);
    expect(await orders(page)).toEqual(given);
  });

  test("skipping plays the rest of a turn at once, and of the battle to its report", async ({ page }) => {
    await startBattle(page);
    expect(await asked(page)).toBe("air_movement");
    await handOver(page, "this turn");
    await bar(page).getByRole("button", { name: "Skip the turn" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator(".ribbon")).toContainText("Turn 2 of 2");
    expect(await asked(page)).not.toBe("over");
    await handOver(page, "the battle");
    await bar(page).getByRole("button", { name: "Skip the battle" }).click();
    expect(await asked(page)).toBe("over");
    await expect(page.locator(".report")).toBeVisible();
    // It was no battle of the player's: the way does not count it.
    await page.getByRole("button", { name: "Back to the start" }).click();
    await expect(card(page).getByText("Sail again")).toHaveCount(0);
    expect(Object.keys(await games(page))).toHaveLength(1);
  });

  test("from the menu, and in a fight's dialog command can be taken too", async ({ page }) => {
    await startBattle(page);
    expect(await asked(page)).toBe("air_movement");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("button", { name: "Watch the staff" }).click();
    await page.getByRole("button", { name: "To the end of the battle" }).click();
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const fight = page.locator("dialog.fight[open]");
    const step = fight.or(bar(page)).getByRole("button", { name: "Step" }).last();
    for (let n = 0; n < 300 && !(await fight.count()); n++) await step.evaluate((button) => button.click());
    await expect(fight).toBeVisible();
    await expect(fight.getByRole("group", { name: "Watching the staff" })).toBeVisible();
    await fight.getByRole("button", { name: "Take command" }).click();
    await expect(page.locator(".watch")).toHaveCount(0);
  });

  test("the start screen has the staff play a scenario: it begins once the briefing is read", async ({ page }) => {
    await page.clock.install();
    await page.goto("./");
    await card(page).getByRole("button", { name: "Watch the staff play it" }).click();
    await page.clock.runFor(20_000);
    expect(await orders(page)).toHaveLength(0);
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await expect(bar(page)).toContainText("to the end of the battle");
    await runUntil(page, async () => (await orders(page)).length > 1);
    await bar(page).getByRole("button", { name: "Take command" }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test("whatever the scenario, the staff plays on from its start", async ({ page }) => {
    for (const number of [2, 3, 4, 5]) {
      await startBattle(page, `scenario=${number}&seed=7`);
      await asked(page);
      await handOver(page, number === 2 ? "the battle" : "this phase");
      await bar(page).getByRole("button", { name: /^Skip the/ }).click();
      await expect(bar(page)).toHaveCount(0);
      await expect(page.locator("[data-decision]").last()).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
    }
  });
});

test.describe("in every window", () => {
  test.use({ settings: { speed: "off" } });

  test("the bar and the dialog fit", async ({ page }) => {
    await startBattle(page);
    await asked(page);
    await handOver(page, "the battle");
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await inWindows(page, SIZES, async () => {
      expect(await wide()).toBe(0);
      await expectInSight(bar(page).getByRole("button"), 1);
    });
    await bar(page).getByRole("button", { name: "Take command" }).click();
    await page.keyboard.press("w");
    const dialog = page.getByRole("dialog", { name: "Watch the staff" });
    await inWindows(page, SIZES, async () => {
      await expectInSight(dialog.getByRole("button"), 1);
    });
  });
});
