// The page of scenario 4 as a player sees it at every size: what is asked about is in view and nothing lies over it, and
// what can be answered is in reach.

import { playUntil } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { asked, card, startBattle, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const LINK = "scenario=4&seed=7";
const SIZES = [[1440, 900], [1024, 768], [390, 844]];

/** Goes on by what is suggested up to a question. */
async function playTo(page, wanted, most = 60) {
  for (let questions = 0; questions < most; questions++) {
    const now = await asked(page);
    if (now === wanted) return;
    const best = page.locator(".prompt .primary:not([aria-disabled=true])").first();
    if (await best.count()) await best.click();
    else await page.keyboard.press("e");
  }
  throw new Error(`${wanted} is not asked`);
}

/** Lets everything go by up to the planning of searches. */
async function toPlanning(page) {
  await startBattle(page, LINK);
  for (let now = await asked(page); now !== "air_search"; now = await asked(page))
    await page.locator(`.prompt [data-key=${now === "declare_search" ? "s" : "e"}]`).last().click();
}

/** Where things are on the screen. */
const boxes = (locator) => locator.evaluateAll((all) => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.dataset.unit ?? one.textContent.trim().slice(0, 30), left, top, right, bottom };
}));

const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;

/** What of some boxes lies under something else on the page, or beyond the stage. */
async function hidden(page, shown) {
  const [stage] = await boxes(page.locator(".stage"));
  const over = await boxes(page.locator(".legend, .map-tools, .stage .prompt").filter({ visible: true }));
  const outside = (box) => box.left < stage.left - 1 || box.top < stage.top - 1 || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
  return shown.filter((box) => outside(box) || over.some((it) => meet(it, box))).map((box) => box.name);
}

const counters = (page) => boxes(page.locator("svg.chart .counter .body"));

