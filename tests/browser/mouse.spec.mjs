import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, comeBack, LOG_LINES, openLog, score, situation, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("scenario 1 with the mouse, from the start screen to its report, with two reloads on the way", async ({ page }) => {
  await page.goto("./");
  await unfold(card(page));
  await card(page).getByLabel("Seed").fill("20");
  await card(page).getByRole("button", { name: "Sail" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  const player = new Player(page);
  await player.playTo("air_movement");
  const first = await situation(page);

  // In the middle of movement: one mission has flown, the others wait.
  await player.answer("air_movement");
  const moving = await situation(page);
  expect(moving).not.toEqual(first);
  await comeBack(page);
  expect(await situation(page)).toEqual(moving);

  // In the middle of a fight, before the fighters are divided.
  await player.playTo("division");
  const dividing = await situation(page);
  await comeBack(page);
  expect(await situation(page)).toEqual(dividing);

  await player.playTo("over");
  const used = ["divide", "end_landing", "end_movement", "fight", "fly", "hold", "land"];
  expect(Object.keys(player.orders).sort()).toEqual(used);
  await report(page);
  await log(page);

  await page.getByRole("button", { name: "Play again, same seed" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  expect(await situation(page)).toEqual(first);
});

/** The report adds up: what it says of the raids gives its score, and the score its level. */
async function report(page) {
  const verdict = page.locator(".report");
  const rows = await verdict.locator(".fates").first().locator("tbody tr").evaluateAll((all) =>
    all.map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
  );
  const raids = rows.map(([raid]) => raid).filter((row) => row !== "Fuel and landing");
  expect(raids).toEqual(["Raid 1", "Raid 2", "Raid 3, second wave", "Raid 4"]);
  let [down, through] = [0, 0];
  for (const [raid, , points, shot, got, , , how] of rows) {
    down += Number(shot);
    through += Number(got);
    if (raid === "Fuel and landing") continue;
    const fates = { destroyed: "shot down to the last plane", through: `got through with ${got} of attack planes`, empty: "arrived without attack planes" };
    expect(how).toBe(shot === points ? fates.destroyed : got === "0" ? fates.empty : fates.through);
  }
  const lost = parseInt(await verdict.locator(".facts div", { hasText: "Hellcat units lost" }).locator("dd").innerText(), 10);

  const points = down - 2 * through - 2 * lost;
  expect(parseInt((await verdict.locator(".vp").innerText()).replace("−", "-"), 10)).toBe(points);
  expect(await score(page)).toBe(points);
  const levels = [[24, "Turkey shoot"], [16, "Clear victory"], [7, "Hard fought"], [-Infinity, "Too many got through"]];
  const [, level] = levels.find(([from]) => points >= from);
  await expect(verdict.getByRole("heading", { level: 1 })).toHaveText(level);
  await expect(verdict.locator(".ladder [aria-current]")).toContainText(level);
}

/** Every die of the battle has its line in the log, with its chart. */
async function log(page) {
  const dice = Number(await page.locator(".facts div", { hasText: "Dice rolled" }).locator("dd").innerText());
  await page.getByRole("button", { name: "Look at the chart" }).click();
  await page.getByRole("tab", { name: "Record" }).click();
  // The newest phase is open; the others, the fights and the bookkeeping open at a click.
  await openLog(page);
  const lines = page.locator(LOG_LINES).filter({ has: page.locator(".die") });
  await expect(lines).toHaveCount(dice);
  await expect(lines.locator("[data-chart]")).toHaveCount(dice);
  await page.getByRole("button", { name: "Back to the report" }).click();
}
