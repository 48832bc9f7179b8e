// axe-core on every screen, in both themes: each decision of each scenario, each tab, each dialog.

import { AxeBuilder } from "@axe-core/playwright";
import { answer, goOn } from "./deck_player.mjs";
import { expect, test } from "./page.mjs";
import { asked, card, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** Games that were kept from older pages. */
const KEPT = "../../saves/version-5/exports";

/** What axe finds on what is shown now, or in a part of it, each as a line: the screen, the theme, the rule, where. */
async function findings(page, screen, within) {
  const lines = [];
  // What differs on a phone is sizes and not colours.
  const themes = page.viewportSize().width < 600 ? ["light"] : ["light", "dark"];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    // One document, so nothing has to be put together from frames in another tab.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (within) axe.include(within);
    if (theme === "light") axe.options({ rules: { "target-size": { enabled: true } } });
    // The other theme has the same elements in other colours.
    else axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations) {
      const where = nodes.map(({ target, any }) => `${target.join(" ")}${id === "color-contrast" ? ` (${any[0]?.data?.contrastRatio})` : ""}`);
      lines.push(`${screen}, ${theme}: ${id} (${help}): ${[...new Set(where)].slice(0, 6).join(" | ")}${where.length > 6 ? ` and ${where.length - 6} more` : ""}`);
    }
  }
  return lines;
}

/** Looks at screens one after the other; `expectNone` fails with all that was found. */
function looker(page) {
  const found = [];
  const seen = new Set();
  return {
    async look(screen, within) {
      if (seen.has(screen)) return;
      seen.add(screen);
      found.push(...(await findings(page, screen, within)));
    },
    seen,
    expectNone: () => expect(found).toEqual([]),
  };
}

async function choose(page, item) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("button", { name: item }).click();
}

/** Each tab of the panel, as it is at the decision now asked. */
async function tabs(page, look, scenario) {
  const tabs = await page.getByRole("tab").all();
  for (const tab of tabs) {
    await tab.click();
    await look(`scenario ${scenario}, tab ${(await tab.innerText()).trim().replace(/\s+/g, " ")}`);
  }
  // On a phone the panel is a sheet over the chart, which a second click closes.
  await tabs.at(page.viewportSize().width < 600 ? -1 : 0).click();
}

for (const { name, ...size } of [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]) {
  test.describe(name, () => {
    test.use(size);

    test("the start screen, the briefing, the menu and the dialogs", async ({ page }) => {
      test.slow();
      const { look, expectNone } = looker(page);
      await page.goto("./");
      await expect(card(page)).toBeVisible();
      await look("start");
      await card(page).getByRole("button", { name: "Sail" }).click();
      await look("briefing");
      await page.getByRole("button", { name: "To the chart" }).click();
      await asked(page);
      await page.getByRole("button", { name: "Menu" }).click();
      // What it lies over is pressed once it is closed.
      await look("menu", "#menu");
      await page.keyboard.press("Escape");
      for (const item of ["Settings", "Help", "Name, export, link"]) {
        await choose(page, item);
        await expect(page.locator("dialog[open]")).toBeVisible();
        await look(item);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
      }
      await choose(page, "Charts");
      await look("charts");
      const charts = page.locator("#pane [data-chart]");
      for (const chart of [charts.first(), charts.last()]) {
        await chart.click();
        await expect(page.locator("dialog[open]")).toBeVisible();
        await look(`chart ${await page.locator("dialog[open] h2").innerText()}`);
        await page.keyboard.press("Escape");
      }
      await choose(page, "Back to the start");
      await expect(page.locator("[data-decision=start]")).toBeVisible();
      await look("start with a game");
      expectNone();
    });

    test("scenario 1: each decision, each tab, the report", async ({ page }) => {
      const { look, expectNone } = looker(page);
      await startBattle(page);
      for (const decision of ["air_movement", "interception", "division", "landing", "over"]) {
        if (decision !== "air_movement") await openSave(page, decision === "over" ? "finished-hurried" : decision);
        expect(await asked(page)).toBe(decision);
        await look(`scenario 1, ${decision}`);
        if (decision === "landing") await tabs(page, look, 1);
      }
      expectNone();
    });
  });
}

