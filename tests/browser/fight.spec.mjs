import { expect, test } from "./page.mjs";
import { asked, LOG_LINES, onlySave, openLog, openSave, orderOf, standStill } from "./table.mjs";

// The page's clock stands still unless a test moves it, so that no step of a fight is missed.

/** The first fight of a battle, just begun. */
async function firstFight(page) {
  await openSave(page, "interception");
  await standStill(page);
  await page.locator("#fight").click();
  const fight = page.locator("dialog.fight");
  // Patrols that go out to fight roll for their fuel first.
  for (let n = 0; n < 200 && !(await fight.count()); n++) await page.clock.runFor(50);
  return fight;
}

/** What the fight shows of its last die. */
async function roll(fight) {
  const numbers = async (selector) => (await fight.locator(selector).allInnerTexts()).map((text) => Number(text.replace("−", "-")));
  const [die, ...rest] = await numbers(".sum dd");
  return {
    die,
    big: await fight.locator(".die-big").getAttribute("aria-label"),
    modifiers: rest.slice(0, -1),
    total: rest.at(-1),
    rows: await numbers(".strip th"),
    row: (await numbers(".strip th.lit"))[0],
    cell: await fight.locator(".strip td.lit").innerText(),
    chart: await fight.locator(".strip caption b").innerText(),
  };
}

/** The die, its modifiers, the row and the lit cell agree with each other. */
function expectConsistent({ die, big, modifiers, total, rows, row }) {
  expect(die).toBeGreaterThanOrEqual(1);
  expect(die).toBeLessThanOrEqual(10);
  expect(big).toBe(`die ${die}`);
  expect(total).toBe(modifiers.reduce((sum, value) => sum + value, die));
  expect(row).toBe(Math.min(Math.max(total, rows[0]), rows.at(-1)));
}

const rolling = (fight) => fight.locator("[data-rolling]");

/** While the die rolls it shows no number, no cell is lit, and neither the step nor the log tells its result. */
async function expectRolling(page, fight) {
  await expect(rolling(fight)).toBeVisible();
  expect(await fight.locator(".die-big").getAttribute("aria-label")).toBe("The die rolls");
  expect(await fight.locator(".die-big").innerText()).toBe("");
  expect(await fight.locator(".sum dd").evaluateAll((all) => [all[0].innerText, all.at(-1).innerText])).toEqual(["", ""]);
  await expect(fight.locator(".strip .lit")).toHaveCount(0);
  expect(await fight.locator(".result").innerText()).toBe("");
  expect(await fight.locator(".steps [aria-current] small").innerText()).toBe("");
}

const steps = (fight) => fight.locator(".steps li").count();
const isOver = async (fight) => (await fight.locator("#fight-next").innerText()).startsWith("Go on");

test.use({ settings: { speed: "normal" } });

test("a fight goes by step by step, each die with its sum and its lit cell, and stands in the log", async ({ page }) => {
  const fight = await firstFight(page);
  const dice = [];

  // The first die tells fighters from attack planes. It rolls for 0.7 seconds, and nothing tells what it will show.
  await expect(fight.locator(".steps")).toContainText("Fighters told from attack planes");
  await expectRolling(page, fight);
  await page.clock.runFor(600);
  await expectRolling(page, fight);
  await page.clock.runFor(200);
  await expect(rolling(fight)).toHaveCount(0);
  // It stays for 1.2 seconds, and then they are to be divided.
  dice.push(await roll(fight));
  await expect(fight.locator(".result")).toHaveText(new RegExp(`^${dice[0].cell} of (the points are )?fighters`));
  await page.clock.runFor(900);
  await expect(fight.locator("[data-decision=showing]")).toBeVisible();
  await page.clock.runFor(400);
  await fight.locator(`.primary[data-order*="divide"]`).click();

  for (let step = 0; step < 20 && !(await isOver(fight)); step++) {
    const before = await steps(fight);
    await fight.locator("#fight-next").click();
    if (await rolling(fight).count()) {
      await expectRolling(page, fight);
      await fight.locator("#fight-next").click();
      await expect(rolling(fight)).toHaveCount(0);
    }
    if ((await steps(fight)) > before && (await fight.locator(".die-big").isVisible())) dice.push(await roll(fight));
  }
  expect(dice.length).toBeGreaterThan(2);
  dice.forEach(expectConsistent);
  expect(dice.some(({ modifiers }) => modifiers.length > 0)).toBe(true);

  // It waits to be seen, then goes on.
  await page.clock.runFor(60_000);
  await expect(fight).toBeVisible();
  await fight.locator("#fight-next").click();
  await page.clock.resume();
  // The other fights of the segment follow it.
  await asked(page);
  for (let n = 0; n < 40 && (await page.locator("dialog.fight").count()); n++) {
    await page.locator("dialog.fight .primary").last().click();
    await asked(page);
  }

  await page.getByRole("tab", { name: "Record" }).click();
  await openLog(page);
  const lines = page.locator(LOG_LINES).filter({ has: page.locator(".die") });
  const logged = await lines.evaluateAll((all) =>
    all.map((line) => ({
      die: Number(line.querySelector(".die").innerText),
      cell: line.querySelector(".roll b").innerText,
      chart: line.querySelector("[data-chart]").innerText,
    })),
  );
  const seen = dice.map(({ die, cell, chart }) => ({ die, cell, chart })).reverse();
  const from = logged.findIndex((line, n) => JSON.stringify(logged.slice(n, n + seen.length)) === JSON.stringify(seen));
  expect(from, JSON.stringify({ logged, seen })).toBeGreaterThanOrEqual(0);

  await lines.first().locator("[data-chart]").click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(logged[0].chart);
});

