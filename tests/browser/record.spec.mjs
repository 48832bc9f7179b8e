import { expect, test } from "./page.mjs";
import { asked, comeBack, inWindows, onlySave, openLog as openAll, openSave, score, toldByReport } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const report = (page) => page.locator(".report");
const phases = (page) => page.locator("#pane .log-phase");
const number = (text) => parseInt(text.replace("\u2212", "-"), 10);

/** A battle of scenario 1 at its report. */
async function toReport(page, name = "finished") {
  expect(await openSave(page, name)).toBe("over");
  await expect(report(page)).toBeVisible();
}

/** From the report to the log. */
async function toLog(page) {
  await page.getByRole("button", { name: "Look at the chart" }).click();
  await page.getByRole("tab", { name: "Record" }).click();
  await expect(phases(page).first()).toBeVisible();
}

/** Chooses what the log shows. */
const show = (page, filter) => page.locator(".filters").getByRole("button", { name: filter, exact: true }).click();

test("the log stands in phases under their outcomes, with the bookkeeping folded, and every die once opened", async ({ page }) => {
  await toReport(page);
  const dice = Number(await page.locator(".facts div", { hasText: "Dice rolled" }).locator("dd").innerText());
  await toLog(page);
  // The newest phase is open; what is closed draws nothing.
  await expect(phases(page).first().locator(".log-head").first()).toHaveAttribute("aria-expanded", "true");
  expect(await page.locator("#pane .log-phase.open").count()).toBe(1);
  expect(await phases(page).count()).toBeGreaterThanOrEqual(8);
  expect(await page.locator("#pane .log-phase:not(.open) li").count()).toBe(0);
  await expect(phases(page).nth(1)).toContainText(/Phase 3 of 4 · 1130/);
  await expect(page.locator("#pane .log-turn")).toHaveCount(2);

  // A fold says how many lines it holds, and opens to them; by the keyboard too.
  await phases(page).nth(1).locator(".log-head").first().click();
  const fold = page.locator("#pane .log-folded").first();
  const lines = number(await fold.innerText());
  await expect(fold).toContainText(/lines of bookkeeping/);
  await expect(fold.locator("li")).toHaveCount(0);
  await fold.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(fold.locator("li")).toHaveCount(lines);
  await page.keyboard.press("Enter");
  await expect(fold.locator("li")).toHaveCount(0);

  await openAll(page);
  await expect(page.locator("#pane li .die")).toHaveCount(dice);
});

test("the filter leaves what matters, what was lost and scored, or the fights; and that sums up to the report", async ({ page }) => {
  await toReport(page);
  const points = number(await report(page).locator(".vp").innerText());
  const [, , down, , lost, sum] = await report(page).locator(".fates").first().locator("tfoot tr").evaluate((row) => [...row.cells].slice(1).map((cell) => cell.innerText));
  expect(number(sum)).toBe(points);
  // The rows give the sum.
  const rows = await report(page).locator(".fates").first().locator("tbody tr").evaluateAll((all) => all.map((row) => row.cells[6].innerText));
  expect(rows.map(number).reduce((a, b) => a + b)).toBe(points);
  // So does the picture of the score.
  const card = report(page).locator(".report-card", { hasText: "The score, phase by phase" });
  await card.getByText("As a table").click();
  const curve = await card.locator(".curve-table tbody tr").last().locator("td").last().innerText();
  expect(number(curve)).toBe(points);

  await toLog(page);
  await show(page, "Losses and score");
  expect(await page.locator("#pane .log-folded, #pane .log-fight").count()).toBe(0);
  const texts = await page.locator("#pane .log-phase li").allInnerTexts();
  const scored = texts.map((text) => text.match(/^([+\u2212]\d+) for /)).filter(Boolean);
  expect(scored.map(([, points]) => number(points)).reduce((a, b) => a + b)).toBe(points);
  const shot = texts.map((text) => text.match(/shoots down (\d+) point/)).filter(Boolean);
  expect(shot.map(([, points]) => Number(points)).reduce((a, b) => a + b)).toBe(Number(down));
  expect(texts.filter((text) => /(is shot down over|is lost coming aboard|runs dry)/.test(text))).toHaveLength(Number(lost));

  await show(page, "Fights");
  const fights = page.locator("#pane .log-fight");
  expect(await fights.count()).toBeGreaterThan(5);
  expect(await page.locator("#pane .log-phase > ol > li:not(.log-fight)").count()).toBe(0);
  // A fight opens to its lines.
  await fights.first().locator(".log-head").click();
  await expect(fights.first().locator("li .die").first()).toBeVisible();

  await show(page, "What matters");
  await openAll(page);
  expect(await page.locator("#pane .log-folded").count()).toBe(0);
  await show(page, "Everything");
  expect(await page.locator("#pane .log-folded").count()).toBeGreaterThan(0);
});

