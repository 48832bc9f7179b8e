// The page of scenario 4 as a player sees it at every size: what is asked about is in view and nothing lies over it, and
// what can be answered is in reach.

import { SIZES } from "./admiral.mjs";
import { expect, test } from "./page.mjs";
import { asked, card, comeBack, inWindows, openSave, standStill, startBattle, unfold } from "./table.mjs";

test.use({ settings: { speed: "off" } });

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

/** Where things are on the screen. */
const boxes = (locator) => locator.evaluateAll((all) => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.dataset.unit ?? one.textContent.trim().slice(0, 30), left, top, right, bottom };
}));

const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;

/** What of some boxes lies under something else on the page, or beyond the stage. */
async function hidden(page, shown) {
  const [stage] = await boxes(page.locator(".stage"));
  const over = await boxes(page.locator(".chart-bar, .stage .prompt").filter({ visible: true }));
  const outside = (box) => box.left < stage.left - 1 || box.top < stage.top - 1 || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
  return shown.filter((box) => outside(box) || over.some((it) => meet(it, box))).map((box) => box.name);
}

const counters = (page) => boxes(page.locator("svg.chart .counter .body"));

test("whether searches fly is asked in a line a search", async ({ page }) => {
  await openSave(page, "search-planned");
  await page.locator("#fan-five").click();
  await page.locator("#send-search").click();
  await playTo(page, "declare_search");
  await inWindows(page, SIZES, async () => {
    const lines = page.locator(".details .engage li");
    await expect(lines).toHaveCount(5);
    for (const { top, bottom } of await boxes(lines)) expect(bottom - top).toBeLessThan(60);
    await expect(lines.first()).toContainText(/looks at 3.6 hexes · home \d{4}/);
    // What it does stands under who it is, however long either is.
    const who = await boxes(lines.locator(".who small"));
    const does = await boxes(lines.locator(".pays"));
    for (const [line, { top }] of does.entries()) expect(top).toBeGreaterThanOrEqual(who[line].bottom - 1);
  });
});

test("every force is in view at first, and the sector that is planned and its figures wherever it is turned; they lie under nothing", async ({ page }) => {
  for (const [width, height] of SIZES.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    // As it is framed for this window.
    await openSave(page, "search-planned");
    await expect.poll(async () => hidden(page, await counters(page))).toEqual([]);
    await page.locator("#send-singly").click();
    for (let step = 0; step < 12; step += 1) {
      const message = `step ${step} at ${width} x ${height}`;
      await page.locator(".dial input").fill(String(step));
      await expect.poll(async () => hidden(page, await boxes(page.locator(".sector-end"))), { message }).toEqual([]);
      const figures = await boxes(page.locator(".sector-odds:not(.crowded) rect").filter({ visible: true }));
      expect(await hidden(page, figures), message).toEqual([]);
      const pairs = figures.flatMap((one, n) => figures.slice(n + 1).map((other) => [one, other]));
      expect(pairs.filter(([one, other]) => meet(one, other)), message).toEqual([]);
    }
  }
});

test("who else could fly is chosen with the odds in view; a fan says what each sector and all of it may see", async ({ page }) => {
  await openSave(page, "search-planned");
  await page.locator("#send-singly").click();
  await page.locator(".search-crews summary").click();
  const desks = SIZES.slice(0, 2);
  await inWindows(page, desks, async () => {
    await page.locator("#pane").evaluate((pane) => pane.scrollTo(0, 0));
    await expect(page.locator("#send-search")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".search-crews")).toBeInViewport({ ratio: 0.5 });
  });
  await page.locator(".search-crews summary").click();
  await page.locator("#fan-five").click();
  await page.mouse.move(2, 2);
  await inWindows(page, desks, async () => {
    const rows = page.locator(".search-zones li");
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText("all five");
    await expect(rows.first()).toContainText(/may see \d\.\d of 8 forces/);
    await expect(rows.nth(1)).toContainText(/B\s\d+%/);
  });
});

test("where Task Force 58 may go is in view", async ({ page }) => {
  // A seed whose first chits include its own.
  await startBattle(page, "scenario=4&seed=3");
  await inWindows(page, SIZES, async () => {
    // As it is framed for this window.
    await comeBack(page);
    await page.getByRole("button", { name: "To the chart" }).click();
    expect(await asked(page)).toBe("us_movement");
    await expect.poll(async () => hidden(page, await boxes(page.locator("svg.chart .reach .cell")))).toEqual([]);
  });
});

test("beside the decks the chart shows the searches", async ({ page }) => {
  await openSave(page, "search-planned");
  // A phone has a button for the other stage.
  const broad = SIZES.slice(0, 2);
  await page.locator("#fan-three").click();
  await page.locator("#send-search").click();
  while ((await asked(page)) !== "air_operations") await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
  await inWindows(page, broad, async () => {
    await expect(page.locator(".inset .search-mark")).toHaveCount(3);
  });
});

test("every answer of a step on the decks is in reach, with the plan unfolded too", async ({ page }) => {
  // With a force in contact, so that it is asked who takes off.
  expect(await openSave(page, "launch-in-contact")).toBe("air_operations");
  const plan = page.locator(".plan summary");
  const answers = [];
  const look = async () => {
    const [prompt] = await boxes(page.locator(".prompt"));
    const [title] = await boxes(page.locator("#ask"));
    expect(title.top).toBeGreaterThanOrEqual(prompt.top);
    const all = await boxes(page.locator(".prompt-answers > .primary, .prompt-answers > [data-key=e]"));
    const cut = all.filter((box) => box.top < prompt.top || box.bottom > prompt.bottom + 1);
    expect(cut.map((box) => box.name)).toEqual([]);
    answers.push(all.length);
  };
  await inWindows(page, SIZES, look);
  if (await plan.count()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await plan.click();
    await inWindows(page, SIZES, look);
    expect(answers.splice(3)).toEqual(answers);
  }
});

test("unfolding the variants of a card moves nothing in those beside it", async ({ page }) => {
  await page.goto("./");
  await expect(card(page, 4)).toBeVisible();
  const parts = () =>
    page.locator("[data-scenario='1'], [data-scenario='2'], [data-scenario='3']").locator("svg, h2, dl, .sail").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
  await inWindows(page, SIZES, async () => {
    const before = await parts();
    await unfold(card(page, 4));
    expect(await parts()).toEqual(before);
    await unfold(card(page, 4));
  });
});

test.describe("a sighting", () => {
  test.use({ settings: { speed: "fast" } });

  test("has its score in view in every window", async ({ page }) => {
    // No time passes once it is there.
    await openSave(page, "before-a-sighting");
    await standStill(page);
    const score = page.locator("[data-card=sighting] .scored");
    const answer = page.locator(".prompt .primary:visible, #card-next").first();
    for (let n = 0; n < 300 && !(await score.count()); n++) {
      if (await answer.count()) await answer.click();
      await page.clock.runFor(100);
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.clock.runFor(50);
      // The page may be laid out for the new size a frame later.
      await expect(async () => {
        const [box] = await boxes(score);
        const [text] = await boxes(page.locator(".card-text"));
        expect(box.bottom, `at ${width} x ${height}`).toBeLessThanOrEqual(text.bottom + 1);
      }).toPass({ timeout: 5000 });
    }
  });
});
