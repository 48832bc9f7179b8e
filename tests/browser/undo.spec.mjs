import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, askedSoon, onlySave, openSave, press, situation, standStill, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const undo = (page) => page.locator("[data-order-kind=undo]");
const isCounted = async (page) => (await undo(page).getAttribute("title")).includes("counted");

/** Everything the displays say, whichever mission is in hand. */
async function displays(page) {
  const texts = [await page.locator(".ribbon").innerText()];
  for (const tab of ["Fleet", "Enemy", "Air"]) {
    await page.getByRole("tab", { name: tab }).click();
    texts.push(await page.locator("#pane").innerText());
  }
  return texts;
}

test("nothing is counted short of a die", async ({ page }) => {
  await startBattle(page);
  await expect(undo(page)).toBeDisabled();
  const start = await displays(page);

  const sure = page.locator(".reach:not(.reach-die)").first();
  await sure.click();
  expect(await isCounted(page)).toBe(false);
  await undo(page).click();
  expect(await displays(page)).toEqual(start);
  expect(await onlySave(page)).toMatchObject({ orders: [], undone: 0 });

  const uncertain = page.locator(".reach-die").first();
  await uncertain.click();
  expect(await isCounted(page)).toBe(true);
  await undo(page).click();
  expect(await displays(page)).toEqual(start);
  expect(await onlySave(page)).toMatchObject({ orders: [], undone: 1 });
});

test("a battle can be taken back order by order to its start, and the report counts the steps past a die", async ({ page }) => {
  await startBattle(page);
  const start = await displays(page);
  await page.evaluate(() => localStorage.clear());
  await openSave(page, "division");
  await new Player(page).answer("division");

  let counted = 0;
  const { orders } = await onlySave(page);
  // A fight may have ended in another division: there the dialog is in the way of the button, not of the key.
  for (let left = orders.length; left > 0; ) {
    counted += (await isCounted(page)) ? 1 : 0;
    await page.keyboard.press("Control+z");
    const save = await onlySave(page);
    // An order that followed by itself goes back with the one it followed.
    expect(save.orders.length).toBeLessThan(left);
    for (const { order } of orders.slice(save.orders.length + 1, left)) expect(order).toMatch(/^(end_|go_on$)/);
    left = save.orders.length;
    expect(save).toMatchObject({ orders: orders.slice(0, left), undone: counted });
  }
  expect(counted).toBeGreaterThan(1);
  await expect(undo(page)).toBeDisabled();
  expect(await displays(page)).toEqual(start);

  // The count goes with the game to its report.
  while ((await askedSoon(page)) !== "over") await press(page, "dialog.fight .primary", ".prompt :is([data-key=e], [data-key=x])");
  await expect(page.locator("[data-undone]")).toHaveText(String(counted));
});

test("landing a whole mission is one step", async ({ page }) => {
  await openSave(page, "landing");
  const before = await situation(page);
  const { orders } = await onlySave(page);
  const all = page.locator(".details [data-order-kind=land-all]").first();
  const units = Number((await all.innerText()).match(/(\d+) units/)[1]);
  await all.click();
  await asked(page);
  expect((await onlySave(page)).orders).toHaveLength(orders.length + units);
  await undo(page).click();
  expect((await onlySave(page)).orders).toEqual(orders);
  expect(await situation(page)).toEqual(before);
});

test("an order that is still being shown can be taken back, and is shown no faster the next time", async ({ page }) => {
  await startBattle(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "slow" }).check({ force: true });
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await standStill(page);

  const fly = () => page.locator(".reach-die").first().click();
  const showing = page.locator(".prompt[data-decision=showing]");
  const shownFor = async () => {
    for (let tenths = 0; tenths < 100; tenths++) {
      if (!(await showing.isVisible())) return tenths;
      await page.clock.runFor(100);
    }
    throw new Error("it is shown for more than ten seconds");
  };
  await fly();
  const whole = await shownFor();
  expect(whole).toBeGreaterThan(5);
  await undo(page).click();

  await fly();
  await expect(showing).toBeVisible();
  await undo(page).click();
  await expect(showing).toHaveCount(0);
  expect((await onlySave(page)).orders).toEqual([]);
  await fly();
  expect(await shownFor()).toBe(whole);
});

test("the mission whose order was taken back is in hand again", async ({ page }) => {
  await startBattle(page);
  await page.keyboard.press("h");
  await expect(page.locator("#ask")).toContainText("Intercept 2");
  await page.keyboard.press("u");
  await expect(page.locator("#ask")).toContainText("Intercept 1");
});
