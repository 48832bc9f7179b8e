// Keys of every keyboard, undo and redo, where the focus is, what pointers do that was not meant, what a page translator
// does to the page, and what a reload shows again.

import { AxeBuilder } from "@axe-core/playwright";

import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, comeBack, frames, onlySave, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const ask = (page) => page.locator("#ask");
const redo = (page) => page.locator("[data-order-kind=redo]");
const undo = (page) => page.locator("[data-order-kind=undo]");

/** A key goes down, as a keyboard of another layout has it. */
const press = (page, key, code, held = {}) =>
  page.evaluate(
    ([key, code, held]) => {
      const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...held });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [key, code, held],
  );

/** What a page translator does: elements of its own in the place of every text. */
const translate = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const tag = text.parentElement.tagName;
      if (!text.data.trim() || ["SCRIPT", "STYLE", "FONT"].includes(tag) || text.parentElement.closest("svg")) continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

const words = async (page) => {
  const texts = [];
  for (const of of [".ribbon", ".prompt, .report, dialog.fight", "#pane"]) texts.push(await page.locator(of).last().innerText());
  return texts.map((text) => text.replace(/\s+/g, " "));
};

test("a translator that takes the texts away leaves the question, the clock, the answers and the score right", async ({ page }) => {
  await startBattle(page);
  await page.evaluate(() => {
    const h = document.querySelector("#ask");
    h.innerHTML = "<font>" + h.textContent + "</font>";
  });
  await expect(ask(page)).toContainText("Intercept 1");
  await page.keyboard.press("h");
  await expect(ask(page)).toContainText("Intercept 2");
  await expect(ask(page)).not.toContainText("Intercept 1");

  // All of the page, again and again, until something has been scored.
  const player = new Player(page);
  const score = page.locator(".score");
  const clock = await page.locator(".clock").innerText();
  for (let answers = 0; answers < 60 && (await score.getAttribute("data-score")) === "0"; answers++) {
    const decision = await asked(page);
    if (decision === "over") break;
    await translate(page);
    await player.answer(decision);
  }
  await asked(page);
  await translate(page);
  const shown = await words(page);
  expect(await page.locator(".clock").innerText()).not.toBe(clock);
  expect(Number((await score.locator("b").innerText()).replace("\u2212", "-"))).toBe(Number(await score.getAttribute("data-score")));
  expect(await score.getAttribute("data-score")).not.toBe("0");
  await comeBack(page);
  await asked(page);
  expect(await words(page)).toEqual(shown);
});

test("keys of French and Cyrillic keyboards, and redo by keys and by its button", async ({ page }) => {
  await page.addInitScript(() => {
    const printed = new Map([["Digit0", "\u00e0"], ["Digit1", "&"], ["Digit2", "\u00e9"], ["KeyM", ","], ["Semicolon", "m"]]);
    Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => printed } });
  });
  await startBattle(page);
  // The digits of a French keyboard need no Shift, and are written as they are printed.
  await press(page, "\u00e9", "Digit2");
  await expect(page.getByRole("tab", { name: /^Fleet/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Show the whole chart" })).toHaveAttribute("title", /\(\u00c0\)$/);
  await press(page, "?", "KeyM", { shiftKey: true });
  await expect(page.getByRole("row", { name: /^Open a panel/ }).locator("kbd").first()).toHaveText("&");
  await page.keyboard.press("Escape");

  // A Cyrillic one has no H: its place is meant.
  await expect(redo(page)).toBeDisabled();
  await press(page, "\u0440", "KeyH");
  await press(page, "\u0440", "KeyH");
  await expect.poll(async () => (await onlySave(page)).orders.length).toBe(2);
  const two = (await onlySave(page)).orders;
  await press(page, "\u044f", "KeyZ", { ctrlKey: true });
  await press(page, "z", "KeyZ", { metaKey: true });
  expect((await onlySave(page)).orders).toEqual([]);
  await expect(ask(page)).toContainText("Intercept 1");
  await expect(redo(page)).toHaveAttribute("title", /^Give \u201c.*\u201d again \(Ctrl\+Shift\+Z\)$/);

  // On again: with Shift, with Y, and by the button; the focus stays on it.
  await press(page, "Z", "KeyZ", { ctrlKey: true, shiftKey: true });
  expect((await onlySave(page)).orders).toEqual(two.slice(0, 1));
  await page.keyboard.press("Control+y");
  expect((await onlySave(page)).orders).toEqual(two);
  await expect(ask(page)).toContainText("Intercept 3");
  await expect(redo(page)).toBeDisabled();
  await page.keyboard.press("u");
  await redo(page).click();
  expect((await onlySave(page)).orders).toEqual(two);
  await expect(redo(page)).toBeFocused();

  // Past a die and on again is not counted; another order ends it.
  await page.locator(".reach-die").first().click();
  const three = (await onlySave(page)).orders;
  await undo(page).click();
  expect((await onlySave(page)).undone).toBe(1);
  await press(page, "Z", "KeyZ", { metaKey: true, shiftKey: true });
  expect(await onlySave(page)).toMatchObject({ orders: three, undone: 0 });
  await undo(page).click();
  await page.keyboard.press("h");
  await expect(redo(page)).toBeDisabled();
  expect((await onlySave(page)).undone).toBe(1);
});

test("the chart is dragged by the main button alone, and only while it is held down", async ({ page }) => {
  await startBattle(page);
  const view = () => page.locator("svg.chart").getAttribute("viewBox");
  const pointer = (type, x, y, button, buttons) =>
    page.evaluate(
      ([type, x, y, button, buttons]) => {
        const of = { pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true, cancelable: true };
        document.querySelector("svg.chart").dispatchEvent(new PointerEvent(type, { ...of, clientX: x, clientY: y, button, buttons }));
      },
      [type, x, y, button, buttons],
    );
  const before = await view();
  // A menu of the browser's swallowed the release.
  await pointer("pointerdown", 300, 300, 2, 2);
  for (const x of [320, 360, 420]) await pointer("pointermove", x, 300, -1, 0);
  await pointer("pointerdown", 300, 300, 2, 2);
  for (const x of [320, 360, 420]) await pointer("pointermove", x, 300, -1, 2);
  expect(await view()).toBe(before);

  // The main one drags, and no longer than it is down.
  await pointer("pointerdown", 300, 300, 0, 1);
  for (const x of [320, 360]) await pointer("pointermove", x, 300, -1, 1);
  await expect.poll(view).not.toBe(before);
  const dragged = await view();
  for (const x of [400, 460]) await pointer("pointermove", x, 300, -1, 0);
  expect(await view()).toBe(dragged);
  for (const end of ["pointercancel", "lostpointercapture", "blur"]) {
    await pointer("pointerdown", 300, 300, 0, 1);
    if (end === "blur") await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    else await pointer(end, 300, 300, 0, 0);
    for (const x of [320, 360]) await pointer("pointermove", x, 300, -1, 1);
    expect(await view(), end).toBe(dragged);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap on a lit hex shows what it brings, and another gives the order; one on an unlit hex says why it is not lit", async ({ page }) => {
    // Most browsers do not count a finger's clicks, as this one does.
    await page.addInitScript(() => Object.defineProperty(PointerEvent.prototype, "detail", { get: () => 1 }));
    await startBattle(page);
    // Where every mission of the three can go.
    const box = await page.locator(".reach:not(.over):not(.reach-die) .cell").first().boundingBox();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const devtools = await page.context().newCDPSession(page);
    const touch = (type) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: at[0], y: at[1] }] });
    const tap = async () => {
      for (const type of ["touchStart", "touchEnd"]) await touch(type);
      // Not one of two quick ones.
      await page.waitForTimeout(400);
    };
    await tap();
    const readout = page.locator(".readout");
    await expect(readout).toContainText("1 fuel");
    await expect(readout).toContainText("Tap the hex again");
    expect((await onlySave(page)).orders).toEqual([]);
    await tap();
    await expect.poll(async () => (await onlySave(page)).orders.length).toBe(1);
    // Far from every lit hex.
    const plot = await page.locator(".plot").boundingBox();
    [at[0], at[1]] = [plot.x + plot.width - 40, plot.y + 60];
    await tap();
    await expect(readout).toContainText("(4.432)");
    await expect(readout).not.toContainText("Tap the hex again");
  });
});

