// What would come of each choice: asked by key, click and touch, and left out by whoever wants (without a network: offline.spec.mjs).

import { expect, test } from "./page.mjs";
import { onlySave, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const button = (page) => page.locator(".foresee:visible");
const table = (page) => page.locator(".foresight");
const rows = (page) => table(page).locator(".prospect");
const foot = (page) => table(page).locator(".foresight-foot");
const verdict = (page) => table(page).locator(".foresight-verdict");

/** All battles have been played. */
async function played(page) {
  await expect(foot(page)).toHaveText(/^\d+ battles played on by the staff$/, { timeout: 60_000 });
}

test("each choice is played on by the key, its orders stand on the chart, and the report says that it was asked", async ({ page }) => {
  await startBattle(page);
  await page.keyboard.press("f");
  await expect(page.locator("#foresight-title")).toBeFocused();
  await expect(rows(page).first()).toContainText("As the staff");
  await played(page);
  await expect(verdict(page)).not.toBeEmpty();
  await expect(table(page).locator('[data-standing="best"]')).toHaveCount(1);

  // Whoever points at a row sees where it leads; and gives its orders by its button.
  const fly = rows(page).filter({ hasText: "All fighters fly to Raid 1" });
  await fly.hover();
  await expect(page.locator(".preview-hex")).toHaveCount(3);
  await page.mouse.move(5, 400);
  await expect(page.locator(".preview-hex")).toHaveCount(0);
  // Its name unfolds how the battles spread; gone to by the keyboard it shows its orders as well.
  const name = fly.getByRole("button", { name: "All fighters fly to Raid 1", exact: true });
  await name.click();
  await expect(fly.locator(".prospect-more")).toContainText(/Eight of ten battles between [+\u2212\d]+ and [+\u2212\d]+/);
  await page.mouse.move(5, 400);
  await expect(page.locator(".preview-hex")).toHaveCount(3);
  await name.click();
  await expect(fly.locator(".prospect-more")).toHaveCount(0);
  // Whoever only looks changes nothing of the game.
  expect((await onlySave(page)).foreseen).toBeUndefined();
  await fly.getByRole("button", { name: "Order this: All fighters fly to Raid 1" }).click();
  const { orders, foreseen } = await onlySave(page);
  expect(foreseen).toBe(1);
  expect(orders.slice(0, 3).map(({ order }) => order)).toEqual(["fly", "fly", "fly"]);
  // What was asked is over.
  await expect(table(page)).toHaveCount(0);
});

test("it is put away by the key, and asked twice at a question it counts once", async ({ page }) => {
  await startBattle(page);
  await button(page).click();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("f");
  await expect(table(page)).toHaveCount(0);
  await button(page).click();
  await expect(rows(page).first()).toBeVisible();
  await table(page).getByRole("button", { name: "Put away" }).click();
  await expect(table(page)).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.locator("#ask")).toContainText("Intercept 2");
  expect((await onlySave(page)).foreseen).toBe(1);
});

test("where its program does not come it says so, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => delete window.Worker);
  await startBattle(page);
  await page.keyboard.press("f");
  await expect(verdict(page)).toHaveText("This browser starts no second program beside the page.");
  await page.keyboard.press("h");
  await expect(page.locator("#ask")).toContainText("Intercept 2");
});

test("where its program breaks off on the way it says so, and can be asked again", async ({ page }) => {
  await page.route("**/foresight-*_bg.wasm", (route) => route.abort());
  await startBattle(page);
  await page.keyboard.press("f");
  await expect(verdict(page)).toHaveText("The program that plays the battles on has not come, or has stopped.");
  await page.unroute("**/foresight-*_bg.wasm");
  await table(page).getByRole("button", { name: "Try again" }).click();
  await expect(rows(page).first()).toContainText("As the staff");
  await expect(verdict(page)).toBeEmpty();
});

test.describe("as the player has set it up", () => {
  test.describe("off", () => {
    test.use({ settings: { speed: "off", foresight: "off" } });
    test("there is no such thing on the page", async ({ page }) => {
      await startBattle(page);
      await expect(button(page)).toHaveCount(0);
      await page.keyboard.press("f");
      await expect(table(page)).toHaveCount(0);
    });

    test("nor is a battle that is over judged by it", async ({ page }) => {
      await openSave(page, "finished");
      await expect(page.locator(".report .luck, .report .fates").first()).toBeVisible();
      await expect(page.locator(".judgement")).toHaveCount(0);
    });
  });

  test.describe("always", () => {
    test.use({ settings: { speed: "off", foresight: "always" } });
    test("it is asked at every question", async ({ page }) => {
      await startBattle(page);
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press("h");
      await expect(page.locator("#ask")).toContainText("Intercept 2");
      await expect(rows(page).first()).toBeVisible();
      // The second has no answer yet.
      expect((await onlySave(page)).foreseen).toBe(1);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("it is asked by touch", async ({ page }) => {
    await startBattle(page);
    await page.getByRole("button", { name: /^More/ }).tap();
    await button(page).tap();
    await expect(rows(page).first()).toBeVisible();
    await played(page);
    await expect(verdict(page)).toBeVisible();
  });
});
