import { expect, test } from "./page.mjs";
import { asked, comeBack, onlySave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const chart = (page) => page.locator("svg.chart");

/** What part of the chart is on screen, in chart units, and its scale. */
async function view(page) {
  return chart(page).evaluate((svg) => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const box = svg.getBoundingClientRect();
    return { x, y, width, height, units: width / box.width };
  });
}

/** The point of the chart that lies under a point of the screen. */
async function under(page, x, y) {
  return chart(page).evaluate((svg, [x, y]) => {
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
    return [Math.round(point.x), Math.round(point.y)];
  }, [x, y]);
}

/** Whether two points of the chart are the same but for rounding. */
function expectNear([x, y], [otherX, otherY], tolerance = 3) {
  expect(Math.hypot(x - otherX, y - otherY)).toBeLessThanOrEqual(tolerance);
}

/** Some open sea: a point of the screen where nothing but the chart is. */
async function sea(page) {
  return chart(page).evaluate((svg) => {
    const box = svg.getBoundingClientRect();
    for (let y = box.top + 60; y < box.bottom; y += 20)
      for (let x = box.left + 20; x < box.right; x += 20) {
        const there = document.elementFromPoint(x, y);
        if (svg.contains(there) && !there.closest(".reach, .counter")) return [x, y];
      }
    throw new Error("no open sea");
  });
}

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

test("a drag moves the chart with the hand", async ({ page }) => {
  await startBattle(page);
  const [x, y] = await sea(page);
  const held = await under(page, x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.move(x + 130, y + 60, { steps: 4 });
  await page.mouse.up();
  expectNear(await under(page, x + 130, y + 60), held, 8);
});

test("a drag that begins on a lit hex moves the chart and gives no order", async ({ page }) => {
  await startBattle(page);
  const before = await view(page);
  const [x, y] = await middle(page.locator(".reach:not(.over) .cell").first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 9, { steps: 3 });
  await page.mouse.up();
  expect((await view(page)).x).not.toBe(before.x);
  expect((await onlySave(page)).orders).toEqual([]);

  // A hand that trembles still clicks.
  const hex = page.locator(".reach:not(.over)").first();
  const [cx, cy] = await middle(hex.locator(".cell"));
  await page.mouse.move(cx, cy);
  await page.mouse.down();
  await page.mouse.move(cx + 2, cy + 1);
  await page.mouse.up();
  expect((await onlySave(page)).orders).toHaveLength(1);
});

test("keys move and zoom the chart", async ({ page }) => {
  await startBattle(page);
  const start = await view(page);
  const press = async (key) => {
    await page.keyboard.press(key);
    return view(page);
  };
  const left = await press("ArrowLeft");
  expect(left.x).toBeCloseTo(start.x - 90 * start.units, 0);
  expect((await press("ArrowRight")).x).toBeCloseTo(start.x, 0);
  expect((await press("ArrowUp")).y).toBeCloseTo(start.y - 90 * start.units, 0);
  expect((await press("ArrowDown")).y).toBeCloseTo(start.y, 0);
  const near = await press("+");
  expect(near.units).toBeLessThan(start.units);
  expect((await press("-")).units).toBeGreaterThan(near.units);
  const whole = await press("0");
  expect(whole.x).toBeLessThanOrEqual(0);
  expect(whole.x + whole.width).toBeGreaterThanOrEqual(2070);
  expect(whole.y + whole.height).toBeGreaterThanOrEqual(1350);
  // What is going on, as large as there is room for it.
  expect((await press("Home")).units).toBeLessThan(whole.units);
});

test("what the player has put on screen is there again after the page is loaded again", async ({ page }) => {
  await startBattle(page);
  // The card of the first raid has been seen, and does not bring it into view again.
  await page.locator(".prompt .primary").click();
  await asked(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await chart(page).focus();
  await page.keyboard.press("ArrowRight");
  const before = await view(page);
  await comeBack(page);
  await expect.poll(async () => Math.abs((await view(page)).units - before.units)).toBeLessThan(0.01);
  const after = await view(page);
  expectNear([after.x, after.y], [before.x, before.y]);

  // Another game has a view of its own.
  await page.goto("about:blank");
  await startBattle(page, "scenario=1&seed=8");
  expect((await view(page)).units).not.toBeCloseTo(before.units, 2);
});

test("the wheel zooms around the pointer", async ({ page }) => {
  await startBattle(page);
  const [x, y] = await sea(page);
  const before = await view(page);
  const held = await under(page, x, y);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await view(page)).units).toBeLessThan(before.units);
  expectNear(await under(page, x, y), held);
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await view(page)).units).toBeGreaterThan(before.units);
  expectNear(await under(page, x, y), held);
});