test("scenario 2: strikes, attacks, the report", async ({ page }) => {
  const { look, expectNone } = looker(page);
  await startBattle(page, "scenario=2&seed=11");
  await look("scenario 2, form_strikes");
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await look("scenario 2, strikes formed");
  await tabs(page, look, 2);
  await page.locator(".prompt .primary").click();
  expect(await asked(page)).toBe("air_movement");
  await look("scenario 2, air_movement");
  const saves = { air_attack: "strikes-at-targets", second_attempt: "second-attempt", coordination: "coordination", assignment: "assignment", over: "strikes-finished" };
  for (const [decision, save] of Object.entries(saves)) {
    expect(await openSave(page, save)).toBe(decision);
    await look(`scenario 2, ${decision}`);
  }
  expectNone();
});

test("scenario 3: the decks, each tab, each decision, the report", async ({ page }) => {
  const { look, seen, expectNone } = looker(page);
  await startBattle(page, "scenario=3&seed=7");
  while ((await asked(page)) !== "air_operations") {
    await look(`scenario 3, ${await asked(page)}`);
    await goOn(page);
  }
  await look("scenario 3, air_operations");
  await page.locator(".flight-decks [data-drop] [data-plane]").first().click();
  await look("scenario 3, a plane chosen");
  await page.keyboard.press("Escape");
  await expect(page.locator(".flight-decks [aria-pressed=true]")).toHaveCount(0);
  await page.keyboard.press("d");
  await look("scenario 3, the chart in air operations");
  await page.keyboard.press("d");
  await tabs(page, look, 3);
  // Each step on the decks, and what is asked in between, until two phases have gone by.
  for (let phases = 0, before = "air_operations"; phases < 2; ) {
    const decision = await asked(page);
    const step = decision === "air_operations" ? `, ${await page.locator(".air-steps [aria-current]").innerText()}` : "";
    await look(`scenario 3, ${decision}${step}`);
    if (before === "air_operations" && decision !== before) phases++;
    before = decision;
    await answer(page);
  }
  for (const save of ["missions-land", `${KEPT}/scenario-3-interception-with-variants`, `${KEPT}/scenario-3-division`, `${KEPT}/scenario-3-overflight`, `${KEPT}/scenario-3-finished`]) {
    const decision = await openSave(page, save);
    const step = decision === "air_operations" ? `, ${await page.locator(".air-steps [aria-current]").innerText()}` : "";
    await look(`scenario 3, ${decision}${step}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(["air_movement", "interception", "division", "overflight", "over"].map((decision) => `scenario 3, ${decision}`)));
  expectNone();
});

test.describe("at normal speed", () => {
  test.use({ settings: { speed: "normal" } });

  test("the card of a moment", async ({ page }) => {
    const { look, expectNone } = looker(page);
    await startBattle(page, "scenario=1&seed=7");
    await expect(page.locator("#card-next")).toBeFocused();
    await look("a radar contact");
    expectNone();
  });

  test("an air battle while it is shown, and when it is over", async ({ page }) => {
    test.slow();
    const { look, expectNone } = looker(page);
    await startBattle(page, "scenario=3&seed=7");
    const fight = page.locator("dialog.fight");
    const next = fight.locator("#fight-next");
    for (let n = 0; n < 200 && !(await fight.count()); n++) {
      if ((await page.locator("[data-decision]").last().getAttribute("data-decision")) === "showing") await page.keyboard.press("Space");
      else await answer(page);
    }
    await look("fight, a step");
    await expect(fight.locator("[data-decision=division]")).toBeVisible({ timeout: 60_000 });
    await look("fight, the fighters to be divided");
    await fight.locator(".primary").click();
    await expect(next).toHaveText(/^Go on/, { timeout: 60_000 });
    await look("fight, its end");
    expectNone();
  });
});
