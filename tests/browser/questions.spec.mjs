// The questions of scenario 4 that seldom come up, opened from saves: the hexside of a narrow search, staying with a
// force, a list of orders that a question interrupts, and a strike away from home; at three sizes.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, comeBack, inWindows, onlySave, openMore, openSave } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const given = async (page) => (await onlySave(page)).orders;
const why = (page) => page.locator(".prompt-why").first();

test("a narrow search along a hexside asks for one of two lit hexes", async ({ page }) => {
  expect(await openSave(page, "search-path")).toBe("search_path");
  const before = (await given(page)).length;
  let order;
  await inWindows(page, SIZES, async () => {
    await expect(why(page)).toContainText("Click its lit hex, or press G");
    await expect(page.locator(".reach")).toHaveCount(2);
    // The keys lead there: G to the first, Enter gives it.
    await page.locator("#ask").focus();
    await page.keyboard.press("g");
    await expect(page.locator(".reach:focus")).toHaveCount(1);
    order = JSON.parse(await page.locator(".reach:focus").getAttribute("data-order"));
  });
  await page.keyboard.press("Enter");
  await asked(page);
  const orders = await given(page);
  expect(orders).toHaveLength(before + 1);
  expect(orders.at(-1)).toEqual(order);
  expect(order.order).toBe("fly_through");
});

test("a search stays with a force, or flies on, for a reason, and its counter is not covered", async ({ page }) => {
  expect(await openSave(page, "shadow")).toBe("shadow");
  await inWindows(page, SIZES, async () => {
    await expect(page.locator("#ask")).toContainText(/Does Search \d+ stay with Force [A-Z]\?/);
    await expect(why(page)).toContainText("The staff would have it stay");
    const force = (await page.locator("#ask").textContent()).match(/Force [A-Z]/)[0];
    const search = (await page.locator("#ask").textContent()).match(/Search \d+/)[0];
    const box = (locator) => locator.evaluate((it) => { const { x, y, width, height } = it.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2, width }; });
    const counter = await box(page.locator(`.counter[data-unit="${force}"] .body`).first());
    const mark = await box(page.locator(`.search-mark[data-search="${search}"] .plate`));
    expect(Math.hypot(counter.x - mark.x, counter.y - mark.y)).toBeGreaterThan(counter.width / 2);
    await page.locator(".prompt-answers button", { hasText: "Stay with" }).click({ trial: true });
  });
  await page.locator(".prompt-answers button", { hasText: "Stay with" }).click();
  await asked(page);
  expect(JSON.stringify(await given(page))).toContain('"shadow"');
});

test("a list of orders waits for a question, outlives a reload, and goes on", async ({ page }) => {
  expect(await openSave(page, "list-interrupted")).toBe("which_force");
  const lines = await page.locator(".details [data-order*=look_for]:not(#look-all)").count();
  const before = (await given(page)).length;
  await inWindows(page, SIZES, () => page.locator("#look-all").click({ trial: true }));
  await page.locator("#look-all").click();
  expect(await asked(page)).toBe("shadow");
  const waits = page.locator(".details").getByText("it looks for the others in the order you said");
  await openMore(page);
  await expect(waits).toBeVisible();
  const between = (await given(page)).length;
  expect(between - before).toBeLessThan(lines - 1);
  await comeBack(page);
  expect(await asked(page)).toBe("shadow");
  const flyOn = page.locator(".prompt-answers button", { hasText: /Fly on|Turn for home/ });
  await openMore(page);
  await inWindows(page, SIZES, async () => {
    await expect(waits).toBeVisible();
    await flyOn.click({ trial: true });
  });
  await flyOn.click();
  await asked(page);
  const looked = (await given(page)).slice(before).filter((order) => order.order === "look_for");
  expect(looked.length).toBeGreaterThan(between - before);
});

test("a strike away from home is told where to, why, and why not at others", async ({ page }) => {
  expect(await openSave(page, "strike-away")).toBe("air_movement");
  const strike = page.locator("#ask").filter({ hasText: /^Air Strike/ });
  for (let n = 0; n < 6 && !(await strike.count()); n++) await page.keyboard.press("m");
  await expect(strike).toHaveCount(1);
  const whyNot = page.locator(".ask-why");
  await openMore(page);
  await inWindows(page, SIZES, async () => {
    await expect(why(page)).toContainText(/to come home|attacks in this phase|the way home is suggested|turns for home now/);
    await expect(page.locator(".prompt-answers .btn.primary").first()).toContainText(/Fly|Stay|Hold/);
    await whyNot.click({ trial: true });
  });
  await whyNot.click();
  await expect(page.locator(".why-not")).toContainText("It is not in contact: a strike flies out only to a force that is detected");
});
