// Scenario 5, "Ozawa Strikes", from its card to its report: as the staff suggests by mouse, by key and by touch, with a
// reload in the middle.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { SIZES, asSuggested, widthOver } from "./admiral.mjs";
import { asked, card, comeBack, inWindows, score, startBattle, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** The number of answers after which the page is reloaded. */
const RELOAD_AT = 60;
/** More than a battle takes. */
const MOST = 900;

/** Plays on by `answer` to the end; says how many answers it took. */
async function playToTheEnd(page, answer) {
  for (let answers = 0; answers < MOST; answers++) {
    const now = await asked(page);
    if (now === "over") return answers;
    if (answers === RELOAD_AT) {
      const before = await score(page);
      await comeBack(page);
      expect(await asked(page)).toBe(now);
      expect(await score(page)).toBe(before);
    }
    await answer(page, now);
  }
  throw new Error("the battle goes on and on");
}

async function noViolations(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

test("the card shows seven reports and two variants, and sails with both", async ({ page }) => {
  await page.goto("./");
  const five = card(page, 5);
  await expect(five.getByRole("heading")).toContainText("Ozawa Strikes");
  await expect(five.locator("svg .report-mark")).toHaveCount(7);
  await unfold(five);
  const boxes = five.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await five.getByRole("button", { name: "Sail" }).click();
  await expect(page.getByRole("dialog")).toContainText("Noon of June 19");
  await noViolations(page);
});

test("the afternoon is played to its report as suggested, and comes back after a reload", async ({ page }) => {
  test.slow();
  await startBattle(page, "scenario=5&seed=1024");
  await playToTheEnd(page, asSuggested);
  const report = page.locator(".report");
  await expect(report).toBeVisible();
  await expect(report.locator(".account")).toContainText(/Of seven reports (you made out|one gave itself away|.* gave themselves away)/);
  await expect(report).toContainText("two submarines did, and sank Taiho and Shokaku");
  await inWindows(page, SIZES, async () => {
    expect(await widthOver(page)).toBe(0);
    await noViolations(page);
  });
});

test("three phases of the afternoon are played by keys alone", async ({ page }) => {
  await startBattle(page, "scenario=5&seed=5");
  const clock = () => page.locator(".clock").innerText();
  const phases = new Set();
  for (let n = 0; n < 200 && phases.size < 4; n++) {
    const now = await asked(page);
    phases.add(await clock());
    const suggested = page.locator("dialog.fight[open] .primary:not([aria-disabled=true]), .prompt .primary:not([aria-disabled=true])").last();
    const goesOn = page.locator(".prompt :is([data-key=e], [data-key=x])").last();
    const button = (await suggested.count()) ? suggested : goesOn;
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await page.locator("[data-decision]").count()) > 0, { message: now }).toBe(true);
  }
  expect(phases.size).toBe(4);
});