test("whoever comes to a game is at its question, with what he had in hand, open and unfolded", async ({ page }) => {
  const leave = async () => {
    await page.locator("#menu-button").click();
    await page.getByRole("button", { name: "Back to the start" }).click();
  };
  await startBattle(page);
  await page.keyboard.press("h");
  await page.locator('#pane [data-unit="Intercept 3"] .card-head').click();
  await expect(ask(page)).toContainText("Intercept 3");
  await page.keyboard.press("4");
  await page.reload();
  await expect(ask(page)).toBeFocused();
  await expect(ask(page)).toContainText("Intercept 3");
  await expect(page.getByRole("tab", { name: /^Record/ })).toHaveAttribute("aria-selected", "true");

  // Back at the start, and on from there.
  await leave();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(ask(page)).toBeFocused();
  await leave();

  // The ships round the carriers, and a force of which he reads.
  await openSave(page, "shadow");
  await expect(page.locator("#ask")).toBeFocused();
  await page.keyboard.press("2");
  const screen = page.locator("#pane details.screen").first();
  // The browser says that something was unfolded a little later.
  const fold = async () => {
    await screen.locator("summary").click();
    await frames(page);
  };
  await fold();
  await page.keyboard.press("3");
  const head = page.locator("#pane .force-card .card-head").first();
  await head.click();
  await page.reload();
  await expect(head).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("2");
  await expect(screen).toHaveAttribute("open", "");
  await fold();
  await page.reload();
  await expect(page.getByRole("tab", { name: /^Fleet/ })).toHaveAttribute("aria-selected", "true");
  await expect(screen).not.toHaveAttribute("open");
});

test("a hex for a submarine is chosen by the keyboard from where she is", async ({ page }) => {
  await startBattle(page, "scenario=6&seed=1944");
  while ((await asked(page)) === "ready_decks") await page.locator(".prompt .primary").first().click();
  const focused = () => page.evaluate(() => document.activeElement.closest(".reach")?.dataset.hex);
  const line = page.locator('.details .engage > li[data-unit="Stingray"]');
  const lies = (await line.innerText()).match(/\b\d{4}\b/)[0];
  await line.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toMatch(/^\d{4}$/);
  const apart = (one, other) => Math.max(Math.abs(one.slice(0, 2) - other.slice(0, 2)), Math.abs(one.slice(2) - other.slice(2)));
  const first = await focused();
  expect(apart(first, lies)).toBeLessThanOrEqual(2);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).not.toBe(first);
  await ask(page).focus();
  await page.keyboard.press("g");
  await expect.poll(focused).toBe(first);
});

test.describe("with the timeline", () => {
  test.use({ settings: { speed: "off", timeline: true } });

  test("each mark of the timeline is large enough to press", async ({ page }) => {
    await openSave(page, "carrier-hit");
    await expect(page.locator("button.timeline-mark").first()).toBeVisible();
    for (const size of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      const axe = new AxeBuilder({ page }).setLegacyMode(true).include(".timeline").withRules(["target-size"]);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const boxes = await page.locator("button.timeline-mark").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
