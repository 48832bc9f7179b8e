// The keyboard's focus goes to what comes next, or back to what opened what has closed; never to the page's body.

import { expect, test } from "./page.mjs";
import { openMore, openSave, situation, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** What has the focus, as a player would name it; "body" if nothing has. */
async function focused(page) {
  // What goes with an order is drawn anew a frame or two later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))));
  return page.evaluate(() => {
    const one = document.activeElement;
    return one === document.body || !one ? "body" : one.id || one.getAttribute("aria-label") || one.innerText || one.tagName;
  });
}

const undo = (page) => page.locator("[data-order-kind=undo]");
const menu = (page) => page.locator("#menu-button");

test("orders and undo, by mouse and by key", async ({ page }) => {
  await startBattle(page);
  expect(await focused(page), "the briefing has closed").toBe("ask");

  const steps = {
    "Hold by mouse": async () => {
      await openMore(page);
      await page.locator(".panel [data-key=h]").click();
    },
    "Hold by its key": () => page.keyboard.press("h"),
    "a lit hex by mouse": () => page.locator(".reach").first().click(),
    "Undo by mouse": () => undo(page).click(),
    "Undo by its key": () => page.keyboard.press("u"),
    "Undo of the first order": () => undo(page).click(),
    "the end of the segment": () => page.keyboard.press("e"),
    "Undo by Ctrl+Z": () => page.keyboard.press("Control+z"),
  };
  for (const [name, step] of Object.entries(steps)) {
    await step();
    expect(await focused(page), name).not.toBe("body");
  }
  await expect(undo(page)).toBeDisabled();
});

test("Enter gives the filled answer, whatever was clicked last; a button that Tab has gone to is pressed", async ({ page }) => {
  await startBattle(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const two = await situation(page);
  await undo(page).click();
  const one = await situation(page);
  expect(one).not.toEqual(two);
  await page.keyboard.press("Enter");
  await expect.poll(() => situation(page)).toEqual(two);
  await page.keyboard.press("Tab");
  await undo(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => situation(page)).toEqual(one);
});

test("a hex that is flown to by key passes the focus on", async ({ page }) => {
  await startBattle(page);
  await page.keyboard.press("g");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("ask");
});

test("the tabs keep it, and take arrow keys, Home and End", async ({ page }) => {
  await startBattle(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    expect(await focused(page)).toBe(await tab.getAttribute("id"));
  }
  await page.keyboard.press("4");
  expect(await focused(page)).toBe("tab-record");
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe("tab-question");
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe("tab-record");
  await page.keyboard.press("Home");
  expect(await focused(page)).toBe("tab-question");
  await page.keyboard.press("End");
  expect(await focused(page)).toBe("tab-record");
});

test("the menu takes arrow keys, Home and End, and gives it back to its button", async ({ page }) => {
  await startBattle(page);
  const line = async () => (await focused(page)).split("\n")[0].replace(/\s+\S$/, "").trim();
  await menu(page).click();
  expect(await focused(page)).toBe("menu-button");
  await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  expect(await line()).toContain("Orders of the day");
  await page.keyboard.press("ArrowUp");
  expect(await line()).toContain("Back to the start");
  await page.keyboard.press("Home");
  expect(await line()).toContain("Orders of the day");
  await page.keyboard.press("ArrowDown");
  expect(await line()).toContain("Timeline");
  await page.keyboard.press("ArrowDown");
  expect(await line()).toContain("Charts");
  await page.keyboard.press("End");
  expect(await line()).toContain("Back to the start");
  await page.keyboard.press("Escape");
  expect(await focused(page)).toBe("menu-button");
  await expect(page.locator("#menu")).toBeHidden();

  // It opens by its keys too, and closes when the focus goes on or something else is clicked.
  await page.keyboard.press("ArrowDown");
  expect(await line()).toContain("Orders of the day");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#menu")).toBeHidden();
  await menu(page).click();
  await page.locator(".clock").click();
  await expect(page.locator("#menu")).toBeHidden();
});

test("a dialog gives it back to what had it, or to the question if it came from the menu", async ({ page }) => {
  await startBattle(page);
  const dialog = page.locator("dialog[open]");
  const closings = {
    "its button": () => dialog.locator(".primary").last().click(),
    "its cross": () => dialog.getByRole("button", { name: "Close" }).first().click(),
    Escape: () => page.keyboard.press("Escape"),
  };
  for (const item of ["Briefing", "Settings", "Help", "Name, export, link"]) {
    for (const [name, close] of Object.entries(closings)) {
      await menu(page).click();
      await page.locator("#menu").getByRole("button", { name: item }).click();
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(() => document.querySelector("dialog[open]").contains(document.activeElement))).toBe(true);
      await close();
      await expect(dialog).toHaveCount(0);
      expect(await focused(page), `${item}, closed by ${name}`).toBe("ask");
    }
  }
  // What a line of the menu leads to has it.
  await menu(page).click();
  await page.locator("#menu").getByRole("button", { name: "Charts" }).click();
  expect(await focused(page)).toBe("tab-record");
  // By key it goes back to where it was.
  await page.getByRole("tab").nth(1).focus();
  for (const key of ["?", "b"]) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    expect(await focused(page), key).toBe("tab-air");
  }
});

test("what is told at length is scrolled by the keys at once", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await startBattle(page);
  await page.keyboard.press("?");
  const scrolled = () => page.locator("dialog .d-body").evaluate((body) => body.scrollTop);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("PageDown");
  await expect(async () => expect(await scrolled()).toBeGreaterThan(100)).toPass();
});

test("letters that are typed give no orders", async ({ page }) => {
  await startBattle(page);
  await menu(page).click();
  await page.locator("#menu").getByRole("button", { name: "Name, export, link" }).click();
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.keyboard.type("hue?");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("hue?");
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(undo(page)).toBeDisabled();
});

test("an answer that is refused has the focus, says why, and does nothing", async ({ page }) => {
  await startBattle(page, "scenario=2&seed=11");
  const end = page.locator(".prompt :is([data-key=e], [data-key=x])");
  await expect(end).toBeDisabled();
  // Of somebody who uses the keyboard.
  await page.keyboard.press("Tab");
  await end.focus();
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute("title", /\w/);
  const before = await situation(page);
  await page.keyboard.press("Enter");
  await end.click({ force: true });
  expect(await situation(page)).toEqual(before);
});

test.describe("at normal speed", () => {
  test.use({ settings: { speed: "normal" } });

  test("the next step of a fight has the focus after the answer that begins it", async ({ page }) => {
    await openSave(page, "division");
    await page.locator("dialog.fight .primary").click();
    await expect(page.locator("#fight-next")).toBeFocused({ timeout: 15_000 });
  });
});
