// Every mission that waits gets the order suggested to it, and the movement ends, by one click or one key; one Undo takes
// all back.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, expectInSight, inWindows, onlySave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const all = (page) => page.locator("[data-order-kind=all-as-suggested]");
const orders = async (page) => (await onlySave(page)).orders;

test("all missions fly as suggested by a click or a key, and Undo takes them back in one step", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  expect(await asked(page)).toBe("air_movement");
  await inWindows(page, SIZES.slice(1), async () => {
    await expect(all(page)).toBeVisible();
    const answers = page.locator(".prompt-answers button");
    expect(await answers.count()).toBeGreaterThan(2);
    await expectInSight(answers);
  });
  for (const give of [() => all(page).click(), () => page.keyboard.press("r")]) {
    await expect(all(page)).toHaveText(/^All 3 missions as suggested.*, then movement ends/);
    // The first of them is what is suggested to the selected mission.
    const first = JSON.parse(await page.locator(".prompt-answers .btn.suggested").getAttribute("data-order"));
    await give();
    await asked(page);
    const given = await orders(page);
    const missions = ["Intercept 1", "Intercept 2", "Intercept 3"];
    expect(given.slice(0, 3).map(({ mission }) => mission)).toEqual(missions);
    expect(given[0]).toEqual(first);
    for (const { order } of given.slice(0, 3)) expect(["fly", "hold"]).toContain(order);
    expect(given[3]).toEqual({ order: "end_movement" });
    await expect(page.locator(".clock")).toContainText("0950");
    await page.keyboard.press("u");
    expect(await orders(page)).toEqual([]);
    expect(await asked(page)).toBe("air_movement");
    await expect(all(page)).toHaveText(/^All 3 missions as suggested/);
  }
});
