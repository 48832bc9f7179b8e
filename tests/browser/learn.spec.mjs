// What a new player meets: the way through the scenarios, the battle of the day, terms and rules that
// explain themselves, and hints.

import { AxeBuilder } from "@axe-core/playwright";
import { SIZES } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { asked, askedSoon, card, expectInSight, inWindows, onlySave, openMore, press, startBattle, stored } from "./table.mjs";

const RESULTS = "carrier-battle/results";
const settings = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("carrier-battle/settings")));
const note = (page) => page.locator(".term-note:popover-open");
const hint = (page) => page.getByRole("note", { name: "Hint" });
const rule = (page) => page.locator("dialog.rule-page[open]");

async function toStart(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("button", { name: "Back to the start" }).click();
  await expect(page.locator("[data-decision=start]")).toBeVisible();
}

async function noViolations(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
}

test.describe("the way", () => {
  test.use({ settings: { speed: "off" } });

  test("begins with the first scenario, remembers how it ended, and leads on to the next", async ({ page }) => {
    await page.goto("./");
    const begin = page.getByRole("button", { name: "Begin here" });
    await expect(begin).toContainText("1 · Hey, Rube!");
    await expect(card(page).getByText("Seed", { exact: true })).toBeHidden();
    await begin.click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    while ((await askedSoon(page)) !== "over") await press(page, "dialog.fight .primary", ".prompt :is([data-key=e], [data-key=x])");
    const level = await page.locator(".report h1").innerText();
    const end = Number(await page.locator(".score").getAttribute("data-score"));

    await page.reload();
    await page.getByRole("button", { name: "Back to the start" }).click();
    await expect(page.locator("[data-decision=start]")).toBeVisible();
    const signed = end < 0 ? `−${-end}` : `+${end}`;
    await expect(card(page)).toContainText(level);
    await expect(card(page)).toContainText(`${signed}, played once`);
    await expect(page.getByRole("button", { name: "Play the next" })).toContainText("2 · Mission Beyond Darkness");
    await expect(card(page).getByRole("button", { name: "Sail again" })).toBeVisible();

    // The record outlives the saved game.
    const line = page.locator(".saves li").first();
    await line.getByRole("button", { name: "Delete" }).click();
    await line.getByRole("button", { name: "Really delete it?" }).click();
    await page.reload();
    await expect(card(page)).toContainText("played once");
    expect(JSON.parse((await stored(page))[RESULTS])).toHaveLength(1);
    await page.getByRole("button", { name: "Play the next" }).click();
    await expect(page.getByRole("dialog")).toContainText("Mission Beyond Darkness");
  });

  test("a record that cannot be read is put aside with a word", async ({ page }) => {
    await page.goto("./");
    await page.evaluate((key) => localStorage.setItem(key, "{torn"), RESULTS);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("could not be read");
    expect((await stored(page))["carrier-battle/results-damaged"]).toBe("{torn");
    await expect(page.getByRole("button", { name: "Begin here" })).toBeVisible();
  });

  test("with no storage the result is shown as long as the tab is open, with a word", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("forbidden", "SecurityError"); } });
    });
    await page.goto("./");
    await page.getByRole("button", { name: "Begin here" }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    while ((await askedSoon(page)) !== "over") await press(page, "dialog.fight .primary", ".prompt :is([data-key=e], [data-key=x])");
    await page.locator(".report").getByRole("button", { name: "Back to the start" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Go back all the same" }).click();
    await expect(page.locator("[data-keeping=results]")).toContainText("only as long as this tab is open");
    await expect(card(page)).toContainText("played once");
  });

  test("is read by axe at every size", async ({ page }) => {
    await page.goto("./");
    await inWindows(page, [...SIZES, [320, 640]], async () => {
      await expect(card(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // No name of an island is cut off: each is whole in the picture, or not drawn.
      const cut = await page.locator("svg text.place").evaluateAll((names) =>
        names.filter((name) => {
          const [text, frame] = [name.getBoundingClientRect(), name.ownerSVGElement.getBoundingClientRect()];
          const inside = (at, from, to) => at > from && at < to;
          const across = inside(text.right, frame.left, frame.right) !== inside(text.left, frame.left, frame.right);
          const down = text.bottom > frame.top && text.top < frame.bottom;
          return text.width > 0 && across && down;
        }).map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
      await noViolations(page);
    });
  });
});

test.describe("the battle of the day", () => {
  test.use({ settings: { speed: "off" } });

  test("is the date's, and its link begins the same battle", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.setFixedTime(new Date("2026-11-22T23:30:00Z"));
    await page.goto("./");
    const daily = page.locator(".daily");
    await expect(daily).toContainText("22 November");
    await expect(daily).toContainText("Not played yet");
    await expect(daily).toHaveAttribute("data-seed", "20261122");
    await daily.getByRole("button", { name: "Copy its link" }).click();
    await expect(daily.getByRole("button", { name: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("seed=20261122");
    await daily.getByRole("button", { name: /^Play/ }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    const games = Object.entries(await stored(page)).filter(([key]) => key.startsWith("carrier-battle/game/"));
    const { save } = JSON.parse(games[0][1]);
    expect(save.seed).toBe("20261122");

    const other = await context.newPage();
    await other.clock.setFixedTime(new Date("2026-11-23T00:30:00Z"));
    await other.goto("./");
    await expect(other.locator(".daily")).toContainText("23 November");
    await other.goto(link);
    await expect(other.getByRole("dialog")).toContainText("begun a game before");
  });

  test("the battle of the day under way is gone on with", async ({ page }) => {
    // A day of scenario 1.
    await page.clock.setFixedTime(new Date("2026-11-21T12:00:00Z"));
    await page.goto("./");
    const daily = page.locator(".daily");
    await daily.getByRole("button", { name: /^Play/ }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await asked(page);
    await page.locator(".prompt .primary").first().click();
    const { orders } = await onlySave(page);
    expect(orders.length).toBeGreaterThan(0);
    await toStart(page);
    await expect(daily).toContainText("Under way: ");
    await daily.getByRole("button", { name: "Continue it" }).click();
    // Without a question, with what has been played.
    await expect(page.locator(".app")).toBeVisible();
    expect((await onlySave(page)).orders).toEqual(orders);
  });
});

test.describe("terms", () => {
  test.use({ settings: { speed: "off" } });

  test("explain themselves on hover and on focus, and Escape closes them", async ({ page }) => {
    await startBattle(page);
    await openMore(page);
    const why = page.locator(".details .prompt-why").first();
    const term = why.locator(".term").first();
    await expect(note(page)).toHaveCount(0);
    await term.hover();
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toContainText("two hexes in a phase");
    // The pointer may go on to what it says.
    await note(page).hover();
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);
    await page.mouse.move(5, 5);

    await term.focus();
    await expect(note(page)).toBeVisible();
    await noViolations(page);
    await page.keyboard.press("ArrowRight");
    await expect(why.locator(".term").nth(1)).toBeFocused();
    await expect(note(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);
    await expect(why.locator(".term").nth(1)).toBeFocused();
    // Tab goes on to each of them too.
    await page.keyboard.press("Shift+Tab");
    await expect(term).toBeFocused();
    await page.keyboard.press("Tab");
    // Each of them is one stop: the rule it leads to is opened by Enter, and Tab passes it by.
    await expect(why.locator(".term").nth(1)).toBeFocused();
    expect(await why.locator(".term[tabindex='-1'], .rule[tabindex='-1']:not(.term-note *)").count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog.rule-page[open]")).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test("lead to their rule, over a dialog too", async ({ page }) => {
    await startBattle(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("button", { name: "Help" }).click();
    const help = page.locator("dialog.wide[open]");
    await expect(help.getByRole("heading", { level: 3 }).first()).toHaveText("A phase in short");
    await help.getByRole("button", { name: "CAP", exact: true }).first().click();
    await expect(note(page)).toContainText("combat air patrol");
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);
    await expect(help).toBeVisible();
    await help.getByRole("button", { name: "CAP", exact: true }).first().click();
    await note(page).getByRole("button", { name: /Rule 4\.33/ }).click();
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText("Combat air patrol");
    await page.keyboard.press("Escape");
    await expect(rule(page)).toHaveCount(0);
    await expect(help).toBeVisible();
  });

  test.describe("by a finger", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("explain themselves on a tap, and a tap elsewhere closes them", async ({ page }) => {
      await startBattle(page);
      await openMore(page);
      await page.locator(".details .prompt-why .term").first().tap();
      await expect(note(page)).toBeVisible();
      const { x, width } = await note(page).boundingBox();
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      await page.locator(".clock h1").tap();
      await expect(note(page)).toHaveCount(0);
    });
  });
});

test.describe("rules", () => {
  test.use({ settings: { speed: "off" } });

  test("open with their chart, without leaving the question, and give the focus back", async ({ page }) => {
    await startBattle(page);
    const question = await page.locator("#ask").innerText();
    const number = page.locator(".prompt-head .rule");
    await number.focus();
    await page.keyboard.press("Enter");
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText("Flying and fuel");
    await expect(rule(page)).toContainText("1 to 5");
    await noViolations(page);
    await rule(page).getByRole("button", { name: /^Rule 4\.432/ }).click();
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText("The second hex");
    await expect(rule(page).locator("table.grid")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rule(page)).toHaveCount(0);
    await expect(number).toBeFocused();
    expect(await page.locator("#ask").innerText()).toBe(question);
  });
});

test.describe("hints", () => {
  test.use({ settings: { speed: "off", hints: "on" } });

  test("come at their moment, once, and are no part of what covers the answers", async ({ page }) => {
    await startBattle(page);
    await expect(hint(page)).toContainText("A raid on the radar");
    const box = await hint(page).boundingBox();
    for (const answer of await page.locator(".prompt .btn[data-order], .prompt .btn[data-key]").all()) {
      const other = await answer.boundingBox();
      const apart = other.y >= box.y + box.height || other.y + other.height <= box.y;
      expect(apart).toBe(true);
    }
    await noViolations(page);
    await hint(page).getByRole("button", { name: "Got it" }).click();
    await expect(hint(page)).toHaveCount(0);
    expect((await settings(page)).hints_seen).toContain("radar-contact");
    await page.reload();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await asked(page);
    // Another may come up, never the same.
    await expect(page.getByText("A raid on the radar")).toHaveCount(0);
  });

  test("can be turned off where they are, and turned on again in the settings: all anew", async ({ page }) => {
    await startBattle(page);
    await hint(page).getByRole("button", { name: "No more hints" }).click();
    await expect(hint(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await asked(page);
    await expect(hint(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Hints" }).getByText("on", { exact: true }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(hint(page)).toContainText("A raid on the radar");
  });

  test("of the whole battle begin before its first turn", async ({ page }) => {
    await startBattle(page, "scenario=6&seed=1");
    await expect(hint(page)).toHaveCount(1);
    await expect(hint(page)).toContainText(/Across his way|Before the first turn/);
    await noViolations(page);
    await hint(page).getByRole("button", { name: "Got it" }).click();
    await expect(hint(page)).toHaveCount(0);
    expect((await settings(page)).hints_seen).toHaveLength(1);
  });

  test("leave the reason, the warning and the answers in sight", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    const low = hint(page).filter({ hasText: "Low on fuel" });
    const panel = page.locator(".prompt");
    const isThere = async () => (await askedSoon(page)) === "air_movement" && (await low.count()) > 0;
    while (!(await isThere())) await press(page, "dialog.fight .primary", ".prompt .primary", ".prompt :is([data-key=e], [data-key=x])");
    await inWindows(page, SIZES.slice(0, 2), async () => {
      await expectInSight(low.or(panel.locator(".prompt-why").first()).or(panel.locator(".warning")), 1);
      await expectInSight(panel.locator(".prompt-answers .btn"), 1);
    });
    await expect(low).toBeVisible();
    await expect(panel.locator(".warning")).toContainText("Short of fuel");
  });

  test("in a fight stand with its question", async ({ page }) => {
    await startBattle(page, "scenario=2&seed=11");
    await expect(hint(page)).toContainText("deck load");
    await page.getByRole("button", { name: "Three strikes alike" }).click();
    await page.locator(".prompt .primary").click();
    await hint(page).getByRole("button", { name: "Got it" }).click();
    const led = [];
    for (const strike of ["Air Strike 1", "Air Strike 2", "Air Strike 3"]) {
      await expect(page.locator("#ask")).toContainText(strike);
      // Its own, where the filled answer would order them all.
      const answer = page.locator(".prompt-answers :is(.btn.suggested, .btn.primary)").last();
      led.push((await answer.innerText()).match(/Force \w/)?.[0]);
      await answer.click();
    }
    // Each strike is led to a force.
    expect(led).toHaveLength(3);
    for (const force of led) expect(force).toMatch(/^Force [ABC]$/);
    // On until the first is there.
    for (let n = 0; n < 8 && (await asked(page)) !== "air_attack"; n++) await page.locator(".prompt .primary, .prompt [data-key=e]").first().click();
    await expect(hint(page)).toContainText("Over the target");
    for (let n = 0; n < 20 && !(await page.getByText("One point for one column").isVisible()); n++) {
      await page.locator("dialog.fight .d-body .primary, dialog.fight .d-foot .primary, .prompt .primary").last().click();
    }
    const fight = page.locator("dialog.fight");
    await expect(hint(page)).toContainText("One point for one column");
    expect(await fight.locator(".hint-line").count()).toBe(1);
  });
});
