// axe-core on Midway's screens, in both themes, wide and on a phone.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { asked, beginMidway, choose, giveFilled, openMidway, report, table } from "./midway.mjs";

test.use({ settings: { speed: "off" } });

/** What axe finds on what is shown now, each as a line: the screen, the theme, the rule, where. */
async function findings(page, screen) {
  const lines = [];
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target, any }) => `${target.join(" ")}${id === "color-contrast" ? ` (${any[0]?.data?.contrastRatio})` : ""}`);
      lines.push(`${screen}, ${theme}: ${id}: ${[...new Set(where)].slice(0, 4).join(" | ")}`);
    }
  }
  return lines;
}

for (const [name, viewport] of [["wide", { width: 1440, height: 900 }], ["on a phone", { width: 390, height: 844 }]]) {
  test.describe(name, () => {
    test.use({ viewport });

    test("axe finds nothing on the start screen, at the questions of a turn, in its tabs and dialogs", async ({ page }) => {
      test.slow();
      const found = [];
      await openMidway(page);
      found.push(...(await findings(page, "start")));
      await beginMidway(page);
      const seen = new Set();
      for (let n = 0; n < 12; n++) {
        const decision = await asked(page);
        const isNew = !seen.has(decision);
        seen.add(decision);
        if (isNew) found.push(...(await findings(page, decision)));
        await giveFilled(page, 1);
      }
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        found.push(...(await findings(page, `tab ${await tab.innerText()}`)));
      }
      for (const dialog of ["Settings", "Help", "Name, export, link"]) {
        await choose(page, dialog);
        found.push(...(await findings(page, dialog)));
        await page.keyboard.press("Escape");
      }
      expect(found).toEqual([]);
    });
  });
}

test("the staff plays a game to its end, its battles and its report are seen, and axe finds nothing there", async ({ page }) => {
  test.slow();
  const found = [];
  await openMidway(page);
  await page.getByRole("button", { name: /Watch the staff/ }).click();
  await expect(table(page)).toBeVisible();
  await expect(report(page)).toBeVisible({ timeout: 180_000 });
  found.push(...(await findings(page, "report")));
  await beginMidway(page, 8);
  const battle = page.locator("[data-battle]");
  for (let n = 0; n < 60 && !(await battle.isVisible()); n++) await giveFilled(page, 1);
  await expect(battle).toBeVisible();
  found.push(...(await findings(page, "battle")));
  expect(found).toEqual([]);
});
