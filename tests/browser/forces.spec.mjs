// The forces of scenario 4: their counters, their cards, the cup.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { asked, comeBack, inWindows, openSave, startBattle } from "./table.mjs";

const DETECTED = "[aria-label*=', Approximate Sighting,'], [aria-label*=', Located,'], [aria-label*=', Spotted,']";
const counter = (page, force) => page.locator(`.counter[data-unit="${force}"]`);
const card = (page, force) => page.locator(`.force-card[data-unit="${force}"]`);
const head = (page, force) => card(page, force).locator(".card-head");

/** A force that is detected. */
const seen = (page) => page.locator(".counter.jp").and(page.locator(DETECTED)).first().getAttribute("data-unit");

/** The chances of a card, in per cent. */
async function chances(page, force) {
  const texts = await card(page, force).locator(".guess li b").allTextContents();
  return texts.map((text) => (text === "under 1%" ? 0 : Number.parseInt(text.replace("over ", ""), 10)));
}

test.use({ settings: { speed: "off" } });

test("a click on a force's counter opens its card, and only its own", async ({ page }) => {
  await startBattle(page, "scenario=4&seed=11");
  await counter(page, "Force C").click();
  await expect(page.getByRole("tab", { name: "Enemy" })).toHaveAttribute("aria-selected", "true");
  await expect(head(page, "Force C")).toBeFocused();
  await expect(head(page, "Force C")).toHaveAttribute("aria-expanded", "true");
  await expect(card(page, "Force C").locator(".known")).toContainText("Only that ships were reported. There may be none.");
  await expect(card(page, "Force C").locator(".known")).toContainText("Not in contact: no strike can look for it.");
  await expect(page.locator(".force-card .known")).toHaveCount(1);
  // Another counter closes it again; its head opens a second beside it.
  await counter(page, "Force H").click();
  await expect(head(page, "Force C")).toHaveAttribute("aria-expanded", "false");
  await expect(card(page, "Force H")).toBeInViewport();
  await head(page, "Force C").click();
  await expect(page.locator(".force-card .known")).toHaveCount(2);

  // With the keyboard it is opened from the chart and closed.
  await counter(page, "Force E").focus();
  await page.keyboard.press("Enter");
  await expect(head(page, "Force E")).toBeFocused();
  await expect(head(page, "Force E")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(head(page, "Force E")).toHaveAttribute("aria-expanded", "false");
  await expect(card(page, "Force E").locator(".guess")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(card(page, "Force E").locator(".guess")).toBeVisible();
});

test("what a force may be is a list of chances that add up, apart from what is known; the cup shows the chits drawn and left", async ({ page }) => {
  await startBattle(page, "scenario=4&seed=11");
  await counter(page, "Force A").click();
  const guess = card(page, "Force A").locator(".guess");
  await expect(guess).toContainText("What it may be (exact)");
  await expect(guess.locator("li", { hasText: "nothing at all" })).toContainText("28%");
  const all = await chances(page, "Force A");
  const sum = all.reduce((sum, one) => sum + one, 0);
  expect(sum).toBeGreaterThan(96);
  expect(sum).toBeLessThan(104);
  await expect(card(page, "Force A").locator(".known")).not.toContainText("carriers");

  // The first reports stand there by kind.
  const cup = page.getByRole("region", { name: "The cup" });
  await expect(cup.locator(".disc")).toHaveCount(12);
  await expect(cup.locator(".is-left .disc")).toHaveCount(9);
  await expect(cup).toContainText("9 of 12 chits left, 3 drawn a phase.");
  await expect(cup).toContainText("comes in phase 2 with 33%");
  const reports = page.getByRole("region", { name: "First reports still to be drawn" });
  await expect(reports.locator("li", { hasText: "Carrier" })).toContainText("6 of 6");
  await expect(reports).toContainText("25 chits of 25 left.");
});

test("a force that was seen tells its story, and is the same after a reload", async ({ page }) => {
  await openSave(page, "force-seen");
  await inWindows(page, [[1440, 900], [390, 844]], async () => {
    const force = await seen(page);
    // The prompt may lie over it on a phone.
    await counter(page, force).focus();
    await page.keyboard.press("Enter");
    await expect(card(page, force)).toBeInViewport();
    await expect(card(page, force).locator(".contact-left")).toContainText(/Lost to sight after (its next move|\d more of its moves)/);
    await expect(card(page, force).locator(".contact-left .lit")).not.toHaveCount(0);
    const story = card(page, force).locator(".story");
    await expect(story).toContainText("Reported here");
    await expect(story.locator("li", { hasText: "Sighted by" }).first()).toContainText(/of TG 58\.\d at \d+ hex(es)?/);
    await expect(story.locator("li", { hasText: "Chit: " }).first()).toContainText(/drawn from \d+ chits/);
    const before = await card(page, force).innerText();
    const face = await counter(page, force).getAttribute("aria-label");

    // The die leads to its chart, the line to its hex.
    await story.locator("li.seen [data-chart=air_search]").first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Air Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await story.locator("li", { hasText: "Sighted by" }).first().locator(".log-to").click();
    await expect(page.locator(".readout")).toBeAttached();

    await comeBack(page);
    await asked(page);
    expect(await counter(page, force).getAttribute("aria-label")).toBe(face);
    await counter(page, force).focus();
    await page.keyboard.press("Enter");
    await expect(card(page, force)).toBeInViewport();
    expect(await card(page, force).innerText()).toBe(before);
    await page.getByRole("tab", { name: "Air" }).click();
  });
});

test("cards and cup pass the accessibility checks in both themes", async ({ page }) => {
  await openSave(page, "forces-seen");
  const force = await seen(page);
  await counter(page, force).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, force).locator(".story")).toBeVisible();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include("#pane").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
  }
});
