// Plays the flight decks with the mouse: everything in batches that can be, and now and then a unit by
// hand. Its choices depend on nothing but the page.

import { asked, openMore } from "./table.mjs";

/** Lets a decision go by. */
export async function goOn(page) {
  const dialog = page.locator("dialog[open]");
  if (await dialog.count()) return dialog.locator(".primary").first().click();
  return page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
}

/** Answers one decision; says which it was. */
export async function answer(page) {
  const decision = await asked(page);
  const batch = page.locator(".prompt [data-order-kind]:not(#carry-out)").first();
  const fight = page.locator("#fight");
  if (decision === "over") return decision;
  if (decision === "air_operations" && (await batch.count())) await batch.click();
  else if (decision === "interception" && (await fight.count())) await fight.click();
  else await goOn(page);
  return decision;
}

/** Plays on to the end of the battle; `look` is told every decision first. */
export async function playDecks(page, look = async () => {}) {
  for (let n = 0; n < 900; n++) {
    await look(await asked(page), n);
    if ((await answer(page)) === "over") return;
  }
  throw new Error("the battle goes on and on");
}
