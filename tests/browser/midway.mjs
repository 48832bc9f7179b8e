// Midway's page in the tests: beside the first title's, as it is built.

import { expect } from "./page.mjs";

export const start = (page) => page.locator(".start");
export const table = (page) => page.locator(".table");
export const prompt = (page) => page.locator(".prompt[data-decision]");
export const report = (page) => page.locator("dialog.report[open]");

/** Opens Midway's start screen. */
export async function openMidway(page) {
  await page.goto("./midway/");
  await expect(start(page)).toBeVisible();
}

/** Begins a game with a seed, and waits until something is asked. */
export async function beginMidway(page, seed = 7) {
  // Not by its fragment alone: a game that is on the table would be asked about.
  await page.goto("about:blank");
  await page.goto(`./midway/#title=midway&seed=${seed}`);
  await expect(table(page)).toBeVisible();
  return asked(page);
}

/** What is asked, by its name, once all has been shown; a card that waits is gone on from. */
export async function asked(page) {
  const card = page.locator("[data-card] .row button").first();
  for (let n = 0; n < 100; n++) {
    await expect(prompt(page).or(card).first()).toBeVisible();
    if (await prompt(page).isVisible()) break;
    // It may be gone by then.
    await card.click({ timeout: 1_000 }).catch(() => {});
  }
  return prompt(page).getAttribute("data-decision");
}

/** Gives the filled answer so many times. */
export async function giveFilled(page, times) {
  for (let n = 0; n < times; n++) {
    await asked(page);
    await prompt(page).locator(".btn.primary").first().click();
  }
  return asked(page);
}

/** Chooses a line of the menu. */
export async function choose(page, item) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("button", { name: item }).click();
}

/** Midway's slots by their keys. */
export const midwayGames = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("carrier-battle/midway/game/"));
    return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key))]));
  });
