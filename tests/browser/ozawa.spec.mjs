// Scenario 4, "Where Is Ozawa?": its card with its variants, its hints, its rules with their charts, its report.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, card, inWindows, openSave, startBattle, unfold } from "./table.mjs";

const hint = (page) => page.getByRole("note", { name: "Hint" });
const rule = (page) => page.locator("dialog.rule-page[open]");

async function noViolations(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

/** A finished game at its report. */
async function openReport(page) {
  await openSave(page, "../../saves/version-5/exports/scenario-4-finished");
  await expect(page.locator(".report")).toBeVisible();
}

test.describe("the card", () => {
  test.use({ settings: { speed: "off" } });

  test("shows eight reports, offers five variants, and sails with those chosen", async ({ page }) => {
    await page.goto("./");
    const four = card(page, 4);
    await expect(four.getByRole("heading")).toContainText("Where Is Ozawa?");
    await expect(four.locator("svg .report-mark")).toHaveCount(8);
    await expect(page.getByText(/^Nine scenarios/)).toBeVisible();
    await unfold(four);
    const boxes = four.getByRole("checkbox");
    await expect(boxes).toHaveCount(5);
    for (const name of ["Additional ships", "Double forces", "Shadowing", "Extended search range", "Location uncertainty"])
      await expect(four.getByRole("checkbox", { name: new RegExp(`^${name}`) })).toBeVisible();
    await four.getByRole("checkbox", { name: /^Double forces/ }).check();
    await four.getByRole("checkbox", { name: /^Shadowing/ }).check();
    await four.getByLabel("Seed", { exact: true }).fill("1944");
    await four.getByRole("button", { name: "Sail" }).click();
    const briefing = page.getByRole("dialog");
    await expect(briefing).toContainText("eight marks on your plot");
    await expect(briefing).toContainText("Double forces (7.5)");
    await expect(briefing).toContainText("Shadowing (18.1)");
    await expect(briefing).not.toContainText("Location uncertainty");
    await noViolations(page);
  });

  test("keeps what is in it inside it at every size, with its variants open too, which are in sight", async ({ page }) => {
    await page.goto("./");
    await inWindows(page, [[1440, 900], [1260, 800], [1024, 768], [390, 844]], async (width) => {
      for (const number of [1, 3, 4, 5, 7]) {
        await page.evaluate(() => scrollTo(0, 0));
        await unfold(card(page, number));
        const more = card(page, number).locator(".more");
        await expect(more).toBeInViewport({ ratio: width > 1000 ? 0.99 : 0.5 });
        const over = await card(page, number).evaluate((card) => {
          const right = (it) => it.getBoundingClientRect().right;
          const more = card.querySelector(".more");
          const page = document.documentElement.clientWidth;
          const inside = [...card.querySelectorAll(":not(svg, svg *)")];
          const most = (it) => (it === more ? page : right(more.contains(it) ? more : card));
          return inside.filter((it) => right(it) > most(it) + 1 || it.getBoundingClientRect().left < -1).map((it) => it.tagName);
        });
        expect(over).toEqual([]);
        await unfold(card(page, number));
      }
    });
  });

  test("a link with its variants begins the same battle", async ({ page }) => {
    await page.goto("./#scenario=4&seed=7&options=location-uncertainty,extended-search");
    const briefing = page.getByRole("dialog");
    await expect(briefing).toContainText("Extended search range (18.2)");
    await expect(briefing).toContainText("Location uncertainty (18.3)");
  });
});

test.describe("learning", () => {
  test.use({ settings: { speed: "off", hints: "on" } });

  test("a hint comes with the first question of a search, once", async ({ page }) => {
    await startBattle(page, "scenario=4&seed=7");
    for (let n = 0; n < 12 && (await asked(page)) !== "declare_search"; n++) await page.keyboard.press("e");
    await expect(hint(page)).toContainText("Once in each turn");
    await hint(page).getByRole("button", { name: "Got it" }).click();
    await expect(page.getByText("Once in each turn")).toHaveCount(0);
  });

  test("help tells a phase of this scenario, and a rule opens with its chart", async ({ page }) => {
    await startBattle(page, "scenario=4&seed=7");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("button", { name: "Help" }).click();
    const help = page.locator("dialog.wide[open]");
    const parts = help.locator(".phase-in-short > li");
    await expect(parts).toHaveCount(5);
    await expect(parts.first()).toContainText("Chits are drawn");
    await parts.filter({ hasText: "Searches fly" }).getByRole("button", { name: /8\.2/ }).click();
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText("Searches");
    await rule(page).getByRole("button", { name: /8\.3(?!\d)/ }).first().click();
    await rule(page).getByRole("button", { name: /8\.34/ }).first().click();
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText("The attempt");
    await expect(rule(page)).toContainText("Air Search");
    await noViolations(page);
  });
});

test.describe("the report", () => {
  test.use({ settings: { speed: "off" } });

  test("tells what every report proved to be and what every search saw", async ({ page }) => {
    await openReport(page);
    const report = page.locator(".report");
    await expect(report.locator(".account")).toContainText(/Of (eight|nine|ten) reports you made out /);
    const reports = report.locator("table.fates").first();
    expect(await reports.locator("tbody tr").count()).toBeGreaterThanOrEqual(8);
    await expect(report.getByRole("heading", { name: "What the searches saw" })).toBeVisible();
    await expect(report.getByRole("heading", { name: "Best search" })).toBeVisible();
    await expect(report.getByText("Sightings by searches")).toBeVisible();
    await expect(report).toContainText("At 1540 an Avenger from Enterprise");
    // The points of the levels add up to those of the ledger.
    const number = (text) => Number(text.replace("−", "-"));
    const points = await reports.locator("tbody tr td:nth-of-type(2)").allInnerTexts();
    const sum = number(await reports.locator("tfoot td").nth(1).innerText());
    expect(points.map(number).reduce((a, b) => a + b, 0)).toBe(sum);
    await report.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toContainText("reports made out");
  });

  test("is read by axe and keeps its width at every size", async ({ page }) => {
    await openReport(page);
    // It begins at its top, with its buttons in view.
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole("button", { name: "Look at the chart" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Watch it again" })).toBeInViewport();
    await inWindows(page, SIZES, async () => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
      await noViolations(page);
    });
  });
});