test("a line leads to its hex, a die to its chart with its own cell lit", async ({ page }) => {
  await toReport(page);
  await toLog(page);
  await openAll(page);
  const line = page.locator("#pane .log-to", { hasText: /^Intercept 1 flies from/ }).last();
  const to = (await line.innerText()).match(/to (\d{4})/)[1];
  await line.click();
  await expect(page.locator(".readout small")).toHaveText(to);

  const rolled = page.locator("#pane li", { has: page.locator("[data-chart=intercept_range]") });
  for (const one of [rolled.first(), rolled.last()]) {
    const die = Number(await one.locator(".die").innerText());
    await one.locator("[data-chart]").click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toContainText(`This roll`);
    await expect(dialog).toContainText(`die ${die},`);
    await expect(dialog.locator("tr", { has: page.locator("td.lit") }).locator("th")).toHaveText(new RegExp(`^${die}`));
    await page.keyboard.press("Escape");
    await expect(one.locator("[data-chart]")).toBeFocused();
  }
});

test("a line about a ship leads to her in her force", async ({ page }) => {
  await toReport(page, "strikes-finished");
  await toLog(page);
  await show(page, "Losses and score");
  const line = page.locator("#pane .log-to", { hasText: /hits? on / }).first();
  const ship = (await line.innerText()).match(/hits? on (.*)\./)[1];
  await line.click();
  await expect(page.getByRole("tab", { name: /Enemy/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`.ships [data-unit="${ship}"]`)).toBeFocused();
});

test("the result is copied in two lines with the link; where the browser refuses, it is there to be copied by hand", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toReport(page);
  await page.getByRole("button", { name: "Share" }).click();
  const text = page.getByLabel("The result, and the link to the same battle");
  const lines = (await text.inputValue()).split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("\u201cHey, Rube!\u201d");
  expect(lines[0]).toContain(`${Math.abs(await score(page))} victory point`);
  expect(lines[2]).toMatch(/^http.*#.*scenario=1&seed=20$/);
  await page.getByRole("button", { name: "Copy the result" }).click();
  await expect(page.locator(".share-said").first()).toHaveText(/^Copied\./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join("\n"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();

  for (const refuse of [
    () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } }),
    () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
  ]) {
    await page.evaluate(refuse);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy the result" }).click();
    await expect(page.locator(".share-said").first()).toContainText("does not let this page copy");
    await expect(text).toBeFocused();
    expect(await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe(lines.join("\n"));
    await page.keyboard.press("Escape");
  }
});

test("behind the report the decisions are looked at again: it ends with a verdict, and what cost leads to its moment", async ({ page }) => {
  // In a hurry everything was let go by.
  await toReport(page, "finished-hurried");
  const judgement = report(page).getByRole("region", { name: "Judgement and luck" });
  const verdict = judgement.getByRole("status");
  await expect(verdict).toContainText("by the dice", { timeout: 60_000 });
  await expect(judgement.locator("progress")).toBeHidden();
  const told = await verdict.innerText();
  expect(told).toMatch(/^You parted from the staff in \d+ decisions\. \d+ of (these|the \d+ weightiest) cost you measurably \(\d+\.\d points would have shown\)\./);
  // Its points add up.
  const [, expected, scored, byChoices, byDice] = told.match(/The staff scores (\S+) on average from that start\. You scored (\S+): (\S+) by your choices.*, (\S+) by the dice/).map(number);
  expect(scored).toBe(await score(page));
  expect(expected + byChoices + byDice).toBe(scored);
  expect(byChoices).toBeLessThan(0);

  const row = judgement.locator("tbody tr").first();
  const when = await row.getByRole("button").innerText();
  await expect(row.locator("td").last()).toHaveText(/^\d+\.\d points, give or take \d+\.\d$/);
  await row.getByRole("button").click();
  await expect(report(page)).toHaveCount(0);
  const fight = page.locator("dialog.fight[open]");
  if (await fight.count()) await page.keyboard.press("Escape");
  const bar = page.locator(".prompt.replay");
  await expect(bar).toContainText(`Once more, ${when.slice(0, 4)}`);
  // The verdict is still there, and nothing is begun anew.
  await bar.getByRole("button", { name: "Stop" }).click();
  await expect(verdict).toHaveText(/by the dice/, { timeout: 1000 });
  expect(await verdict.innerText()).toBe(told);
});

test("a finished battle is watched again: it pauses, steps, stops, and neither it nor its save is touched", async ({ page }) => {
  await page.clock.install();
  await toReport(page);
  const before = await toldByReport(page);
  const save = await onlySave(page);
  const watch = page.locator(".replay");
  const again = page.getByRole("button", { name: "Watch it again" });
  const progress = async () => Number(await page.locator(".replay progress").getAttribute("value"));

  await again.click();
  await expect(watch).toBeVisible();
  await expect(report(page)).toHaveCount(0);
  await expect(watch.getByRole("button", { name: "Pause" })).toBeFocused();
  expect(await score(page)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(watch.getByRole("button", { name: "Go on" })).toBeVisible();
  const paused = await progress();
  // The keys that play do nothing to it.
  for (const key of ["Control+z", "u", "e"]) await page.keyboard.press(key);
  await page.clock.runFor(20_000);
  expect(await progress()).toBe(paused);
  await watch.getByRole("button", { name: "Step" }).click();
  expect(await progress()).toBeGreaterThan(paused);

  // Step by step into the first fight: the log tells nothing of its end before it has been shown.
  const fight = page.locator("dialog.fight");
  const step = (bar) => bar.getByRole("button", { name: "Step" }).evaluate((button) => button.click());
  while (await page.locator(".event-card").count()) await step(watch);
  await page.getByRole("tab", { name: "Record" }).click();
  for (let n = 0; n < 120 && !(await fight.count()); n++) await step(watch);
  await expect(fight).toBeVisible();
  await expect(page.locator("#pane .log-fight").first()).toContainText("It is being fought.");
  await expect(fight.getByRole("group", { name: "Watching the battle again" })).toBeVisible();
  for (let n = 0; n < 40 && !(await fight.locator(".outcome h3").count()); n++) await step(fight);
  const headline = await fight.locator(".outcome h3").innerText();
  await expect(page.locator("#pane .log-fight").first()).toContainText(headline);

  await fight.getByRole("button", { name: "Stop" }).click();
  await expect(report(page)).toBeVisible();
  expect(await toldByReport(page)).toBe(before);
  expect(await onlySave(page)).toEqual(save);

  // A reload in the middle of it loses nothing either.
  await again.click();
  await expect(watch).toBeVisible();
  await page.reload();
  await expect(report(page)).toBeVisible();
  expect(await toldByReport(page)).toBe(before);
  expect(await onlySave(page)).toEqual(save);
});

test("while a battle is watched its bar lies over no card, and stands once in a fight", async ({ page }) => {
  await toReport(page);
  await page.getByRole("button", { name: "Watch it again" }).click();
  const bars = page.getByRole("group", { name: "Watching the battle again" });
  const card = page.locator(".event-card");
  const fight = page.locator("dialog.fight");
  await bars.getByRole("button", { name: "Pause" }).click();
  const step = () => fight.or(page.locator(".replay")).getByRole("button", { name: "Step" }).last().evaluate((button) => button.click());
  for (let n = 0; n < 300 && !(await card.count()); n++) await step();
  await expect(card.getByRole("button", { name: "Go on" })).toHaveCount(0);
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await expect(card).toBeVisible();
    const bar = await page.locator(".replay").boundingBox();
    // Beside it, and above it on a phone.
    const isClear = async () => {
      const { x, y, height } = await card.locator(".card-text").boundingBox();
      return Math.round(x) >= Math.round(bar.x + bar.width) || Math.round(y + height) <= Math.round(bar.y);
    };
    await expect.poll(isClear).toBe(true);
  }
  for (let n = 0; n < 300 && !(await fight.count()); n++) await step();
  await expect(fight).toBeVisible();
  await expect(page.locator(".replay")).toHaveCSS("opacity", "0");
});

test("the pictures of the report have all of their labels within them", async ({ page }) => {
  await toReport(page);
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const cut = (curve) => {
      const field = curve.getBoundingClientRect();
      const labels = [...curve.querySelectorAll("text")].filter((text) => text.textContent);
      const outside = ({ left, right, top, bottom }) => left < field.left - 1 || right > field.right + 1 || top < field.top - 1 || bottom > field.bottom + 1;
      return labels.filter((text) => outside(text.getBoundingClientRect())).map((text) => text.textContent);
    };
    for (const picture of await page.locator("svg.curve").all()) expect(await picture.evaluate(cut)).toEqual([]);
  }
});

