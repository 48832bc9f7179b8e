// The chart reads at a glance: Task Force 58 always shows, nothing covers anything else, names are whole, and
// figures stand only where one points.

import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

/** What each counter and mark on the chart covers, in pixels. */
const covered = (page) =>
  page.locator("svg.chart").evaluate((svg) => {
    const drawn = [...svg.querySelectorAll(".counter .body, .loss-mark .at")];
    return drawn.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const owner = one.closest("[data-unit], [data-mark]");
      return { name: owner.dataset.unit ?? `mark in ${owner.dataset.mark}`, left, top, right, bottom };
    });
  });

/** Whether two boxes share more than the width of a line. */
const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;

/** Everything that lies over something else. */
function overlaps(boxes) {
  const pairs = boxes.flatMap((one, n) => boxes.slice(n + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => meet(one, other)).map(([one, other]) => `${one.name} and ${other.name}`);
}

/** Once everything has flown where it goes. */
const settled = (page) => page.evaluate(() => Promise.allSettled(document.querySelector("svg.chart").getAnimations({ subtree: true }).filter((it) => it instanceof CSSTransition).map((it) => it.finished)));

for (const viewport of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("Task Force 58 is never covered, nor any other counter, while a battle is played", async ({ page }) => {
      await startBattle(page);
      const player = new Player(page);
      let [states, together] = [0, 0];
      for (let decision = await asked(page); decision !== "over" && states < 40; decision = await asked(page)) {
        await settled(page);
        const boxes = await covered(page);
        expect(boxes.map((box) => box.name)).toContain("TF 58");
        expect(overlaps(boxes)).toEqual([]);
        together += await page.locator(".counter.on-plate").count();
        states += 1;
        await player.answer(decision);
      }
      expect(states).toBeGreaterThan(10);
      expect(together).toBeGreaterThan(0);
    });
  });
}

for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  test.describe(`at ${width} x ${height}, at first`, () => {
    test.use({ viewport: { width, height } });
    for (const scenario of [1, 2, 3]) {
      test(`no island's name is cut in scenario ${scenario}`, async ({ page }) => {
        await startBattle(page, `scenario=${scenario}&seed=7`);
        await asked(page);
        const cut = () =>
          page.evaluate(() => {
            const plot = document.querySelector(".plot").getBoundingClientRect();
            const over = [...document.querySelectorAll(".map-tools, .prompt, .panel")].map((it) => it.getBoundingClientRect());
            const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            const names = [...document.querySelectorAll(".plot-base .place")].map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
            const within = (it) => it.left >= plot.left && it.right <= plot.right && it.top >= plot.top && it.bottom <= plot.bottom;
            return names.filter(([, it]) => plot.width > 0 && meets(it, plot) && (!within(it) || over.some((one) => meets(it, one)))).map(([name]) => name);
          });
        await expect.poll(cut).toEqual([]);
      });
    }
  });
}

test("what a hex costs stands there only while one points at it", async ({ page }) => {
  await startBattle(page);
  await asked(page);
  await page.mouse.move(5, 5);
  const figures = page.locator(".reach .cost").filter({ visible: true });
  await expect(figures).toHaveCount(0);
  const near = page.locator(".reach:not(.over, .reach-die)").first();
  await near.hover();
  await expect(figures).toHaveText(["1"]);
  await page.locator(".reach-die:not(.over)").first().hover();
  await expect(figures).toHaveText(["2–3"]);
  await page.mouse.move(5, 5);
  await expect(figures).toHaveCount(0);
  // By keyboard, and by its name, which says where it is and what it costs.
  await page.keyboard.press("Tab");
  await near.focus();
  await expect(figures).toHaveText(["1"]);
  await expect(near).toHaveAttribute("aria-label", /^Fly Intercept 1 to \d{4}, 1 hex [a-z-]+ of TF 58: 1 fuel$/);
});

test("zones are named along their borders, and no figure lies about in the sea", async ({ page }) => {
  await startBattle(page);
  await expect(page.locator(".plot-base .border-name")).toContainText("Invasion zone");
  await expect(page.locator(".plot-base .border-name")).toContainText("Eastern zones");
  const figures = await page.locator(".plot-base text").allInnerTexts();
  expect(figures.filter((text) => /^\d{4}$/.test(text))).toEqual([]);
});

test("the whole chart is above the prompt and beside the buttons", async ({ page }) => {
  await startBattle(page);
  await asked(page);
  await page.keyboard.press("0");
  const frame = () => page.locator(".plot-base .frame").first().boundingBox();
  await expect.poll(async () => (await frame()).width).toBeLessThan(1000);
  const [chart, prompt, tools] = [await frame(), await page.locator(".prompt").boundingBox(), await page.locator(".map-tools").boundingBox()];
  expect(chart.y + chart.height).toBeLessThanOrEqual(prompt.y);
  expect(chart.x + chart.width).toBeLessThanOrEqual(tools.x + tools.width / 2);
});
