// Dusk and night: the chart's light, the countdown to it while planes are out, and the lights of the ships.

import { SIZES, asSuggested, widthOver } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { asked, inWindows, openSave } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const light = (page) => page.locator(".app").getAttribute("data-light");
const sea = (page) => page.locator(".plot-base").evaluate((it) => getComputedStyle(it).backgroundColor);

test("the chart darkens, and who is out is counted down to", async ({ page }) => {
  const seas = [];
  for (const hour of ["day", "dusk", "night"]) {
    await openSave(page, hour);
    expect(await light(page)).toBe(hour);
    seas.push(await sea(page));
    await inWindows(page, SIZES, async () => {
      if (hour === "dusk") await expect(page.locator(".nightfall").first()).toBeVisible();
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
    });
  }
  expect(new Set(seas).size).toBe(3);
});

test("lights are dark against lit, with a submarine's risk, and turned by their button", async ({ page }) => {
  // As suggested most are home before dark: in this battle somebody is not.
  await openSave(page, "../../saves/version-5/exports/scenario-5-lights-with-variants");
  const card = page.locator(".lights-compared").first();
  await expect(card.getByRole("row")).toHaveCount(4);
  await expect(card).toContainText("30% hits a carrier, 3% sinks her");
  await expect(card).toContainText("The staff would ");
  // In this battle they are on: the same card turns them off.
  const lit = page.getByRole("button", { name: /^Task Group 58\.1, 4 carriers, lights on/ });
  await expect(lit).toHaveCount(1);
  await card.getByRole("button", { name: /^Turn off the lights: Task Group 58\.1/ }).click();
  await expect(lit).toHaveCount(0);
});

test("who wants less motion sees no light fall", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSave(page, "before-dusk");
  await asSuggested(page);
  await asked(page);
  expect(await light(page)).toBe("dusk");
  const length = page.locator(".light-falls").evaluate((it) => getComputedStyle(it).animationDuration);
  expect(parseFloat(await length)).toBeLessThan(0.01);
});
