// A phase is a few clicks, cards and all: scenario 3 by plan at normal speed, with every card and verdict closed by hand.

import { expect, test } from "./page.mjs";
import { startBattle } from "./table.mjs";

test.use({ settings: { speed: "normal" } });

/** Presses what goes on; says what that was: a card, or an answer. */
const press = (page) =>
  page.evaluate(() => {
    const button = (selector) => document.querySelector(selector);
    const decision = [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
    const clock = document.querySelector(".clock").innerText;
    const now = { decision, clock, score: Number(document.querySelector(".score").dataset.score), what: "" };
    const give = (it, what) => {
      it.click();
      return { ...now, what };
    };
    if (button(".report")) return { ...now, decision: "over" };
    if (button("dialog.fight[open]")) {
      const next = button("#fight-next");
      if (next?.innerText.startsWith("Go on")) return give(next, "card");
      const answer = button("dialog.fight .d-body .primary, dialog.fight .d-foot .primary");
      // A division, or who opens fire, is asked in the fight: its card and its question.
      if (!next && answer) return give(answer, "question of a fight");
      return now;
    }
    if (button("#card-next")) return give(button("#card-next"), "card");
    if (button(".event-card") || decision === "showing") return now;
    // What the page suggests: to all missions at once, to the decks, to all fighters at once, to who is to land.
    const answers = ["#carry-out", ".prompt [data-order-kind=all-as-suggested]", ".prompt .btn.primary", ".prompt :is([data-key=e], [data-key=x])"];
    const answer = answers.map(button).find(Boolean);
    return answer ? give(answer, answer.dataset.orderKind === "all-as-suggested" ? "all missions" : answer.id || decision) : now;
  });

test("a phase of scenario 3 by plan is at most four clicks, and one more a card", async ({ page }) => {
  test.slow();
  await startBattle(page, "scenario=3&seed=7");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const phases = new Map();
  let now = { decision: "" };
  for (let n = 0; n < 4000 && now.decision !== "over"; n++) {
    now = await press(page);
    if (now.what) {
      const phase = phases.get(now.clock) ?? { answers: [], cards: 0 };
      if (now.what === "card" || now.what === "question of a fight") phase.cards++;
      else phase.answers.push(now.what);
      phases.set(now.clock, phase);
    }
    await page.clock.runFor(now.what ? 60 : 2000);
  }
  expect(now.decision).toBe("over");
  const counted = [...phases].map(([clock, { answers, cards }]) => `${clock.replace(/\s+/g, " ")}: ${answers.join(", ")}; ${cards} cards`);
  expect(phases.size).toBeGreaterThanOrEqual(14);
  // Whatever is fought in it: a card is a click more, and so is a question of a fight.
  const fights = (answers) => answers.filter((answer) => answer === "interception").length;
  const long = [...phases].filter(([, { answers }]) => answers.length > 4).map(([clock]) => clock);
  expect(long, counted.join("\n")).toEqual([]);
  const quiet = [...phases].filter(([, { answers }]) => !fights(answers));
  expect(quiet.length, counted.join("\n")).toBeGreaterThan(4);
  expect([...phases].filter(([, { answers }]) => answers.includes("all missions")).length, counted.join("\n")).toBeGreaterThan(4);
  expect([...phases].filter(([, { cards }]) => cards > 0).length).toBeGreaterThan(2);
});
