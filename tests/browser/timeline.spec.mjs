// What is coming: the strip of phases with its times and raids, and the warning before decks are handled.

import { expect, test } from "./page.mjs";
import { openSave } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const strip = (page) => page.getByRole("list", { name: "Phases of the turn" });
const raid = (page) => strip(page).getByRole("button", { name: /^Raid 1 / });

/** Whether the raid's counter lies in the stage, with nothing over it. */
async function expectOnChart(page) {
  const counter = page.locator(".counter.raid").first();
  await expect(async () => {
    const [it, stage] = [await counter.boundingBox(), await page.locator("svg.chart").boundingBox()];
    const [x, y] = [it.x + it.width / 2, it.y + it.height / 2];
    expect(x > stage.x && x < stage.x + stage.width && y > stage.y && y < stage.y + stage.height).toBe(true);
    const prompt = await page.locator(".prompt").boundingBox();
    expect(x > prompt.x && x < prompt.x + prompt.width && y > prompt.y && y < prompt.y + prompt.height).toBe(false);
  }).toPass({ timeout: 5000 });
}

test("the strip says when a raid arrives, by phases and by the clock, and a click shows it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSave(page, "air-operations");
  await expect(strip(page).locator("[aria-current=step]")).toHaveAttribute("title", /^Phase \d, now$/);
  await expect(strip(page).locator("li").first()).toContainText("0930");
  const entry = strip(page).locator("li", { has: page.getByRole("button", { name: /^Raid 1 / }) });
  const time = (await entry.locator(".when b").innerText()).trim();
  await expect(raid(page)).toHaveText(/^Raid 1 · \d+$/);
  await expect(raid(page)).toHaveAccessibleName(new RegExp(`over its target (now|in \\d phases?, at ${time})`));

  // To the chart, away with it, and back to the raid.
  await page.keyboard.press("d");
  const chart = await page.locator("svg.chart").boundingBox();
  for (let n = 0; n < 2; n++) {
    await page.mouse.move(chart.x + 60, chart.y + 250);
    await page.mouse.down();
    await page.mouse.move(chart.x + chart.width - 80, chart.y + 300, { steps: 6 });
    await page.mouse.up();
  }
  const before = await page.locator("svg.chart").getAttribute("viewBox");
  await raid(page).click();
  await expect(page.locator("svg.chart")).not.toHaveAttribute("viewBox", before);
  await expectOnChart(page);
  // From the decks it brings the chart up.
  await page.keyboard.press("d");
  await expect(page.locator(".flight-decks")).toBeVisible();
  await raid(page).click();
  await expect(page.locator(".flight-decks")).toBeHidden();
  await expectOnChart(page);
});

test("armed planes under a raid are marked on each carrier and counted at the decision", async ({ page }) => {
  await openSave(page, "air-operations");
  const warning = page.locator(".prompt .warning");
  await expect(warning).toContainText("Raid 1 is over you");
  const armed = async () => Number((await warning.innerText()).match(/(\d+) units? armed on deck/)[1]);
  const marks = page.locator(".flight-decks .danger-mark");
  const count = await armed();
  const sum = async () => {
    const all = await marks.allInnerTexts();
    return all.map((text) => Number(text.match(/(\d+) armed/)?.[1] ?? 0)).reduce((a, b) => a + b, 0);
  };
  expect(await sum()).toBe(count);
  await page.locator(".prompt [data-order-kind]:not(#carry-out)").first().click();
  await expect(async () => expect((await marks.count()) ? await sum() : 0).toBeLessThan(count)).toPass();
});

test.describe("phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("on a phone a tap on the raid shows the chart in place of the decks, with the raid on it", async ({ page }) => {
    await openSave(page, "air-operations");
    await expect(page.locator("svg.chart")).toBeHidden();
    await expect(raid(page)).toBeInViewport({ ratio: 0.99 });
    await raid(page).tap();
    await expect(page.locator("svg.chart")).toBeVisible();
    await expectOnChart(page);
    // And back to the decks.
    await page.getByRole("button", { name: "Open the flight decks" }).tap();
    await expect(page.locator("svg.chart")).toBeHidden();
  });
});
