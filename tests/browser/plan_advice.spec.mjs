// Where a carrier force may come within reach and no raid is in sight, the plan that readies a strike is suggested, for a
// reason; one click takes it, and the plan is kept with the game.

import { expect, test } from "./page.mjs";
import { comeBack, openSave } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("the plan that readies a strike is one click, with its reason, and stays after a reload", async ({ page }) => {
  await openSave(page, "strike-advised");
  const plans = page.getByLabel(/^Plan of Task Group/);
  for (const plan of await plans.all()) await plan.selectOption({ label: "fighters only, decks clear" });
  const advice = page.locator(".plan-advice");
  await expect(advice).toContainText(/Butai \d has carriers and is \d+ hexes off, and no raid is in sight/);
  const change = advice.getByRole("button", { name: /^Plan for 58\.\d: strike ready/ });
  await expect(change).toHaveClass(/primary/);
  const group = (await change.innerText()).match(/58\.\d/)[0];
  await change.click();
  await expect(advice).toHaveCount(0);
  const carryOut = page.locator("#carry-out, .prompt .primary").first();
  await expect(carryOut).toBeVisible();
  await expect(page.locator(".plan-why").first()).toContainText(`${group}: strike ready`);
  await comeBack(page);
  await expect(page.locator(".plan-why").first()).toContainText(`${group}: strike ready`);
});