test("the buttons zoom, show the whole chart, and number its hexes for good", async ({ page }) => {
  await startBattle(page);
  const before = await view(page);
  const tool = (name) => page.getByRole("group", { name: "Chart" }).getByRole("button", { name });
  await tool("Zoom in").click();
  expect((await view(page)).units).toBeLessThan(before.units);
  await tool("Zoom out").click();
  await tool("Zoom out").click();
  expect((await view(page)).units).toBeGreaterThan(before.units);
  await tool("Show the whole chart").click();
  expect((await view(page)).width).toBeGreaterThanOrEqual(2100);

  const number = page.locator(".hexnums text", { hasText: /^1109$/ });
  await expect(number).toBeHidden();
  await tool("Hex numbers").click();
  await expect(number).toBeVisible();
  await expect(tool("Hex numbers")).toHaveAttribute("aria-pressed", "true");
  await page.locator(".reach").first().click();
  await comeBack(page);
  await expect(number).toBeVisible();
  await page.keyboard.press("n");
  await expect(number).toBeHidden();
});

test("a stack opens, says what lies in it, and gives the mission in hand", async ({ page }) => {
  await startBattle(page);
  await asked(page);
  await page.locator(".counter.mission").click();
  const list = page.getByRole("dialog", { name: "In this hex" });
  await expect(list.getByRole("button", { name: /^Intercept \d/ })).toHaveCount(3);
  // Task Force 58 is not beneath them.
  await expect(list.getByRole("button", { name: /^TF 58/ })).toHaveCount(0);
  // Next to its stack, and in view.
  const [stack, beside, stage] = await Promise.all([".counter.mission", ".stack-list", ".stage"].map((it) => page.locator(it).boundingBox()));
  expect(Math.min(Math.abs(beside.x - stack.x - stack.width), Math.abs(stack.x - beside.x - beside.width))).toBeLessThan(60);
  expect(beside.y).toBeLessThan(stack.y + stack.height);
  expect(beside.y + beside.height).toBeGreaterThan(stack.y);
  expect(beside.x + beside.width).toBeLessThanOrEqual(stage.x + stage.width);

  // By keyboard: Escape closes it, Enter opens it.
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.locator(".counter.mission").first().focus();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: /^Intercept/ }).first()).toBeFocused();

  await list.getByRole("button", { name: /^Intercept 3/ }).click();
  await expect(list).toHaveCount(0);
  await expect(page.locator(".prompt")).toContainText("Intercept 3");
  await page.locator(".reach").first().click();
  expect((await onlySave(page)).orders).toMatchObject([{ order: "fly", mission: "Intercept 3" }]);
});

test("pointing at a hex tells what it costs, or why it cannot be", async ({ page }) => {
  await startBattle(page);
  const readout = page.locator(".readout");
  const point = async (locator) => page.mouse.move(...(await middle(locator)));

  await point(page.locator(".reach:not(.reach-die) .cell").first());
  await expect(readout).toContainText(/^1 hex [a-z-]+ of TF 58 · 1 fuel/);
  await point(page.locator(".reach-die:not(.over) .cell").first());
  await expect(readout).toContainText(/^2 hexes [a-z-]+ of TF 58 · 50%: 2 fuel, 50%: 3 fuel/);
  await page.mouse.move(...(await sea(page)));
  await expect(readout).toContainText(/2 in this segment \(4\.432\)/);
  await expect(readout).toHaveClass(/bad/);
  await page.mouse.move(5, 5);
  await expect(readout).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  /** Fingers on the screen, each a list of the points it goes through. */
  async function gesture(page, ...fingers) {
    const devtools = await page.context().newCDPSession(page);
    const send = (type, at) => {
      const touchPoints = at === null ? [] : fingers.map((points, id) => ({ x: points[at][0], y: points[at][1], id }));
      return devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await send("touchStart", 0);
    for (let at = 1; at < fingers[0].length; at++) await send("touchMove", at);
    await send("touchEnd", null);
  }

  test("two fingers zoom, one moves, and neither gives an order", async ({ page }) => {
    await startBattle(page);
    await page.getByRole("button", { name: "Show the whole chart" }).click();
    const before = await view(page);
    const [x, y] = await middle(page.locator(".reach:not(.over) .cell").first());
    const held = await under(page, x, y);
    const apart = [30, 40, 50, 60, 70, 90];
    await gesture(page, apart.map((d) => [x - d, y]), apart.map((d) => [x + d, y]));
    await expect.poll(async () => (await view(page)).units / before.units).toBeCloseTo(1 / 3, 1);
    expectNear(await under(page, x, y), held, 5);

    const zoomed = await view(page);
    await gesture(page, apart.map((d) => [x + d, y]));
    await expect.poll(async () => (await view(page)).x).toBeLessThan(zoomed.x - 30 * zoomed.units);
    expect((await view(page)).units).toBeCloseTo(zoomed.units, 5);
    expect((await onlySave(page)).orders).toEqual([]);
  });

  test("a tap on a lit hex flies there", async ({ page }) => {
    await startBattle(page);
    const hex = page.locator(".reach:not(.over)").first();
    const to = await hex.getAttribute("data-hex");
    // The first shows what it would be, the second gives it.
    await page.touchscreen.tap(...(await middle(hex.locator(".cell"))));
    await page.waitForTimeout(400);
    expect((await onlySave(page)).orders).toEqual([]);
    await page.touchscreen.tap(...(await middle(hex.locator(".cell"))));
    await expect.poll(async () => (await onlySave(page)).orders).toMatchObject([{ order: "fly", to }]);
  });
});
