// What a newcomer to scenarios 4 and 5 was annoyed by: a chart that jumps from question to question, a hint that hides the
// plan, text that is cut beside the decks, and what lies out of sight on a phone.

import { SIZES, playUntil } from "./admiral.mjs";
import { answer } from "./deck_player.mjs";
import { expect, test } from "./page.mjs";
import { asked, inWindows, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** The middle of the view and its scale, while the chart is on the stage. */
const view = (page) =>
  page.evaluate(() => {
    const svg = document.querySelector("svg.chart");
    if (!svg?.clientWidth || document.querySelector(".app").dataset.stage !== "chart" || document.querySelector("dialog[open]")) return null;
    const { x, y, width, height } = svg.viewBox.baseVal;
    return { x: x + width / 2, y, units: width / svg.clientWidth, top: y, height };
  });

const box = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { left: x, top: y, right: x + width, bottom: y + height };
};
const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Texts that are cut by an ellipsis. */
const cut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".prompt *, .flight-decks *")]
      .filter((one) => one.checkVisibility() && !one.closest("svg"))
      .filter((one) => getComputedStyle(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.className}: ${one.innerText}`),
  );

for (const [width, height] of SIZES) {
  test(`from question to question the chart stays where it is, at the scale it has, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startBattle(page, "scenario=5&seed=1944");
    const views = [];
    await playUntil(page, async () => {
      const now = await view(page);
      if (now) views.push(now);
      return views.length === 12;
    });
    const pairs = views.slice(1).map((now, n) => [views[n], now]);
    const scales = pairs.filter(([before, now]) => Math.abs(now.units / before.units - 1) > 0.01);
    const moves = pairs.filter(([before, now]) => Math.hypot(now.x - before.x, now.top - before.top) / before.units > 1);
    expect(scales).toEqual([]);
    // Only where a card or a question is about what is out of sight.
    expect(moves.length).toBeLessThanOrEqual(4);
  });
}

test("the plan is read line by line under its answers, and no text is cut", async ({ page }) => {
  await openSave(page, "scenario-5-decks");
  const answers = page.locator(".prompt-answers > .btn");
  const places = () => answers.evaluateAll((all) => all.map((one) => [one.innerText, Math.round(one.getBoundingClientRect().x)]));
  const before = {};
  const desks = SIZES.slice(0, 2);
  await inWindows(page, desks, async (width) => {
    expect(await cut(page)).toEqual([]);
    before[width] = await places();
  });
  await page.getByText("The plan line by line").click();
  await inWindows(page, desks, async (width) => {
    const line = page.locator(".plan-steps li li").first();
    await line.scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport({ ratio: 0.9 });
    expect(await places()).toEqual(before[width]);
    expect(await cut(page)).toEqual([]);
  });
});

test("a button zooms about the middle of what is seen; the whole chart comes nearer again where the player wants it", async ({ page }) => {
  await startBattle(page);
  await asked(page);
  const whole = page.getByRole("button", { name: "Show the whole chart" });
  await inWindows(page, SIZES, async () => {
    const seen = await box(page.locator(".plot"));
    const middle = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const under = () =>
      page.locator("svg.chart").evaluate((svg, [x, y]) => {
        const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
        return [point.x, point.y];
      }, middle);
    const [x, y] = await under();
    for (const name of ["Zoom in", "Zoom in", "Zoom out"]) await page.getByRole("button", { name, exact: true }).click();
    const [afterX, afterY] = await under();
    const { units } = await view(page);
    expect(Math.hypot(afterX - x, afterY - y) / units).toBeLessThan(8);
    // Pressed again, the whole chart comes nearer.
    await page.keyboard.press("Home");
    const { units: near } = await view(page);
    await whole.click();
    await expect(whole).toHaveAttribute("aria-pressed", "true");
    const { units: far } = await view(page);
    expect(far).toBeGreaterThan(near * 1.2);
    await whole.click();
    await expect(whole).toHaveAttribute("aria-pressed", "false");
    expect((await view(page)).units).toBeLessThan(far / 1.1);
  });
});

