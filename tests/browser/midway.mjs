// Midway's page in the tests: beside the first title's, as it is built.

import { expect } from "./page.mjs";

export const start = (page) => page.locator(".start");
export const table = (page) => page.locator(".table");
export const question = (page) => page.locator("[data-decision]");

/** Opens Midway's start screen. */
export async function openMidway(page, link = "") {
  await page.goto(`./midway/${link}`);
  await expect(start(page)).toBeVisible();
}

/** Begins a game with a seed, and waits until something is asked. */
export async function beginMidway(page, seed = 7) {
  await page.goto(`./midway/#title=midway&seed=${seed}`);
  await expect(table(page)).toBeVisible();
  await asked(page);
}

/** What is asked, once all has been shown. */
export async function asked(page) {
  const prompt = page.locator(".table [data-decision]").first();
  for (let n = 0; n < 200 && !(await prompt.isVisible()); n++) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(50);
  }
  await expect(prompt).toBeVisible();
  return prompt;
}

/** Gives the filled answer so many times. */
export async function giveFilled(page, times) {
  for (let n = 0; n < times; n++) {
    await asked(page);
    await page.keyboard.press("Enter");
  }
  await asked(page);
}

/** The texts of Midway's slots by their keys. */
export const midwayGames = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("carrier-battle/midway/game/"));
    return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key))]));
  });
