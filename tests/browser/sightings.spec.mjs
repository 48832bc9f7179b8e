import { expect, test } from "./page.mjs";
import { asked, comeBack, letPass, openLog, openSave, score, standStill, startStill } from "./table.mjs";

const SEED = "scenario=4&seed=0";
const card = (page) => page.locator(".event-card");
const goOn = (page) => page.locator("#card-next");

/** What the page shows at one instant. */
function look(page) {
  return page.evaluate(() => {
    const card = document.querySelector(".event-card");
    const counters = () => [...document.querySelectorAll(".counter")].map((one) => one.getAttribute("aria-label"));
    return {
      kind: card?.dataset.card,
      heading: card?.querySelector("h2").innerText,
      words: card?.innerText ?? "",
      isRolling: !!card?.querySelector("[data-rolling]"),
      die: card?.querySelector(".die-big")?.innerText ?? "",
      sums: [...(card?.querySelectorAll(".sum dd") ?? [])].map((one) => one.innerText),
      tinted: card?.querySelectorAll(".strip .good").length ?? 0,
      lit: card?.querySelector(".strip td.lit")?.innerText,
      chits: [...(card?.querySelectorAll(".chit") ?? [])].map((one) => [one.classList.contains("up"), one.getAttribute("aria-label")]),
      isOver: !!card?.querySelector("#card-next"),
      score: Number(document.querySelector(".score").dataset.score),
      log: document.querySelector(".log.recent")?.textContent ?? "",
      counters: counters(),
    };
  });
}

/** Plays as the staff would until `stop` says so of what the page shows; dice of searches are left to roll. */
async function playUntil(page, stop) {
  const seen = [];
  for (let n = 0; n < 3000; n++) {
    const now = await look(page);
    seen.push(now);
    if (stop(now)) return seen;
    if (now.kind && (now.isOver || now.kind === "chits")) {
      await page.locator("#card-next, #card-hurry").click({ timeout: 500 }).catch(() => {});
    } else if (!now.kind && (await page.locator(".prompt:not(.busy)").count())) {
      const suggested = page.locator(".prompt .btn.primary:not([aria-disabled=true])").first();
      const other = page.locator(".prompt :is([data-key=e], [data-key=x])").first();
      await ((await suggested.count()) ? suggested : other).click({ timeout: 500 }).catch(() => {});
    }
    await page.clock.runFor(60);
  }
  throw new Error("it was not shown");
}

/** A card passes by itself. */
const passes = (page, name) => letPass(page, () => card(page).getByRole("heading", { name, exact: true }).count(), (cards) => cards === 0, { step: 500, most: 40 });

/** One answer before the first sighting of a battle. */
async function beforeTheSighting(page) {
  await openSave(page, "before-a-real-sighting");
  await standStill(page);
}

const isReal = (now) => now.kind === "sighting" && now.isOver && /is there: /.test(now.heading);

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, settings: { speed: "normal" } });

    test("a sighting: the die first, then the words, the chit turned over, the counter, the score", async ({ page }) => {
      await beforeTheSighting(page);
      const seen = await playUntil(page, isReal);
      const end = seen.at(-1);
      const from = seen.findLastIndex((now) => now.kind !== "sighting") + 1;
      const unfolding = seen.slice(from);

      // While a die rolls nothing tells what it will show.
      const rolling = seen.filter((now) => now.isRolling);
      expect(rolling.length).toBeGreaterThan(2);
      for (const now of rolling) {
        expect(now.die).toBe("");
        expect([now.sums[0], now.sums.at(-1)]).toEqual(["", ""]);
        expect(now.lit).toBeUndefined();
        expect(now.tinted).toBe(5);
        expect(now.heading).toMatch(/^Search \d+ looks for Force \w$/);
        expect(now.log).toMatch(/^Just now\s*Search \d+ looks for Force \w/);
      }
      const force = end.heading.match(/^Force (\w)/)[1];
      const before = unfolding.find((now) => now.isRolling && now.heading.endsWith(`Force ${force}`));
      const landed = unfolding.find((now) => !now.isRolling && now.die && now.words.includes("to base"));
      expect(before.words).toContain("undetected");
      expect(before.chits).toEqual([]);
      expect(landed.lit).toBeTruthy();
      expect(unfolding.some((now) => now.chits.some(([isUp, label]) => !isUp && label === `Chit of Force ${force}, face down`))).toBe(true);
      const [[isUp, label]] = end.chits;
      expect(isUp).toBe(true);
      expect(label).toMatch(new RegExp(`^Chit of Force ${force}: (Carrier|Surface|Large|Medium|Small)$`));
      expect(end.words).toMatch(/undetected → (Approximate Sighting|Located|Spotted)/);
      expect(end.words).toContain("+1 victory point");
      expect(end.score).toBe(before.score + 1);
      expect(end.counters).not.toEqual(before.counters);

      // It waits, the place is ringed, and nothing can be decided yet.
      await page.clock.runFor(10_000);
      await expect(card(page).getByRole("heading")).toHaveText(end.heading);
      await expect(page.locator(".card-ring")).toHaveCount(1);
      await expect(page.locator(".prompt [data-order], .reach")).toHaveCount(0);
      const fits = await card(page).evaluate((card) => card.scrollWidth <= card.clientWidth + 1);
      expect(fits).toBe(true);
      await expect(goOn(page)).toBeInViewport();

      // A page that is loaded again is where it was.
      await page.clock.resume();
      await comeBack(page);
      await expect(card(page).getByRole("heading")).toHaveText(end.heading);
      await expect(card(page).locator(".chit.up")).toHaveCount(end.chits.length);
      expect(await score(page)).toBe(end.score);
      await goOn(page).click();
      await expect(card(page).getByRole("heading", { name: end.heading })).toHaveCount(0);
    });
  });
}

