// Makes the games of saves/ anew, each played in the page from its seed up to the question that the tests open: for a
// change of the rules, or of how a game is saved. What is made by nobody's plan, the rare ones that were found by
// searching, has no recipe here; it is kept as it is.
//
//     node tests/browser/make_saves.mjs [NAME...]    those named, or all; of the page in dist/, or $DIST

import { chromium } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { serve } from "../../tools/serve.mjs";
import { asSuggested, passTo, playUntil } from "./admiral.mjs";
import { launchOptions } from "./chromium.mjs";
import { answer, goOn } from "./deck_player.mjs";
import { dist } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, flyTo, savedText, startBattle, strikesAtTargets } from "./table.mjs";

const end = (page) => page.locator(".prompt :is([data-key=e], [data-key=x])").last();
const step = (page) => page.locator(".air-steps [aria-current]").innerText();
const score = async (page) => Number(await page.locator(".score").getAttribute("data-score"));
const light = (page) => page.locator(".app").getAttribute("data-light");
const decision = (wanted) => async (page) => playUntil(page, (now) => now === wanted);
const launching = async (page, now) => now === "air_operations" && (await step(page)).includes("Launch");

/** Lets everything go by up to the planning of searches. */
async function toPlanning(page) {
  for (let now = await asked(page); now !== "air_search"; now = await asked(page)) {
    await page.locator(`.prompt [data-key=${now === "declare_search" ? "s" : "e"}]`).last().click();
  }
}

/** Lets everything go by up to a question, and keeps the game of one question before it too. */
async function passToBefore(page, wanted) {
  for (let now = await asked(page); ; now = await asked(page)) {
    const before = await savedText(page);
    await end(page).click();
    if ((await asked(page)) === wanted) return before;
  }
}

/** Plays as suggested until something is so; the game of one answer before it. */
async function playToBefore(page, isSo) {
  for (;;) {
    const now = await asked(page);
    const before = await savedText(page);
    await asSuggested(page);
    await asked(page);
    if (await isSo(page, now)) return before;
  }
}

/** Deals three strikes alike, sends one to each force and ends the movement. */
async function strike(page) {
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await flyTo(page, force);
    await asked(page);
  }
  await end(page).click();
}

/** Gives the first answer of an attack until something is asked. */
async function attackTo(page, wanted) {
  for (let now = await asked(page); now !== wanted; now = await asked(page)) {
    const answers = { air_attack: ".details [data-order*=contact]", air_movement: ".prompt .primary, .prompt :is([data-key=e], [data-key=x])" };
    await page.locator(answers[now] ?? "dialog.fight .d-body .primary, dialog.fight .d-foot .primary").first().click();
  }
}

/** Answers as scenario 1 suggests until something is there. */
async function suggestedUntil(page, isThere) {
  for (;;) {
    await asked(page);
    if (await isThere()) return;
    const answers = [".prompt [data-order-kind=all-as-suggested]", "dialog.fight .primary", ".prompt .btn.primary", ".prompt :is([data-key=e], [data-key=x])"];
    await page.locator(answers.join(", ")).first().waitFor();
    for (const one of answers.map((answer) => page.locator(answer).first())) {
      if (await one.isVisible()) {
        await one.click();
        break;
      }
    }
  }
}

