// Plays scenario 5 as the staff suggests, by what the page shows: the suggested answer where there is one, and else the one
// that goes on. With the same seed it is the same battle.

import { asked } from "./table.mjs";

/** Gives the suggested answer, or goes on. */
export async function asSuggested(page) {
  const fight = page.locator("dialog.fight[open] .primary:not([aria-disabled=true])");
  const suggested = page.locator(".prompt .primary:not([aria-disabled=true])");
  const goesOn = page.locator(".prompt :is([data-key=e], [data-key=x])");
  for (const button of [fight, suggested, goesOn]) {
    if (await button.count()) return button.last().click();
  }
  throw new Error("nothing to answer");
}

/** Plays on as suggested until what the page asks is wanted. */
export async function playUntil(page, wanted, most = 400) {
  for (let orders = 0; orders < most; orders++) {
    const now = await asked(page);
    if (now === "over") throw new Error("the battle is over");
    if (await wanted(now)) return now;
    await asSuggested(page);
  }
  throw new Error("it never comes");
}

/** Lets everything go by until a decision. */
export async function passTo(page, decision) {
  for (let now = await asked(page); now !== decision; now = await asked(page)) {
    if (now === "over") throw new Error(`the battle was over before ${decision}`);
    const goesOn = page.locator(".prompt :is([data-key=e], [data-key=x])").last();
    if (await goesOn.count()) await goesOn.click();
    else await asSuggested(page);
  }
}

/** The sizes of window that are looked at: a desk's, a tablet's, a phone's. */
export const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];

/** The first of them, at which games are played on. */
export const DESK = { width: 1440, height: 900 };

/** Whether nothing reaches beyond the sides of the page. */
export const widthOver = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
