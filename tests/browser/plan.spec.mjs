// A phase is a few clicks: plans for the decks, odds before an interception, and no question that
// nobody could want.

import { expect, test } from "./page.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, comeBack, games, inWindows, onlySave, openMore, openSave, orderOf, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const plan = (page) => page.locator("#carry-out");
const step = (page) => page.locator(".air-steps [aria-current]").innerText();
const picker = (page, group) => page.getByLabel(`Plan of Task Group ${group}`);
const orders = async (page) => (await onlySave(page)).orders;

async function toOperations(page) {
  expect(await openSave(page, "air-operations")).toBe("air_operations");
}

test("the plan is carried out in one click, as listed, and undone as one", async ({ page }) => {
  await toOperations(page);
  const before = (await orders(page)).length;
  const listed = await orderOf(plan(page));
  expect(listed.length).toBeGreaterThan(5);
  await expect(page.locator(".plan")).toContainText("Raid 1 is over you in 1 phase: the staff wants 8 fighter units more");
  await plan(page).click();
  expect(await asked(page)).not.toBe("air_operations");
  expect((await orders(page)).slice(before)).toEqual(listed);
  // What it did stands beside the next question, after a reload too, until it is taken back.
  const done = page.locator(".prompt-done");
  await expect(done).toHaveText(/^Carried out: 4\sF6F as Intercept 3, .* on the decks\.$/);
  const said = await done.innerText();
  await comeBack(page);
  await asked(page);
  await expect(done).toHaveText(said);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.locator(".prompt-done")).toHaveCount(0);
  expect(await orders(page)).toHaveLength(before);
  expect(await step(page)).toContain("Launch");
});

test("a line is left out, and a later step is opened by hand", async ({ page }) => {
  await toOperations(page);
  for (const group of ["58.2", "58.3"]) await picker(page, group).selectOption({ label: "fighters only, decks clear" });
  const before = (await orders(page)).length;
  await page.getByText("The plan line by line").click();
  const lines = page.locator(".plan-steps input");
  await expect(lines).toHaveCount(3);
  await page.getByLabel("58.3: 2 F6F as Intercept 5").uncheck();
  const listed = await orderOf(plan(page));
  expect(JSON.stringify(listed)).not.toContain("Intercept 5");
  await page.getByRole("button", { name: "Raise by hand" }).click();
  expect(await step(page)).toContain("Raise");
  const given = (await orders(page)).slice(before);
  expect(given).toEqual(listed.slice(0, given.length));
  // What was left out once is proposed again the next time.
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await page.getByText("The plan line by line").click();
  await expect(page.getByLabel("58.3: 2 F6F as Intercept 5")).toBeChecked();
});

test("a plan stays until it is changed, over a reload, and is no part of the game", async ({ page }) => {
  await toOperations(page);
  const { orders: given } = await onlySave(page);
  await expect(picker(page, "58.2")).toHaveValue("as the staff");
  await picker(page, "58.2").selectOption({ label: "patrols full" });
  await picker(page, "58.3").selectOption({ label: "by hand" });
  await expect(page.locator(".plan")).toContainText("58.2: patrols full.");
  await expect(page.locator(".plan")).toContainText("Task Group 58.3 is yours to handle");
  await comeBack(page);
  await expect(picker(page, "58.2")).toHaveValue("patrols full");
  await expect(picker(page, "58.3")).toHaveValue("by hand");
  expect(await orders(page)).toEqual(given);
  // With nobody's decks by plan there is none.
  await picker(page, "58.2").selectOption({ label: "by hand" });
  await expect(plan(page)).toHaveCount(0);
  expect(Object.values(await games(page))).toHaveLength(1);
});

test("the plan is chosen and carried out by the keyboard alone", async ({ page }) => {
  await toOperations(page);
  await picker(page, "58.3").focus();
  await page.keyboard.press("p");
  await expect(picker(page, "58.3")).toHaveValue("patrols full");
  // Letters chose in the list, and gave no order.
  expect(await asked(page)).toBe("air_operations");
  await page.locator("#ask").focus();
  await page.keyboard.press("r");
  expect(await asked(page)).not.toBe("air_operations");
});

test("a step that will be passed over says why, and what would make it possible", async ({ page }) => {
  await toOperations(page);
  await expect(page.locator(".prompt-note")).toHaveText(/Raise will be passed over: .* full; launching from them would make room\./);
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  expect(await step(page)).toContain("Service");
  await expect(page.locator(".prompt-note").first()).toHaveText(/Raise was passed over/);
});

test("beside a warning what is passed over can be read as a whole in every window", async ({ page }) => {
  await startBattle(page, "scenario=3&seed=5");
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  expect(await asked(page)).toBe("air_operations");
  await inWindows(page, SIZES.slice(0, 2), async () => {
    await expect(page.locator(".prompt .warning")).toBeVisible();
    const note = page.locator(".prompt-note");
    await expect(note).toHaveText(/^Raise will be passed over: .* would make room\.$/);
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ ratio: 1 });
    const over = await note.evaluate((note) => {
      const words = document.createRange();
      words.selectNodeContents(note);
      const at = (x, y) => document.elementFromPoint(x, y);
      const lines = [...words.getClientRects()];
      // Every line of it is on top at both its ends and in the middle of its height.
      return lines.filter(({ left, right, top, bottom }) => [left + 2, right - 2].some((x) => at(x, (top + bottom) / 2) !== note)).length;
    });
    expect(over).toBe(0);
    const others = page.locator(".prompt h2, .prompt .air-steps, .prompt-answers, .prompt .warning, .prompt .plan");
    const { top, bottom, left, right } = await note.evaluate((note) => note.getBoundingClientRect().toJSON());
    for (const other of await others.all()) {
      const box = await other.evaluate((other) => other.getBoundingClientRect().toJSON());
      const apart = box.bottom <= top + 1 || box.top >= bottom - 1 || box.right <= left || box.left >= right;
      expect(apart, await other.innerText()).toBe(true);
    }
  });
});