for (const [width, height] of SIZES) {
  test(`the whole chart stays until the player wants another, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startBattle(page);
    await asked(page);
    await page.getByRole("button", { name: "Show the whole chart" }).click();
    const { units: far } = await view(page);
    for (let n = 0; n < 12; n++) {
      await answer(page);
      await asked(page);
      const now = await view(page);
      if (now) expect(now.units).toBeCloseTo(far, 3);
    }
  });
}

test.describe("with hints", () => {
  test.use({ settings: { speed: "off", hints: "on" } });
  const hint = (page) => page.getByRole("note", { name: "Hint" });

  test("an open hint hides neither the plan nor the staff's reason, and is gone with its phase", async ({ page }) => {
    await startBattle(page, "scenario=5&seed=1944");
    expect(await asked(page)).toBe("us_movement");
    await inWindows(page, SIZES, async () => {
      await expect(hint(page)).toContainText("Where the fleet goes");
      await expect(page.locator(".prompt-why").first()).toContainText("The staff would");
      await expect(page.locator(".prompt-why").first()).toBeInViewport({ ratio: 1 });
    });
    await openSave(page, "air-operations");
    await inWindows(page, SIZES, async (width) => {
      await expect(page.locator(".plan-why")).toContainText("the staff wants");
      await expect(page.locator(".prompt-why").first()).toContainText("the staff wants 8 fighter units more");
      // On a phone it is pulled up.
      if (width > 760) await expect(page.locator(".prompt-why").first()).toBeInViewport({ ratio: 0.9 });
      // Where the window is wide the plan's own line stands under it.
      if (width > 1100) await expect(page.locator(".plan-why")).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator(".prompt .primary")).toBeInViewport({ ratio: 0.9 });
    });
    const said = await hint(page).locator("b").innerText();
    const clock = await page.locator(".clock").innerText();
    for (let n = 0; n < 12 && (await page.locator(".clock").innerText()) === clock; n++) {
      await answer(page);
      await asked(page);
    }
    await expect(page.locator(".hint-line b", { hasText: said })).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a sheet below the chart: pulled up by its button, its key and a finger, put away, and back", async ({ page }) => {
    await startBattle(page, "scenario=5&seed=1944");
    expect(await asked(page)).toBe("us_movement");
    const [panel, passage] = [page.locator(".panel"), page.locator(".passage")];
    await expect(passage).toBeHidden();
    await page.locator(".more-button").tap();
    await expect(panel).toHaveAttribute("data-sheet", "open");
    await expect(passage).toContainText("is nearest then");
    await page.locator(".more-button").tap();
    await expect(panel).toHaveAttribute("data-sheet", "closed");
    await page.keyboard.press(".");
    await expect(passage).toBeVisible();
    await page.keyboard.press(".");
    await expect(passage).toBeHidden();
    const swipe = async (way) => {
      const { x, y } = await page.locator("#ask").boundingBox();
      const at = (type, dy) => page.locator(".prompt-head").dispatchEvent(type, { pointerType: "touch", clientX: x + 20, clientY: y + 8 + dy, bubbles: true });
      await at("pointerdown", 0);
      await at("pointerup", way);
    };
    await swipe(-90);
    await expect(panel).toHaveAttribute("data-sheet", "open");
    await swipe(90);
    await expect(panel).toHaveAttribute("data-sheet", "closed");
    // Put away, a bar says what is asked.
    const high = async () => (await page.locator(".plot").boundingBox()).height;
    const before = await high();
    await swipe(90);
    await expect(page.locator("#ask")).toBeInViewport();
    await expect(page.locator(".prompt-answers")).toBeHidden();
    expect(await high()).toBeGreaterThan(before + 80);
    await page.keyboard.press("v");
    await expect(page.locator(".prompt-answers")).toBeVisible();
  });

  test("the sheet of the enemy is closed where it is read", async ({ page }) => {
    await startBattle(page, "scenario=5&seed=1944");
    await asked(page);
    await page.getByRole("tab", { name: /^Enemy/ }).tap();
    const pane = page.locator("#pane");
    await expect(pane).toBeInViewport({ ratio: 0.9 });
    await pane.evaluate((it) => it.scrollTo(0, 900));
    await pane.getByRole("button", { name: "Close" }).tap();
    await expect(pane).toBeHidden();
    await expect(page.getByRole("tab", { name: /^Enemy/ })).toBeFocused();
  });
});