test("the chart opens over the fight with the same cell lit, and the fight is still there after it", async ({ page }) => {
  const fight = await firstFight(page);
  await page.clock.runFor(800);
  const { cell, chart, total } = await roll(fight);
  await fight.getByRole("button", { name: "Whole chart" }).click();
  const whole = page.locator("dialog[open]:not(.fight)");
  await expect(whole.getByRole("heading", { level: 2 })).toHaveText(chart);
  await expect(whole.locator("td.lit")).toHaveText(cell);
  await expect(whole.locator("tr", { has: page.locator("td.lit") }).locator("th")).toHaveText(new RegExp(`^${total}\\b`));
  await whole.locator(".primary").click();
  await expect(whole).toHaveCount(0);
  await expect(fight).toBeVisible();
});

test("a fight can be skipped to its result, and from there to the next decision", async ({ page }) => {
  const fight = await firstFight(page);
  await page.clock.runFor(2000);
  await fight.locator(`.primary[data-order*="divide"]`).click();
  await fight.getByRole("button", { name: "Skip to the end" }).click();
  await expect(fight.locator("#fight-next")).toContainText("Go on");
  await expect(fight.locator(".result")).toBeVisible();
  // How it ended is said at once, in what a screen reader reads out.
  await expect(fight.locator("[aria-live] h3")).toHaveText(/Raid \d|Intercept \d/);
  await expect(fight.locator(".end-cards")).toContainText(/Shot down.*Our losses.*Raid \d now/s);
  await expect(fight.locator(".counted")).toContainText(/score .* → /);
  await fight.locator("#fight-next").click();
  // Others follow.
  await expect(fight.locator(".end-cards")).toHaveCount(0);
});

test("Escape hurries a fight on to a division and puts that aside, but never goes past it", async ({ page }) => {
  const fight = await firstFight(page);
  await page.keyboard.press("Escape");
  await expect(fight.locator(`.primary[data-order*="divide"]`)).toBeVisible();
  const orders = (await onlySave(page)).orders.length;
  for (let n = 0; n < 4; n++) await page.keyboard.press("Escape");
  await expect(fight).toHaveCount(0);
  expect((await onlySave(page)).orders).toHaveLength(orders);
  // The prompt has the focus on its way back.
  await page.keyboard.press("Enter");
  await expect(fight).toBeVisible();
  await fight.locator(`.primary[data-order*="divide"]`).click();
  expect((await onlySave(page)).orders.at(-1)).toMatchObject({ order: "divide" });
});

test.describe("with everything shown at once", () => {
  test.use({ settings: { speed: "off" } });

  test("fighters divide as the rule has it, and too few against the escorts cannot be sent", async ({ page }) => {
    await openSave(page, "division");
    const fight = page.locator("dialog.fight");
    const number = async (locator, pattern) => Number((await locator.innerText()).match(pattern)[1]);
    const units = await number(fight.locator(".d-head"), /(\d+) Hellcat unit/);
    const escorts = await number(fight.locator(".d-body"), /(\d+) points of escorts/);
    const least = Math.min(units, Math.max(1, Math.floor(escorts / 2)));

    const values = (selector) => fight.locator(selector).evaluateAll((all) => all.map((one) => Number(one.value)).sort());
    expect(await values("input:enabled")).toEqual(Array.from({ length: units - least + 1 }, (_, n) => least + n));
    expect(await values("input:disabled")).toEqual(Array.from({ length: least }, (_, n) => n));

    await fight.locator("label", { has: page.locator(`input[value="${units}"]`) }).click();
    const few = fight.locator("label", { has: page.locator(`input[value="${least - 1}"]`) });
    await expect(few).toContainText(`${least} to ${units} of the fighters must go against the escorts`);
    await few.click({ force: true });
    const engage = fight.locator(".primary");
    expect(await orderOf(engage)).toEqual({ order: "divide", escorts: units });
    await engage.click();
    await asked(page);
    expect((await onlySave(page)).orders.at(-1)).toEqual({ order: "divide", escorts: units });
  });
});
