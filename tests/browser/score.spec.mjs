// The score is never changed behind the player's back: where it has changed since he was asked, the change has stood
// on the page, with its points, before he can be asked again.

import { expect, test } from "./page.mjs";
import { startBattle } from "./table.mjs";

test.use({ settings: { speed: "normal" } });

/** What the page shows, and going on with it. */
const step = (page) =>
  page.evaluate(() => {
    const button = (selector) => document.querySelector(selector);
    const decision = [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
    const counted = document.querySelector("dialog.fight[open] .counted b, .event-card .counted b, dialog.fight[open] .scored b, .event-card .scored b");
    const ribbon = Number(document.querySelector(".score").dataset.score);
    const isAsked = !!button(".prompt:not(.busy):not(.event-card)") && !button("dialog.fight[open]");
    const now = { decision, ribbon, isAsked, counted: counted?.innerText ?? "", told: button(".counted")?.innerText ?? "" };
    if (button(".report")) return { ...now, decision: "over" };
    const next = button("#fight-next");
    const on = next ?? button("dialog.fight[open] .d-body .primary, dialog.fight[open] .d-foot .primary") ?? button("#card-next");
    if (on) on.click();
    else if (isAsked) {
      const answers = [".engage [data-unit^=All] button:not([aria-disabled=true])", ".details[data-of=air_attack] [data-order*=contact]", "#carry-out", ".prompt .btn.primary", ".prompt :is([data-key=e], [data-key=x])"];
      answers.map(button).find(Boolean)?.click();
    }
    return now;
  });

const points = (text) => Number(text.replace("\u2212", "-").match(/[+-]?\d+/)?.[0]);

for (const link of ["scenario=1&seed=20", "scenario=2&seed=3", "scenario=3&seed=67"]) {
  test(`the change of the score stands on the page before the next decision: ${link}`, async ({ page }) => {
    test.slow();
    await startBattle(page, link);
    if (link.startsWith("scenario=2")) {
      await page.getByRole("button", { name: "Three strikes alike" }).click();
      await page.locator(".prompt .primary").click();
    }
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let [known, changes] = [0, 0];
    for (let n = 0; n < 5000; n++) {
      const now = await step(page);
      if (now.counted && now.told) {
        // "score 0 → 14": what is told of it is what the ribbon comes to.
        const to = now.told.split("\u2192").at(-1);
        if (now.told.includes("\u2192") && points(to) !== known) {
          known = points(to);
          changes++;
        }
      }
      if (now.isAsked || now.decision === "over") expect(now.ribbon, `the score was last told as ${known}`).toBe(known);
      if (now.decision === "over") break;
      await page.clock.runFor(2000);
    }
    expect(changes).toBeGreaterThan(1);
  });
}