for (const [width, height] of SIZES) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("whether searches fly is asked in a line a search, and the chart keeps its room", async ({ page }) => {
      await toPlanning(page);
      await page.locator("#fan-five").click();
      await page.locator("#send-search").click();
      await playTo(page, "declare_search");
      const lines = page.locator(".prompt .engage li");
      await expect(lines).toHaveCount(5);
      for (const { top, bottom } of await boxes(lines)) expect(bottom - top).toBeLessThan(30);
      await expect(lines.first()).toContainText(/looks at 3.6 hexes · home \d{4}/);
      const [stage] = await boxes(page.locator(".stage"));
      const [prompt] = await boxes(page.locator(".prompt"));
      expect(prompt.bottom - prompt.top).toBeLessThan((stage.bottom - stage.top) * 0.55);
      await expect.poll(async () => hidden(page, await counters(page))).toEqual([]);
    });

    test("every force, the sector that is planned and its figures are in view, and lie under nothing", async ({ page }) => {
      await toPlanning(page);
      for (let step = 0; step < 12; step += 1) {
        await page.locator(".dial input").fill(String(step));
        await expect.poll(async () => hidden(page, await counters(page)), { message: `step ${step}` }).toEqual([]);
        await expect.poll(async () => hidden(page, await boxes(page.locator(".sector-end"))), { message: `step ${step}` }).toEqual([]);
        const figures = await boxes(page.locator(".sector-odds:not(.crowded) rect").filter({ visible: true }));
        expect(await hidden(page, figures)).toEqual([]);
        const pairs = figures.flatMap((one, n) => figures.slice(n + 1).map((other) => [one, other]));
        expect(pairs.filter(([one, other]) => meet(one, other))).toEqual([]);
      }
    });

    test("a fan is whole on the chart, and says what each sector and all of it may see", async ({ page }) => {
      await toPlanning(page);
      await page.locator("#fan-five").click();
      await page.mouse.move(2, 2);
      const rows = page.locator(".search-zones li");
      await expect(rows).toHaveCount(6);
      await expect(rows.first()).toContainText("all five");
      await expect(rows.first()).toContainText(/may see \d\.\d of 8 forces/);
      await expect(rows.nth(1)).toContainText(/B\s\d+%/);
      await expect.poll(async () => hidden(page, await boxes(page.locator(".sector-end")))).toEqual([]);
    });

    test("who else could fly is chosen with the odds in view", async ({ page }) => {
      await toPlanning(page);
      await page.locator(".search-crews summary").click();
      const [prompt] = await boxes(page.locator(".prompt"));
      const [send] = await boxes(page.locator("#send-search"));
      const [zone] = await boxes(page.locator(".search-zones li").first());
      expect(zone.top).toBeGreaterThan(prompt.top);
      expect(zone.bottom).toBeLessThanOrEqual(send.top + 2);
    });

    test("where Task Force 58 may go is in view, however the chart was left", async ({ page }) => {
      await startBattle(page, "scenario=4&seed=3");
      for (let now = await asked(page); now !== "us_movement"; now = await asked(page)) {
        // The player looks elsewhere: what is asked about comes to him.
        if (now === "declare_search") {
          await page.locator("svg.chart").focus();
          for (let times = 0; times < 14; times++) await page.keyboard.press("ArrowLeft");
        }
        await page.locator(".prompt [data-key=e]").last().click();
      }
      await expect.poll(async () => hidden(page, await boxes(page.locator("svg.chart .reach .cell")))).toEqual([]);
    });

    test("beside the decks the chart shows the searches, and the tabs stay where they are", async ({ page }) => {
      test.skip(width < 760, "a phone has a button for the other stage");
      await toPlanning(page);
      const tabs = async () => (await boxes(page.locator(".tabs button"))).map(({ left, top }) => [Math.round(left), Math.round(top)]);
      const before = await tabs();
      await page.locator("#fan-three").click();
      await page.locator("#send-search").click();
      while ((await asked(page)) !== "air_operations") await page.locator(".prompt [data-key=e]").last().click();
      await expect(page.locator(".inset .search-mark")).toHaveCount(3);
      expect(await tabs()).toEqual(before);
    });

    test("every answer of a step on the decks is in reach, with the plan unfolded too", async ({ page }) => {
      // Where nothing is in contact nobody is asked who takes off.
      await startBattle(page, "scenario=4&seed=3");
      await playUntil(page, async (now) => now === "air_operations" && (await page.locator(".air-steps [aria-current]").innerText()).includes("Launch"));
      await expect(page.locator("#launch-strike")).toBeVisible();
      const look = async () => {
        const [prompt] = await boxes(page.locator(".prompt"));
        const [title] = await boxes(page.locator("#ask"));
        expect(title.top).toBeGreaterThanOrEqual(prompt.top);
        const answers = await boxes(page.locator(".prompt-answers > .btn").filter({ visible: true }));
        const cut = answers.filter((box) => box.top < prompt.top || box.bottom > prompt.bottom + 1);
        expect(cut.map((box) => box.name)).toEqual([]);
        return answers.length;
      };
      const answers = await look();
      const plan = page.locator(".plan summary");
      if (await plan.count()) {
        await plan.click();
        expect(await look()).toBe(answers);
      }
    });
  });

  test.describe(`on the start screen, ${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test("unfolding the variants of a card moves nothing in those beside it", async ({ page }) => {
      await page.goto("./");
      await expect(card(page, 4)).toBeVisible();
      const parts = async () => {
        const all = await page.locator("[data-scenario='1'], [data-scenario='2'], [data-scenario='3']").locator("svg, h2, dl, .sail").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
        return all;
      };
      const before = await parts();
      await unfold(card(page, 4));
      expect(await parts()).toEqual(before);
    });
  });
}

test.describe("a sighting", () => {
  test.use({ settings: { speed: "fast" } });

  for (const [width, height] of SIZES) {
    test(`has its score in view at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await startBattle(page, "scenario=4&seed=3");
      const next = page.locator("#moment-next");
      const settled = page.locator("[data-decision]:not([data-decision=showing])").last();
      for (let steps = 0; steps < 120; steps++) {
        await expect(settled.or(next).first()).toBeVisible({ timeout: 30_000 });
        if (await next.count()) {
          const score = page.locator("[data-moment=sighting] .scored");
          if (await score.count()) {
            const [box] = await boxes(score);
            const [text] = await boxes(page.locator(".moment-text"));
            expect(box.bottom).toBeLessThanOrEqual(text.bottom + 1);
            return;
          }
          await next.click();
          continue;
        }
        const best = page.locator(".prompt .primary:not([aria-disabled=true])").first();
        if (await best.count()) await best.click();
        else await page.keyboard.press("e");
      }
      throw new Error("nothing was sighted");
    });
  }
});