/** Each game: the link that begins it, and how it is played; what that gives is kept, or else the game as it stands. */
const GAMES = {
  // Scenario 1.
  "before-interception": ["scenario=1&seed=7", (page) => passToBefore(page, "interception")],
  interception: ["scenario=1&seed=7", (page) => new Player(page).playTo("interception")],
  "first-division": ["scenario=1&seed=5", (page) => new Player(page).playTo("division")],
  division: ["scenario=1&seed=7", (page) => new Player(page).playTo("division")],
  landing: ["scenario=1&seed=7", (page) => new Player(page).playTo("landing")],
  finished: ["scenario=1&seed=20", (page) => new Player(page).playTo("over")],
  "finished-hurried": ["scenario=1&seed=7", (page) => new Player(page).hurry()],
  "finished-to-share": ["scenario=1&seed=20", (page) => new Player(page).hurry()],
  "fuel-critical": ["scenario=1&seed=7", (page) => suggestedUntil(page, () => page.locator(".prompt .critical").count())],
  "fuel-critical-on-the-track": ["scenario=1&seed=7", (page) => suggestedUntil(page, async () => (await page.locator("#pane .card .critical").count()) > 0 && !(await page.locator("dialog[open]").count()))],
  // Scenario 2.
  "strikes-at-targets": [
    "scenario=2&seed=11",
    async (page) => {
      await strike(page);
      await asked(page);
    },
  ],
  ...Object.fromEntries(
    ["second_attempt", "coordination", "assignment"].map((wanted) => [
      wanted.replace("_", "-"),
      [
        "scenario=2&seed=11",
        async (page) => {
          await strike(page);
          await attackTo(page, wanted);
        },
      ],
    ]),
  ),
  "strikes-finished": [
    null,
    async (page) => {
      await strikesAtTargets(page);
      await end(page).click();
      await attackTo(page, "over");
    },
  ],
  // Scenario 3.
  "air-operations": ["scenario=3&seed=7", (page) => passTo(page, "air_operations")],
  "interception-by-plan": [
    "scenario=3&seed=7",
    async (page) => {
      const plan = page.locator("#carry-out");
      while ((await asked(page)) !== "interception") await ((await plan.count()) ? plan : end(page)).click();
    },
  ],
  "raise-after-launch": [
    "scenario=3&seed=7",
    async (page) => {
      await passTo(page, "air_operations");
      await page.locator(':is(.prompt, .details) [data-order-kind="launch-fighters"]').click();
      while (!(await step(page)).includes("Raise")) await goOn(page);
    },
  ],
  "missions-land": [
    "scenario=3&seed=12&options=no-battle-line,attack-planes-on-deck",
    async (page) => {
      while (!((await asked(page)) === "air_operations" && (await page.locator(".arrivals li").count()) > 3)) await answer(page);
    },
  ],
  // Scenario 4.
  "search-planned": ["scenario=4&seed=7", toPlanning],
  "search-in-the-air": [
    "scenario=4&seed=7",
    async (page) => {
      await toPlanning(page);
      await page.locator("#send-search").click();
      await passTo(page, "declare_search");
    },
  ],
  "held-on-deck": [
    "scenario=4&seed=7",
    async (page) => {
      while ((await asked(page)) !== "air_operations") await end(page).click();
      while (!(await step(page)).includes("Raise")) await end(page).click();
      await page.locator('[data-drop="Hornet/Servicing"] [data-plane]').first().click();
      await page.locator('[data-drop="Hornet/Ready"].may').click({ position: { x: 6, y: 6 } });
      while ((await asked(page)) !== "declare_search") await end(page).click();
    },
  ],
  "searchers-ready": ["scenario=4&seed=7", (page) => passTo(page, "air_operations")],
  "launch-in-contact": ["scenario=4&seed=3", (page) => playUntil(page, (now) => launching(page, now))],
  "crowded-launch": [
    "scenario=4&seed=3",
    async (page) => {
      await playUntil(page, (now) => launching(page, now));
      await end(page).click();
      await asked(page);
      await page.locator('[data-drop="Hornet/Servicing"] [data-plane]').first().click();
      await page.locator('[data-drop="Hornet/Ready"].may').click({ position: { x: 6, y: 6 } });
      while ((await asked(page)) === "air_operations") await end(page).click();
      await passTo(page, "air_operations");
    },
  ],
  "before-a-sighting": ["scenario=4&seed=3", (page) => playToBefore(page, async () => (await score(page)) > 0)],
  "before-a-real-sighting": ["scenario=4&seed=0", (page) => playToBefore(page, async () => (await score(page)) > 0)],
  "force-seen": ["scenario=4&seed=11", (page) => seenUntil(page, 1)],
  "forces-seen": ["scenario=4&seed=11", (page) => seenUntil(page, 2)],
  // Scenario 5.
  "fleet-moves": ["scenario=5&seed=7", (page) => passTo(page, "us_movement")],
  day: ["scenario=5&seed=7", (page) => asSuggested(page)],
  "before-dusk": ["scenario=5&seed=7", (page) => playToBefore(page, async () => (await light(page)) === "dusk")],
  dusk: ["scenario=5&seed=7", (page) => playUntil(page, async () => (await light(page)) === "dusk" && (await page.locator(".nightfall").count()) > 0)],
  night: ["scenario=5&seed=7", (page) => playUntil(page, async () => (await light(page)) === "night")],
  "scenario-5-decks": ["scenario=5&seed=1944", decision("air_operations")],
  "strike-advised": ["scenario=5&seed=3", (page) => playUntil(page, async () => (await page.locator(".plan-advice").count()) > 0)],
  // Scenarios 6 and 7.
  submarines: ["scenario=6&seed=7", (page) => passTo(page, "place_submarines")],
  "search-over-submarines": ["scenario=6&seed=1944", (page) => playUntil(page, (now) => now === "air_search")],
  "late-in-scenario-6": ["scenario=6&seed=1944", (page) => playUntil(page, () => page.locator(".clock").getByText("Turn 9").count(), 900)],
};

/** Gives the proposed answers until so many forces are detected. */
async function seenUntil(page, least) {
  const seen = page.locator(".counter.jp").and(page.locator("[aria-label*=', Approximate Sighting,'], [aria-label*=', Located,'], [aria-label*=', Spotted,']"));
  for (;;) {
    await asked(page);
    if ((await seen.count()) >= least) return;
    const proposed = page.locator("dialog.fight .primary, .prompt .primary:not([aria-disabled=true])").last();
    await ((await proposed.count()) ? proposed : page.locator(".prompt .btn:not([aria-disabled=true])").first()).click();
  }
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES);
const site = await serve(dist);
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
await context.addInitScript(() => localStorage.setItem("carrier-battle/settings", '{"speed":"off","hex_numbers":false,"theme":"auto","hints":"off","timeline":false}'));
for (const name of names) {
  const [link, play] = GAMES[name];
  const page = await context.newPage();
  try {
    if (link) await startBattle(page, link);
    const save = (await play(page)) ?? {};
    const kept = save.format ? save : await savedText(page);
    await writeFile(new URL(`saves/${name}.json`, import.meta.url), JSON.stringify(kept));
    console.log(`${name}: ${kept.orders.length} orders`);
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  }
  await page.evaluate(() => localStorage.clear());
  await page.close();
}
await browser.close();
await site.close();
