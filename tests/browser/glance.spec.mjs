// The chart reads at a glance: Task Force 58 always shows, nothing covers anything else, names are whole, and
// figures stand only where one points.

import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { DESK, SIZES } from "./admiral.mjs";
import { asked, comeBack, inWindows, openSave, startBattle } from "./table.mjs";

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

test("Task Force 58 is never covered, nor any other counter, in any window while a battle is played", async ({ page }) => {
  await startBattle(page);
  const player = new Player(page);
  let [states, together] = [0, 0];
  for (let decision = await asked(page); decision !== "over" && states < 40; decision = await asked(page)) {
    await inWindows(page, SIZES, async () => {
      await settled(page);
      const boxes = await covered(page);
      expect(boxes.map((box) => box.name)).toContain("TF 58");
      expect(overlaps(boxes)).toEqual([]);
      together += await page.locator(".counter.on-plate").count();
    });
    states += 1;
    await page.setViewportSize(DESK);
    await player.answer(decision);
  }
  expect(states).toBeGreaterThan(10);
  expect(together).toBeGreaterThan(0);
});

test("no island's name is cut at first, in any window", async ({ page }) => {
  for (const scenario of [1, 2, 3]) {
    await startBattle(page, `scenario=${scenario}&seed=7`);
    const cut = () =>
      page.evaluate(() => {
        const plot = document.querySelector(".plot").getBoundingClientRect();
        const over = [...document.querySelectorAll(".map-tools, .prompt, .panel")].map((it) => it.getBoundingClientRect());
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const names = [...document.querySelectorAll(".plot-base .place")].map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
        const within = (it) => it.left >= plot.left && it.right <= plot.right && it.top >= plot.top && it.bottom <= plot.bottom;
        return names.filter(([, it]) => plot.width > 0 && meets(it, plot) && (!within(it) || over.some((one) => meets(it, one)))).map(([name]) => name);
      });
    await inWindows(page, SIZES, async () => {
      // As it is when it is first seen in this window.
      await comeBack(page);
      await page.getByRole("button", { name: "To the chart" }).click();
      await asked(page);
      await expect.poll(cut, { message: `scenario ${scenario}` }).toEqual([]);
    });
    await page.goto("about:blank");
  }
});

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

test("the whole chart lies under nothing", async ({ page }) => {
  await startBattle(page);
  await asked(page);
  await page.keyboard.press("0");
  const frame = () => page.locator(".plot-base .frame").first().boundingBox();
  await expect.poll(async () => (await frame()).width).toBeLessThan(1000);
  const [chart, plot] = [await frame(), await page.locator(".plot").boundingBox()];
  expect(chart.y).toBeGreaterThanOrEqual(plot.y);
  expect(chart.y + chart.height).toBeLessThanOrEqual(plot.y + plot.height);
  expect(chart.x + chart.width).toBeLessThanOrEqual(plot.x + plot.width);
});

/** Where some parts of the chart are on the screen, as far as they are shown. */
const boxes = (page, css) =>
  page.locator(css).evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.dataset.unit ?? one.textContent.trim(), left, top, right, bottom };
    }),
  );

test("a search that is planned: figures and names touch nothing, wherever it is turned", async ({ page }) => {
  await openSave(page, "search-planned");
  await inWindows(page, SIZES, async () => {
    await page.locator("#ask").focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("ArrowRight");
      await settled(page);
      const figures = await boxes(page, ".sector-odds rect");
      const others = [...(await boxes(page, ".counter .body")), ...(await boxes(page, ".plot-base .place"))];
      const over = figures.flatMap((one) => others.filter((other) => meet(one, other)).map((other) => `${step}: ${other.name}`));
      expect(over).toEqual([]);
    }
  });
  await page.setViewportSize(DESK);
  await page.locator("#fan-five").click();
  await inWindows(page, SIZES, async () => {
    await settled(page);
    const touching = async () => {
      const [zone] = await boxes(page, ".of-invasion");
      const names = await boxes(page, ".plot-base .place");
      return zone ? names.filter((name) => meet(name, zone)).map((name) => name.name) : [];
    };
    await expect.poll(touching).toEqual([]);
  });
});
