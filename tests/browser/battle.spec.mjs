// The whole battle, scenarios 6 and 7: decks readied and submarines placed before the first turn by mouse, by keys and by
// touch, the first turn with a reload, and the rest to the report.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { SIZES, asSuggested, playUntil, widthOver } from "./admiral.mjs";
import { asked, card, comeBack, frames, inWindows, onlySave, openMore, openSave, score, startBattle, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const lit = (page, hex) => page.locator(`.chart .reach[data-hex="${hex}"]`);
const line = (page, submarine) => page.locator(`.details .engage > li[data-unit="${submarine}"]`);
const hexOf = async (page, submarine) => (await line(page, submarine).innerText()).match(/\b\d{4}\b/)[0];

/** Where the submarines were placed, by the orders given. */
async function placed(page) {
  const { orders } = await onlySave(page);
  const given = orders.map((order) => (typeof order === "string" ? JSON.parse(order) : order));
  return given.filter(({ order }) => order === "place_submarine").map(({ submarine, hex }) => [submarine, hex]);
}

async function toSubmarines(page) {
  expect(await openSave(page, "submarines")).toBe("place_submarines");
}

async function noViolations(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

for (const [number, name] of [[6, "The Marianas Turkey Shoot"], [7, "Spruance Turns West"]]) {
  test(`the card of scenario ${number} sails with every option`, async ({ page }) => {
    await page.goto("./");
    const battle = card(page, number);
    await expect(battle.getByRole("heading")).toContainText(name);
    await unfold(battle);
    const boxes = battle.getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(3);
    for (const box of await boxes.all()) if (await box.isEnabled()) await box.check();
    await battle.getByRole("button", { name: "Sail" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await noViolations(page);
    await page.getByRole("button", { name: "To the chart" }).click();
    expect(await asked(page)).toBe("ready_decks");
  });
}

test("decks are readied by a press and unit by unit, and one takes it back", async ({ page }) => {
  await startBattle(page, "scenario=6&seed=7");
  expect(await asked(page)).toBe("ready_decks");
  await openMore(page);
  const presets = page.locator(":is(.prompt-answers, .more-answers) .btn:not([data-key=e], .more-button, .foresee)");
  await expect(presets).toHaveCount(3);
  // How many stand ready is said at once, and one more by hand is one more.
  const ready = async () => Number((await page.locator(".panel").innerText()).match(/(\d+) units? ready/)[1]);
  await presets.first().click();
  await expect.poll(async () => (await onlySave(page)).orders.length).toBeGreaterThan(0);
  const after = await ready();
  await page.locator('.flight-decks [data-drop$="/Ready"] [data-plane]').first().click();
  await page.getByRole("button", { name: "In the hangar" }).click();
  await expect.poll(ready).toBe(after - 1);
  const before = (await onlySave(page)).orders.length;
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(ready).toBe(after);
  expect((await onlySave(page)).orders.length).toBe(before - 1);
});

test("a submarine is placed by the mouse, placed better by the next click, and goes back", async ({ page }) => {
  await toSubmarines(page);
  await line(page, "Bang").getByRole("button").click();
  await lit(page, "1520").click();
  expect(await hexOf(page, "Bang")).toBe("1520");
  // It stays in hand: the next click mends the first.
  await lit(page, "1519").click();
  expect(await placed(page)).toEqual([["Bang", "1520"], ["Bang", "1519"]]);
  await page.getByRole("button", { name: "Bang: Leave it there" }).click();
  await expect(page.getByRole("button", { name: "Bang: Leave it there" })).toHaveCount(0);
  await page.keyboard.press("u");
  expect(await hexOf(page, "Bang")).toBe("1520");
  await page.getByRole("button", { name: "Put all back on the suggested stations" }).click();
  expect(await hexOf(page, "Bang")).toBe("1617");
});

test("a submarine is placed by keys, and Tab does not stop at every hex of the sea", async ({ page }) => {
  await toSubmarines(page);
  await expect(page.locator('.chart .reach[tabindex="0"]')).toHaveCount(1);
  expect(await page.locator(".chart .reach").count()).toBeGreaterThan(800);
  await line(page, "Cavalla").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("g");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  const there = await page.evaluate(() => document.activeElement.dataset.hex);
  // Away and back again by Tab: to where one was.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement.dataset.hex)).toBe(there);
  await page.keyboard.press("Enter");
  expect(await placed(page)).toEqual([["Cavalla", there]]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the chart has the room while a submarine's hex is chosen, and a tap places it", async ({ page }) => {
    await toSubmarines(page);
    await openMore(page);
    await line(page, "Stingray").getByRole("button").tap();
    // The sheet makes room for the chart.
    await expect(line(page, "Bang")).toBeHidden();
    await page.locator('.chart .reach[data-hex="1320"]').tap({ force: true });
    await expect(page.locator(".readout")).toContainText("1320");
    await page.locator('.chart .reach[data-hex="1320"]').tap({ force: true });
    const [[who]] = await placed(page);
    expect(who).toBe("Stingray");
    await page.getByRole("button", { name: "Stingray: Leave it there" }).tap();
    await openMore(page);
    await expect(line(page, "Bang")).toBeVisible();
    expect(await widthOver(page)).toBe(0);
    await noViolations(page);
  });
});

for (const number of [6, 7]) {
  test(`scenario ${number} is played by hand for a turn, comes back after a reload, and ends in its report`, async ({ page }) => {
    test.slow();
    await startBattle(page, `scenario=${number}&seed=${number === 6 ? 1440 : 1024}`);
    await asked(page);
    const clock = () => page.locator(".clock").innerText();
    const before = await clock();
    let questions = 0;
    await playUntil(page, async (now) => {
      // In every window in turn.
      const [width, height] = SIZES[questions++ % SIZES.length];
      await page.setViewportSize({ width, height });
      await frames(page);
      expect(await widthOver(page), `${now} at ${width} x ${height}`).toBe(0);
      return (await clock()).match(/Turn \d+/)[0] !== before.match(/Turn \d+/)[0];
    });
    const now = await asked(page);
    const points = await score(page);
    await comeBack(page);
    expect(await asked(page)).toBe(now);
    expect(await score(page)).toBe(points);
    await asSuggested(page);
    // The rest is the staff's.
    await asked(page);
    await page.keyboard.press("w");
    await page.getByRole("dialog", { name: "Watch the staff" }).getByRole("button", { name: "To the end of the battle" }).click();
    await page.locator(".prompt.staff").getByRole("button", { name: "Skip the battle" }).click();
    const report = page.locator(".report");
    await expect(report).toBeVisible({ timeout: 120_000 });
    await inWindows(page, SIZES, async () => {
      expect(await widthOver(page)).toBe(0);
      await noViolations(page);
    });
    const { orders } = await onlySave(page);
    expect(orders.length).toBeGreaterThan(200);
  });
}
