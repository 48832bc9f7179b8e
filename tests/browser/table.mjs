// The table as a player sees it: what is asked, what it says, what is kept.

import { readFile } from "node:fs/promises";
import { orderIn } from "./orders.mjs";
import { expect, test } from "./page.mjs";

/** Starts a battle by a link and closes the briefing. */
export async function startBattle(page, link = "scenario=1&seed=7") {
  await page.goto(`./#${link}`);
  await page.getByRole("button", { name: "To the chart" }).click();
  // Where nothing moves a test begins at the question: what the first card tells has been read.
  const isOff = await page.evaluate(() => JSON.parse(localStorage.getItem("carrier-battle/settings") ?? "{}").speed === "off");
  if (isOff) await asked(page);
}

/** The text of a game that is kept beside the tests: make_saves.mjs makes those in saves/. */
export function saveText(name) {
  return readFile(new URL(`saves/${name}.json`, import.meta.url), "utf8");
}

/** Starts a battle in which no time passes but what the test lets pass, by `page.clock.runFor`. */
export async function startStill(page, link = "scenario=1&seed=7") {
  await page.clock.install();
  await page.goto(`./#${link}`);
  const begin = page.getByRole("button", { name: "To the chart" });
  await expect(begin).toBeVisible();
  await standStill(page);
  await begin.click();
}

/** From now on no time passes in the page but what the test lets pass. */
export async function standStill(page) {
  await page.clock.install();
  // Some way ahead, for the clock cannot go back; nothing is under way.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Lets time pass until something is so, a look at a time; `look` says everything it has seen. */
export async function letPass(page, look, stop, { step = 100, most = 1500 } = {}) {
  const seen = [];
  for (let n = 0; n < most; n++) {
    const now = await look(page);
    seen.push(now);
    if (stop(now)) return seen;
    await page.clock.runFor(step);
  }
  throw new Error(`it was not shown: ${JSON.stringify(seen.at(-1))}`);
}

/** Opens a game that is kept beside the tests, at its question, as a page that is loaded again opens it: from its slot. */
export async function openSave(page, name) {
  await putOnTable(page, await saveText(name));
  return asked(page);
}

/** Has the page begin with a game on its table. */
export async function putOnTable(page, text) {
  // Of the page's own site, and nothing runs in it.
  await page.goto("./icon-192.png");
  await page.evaluate((slot) => {
    const key = "carrier-battle/game/of-a-test";
    localStorage.setItem(key, slot);
    history.replaceState(key, "", "./");
  }, `{"name":"Of a test","save":${text}}`);
  await page.reload();
}

/** Looks at the page in windows of several sizes, a step each. */
export async function inWindows(page, sizes, look) {
  for (const [width, height] of sizes) {
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await frames(page);
      await look(width, height);
    });
  }
}

/** Every one of some elements is in sight, as a whole or in part: all of them looked at in one go. */
export async function expectInSight(elements, ratio = 0.99) {
  const outOfSight = () =>
    elements.evaluateAll(
      (all, ratio) =>
        new Promise((done) => {
          const observer = new IntersectionObserver((seen) => {
            observer.disconnect();
            const out = seen.filter((one) => one.intersectionRatio < ratio);
            done(out.map(({ target, intersectionRatio }) => `${(target.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 40)}: ${intersectionRatio}`));
          });
          for (const one of all) observer.observe(one);
          if (!all.length) done(["nothing to see"]);
        }),
      ratio,
    );
  await expect.poll(outOfSight).toEqual([]);
}

/** What follows from a change of size or focus is drawn a frame or two later. */
export function frames(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
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
  const card = page.locator("#card-next, dialog.fight #fight-next").first();
  for (;;) {
    await expect(settled.or(card).first()).toBeVisible();
    if (!(await card.count())) return settled.getAttribute("data-decision");
    // One that passes by itself may be gone.
    await card.click({ timeout: 3000 }).catch(() => {});
  }
}

/** The same by the page itself, without a mouse: for what lies between one look of a test and the next. */
export function askedSoon(page) {
  return page.evaluate(async () => {
    for (let n = 0; n < 2000; n++) {
      const card = document.querySelector("#card-next, dialog.fight #fight-next");
      const decision = [...document.querySelectorAll("[data-decision]:not([data-decision=showing])")].findLast((one) => one.checkVisibility());
      if (card) card.click();
      else if (decision) return decision.dataset.decision;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    throw new Error("nothing is asked");
  });
}

/** Presses the first of some buttons that is there and can be pressed, by the page itself; says which it was. */
export function press(page, ...selectors) {
  return page.evaluate((selectors) => {
    for (const selector of selectors) {
      const button = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true");
      if (!button) continue;
      button.click();
      return selector;
    }
    throw new Error(`there is none of ${selectors.join(", ")}`);
  }, selectors);
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

/** Opens the question's tab, where the answers are that are not in sight with it. */
export async function openMore(page) {
  if (!(await page.locator(".details").isVisible())) await page.keyboard.press(".");
  await expect(page.locator(".details")).toBeVisible();
}

/** Flies the strike that is asked about to a force. */
export async function flyTo(page, force) {
  const answer = page.locator(":is(.prompt, .details) .btn", { hasText: `Fly to ${force}` });
  if (!(await answer.first().isVisible())) await openMore(page);
  await answer.first().click();
}

/** Starts scenario 2, deals three strikes alike and flies one to each force. */
export async function strikesAtTargets(page) {
  await startBattle(page, "scenario=2&seed=3");
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await flyTo(page, force);
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

/** What the report says, but for what the worker is still finding out. */
export function toldByReport(page) {
  return page.locator(".report").evaluate((report) => {
    const copy = report.cloneNode(true);
    copy.querySelector(".judgement")?.remove();
    return copy.textContent;
  });
}
