// Answers are given once: neither a double click nor a key that is held down gives one to what has
// just come up; and the focus goes on to what is asked next.

import { expect, test } from "./page.mjs";
import { asked, onlySave, openMore, openSave, startBattle } from "./table.mjs";

const orders = async (page) => (await onlySave(page)).orders;
const frames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))));

/** A double click where an element is now, whatever comes up there. */
async function doubleClick(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await frames(page);
}

for (const speed of ["off", "normal"]) {
  test.describe(`at speed ${speed}`, () => {
    test.use({ settings: { speed } });

    test("a double click on Hold is one order, for one mission", async ({ page }) => {
      await startBattle(page);
      await asked(page);
      await openMore(page);
      await doubleClick(page, page.locator(".panel [data-key=h]"));
      expect(await orders(page)).toEqual([{ order: "hold", mission: "Intercept 1" }]);
      await expect(page.locator("#ask")).toContainText("Intercept 2");
      // A click of its own is meant.
      await page.locator(".panel [data-key=h]").click();
      expect((await orders(page)).at(-1)).toEqual({ order: "hold", mission: "Intercept 2" });
    });
  });
}

test.describe("with everything shown at once", () => {
  test.use({ settings: { speed: "off" } });

  test("a double click on the end of a step ends one step, and on a batch gives it once", async ({ page }) => {
    await openSave(page, "air-operations");
    const before = (await orders(page)).length;
    await doubleClick(page, page.locator(".prompt :is([data-key=e], [data-key=x])"));
    expect((await orders(page)).slice(before)).toEqual([{ order: "go_on" }]);
    const step = page.locator(".air-steps [aria-current]");
    const now = await step.innerText();
    const batch = page.locator(".prompt [data-order-kind]:not(#carry-out)").first();
    const listed = JSON.parse(await batch.getAttribute("data-order"));
    await doubleClick(page, batch);
    expect((await orders(page)).slice(before + 1)).toEqual(listed);
    expect(await step.innerText()).toBe(now);
  });

  test("units of a type go to a strike click by click, however quick, and keep the focus", async ({ page }) => {
    await startBattle(page, "scenario=2&seed=11");
    // Why something cannot be done is said in sentences.
    const go = page.locator(".prompt :is([data-key=e], [data-key=x])");
    await expect(go).toBeDisabled();
    await expect(go).toHaveAttribute("title", "18 of the units have no strike yet.");
    const one = page.getByRole("button", { name: "One F6F to Air Strike 1" });
    await one.click({ clickCount: 3 });
    await expect(page.locator("#back-1-F6F")).toHaveText("3 F6F −");
    await expect(one).toBeFocused();
    // The last of a type takes its button along: what slips into its place is not clicked.
    await page.getByRole("button", { name: "All SBD to Air Strike 1" }).click();
    await page.getByRole("button", { name: "One TBM to Air Strike 1" }).click();
    const before = (await orders(page)).length;
    await doubleClick(page, page.locator("#back-1-TBM"));
    expect((await orders(page)).slice(before)).toEqual([{ order: "recall", mission: "Air Strike 1", units: ["TBM 1"] }]);
    await frames(page);
    // On the question, or on what the second click fell on: never nowhere.
    expect(await page.evaluate(() => document.activeElement.closest(".panel") !== null)).toBe(true);
  });

  test("a key that is held down gives one answer", async ({ page }) => {
    await startBattle(page);
    // One mission holds; the two others fly as suggested, their movement ends, and what nobody could answer otherwise follows.
    for (const [key, given] of [["h", 1], ["Enter", 4]]) {
      const before = (await orders(page)).length;
      // Down again without having come up: as a keyboard repeats it.
      for (let n = 0; n < 3; n++) {
        await page.keyboard.down(key);
        await frames(page);
      }
      await page.keyboard.up(key);
      expect((await orders(page)).length).toBe(before + given);
    }
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    await openMore(page);
    await page.locator(".panel [data-key=h]").focus();
    for (let n = 0; n < 3; n++) {
      await page.keyboard.down("Enter");
      await frames(page);
    }
    expect(await orders(page)).toHaveLength(1);
  });

  test("what is opened and closed passes the focus on", async ({ page }) => {
    await startBattle(page);
    await openMore(page);
    const split = page.locator(".details [data-order-kind=split]");
    await split.click();
    await expect(split).toHaveAttribute("aria-expanded", "true");
    await expect(split).toBeFocused();
    await page.getByRole("button", { name: "Do not split" }).click();
    await expect(split).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#ask")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement.closest(".panel") !== null)).toBe(true);
    await split.click();
    await page.getByRole("button", { name: "1 leave, 3 stay" }).click();
    await expect(page.locator("#ask")).toBeFocused();
    expect((await orders(page)).at(-1)).toMatchObject({ order: "split", mission: "Intercept 1" });
  });
});
