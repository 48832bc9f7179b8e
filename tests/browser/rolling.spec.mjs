// The die comes first: while it rolls, nothing on the whole page tells what it will show, the record that stands open
// beside it and what is read out included.

import { expect, test } from "./page.mjs";
import { asked, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** What the page tells now, everywhere; and what it tells of the die that was rolled last. */
const told = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (one) => (one.textContent ?? "").replace(/\s+/g, " ").trim();
    const at = document.querySelector("dialog.fight[open]") ?? document.querySelector(".event-card");
    const within = (selector) => [...(at?.querySelectorAll(selector) ?? [])].map(text).filter(Boolean);
    const named = all("[aria-label], [title]").flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]);
    return {
      decision: all("[data-decision]").at(-1)?.dataset.decision,
      isRolling: !!at?.querySelector("[data-rolling]"),
      isOver: text(at?.querySelector("#fight-next, #card-next") ?? document.head).startsWith("Go on"),
      // What is said of the die: the words, the step's outcome, what it did to a ship.
      outcome: [...within(".result"), ...within(".steps [aria-current] small"), ...within(".impact-words")],
      lit: within(".lit"),
      die: within(".die-big").join(""),
      dialog: Math.round(document.querySelector("dialog.fight[open]")?.getBoundingClientRect().height ?? 0),
      label: at?.querySelector(".die-big")?.getAttribute("aria-label") ?? "",
      dice: all("#pane .die").length,
      score: document.querySelector(".score")?.dataset.score,
      pips: all(".pip.cur").length,
      // innerText leaves out what is hidden; what is read out is not.
      page: [text(document.body), ...named.filter(Boolean)].join("\n"),
    };
  });

const times = (text, part) => text.split(part).length - 1;

/** Goes on in whatever is shown. */
const goOn = (page, decision) =>
  page.evaluate((decision) => {
    const on = ["#fight-next", "dialog.fight .d-body .primary, dialog.fight .d-foot .primary", "#card-next", ".prompt[data-decision=showing] button.primary", ".prompt[data-decision=showing] button"];
    const found = on.map((selector) => document.querySelector(selector)).find(Boolean);
    if (found && decision === "showing") found.click();
    else if (found && document.querySelector("dialog.fight[open]")) found.click();
    return !!found;
  }, decision);

/** Looks at dice while they roll and when they have landed, until so many have been seen. */
async function watch(page, most, answer, hurries = true) {
  let seen = 0;
  const heights = new Set();
  for (let n = 0; n < 1500 && seen < most; n++) {
    const now = await told(page);
    if (now.decision === "over") break;
    if (!now.isRolling) {
      const isShowing = now.decision === "showing" || (await page.locator("dialog.fight[open]").count());
      if (!isShowing) await answer(now.decision);
      else if (hurries) await goOn(page, now.decision);
      await page.clock.runFor(hurries ? 40 : 100);
      continue;
    }
    expect(now.die, "the die shows a number while it rolls").toBe("");
    expect(now.label).toBe("The die rolls");
    expect(now.lit, "a cell is lit while the die rolls").toEqual([]);
    expect(now.outcome, "something tells the outcome while the die rolls").toEqual([]);
    await page.clock.runFor(400);
    const still = await told(page);
    expect(still.isRolling, "it rolls for more than 0.4 seconds").toBe(true);
    expect(still.outcome).toEqual([]);
    await page.clock.runFor(500);
    const landed = await told(page);
    expect(landed.isRolling, "it has landed after 0.9 seconds").toBe(false);
    expect(landed.die).toMatch(/^\d+$/);
    for (const words of landed.outcome) {
      expect(times(landed.page, words), `\u201c${words}\u201d stood on the page while the die rolled`).toBeGreaterThan(times(still.page, words));
    }
    expect(still.dice, "the record has the die before it lands").toBe(now.dice);
    expect(still.pips).toBe(now.pips);
    // The words come before the effect.
    expect(landed.score).toBe(now.score);
    seen++;
    if (landed.dialog) heights.add(landed.dialog).add(now.dialog);
  }
  // Nothing moves under the pointer: the dialog is as large while a die rolls as when it has landed, and at every die.
  expect(heights.size).toBeLessThanOrEqual(1);
  return seen;
}

/** From now on at normal speed, the record open, and the page's clock moved by the test alone. */
async function slowly(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("normal").check({ force: true });
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByRole("tab", { name: "Record" }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("in air battles: nothing tells a die before it lands", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  await asked(page);
  await slowly(page);
  const seen = await watch(page, 12, (decision) => answer(page, decision));
  expect(seen).toBe(12);
});

test("in attacks on ships: nothing tells a die before it lands", async ({ page }) => {
  expect(await openSave(page, "strikes-at-targets")).toBe("air_attack");
  await slowly(page);
  const seen = await watch(page, 15, (decision) => answer(page, decision));
  expect(seen).toBe(15);
});

test("in raids on the fleet: nothing tells a die before it lands", async ({ page }) => {
  await startBattle(page, "scenario=3&seed=67");
  await asked(page);
  await slowly(page);
  const seen = await watch(page, 20, (decision) => answer(page, decision));
  expect(seen).toBe(20);
});

test("in the attack of a submarine: nothing tells a die before it lands, and the verdict names the ship", async ({ page }) => {
  expect(await openSave(page, "submarine-attack")).toBe("submarine_contact");
  await slowly(page);
  const seen = await watch(page, 8, (decision) => answer(page, decision), false);
  expect(seen).toBe(8);
  const card = page.locator('.event-card[data-card="us-torpedoes-hit"]');
  await page.clock.runFor(4000);
  await expect(card.getByRole("heading")).toHaveText("Finback scores 5 hits on Taiho");
  await expect(card).toContainText("The escorts hunt Finback, and do not find it.");
  await expect(card).toContainText("+10 victory points");
  // It waits.
  await page.clock.runFor(20_000);
  await expect(card.getByRole("button", { name: "Go on" })).toBeVisible();
});

/** What the page suggests; all who can fight do. */
function answer(page, decision) {
  return page.evaluate((decision) => {
    const first = {
      interception: ".engage [data-unit^=All] button, .prompt .btn.primary",
    }[decision];
    // The staff would keep surface ships in sight; there is a die in an attack.
    const attack = [...document.querySelectorAll(".prompt button")].find((it) => it.innerText.startsWith("Attack "));
    const found = attack ?? document.querySelector(first ?? ".prompt .btn.primary") ?? document.querySelector(".prompt :is([data-key=e], [data-key=x])");
    found?.click();
  }, decision);
}
