// The table as a player sees it: what is asked, what it says, what is kept.

import { expect } from "./page.mjs";
import { orderIn } from "./orders.mjs";

/** Starts a battle by a link and closes the briefing. */
export async function startBattle(page, link = "scenario=1&seed=7") {
  await page.goto(`./#${link}`);
  await page.getByRole("button", { name: "To the chart" }).click();
}

/** Opens a game that is kept beside the tests, at its question. */
export async function openSave(page, name) {
  await page.goto("./");
  await page.locator("input[type=file]").setInputFiles(new URL(`saves/${name}.json`, import.meta.url).pathname);
  await page.locator(".saves li").first().getByRole("button", { name: "Open" }).click();
  return asked(page);
}

/** The card of a scenario on the start screen. */
export function card(page, number = 1) {
  return page.locator(`[data-scenario="${number}"]`);
}

/** Unfolds the story, the variants and the seed of a card. */
export async function unfold(card) {
  await card.getByText("Story and variants").click();
  return card;
}

/** Reloads the page: the game is on the table again. */
export async function comeBack(page) {
  await page.reload();
  await expect(page.locator(".app")).toBeVisible();
}

/** The decision the page waits at, once it has shown everything that happened before; cards are read and closed. */
export async function asked(page) {
  const settled = page.locator("[data-decision]:not([data-decision=showing])").last();
  const card = page.locator("#moment-next");
  for (;;) {
    await expect(settled.or(card).first()).toBeVisible();
    if (!(await card.count())) return settled.getAttribute("data-decision");
    // One that passes by itself may be gone.
    await card.click({ timeout: 3000 }).catch(() => {});
  }
}

/** What is asked, in the page's own words, with the score and the clock. */
export async function situation(page) {
  const decision = await asked(page);
  const question = page.locator("dialog.fight, .prompt, .report").last();
  return {
    decision,
    question: await question.innerText(),
    score: await score(page),
    clock: await page.locator(".clock").innerText(),
    counters: await page.locator(".counter").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
  };
}

/** The score in the ribbon. */
export async function score(page) {
  return Number(await page.locator(".score").getAttribute("data-score"));
}

/** The order a button or a hex gives. */
export async function orderOf(locator) {
  return JSON.parse(await locator.getAttribute("data-order"));
}

/** Everything in the local storage but the settings. */
export async function stored(page) {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key !== "carrier-battle/settings");
    return Object.fromEntries(keys.sort().map((key) => [key, localStorage.getItem(key)]));
  });
}

/** The saved games, by their keys. */
export async function games(page) {
  const all = Object.entries(await stored(page)).filter(([key]) => key.startsWith("carrier-battle/game/"));
  return Object.fromEntries(all.map(([key, text]) => [key, JSON.parse(text)]));
}

/** Starts scenario 2, deals three strikes alike and flies one to each force. */
export async function strikesAtTargets(page) {
  await startBattle(page, "scenario=2&seed=3");
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await page.locator(".prompt .btn", { hasText: `Fly to ${force}` }).click();
    await asked(page);
  }
}

/** The save of the only game there is, its orders as the log and `data-order` have them. */
export async function onlySave(page) {
  const save = await savedText(page);
  return { ...save, orders: save.orders.map(orderIn) };
}

/** The save of the only game there is, as it stands in the storage. */
export async function savedText(page) {
  const all = Object.values(await games(page));
  expect(all).toHaveLength(1);
  return all[0].save;
}

/** The lines of the log: what stands in its phases, fights and folds. */
export const LOG_LINES = "#pane li li, #pane .log-phase > ol > li:not(.log-fight, .log-folded)";

/** Opens every phase, fight and fold of the log. */
export async function openLog(page) {
  for (const kind of [".log-phase > .log-head", ".log li > .log-head"]) {
    const closed = page.locator(`#pane ${kind}[aria-expanded=false]`);
    for (let left = await closed.count(); left > 0; left--) await closed.first().click();
    await expect(closed).toHaveCount(0);
  }
}

/** Goes through the last third of what has been, moment by moment, on the timeline's slider; the milliseconds that each
 * step took until everything stood in its place. */
export async function steps(slider, count = 60) {
  return slider.evaluate(async (slider, count) => {
    const times = [];
    const last = Number(slider.max);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    for (let n = 0; n < count; n++) {
      const begun = performance.now();
      set.call(slider, Math.round(last * (1 - (n + 1) / count / 3)));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      // What follows from it is done before the next task.
      for (let turn = 0; turn < 50; turn++) await null;
      document.body.getBoundingClientRect();
      times.push(performance.now() - begun);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return times;
  }, count);
}
