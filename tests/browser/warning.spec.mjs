// A radar warning says who can meet the raid: where, when, with what fuel left, and what to expect.

import { AxeBuilder } from "@axe-core/playwright";
import { SIZES, widthOver } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { inWindows, startBattle } from "./table.mjs";

test.use({ settings: { speed: "normal" } });

const card = (page) => page.locator(".event-card:is([data-card=contact], [data-card=raid-launched]):has(#card-next)");

/** The first radar warning of a battle, which begins with it. */
async function toTheWarning(page, link) {
  await startBattle(page, link);
  for (let cards = 0; cards < 20; cards++) {
    const next = page.locator("#card-next, #card-hurry").first();
    await expect(next).toBeVisible({ timeout: 20_000 });
    if (await card(page).count()) return;
    await next.click({ timeout: 3000 }).catch(() => {});
  }
  throw new Error("no radar warning");
}

/** The rows of which a part lies over the one before it. */
function overlaps(rows) {
  const boxOf = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  const isOver = (row) => {
    const parts = [...row.querySelectorAll(".who, .fuel-after, .expected")].filter((it) => it.textContent.trim()).map(boxOf);
    return parts.slice(1).some((part, n) => part.left < parts[n].right - 1 && part.top < parts[n].bottom - 1);
  };
  return rows.filter(isOver).map((row) => row.textContent);
}

test("the rows of a warning light where fighters meet the raid, in every window", async ({ page }) => {
  await toTheWarning(page, "scenario=1&seed=7");
  // The focus alone lights them.
  await page.mouse.move(0, 0);
  await inWindows(page, SIZES, async () => {
    const rows = card(page).locator(".meetings .meeting");
    await expect(rows.first()).toBeVisible();
    await expect(rows.first()).toContainText(/\d+\.\d \/ \d+\.\d \/ \d+\.\d/);
    expect(await rows.evaluateAll(overlaps)).toEqual([]);
    await rows.first().getByRole("button").focus();
    const hex = await rows.first().getAttribute("data-meets");
    await expect(page.locator(".meeting-place")).toHaveAttribute("data-lit", hex);
    await expect(card(page)).toContainText("Nothing is decided here");
    await expect(page.locator("#card-next")).toBeInViewport();
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
  });
  await page.locator("#card-next").click();
  await expect(page.locator(".meeting-place")).toHaveCount(0);
});

for (const link of ["scenario=1&seed=5", "scenario=3&seed=5", "scenario=5&seed=3"]) {
  test(`${link} warns in the same words, and axe reads it`, async ({ page }) => {
    await toTheWarning(page, link);
    await expect(card(page).locator(".to-meet")).toContainText(/Who can meet Raid|No fighters can meet it/);
    await expect(card(page).locator(".to-meet")).toBeInViewport();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
  });
}
