// Scenario 3: flight decks by drag and drop, by click and click, by one click for many, by the keyboard.

import { expect, test } from "./page.mjs";
import { SIZES, passTo } from "./admiral.mjs";
import { goOn, playDecks } from "./deck_player.mjs";
import { asked, comeBack, inWindows, onlySave, openSave, orderOf, score, situation, startBattle, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const SCENARIO = "scenario=3&seed=7";
/** The same battle at its first air operations. */
const DECKS = "air-operations";

const step = (page) => page.locator(".air-steps [aria-current]").innerText();
const box = (page, name) => page.locator(`[data-drop="${name}"]`);
const plane = (page, name) => page.locator(`.flight-decks [data-plane="${name}"]`);
const inBox = (page, name) => box(page, name).locator("[data-plane]").evaluateAll((all) => all.map((one) => one.dataset.plane));

async function drag(page, from, to) {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
}

test("a unit is dragged into the patrol, and where it may not go the page says why", async ({ page }) => {
  await openSave(page, DECKS);
  expect(await step(page)).toContain("Launch");
  const [first, second] = await inBox(page, "Bunker Hill/Ready");
  await drag(page, plane(page, first), box(page, "CAP/58.2"));
  await expect(page.locator('[data-unit="TG 58.2"] .cap-box')).toContainText("CAP 3/3");
  expect(await inBox(page, "Bunker Hill/Ready")).toEqual([second]);
  // The patrol is full now; and a ready unit is not lowered in this step.
  const orders = (await onlySave(page)).orders.length;
  await drag(page, plane(page, second), box(page, "CAP/58.2"));
  await expect(page.locator(".notice.bad")).toContainText("(4.33)");
  await drag(page, plane(page, second), box(page, "Bunker Hill/Servicing"));
  await expect(page.locator(".notice.bad")).toContainText("(6.23)");
  await drag(page, plane(page, second), box(page, "Wasp/Ready"));
  await expect(page.locator(".notice.bad")).toContainText("not aboard Wasp");
  expect((await onlySave(page)).orders).toHaveLength(orders);
});

test("ships are detached from the Battle Line, for good", async ({ page }) => {
  await startBattle(page, SCENARIO);
  await page.locator("#tab-fleet").click();
  const line = page.locator('[data-unit="TG 58.7"]');
  const surface = page.locator('[data-unit="TG Surface 1"]');
  await expect(line).toContainText("AA 135");
  await expect(surface).toBeHidden();
  await line.locator("#detach").click();
  await line.locator("#detach-Iowa").click();
  await line.locator("#detach-CruDiv-6").click();
  await line.locator("#detach-CruDiv-6").click();
  await line.locator(".primary").click();
  expect((await onlySave(page)).orders).toEqual([{ order: "detach", ships: ["Iowa"] }]);
  await expect(surface).toContainText("Ships: 1 ship counter");
  await expect(line).toContainText("Ships: 10 ship counters");
  await comeBack(page);
  await page.locator("#tab-fleet").click();
  await expect(surface).toBeVisible();
});

test("click and click: a chosen unit lights where it may go, and says why not elsewhere", async ({ page }) => {
  await openSave(page, "raise-after-launch");
  const [fighter] = await inBox(page, "Monterey/Servicing");
  await plane(page, fighter).click();
  await expect(plane(page, fighter)).toHaveAttribute("aria-pressed", "true");
  const lit = page.locator(".may");
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute("data-drop", "Monterey/Ready");
  await expect(box(page, "Monterey/Hangar")).toHaveAttribute("title", /another step.*\(6\.23\)/);
  await lit.click();
  expect(await inBox(page, "Monterey/Ready")).toEqual([fighter]);
  await page.keyboard.press("u");
  expect(await inBox(page, "Monterey/Servicing")).toEqual([fighter]);
});

test("a batch of orders takes one click, shows its orders first, and is undone as one", async ({ page }) => {
  await openSave(page, DECKS);
  const before = (await onlySave(page)).orders;
  while (!(await step(page)).includes("Service")) await goOn(page);
  const now = (await onlySave(page)).orders.length;
  const batch = page.locator(':is(.prompt, .details) [data-order-kind="service-attack"]');
  const listed = await orderOf(batch);
  expect(listed.length).toBeGreaterThan(4);
  await expect(batch).toHaveAttribute("title", new RegExp(`service ${listed[0].unit}`));
  await batch.click();
  expect((await onlySave(page)).orders.slice(now)).toEqual(listed);
  expect(await inBox(page, "Bunker Hill/Servicing")).toHaveLength(2);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  expect((await onlySave(page)).orders).toHaveLength(now);
  expect(now).toBeGreaterThan(before.length);
});

test("a launch is composed across carriers and groups, and flies one hex at once", async ({ page }) => {
  await openSave(page, DECKS);
  for (const ship of ["Bunker Hill", "Lexington"]) {
    const [first] = await inBox(page, `${ship}/Ready`);
    await plane(page, first).click();
  }
  const composer = page.locator(".composer");
  await expect(composer).toContainText("2 F6F from Bunker Hill and Lexington");
  await expect(composer).toContainText("16 lowest endurance");
  await composer.getByRole("button", { name: "Launch as Intercept 3" }).click();
  await page.getByRole("button", { name: /Intercept 3 may fly one hex/ }).click();
  const lit = page.locator(".reach");
  await expect(lit).toHaveCount(6);
  // The chart is on the stage for as long as that is asked.
  await expect(page.locator(".flight-decks")).toBeHidden();
  await lit.last().click();
  await expect(page.locator(".flight-decks")).toBeVisible();
  await expect(page.locator(".tabs")).toContainText("Air1");
  const last = (await onlySave(page)).orders.at(-1);
  expect(last.order).toBe("fly");
});

test("scenario 3 with the mouse, from its card to the score, with reloads in air operations", async ({ page }) => {
  test.slow();
  await page.goto("./");
  const card = page.locator("article", { hasText: "Clear the Deck" });
  await unfold(card);
  await card.getByLabel("Seed").fill("20");
  await card.getByRole("button", { name: "Sail" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  const seen = new Set();
  await playDecks(page, async (decision, n) => {
    seen.add(decision);
    if (decision !== "air_operations" || ![12, 40].includes(n)) return;
    const here = await situation(page);
    await comeBack(page);
    expect(await situation(page)).toEqual(here);
  });
  expect(await asked(page)).toBe("over");
  expect([...seen]).toEqual(expect.arrayContaining(["air_movement", "air_operations", "interception"]));
  expect(await page.locator(".report .vp").innerText()).toContain(String(Math.abs(await score(page))));
});

test("a turn of scenario 3 with the keyboard alone", async ({ page }) => {
  await startBattle(page, SCENARIO);
  let moved = false;
  for (let n = 0; n < 300; n++) {
    const decision = await asked(page);
    if (decision === "over" || (await page.locator(".clock").innerText()).includes("Turn 2")) break;
    if (await page.locator("dialog[open]").count()) {
      await page.keyboard.press("Enter");
      continue;
    }
    if (decision === "air_operations" && !moved && (await step(page)).includes("Launch")) {
      // A unit by Tab and Enter, and then the lit patrol by Tab and Enter.
      await page.locator("#ask").focus();
      while (!(await page.evaluate(() => document.activeElement.dataset?.plane))) await page.keyboard.press("Shift+Tab");
      // Arrows go from unit to unit, and back to the first ready one of the first carrier.
      for (let up = 0; up < 8; up++) await page.keyboard.press("ArrowUp");
      expect(await page.evaluate(() => document.activeElement.dataset.plane)).toBe((await inBox(page, "Bunker Hill/Ready"))[0]);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await expect(page.locator(".may").first()).toBeVisible();
      while (!(await page.evaluate(() => document.activeElement.matches(".may > .put")))) await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator('[data-unit="TG 58.2"] .cap-box')).toContainText("CAP 3/3");
      moved = true;
    } else if (decision === "air_operations" && (await page.locator(".prompt [data-key=r]").count())) {
      await page.keyboard.press("r");
    } else await page.keyboard.press(decision === "interception" ? "x" : "e");
  }
  expect(moved).toBe(true);
  await expect(page.locator(".clock")).toContainText("Turn 2");
});

test("a drag shows what comes along, Escape ends it, and its click does nothing", async ({ page }) => {
  await openSave(page, DECKS);
  const [first, second] = await inBox(page, "Bunker Hill/Ready");
  await plane(page, first).click();
  await plane(page, second).click();
  const at = async (part) => {
    const { x, y, width, height } = await part.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const orders = (await onlySave(page)).orders.length;
  const picture = page.locator(".ghost-drag");
  const patrol = box(page, "CAP/58.2");
  await page.mouse.move(...(await at(plane(page, first))));
  await page.mouse.down();
  await page.mouse.move(...(await at(patrol)), { steps: 5 });
  await expect(picture).toContainText("+1");
  await expect(patrol).toHaveClass(/over/);
  await page.keyboard.press("Escape");
  await expect(picture).toHaveCount(0);
  await page.mouse.up();
  expect((await onlySave(page)).orders).toHaveLength(orders);
  await expect(plane(page, first)).toHaveAttribute("aria-pressed", "false");
  // Back to where it began: the click there does not select it.
  await page.mouse.move(...(await at(plane(page, first))));
  await page.mouse.down();
  await page.mouse.move(...(await at(plane(page, second))), { steps: 5 });
  await page.mouse.move(...(await at(plane(page, first))), { steps: 5 });
  await page.mouse.up();
  await expect(plane(page, first)).toHaveAttribute("aria-pressed", "false");
  await plane(page, first).click();
  await expect(plane(page, first)).toHaveAttribute("aria-pressed", "true");
});

test("a unit moved by key keeps the focus, and so do the buttons of a detachment", async ({ page }) => {
  await openSave(page, "raise-after-launch");
  const [fighter] = await inBox(page, "Monterey/Servicing");
  await plane(page, fighter).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".may > .put")).toHaveCount(1);
  while (!(await page.evaluate(() => document.activeElement.matches(".may > .put")))) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await inBox(page, "Monterey/Ready")).toEqual([fighter]);
  await expect(plane(page, fighter)).toBeFocused();
  await page.locator("#tab-fleet").click();
  const line = page.locator('[data-unit="TG 58.7"]');
  await line.locator("#detach").focus();
  await page.keyboard.press("Enter");
  await expect(line.locator("#detach-Iowa")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(line.locator("#detach-Iowa")).toBeFocused();
  await line.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(line.locator("#detach")).toBeFocused();
});

test("landing: each mission has its button, only the list scrolls, and what has landed may go over the side", async ({ page }) => {
  expect(await openSave(page, "missions-land")).toBe("air_operations");
  const lines = page.locator(".arrivals li");
  await page.setViewportSize({ width: 1024, height: 768 });
  await lines.last().scrollIntoViewIfNeeded();
  await expect(page.locator(".prompt :is([data-key=e], [data-key=x])")).toBeInViewport({ ratio: 1 });
  const before = (await onlySave(page)).orders.length;
  await lines.last().locator("[data-order-kind=land-mission]").click();
  const landed = (await onlySave(page)).orders.slice(before);
  expect(landed.map((one) => one.order)).toEqual(landed.map(() => "land"));
  expect(landed.length).toBeGreaterThan(0);
  // At any later question a landed unit can be taken in hand, and pushed over (6.291).
  for (let n = 0; n < 20 && (await asked(page)) === "air_operations"; n++) await goOn(page);
  const unit = landed.at(-1).unit;
  await page.keyboard.press("d");
  await plane(page, unit).click();
  await page.locator(".prompt").getByRole("button", { name: /over the side/ }).click();
  expect((await onlySave(page)).orders.at(-1)).toMatchObject({ order: "push_over", unit });
});

test("the menu closes on Escape and on a click elsewhere", async ({ page }) => {
  await startBattle(page, SCENARIO);
  const menu = page.locator("#menu");
  await page.locator("#menu-button").click();
  await expect(menu).toBeVisible();
  await page.locator(".clock").click();
  await expect(menu).toBeHidden();
  await page.locator("#menu-button").click();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("the question's tab opens by itself in air operations, and another that the player opens stays", async ({ page }) => {
  await startBattle(page, SCENARIO);
  const isOpen = (tab) => expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
  await page.locator("#tab-record").click();
  await isOpen("record");
  while ((await asked(page)) !== "air_operations") await goOn(page);
  await isOpen("question");
  await page.locator("#tab-record").click();
  await goOn(page);
  if ((await asked(page)) === "air_operations") await isOpen("record");
});

/** Scenario 4 with a unit too many on Hornet's deck, at a launch: with a force in contact, so that there is one. */
async function toCrowdedLaunch(page) {
  expect(await openSave(page, "crowded-launch")).toBe("air_operations");
  expect(await step(page)).toContain("Launch");
}

const HELD = /Hornet has 3 units on her flight deck and cannot launch with more than 2 there \(6\.24\)/;

test("a unit that cannot take off is marked, and says why under the pointer and with the focus", async ({ page }) => {
  await toCrowdedLaunch(page);
  const grounded = page.locator(".flight-decks .plane.grounded");
  await expect(grounded).toHaveCount(3);
  const note = page.locator(".grounded-note");
  await expect(note).toHaveCount(0);
  await grounded.first().hover();
  await expect(note).toHaveText(HELD);
  await page.mouse.move(5, 5);
  await expect(note).toHaveCount(0);
  await grounded.first().focus();
  await expect(note).toHaveText(HELD);
  await expect(grounded.first()).toHaveAttribute("aria-label", HELD);
  await page.locator("#ask").focus();
  await expect(note).toHaveCount(0);
  // The plan brings one of the three below, and the others can take off again.
  await page.locator("#carry-out").click();
  await passTo(page, "air_operations");
  await expect(grounded).toHaveCount(0);
});

test("the name of every type stands in one line on its counter", async ({ page }) => {
  await openSave(page, "searchers-ready");
  await inWindows(page, SIZES, async (width) => {
    await expect(page.locator(".flight-decks .plane").first()).toBeVisible();
    const names = await page.locator(".flight-decks .plane > i").evaluateAll((all) =>
      all.map((name) => {
        const [text, counter] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
        return { name: name.textContent, fits: text.left >= counter.left && text.right <= counter.right, lines: text.height / parseFloat(getComputedStyle(name).fontSize) };
      }),
    );
    expect(names.map(({ name }) => name)).toContain("F6F-3N");
    for (const one of names) expect(one.fits && one.lines < 1.6, `${JSON.stringify(one)} at ${width}`).toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("on a phone the decks take the stage, and a touch moves a unit", async ({ page }) => {
    await openSave(page, DECKS);
    await expect(page.locator(".chart")).toBeHidden();
    const [fighter] = await inBox(page, "Bunker Hill/Ready");
    await plane(page, fighter).tap();
    await box(page, "CAP/58.2").tap();
    await expect(page.locator('[data-unit="TG 58.2"] .cap-box')).toContainText("CAP 3/3");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("on a phone a finger drags a unit, and everything it moves is 40 pixels wide and high", async ({ page, context }) => {
    await openSave(page, DECKS);
    const small = await page.evaluate(() => {
      const sizes = [...document.querySelectorAll(".flight-decks [data-plane], .flight-decks [data-drop]")].map((part) => part.getBoundingClientRect());
      return sizes.filter((size) => Math.min(size.width, size.height) < 40).length;
    });
    expect(small).toBe(0);
    const [fighter] = await inBox(page, "Bunker Hill/Ready");
    const finger = await context.newCDPSession(page);
    const touch = (type, points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const middle = async (part) => {
      const { x, y, width, height } = await part.boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await middle(plane(page, fighter)), await middle(box(page, "CAP/58.2"))];
    await touch("touchStart", [from]);
    for (let n = 1; n <= 6; n++) await touch("touchMove", [{ x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 }]);
    await expect(page.locator(".ghost-drag")).toBeVisible();
    await touch("touchEnd", []);
    await expect(page.locator('[data-unit="TG 58.2"] .cap-box')).toContainText("CAP 3/3");
  });

  test("a unit that cannot take off says why at a tap", async ({ page }) => {
    await toCrowdedLaunch(page);
    await page.locator(".flight-decks .plane.grounded").first().tap();
    const note = page.locator(".grounded-note");
    await expect(note).toHaveText(HELD);
    const { x, y, width, height } = await note.boundingBox();
    expect(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844).toBe(true);
  });
});