test("watched to its end, the battle comes back to its report by itself", async ({ page }) => {
  await toReport(page);
  const before = await toldByReport(page);
  await page.clock.install();
  await page.getByRole("button", { name: "Watch it again" }).click();
  await page.getByRole("button", { name: "Fast" }).click();
  await expect(page.getByRole("button", { name: "Fast" })).toHaveAttribute("aria-pressed", "true");
  for (let n = 0; n < 60 && !(await report(page).count()); n++) await page.clock.runFor(10_000);
  await expect(report(page)).toBeVisible();
  expect(await toldByReport(page)).toBe(before);
});

test("the report leads on: to the next scenario, and back to this one", async ({ page }) => {
  await toReport(page);
  await page.getByRole("button", { name: "Play \u201cMission Beyond Darkness\u201d" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  expect(await asked(page)).toBe("form_strikes");
  await comeBack(page);
  expect(await asked(page)).toBe("form_strikes");
});

test("the report and the log fit a phone", async ({ page }) => {
  await toReport(page, "finished-hurried");
  const fits = async () => {
    const wide = await page.evaluate(() => {
      const all = [document.documentElement, ...document.querySelectorAll("dialog[open], .report, .report-card, .prompt, .tab-body, .log")];
      return all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.tagName}.${one.className}`);
    });
    expect(wide).toEqual([]);
  };
  await inWindows(page, [[390, 700], [320, 700]], async () => {
    await expect(report(page)).toBeVisible();
    await fits();
    await page.getByRole("button", { name: "Share" }).click();
    await fits();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Look at the chart" }).click();
    await page.getByRole("tab", { name: "Record" }).click();
    await openAll(page);
    await fits();
    // The tab closes its sheet again.
    await page.getByRole("tab", { name: "Record" }).click();
    await page.getByRole("button", { name: "Back to the report" }).click();
    await page.getByRole("button", { name: "Watch it again" }).click();
    await expect(page.locator(".replay")).toBeVisible();
    await fits();
    await page.locator(".replay").or(page.locator("dialog.fight")).getByRole("button", { name: "Stop" }).last().click();
  });
});