test.describe("at normal speed", () => {
  test.use({ settings: { speed: "normal" } });

  test("a page loaded again while a die rolls rolls it again, to the same end", async ({ page }) => {
    await beforeTheSighting(page);
    await playUntil(page, (now) => now.isRolling);
    const first = await look(page);
    await comeBack(page);
    const seen = await playUntil(page, (now) => now.isRolling || !!now.die);
    expect(seen.at(-1).kind).toBe("sighting");
    // A busy machine may show it only as it has landed: then it is the same look, with its outcome.
    const again = seen.at(-1);
    const lookOf = (heading) => heading.match(/Search \d+|Force [A-Z]/g);
    expect(lookOf(again.heading)).toEqual(lookOf(first.heading));
    if (first.isRolling && again.isRolling) expect(again.heading).toBe(first.heading);
  });

  test("the newest sighting can be seen again", async ({ page }) => {
    await startStill(page, SEED);
    const { heading: sighted } = (await playUntil(page, (now) => now.kind === "sighting" && now.isOver)).at(-1);
    await page.clock.resume();
    await goOn(page).click();
    const decision = await asked(page);
    await page.getByRole("tab", { name: /^Air/ }).click();
    const again = page.locator(".look-back [data-again=sighting]");
    await expect(again).toHaveText(/Show again what Search \d+ saw/);
    await again.click();
    await expect(card(page)).toHaveAttribute("data-card", "sighting");
    // Others may have followed the first of them.
    expect(sighted).toBeTruthy();
    await expect(card(page).locator(".strip td.lit")).toBeVisible();
    await goOn(page).click();
    await expect(card(page)).toHaveCount(0);
    expect(await asked(page)).toBe(decision);
  });
});

test.describe("off", () => {
  test.use({ settings: { speed: "off" } });

  test("the log tells each search under what it came to", async ({ page }) => {
    await startStill(page, SEED);
    await playUntil(page, (now) => now.score > 0);
    await page.clock.resume();
    await asked(page);
    await page.getByRole("tab", { name: "Record" }).click();
    await expect(page.locator(".log-fight .log-head", { hasText: /^Search \d+ looks west/ }).first()).toBeVisible();
    await openLog(page);
    const phase = page.locator(".log-phase").first();
    await expect(phase).toContainText(/Activation, phase \d/);
    // A die can be seen again with its chart.
    await phase.locator("[data-chart=air_search]").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Air Search");
    await expect(dialog).toContainText(/This roll, Search \d+ looks for Force \w: die \d+/);
  });
});

test("the newest attack of a submarine can be seen again", async ({ page }) => {
  expect(await openSave(page, "submarine-attack")).toBe("submarine_contact");
  await standStill(page);
  await page.locator(".prompt").getByRole("button", { name: /^Attack/ }).click();
  const heading = card(page).getByRole("heading", { name: "Finback scores 5 hits on Taiho" });
  await letPass(page, () => heading.count(), (cards) => cards === 1, { step: 500 });
  await letPass(page, () => goOn(page).count(), (buttons) => buttons === 1, { step: 500 });
  await page.clock.resume();
  await goOn(page).click();
  const decision = await asked(page);
  await page.getByRole("tab", { name: /^Air/ }).click();
  const again = page.locator(".look-back [data-again=attack]");
  await expect(again).toHaveText(/Show again the attack of Finback/);
  await again.click();
  await expect(heading).toBeVisible();
  await expect(card(page)).toHaveAttribute("data-card", "us-torpedoes-hit");
  await goOn(page).click();
  await expect(card(page)).toHaveCount(0);
  expect(await asked(page)).toBe(decision);
});