test("nobody is asked to land with full tanks, and the page says so", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  expect(await asked(page)).not.toBe("landing");
  await openMore(page);
  await expect(page.locator(".prompt-note")).toHaveText(/^Nobody landed: every mission over the carriers had the fuel/);
  expect((await orders(page)).map(({ order }) => order)).toEqual(["end_movement", "end_landing"]);
  await comeBack(page);
  await asked(page);
  await openMore(page);
  await expect(page.locator(".prompt-note")).toHaveText(/^Nobody landed: every mission over the carriers had the fuel/);
  // It is taken back with the order before it.
  await page.keyboard.press("u");
  expect(await asked(page)).toBe("air_movement");
  expect(await orders(page)).toEqual([]);
});

test("an interception is one grid: a tap sends or keeps, the totals follow, and one answer gives all orders", async ({ page }) => {
  expect(await openSave(page, "interception-by-plan")).toBe("interception");
  const grid = page.locator("table.grid");
  await expect(page.locator(".prompt-why").first()).toHaveText(/^The staff would send Intercept \d.* against Raid 1: /);
  await expect(page.locator(".btn.primary")).toHaveCount(1);
  await expect(page.locator("#fight")).toContainText(/as suggested: \d against Raid 1, \+\d+\.\d victory points/);
  const listed = await orderOf(page.locator("#fight"));
  expect(listed.at(-1)).toEqual({ order: "fight" });
  const sums = () => grid.locator("tfoot").innerText();
  const before = await sums();
  await grid.getByRole("button", { name: /^Keep / }).first().click();
  expect(await sums()).not.toBe(before);
  expect(await orderOf(page.locator("#fight"))).toHaveLength(listed.length - 1);
  await page.getByRole("button", { name: "As suggested" }).click();
  expect(await sums()).toBe(before);
  const given = (await orders(page)).length;
  await page.locator("#fight-and-tell").click();
  expect((await orders(page)).slice(given, given + listed.length)).toEqual(listed);
  // One card tells all fights, and each line of it opens its verdict.
  const card = page.locator('[data-card="fights-told"]');
  await card.locator("[data-verdict]").first().click();
  await page.locator("dialog.fight #fight-next").click();
  await page.locator("#card-next").click();
  await expect(card).toBeHidden();
});

test("the list of missions keeps its order, and the next mission is the next in it", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  const names = () => page.locator(".panel li[data-unit^=Intercept]").evaluateAll((all) => all.map((one) => one.dataset.unit));
  const title = page.locator("#ask");
  const list = await names();
  expect(list).toEqual(["Intercept 1", "Intercept 2", "Intercept 3"]);
  await page.keyboard.press("m");
  await expect(title).toHaveText(/^Intercept 2/);
  await page.keyboard.press("h");
  expect(await names()).toEqual(list);
  await expect(page.locator('[data-unit="Intercept 2"] .chip')).toHaveText("holding");
  // The staff's next is asked about; from there the next in the list that waits for an order.
  await expect(title).toHaveText(/^Intercept 1/);
  await page.keyboard.press("m");
  await expect(title).toHaveText(/^Intercept 3/);
  await page.keyboard.press("m");
  await expect(title).toHaveText(/^Intercept 1/);
  expect(await names()).toEqual(list);
});

test("Escape closes the choice of a patrol, and one button only is filled", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7");
  await page.keyboard.press("p");
  const choice = page.getByRole("group", { name: "Place CAP" });
  await expect(choice).toContainText("CAP 58.1");
  await expect(page.locator(".prompt .btn.primary")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await page.keyboard.press("p");
  await choice.getByRole("button", { name: "Leave them in their boxes" }).click();
  await expect(choice).toBeHidden();
  expect(await orders(page)).toEqual([]);
});

test("scenario 4 begins with searchers ready, and its plan leaves none of them stuck on deck", async ({ page }) => {
  await startBattle(page, "scenario=4&seed=7");
  let planned = 0;
  for (let n = 0; n < 60 && planned < 4; n++) {
    const decision = await asked(page);
    if (decision === "air_operations") {
      await expect(picker(page, "58.1")).toHaveValue("as the staff");
      await expect(page.locator(".flight-decks .plane.grounded")).toHaveCount(0);
      // With nobody in contact there may be nothing for it to do.
      if (await plan(page).count()) await plan(page).click();
      else await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
      planned++;
    } else await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
  }
  expect(planned).toBe(4);
  // Another plan outlives a reload, and is offered with the rest; scenario 3 has none for searchers.
  while ((await asked(page)) !== "air_operations") await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
  await picker(page, "58.1").selectOption({ label: "strike ready" });
  await comeBack(page);
  await expect(picker(page, "58.1")).toHaveValue("strike ready");
  await page.goto("about:blank");
  await toOperations(page);
  await expect(picker(page, "58.2").locator("option")).toHaveText(["as the staff", "fighters only, decks clear", "patrols full", "strike ready", "by hand"]);
});
