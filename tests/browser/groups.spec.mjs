// Task groups sail together or apart: who is chosen, what is lit, what a move changes, and how a fleet that has parted reads.

import { AxeBuilder } from "@axe-core/playwright";
import { SIZES, widthOver } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { asked, comeBack, inWindows, openMore, openSave, orderOf } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const row = (page, group) => page.locator(`#sail-${group.split(".")[1]}`);
const lit = (page) => page.locator("svg.chart .reach");

/** A lit hex that no counter covers, so that a pointer meets it. */
const open = (page) => page.locator("svg.chart .reach:not(.over)");

/** At the US Move chit of a fixed battle. */
const toTheChit = (page) => openSave(page, "fleet-moves");

test("the task groups are chosen, their hexes are lit, and a hex says what changes", async ({ page }) => {
  await toTheChit(page);
  await inWindows(page, SIZES, async () => {
    await expect(page.locator("#ask")).toHaveText("Does Task Force 58 move?");
    await openMore(page);
    for (const group of ["58.2", "58.3", "58.7"]) await expect(row(page, group)).toHaveAttribute("aria-pressed", "true");
    await expect(lit(page).first()).toBeVisible();
    expect((await orderOf(lit(page).first())).order).toBe("move_task_force");
    await page.keyboard.press("x");
    const hex = open(page).first();
    await hex.focus();
    const to = await hex.getAttribute("data-hex");
    await expect(page.locator(".passage h3")).toContainText(`to ${to}`);
    await expect(page.locator(".passage")).toContainText(/is nearest then: \d+ hex/);
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    // The Battle Line stays: the others sail.
    await row(page, "58.7").click();
    await expect(row(page, "58.7")).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator(".details > .stakes")).toContainText(/To stay in \d{4}: .*Task Group 58\.7/);
    expect(await orderOf(lit(page).first())).toMatchObject({ order: "move_task_groups", groups: ["58.2", "58.3"] });
    await row(page, "58.7").click();
  });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
  }
});

test("a fleet that has parted has its counters, names and answers hex by hex, after a reload too", async ({ page }) => {
  await toTheChit(page);
  await row(page, "58.7").click();
  const hex = open(page).last();
  const to = await hex.getAttribute("data-hex");
  await hex.focus();
  await page.keyboard.press("Enter");
  expect(await asked(page)).toBe("us_movement");
  await inWindows(page, SIZES, async () => {
    await expect(page.locator("#ask")).toHaveText("What else moves?");
    await expect(row(page, "58.2")).toHaveAttribute("aria-disabled", "true");
    await expect(row(page, "58.7")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("svg.chart .counter.force.us")).toHaveCount(2);
    await expect(page.locator("svg.chart [data-unit='58.2 .3']")).toHaveAttribute("data-hex", to);
    await expect(page.locator("svg.chart [data-unit='TG 58.7']")).toBeVisible();
    await expect(page.locator("svg.chart [data-unit='TF 58']")).toHaveCount(0);
  });
  await comeBack(page);
  await expect(page.locator("svg.chart .counter.force.us")).toHaveCount(2);
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  expect(await asked(page)).not.toBe("us_movement");
});

test("a click on a lit hex sends those who are chosen, and undo brings them back", async ({ page }) => {
  await toTheChit(page);
  const hex = open(page).first();
  const to = await hex.getAttribute("data-hex");
  await hex.click();
  await asked(page);
  await expect(page.locator("svg.chart [data-unit='TF 58']")).toHaveAttribute("data-hex", to);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await asked(page)).toBe("us_movement");
  await expect(row(page, "58.3")).toHaveAttribute("aria-pressed", "true");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Taps a lit hex in its middle. */
  async function tap(page, to) {
    const box = await page.locator(`svg.chart .reach[data-hex="${to}"] .cell`).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  test("the first tap on a hex shows what the move changes, the second sends the ships", async ({ page }) => {
    await toTheChit(page);
    const hexes = await open(page).evaluateAll((all) => all.map((hex) => hex.dataset.hex));
    const told = page.locator(".readout");
    for (const to of [hexes[0], hexes[1]]) {
      await tap(page, to);
      await expect(told).toContainText(to);
      await expect(told).toContainText("Tap the hex again to send them.");
      // Not one of two quick taps.
      await page.waitForTimeout(350);
      expect(await asked(page)).toBe("us_movement");
    }
    await tap(page, hexes[1]);
    await expect(page.locator("svg.chart [data-unit='TF 58']")).toHaveAttribute("data-hex", hexes[1]);
  });
});
