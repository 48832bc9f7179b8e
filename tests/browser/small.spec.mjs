// Small screens, low windows and large zoom: everything can be seen and reached.

import { expect, test } from "./page.mjs";
import { inWindows, openMore, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

// 200 % and 400 % zoom of a window of 1440 x 900 make a page of half and of a quarter of that.
const SIZES = [
  [375, 667],
  [320, 568],
  [667, 375],
  [568, 320],
  [720, 450],
  [360, 225],
  [1280, 420],
  [1440, 360],
];

/** Nothing sticks out at the side. */
async function expectNoOverflow(page) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open], .prompt, .panel, .ribbon")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} > ${one.clientWidth}`),
  );
  expect(wide).toEqual([]);
}

/** Each can be brought into view as a whole, and nothing lies over its middle. */
async function expectInReach(elements) {
  const outOfReach = await elements.evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoViewIfNeeded();
      const box = one.getBoundingClientRect();
      const isWithin = (frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      const frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
      for (let it = one.parentElement; it && it !== document.body; it = it.parentElement) {
        if (getComputedStyle(it).overflow !== "visible") frames.push(it.getBoundingClientRect());
      }
      const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const words = `${one.tagName} ${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}`;
      if (!frames.every(isWithin)) return [`cut: ${words}`];
      return one.contains(there) ? [] : [`under ${there?.tagName}.${there?.className}: ${words}`];
    }),
  );
  expect(outOfReach).toEqual([]);
  expect(await elements.count()).toBeGreaterThan(0);
}

test("ribbon, chart, prompt, tabs and dialogs on the smallest of screens", async ({ page }) => {
  await startBattle(page);
  await inWindows(page, SIZES, async () => {
    await expectNoOverflow(page);

    // The ribbon.
    await expectInReach(page.locator("#menu-button"));
    await expectInReach(page.locator("[data-order-kind=undo]").or(page.locator("#menu-button")).last());
    await expect(page.locator(".clock h1")).toBeVisible();
    await expect(page.locator(".score")).toBeInViewport({ ratio: 0.99 });

    // The question and its answers.
    const heading = page.locator("#ask");
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 0.99 });
    // That which opens the rest stands in its head, and not where the answers scroll.
    const answers = ".prompt button:not(:disabled, [aria-disabled=true], .more-button, .term, .term-note *)";
    await expect(page.locator(".more-button")).toBeInViewport({ ratio: 0.9 });
    await expectInReach(page.locator(answers).filter({ visible: true }));

    // The chart's tools, with nothing over them.
    await expectInReach(page.locator(".map-tools button").filter({ visible: true }));
    const chart = await page.locator("svg.chart").boundingBox();
    expect(Math.min(chart.width, chart.height)).toBeGreaterThan(100);

    // The displays.
    for (const tab of await page.getByRole("tab").all()) {
      await expectInReach(tab);
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page.locator("#pane")).toBeVisible();
      await expectNoOverflow(page);
      // Under it or over it, there is something to read.
      const pane = await page.locator("#pane").boundingBox();
      expect(pane.height).toBeGreaterThan(60);
    }
    await page.getByRole("tab").last().click();

    // What a finger presses is large enough; words within a text are as large as the text.
    const small = await page.locator("button:visible, a:visible").evaluateAll((all) =>
      all
        .filter((one) => !one.matches(".term, .prose .rule"))
        .map((one) => ({ text: one.innerText || one.getAttribute("aria-label"), ...one.getBoundingClientRect().toJSON() }))
        .filter((one) => one.width < 24 || one.height < 24)
        .map(({ text, width, height }) => ({ text, width, height })),
    );
    expect(small).toEqual([]);

    // The menu and its dialogs.
    for (const item of ["Briefing", "Settings", "Help", "Name, export, link"]) {
      await page.locator("#menu-button").click();
      const line = page.locator("#menu").getByRole("button", { name: item });
      await expectInReach(line);
      await line.click();
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toBeVisible();
      await expectNoOverflow(page);
      await expectInReach(dialog.locator("h2"));
      await expectInReach(dialog.locator(".primary").last());
      const body = await dialog.locator(".d-body").boundingBox();
      expect(body.height, item).toBeGreaterThan(60);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });
});

test.describe("phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test("with the smallest phone a battle can be ordered by touch alone", async ({ page }) => {
    await startBattle(page);
    await openMore(page);
    await page.locator(".panel [data-key=h]").tap();
    await expect(page.locator("[data-order-kind=undo]")).toBeEnabled();
    await page.locator("[data-order-kind=undo]").tap();
    await expect(page.locator("[data-order-kind=undo]")).toBeDisabled();
    await page.locator("#menu-button").tap();
    await page.locator("#menu").getByRole("button", { name: "Help" }).tap();
    await page.locator("dialog[open] .primary").tap();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
});
