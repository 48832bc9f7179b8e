// What is said before an order is given: that it leaves a mission too short to come home, that it stays to fight, and
// that a raid which flies past fighters is not fought there.

import { expect, test } from "./page.mjs";
import { asked, letPass, onlySave, openMore, openSave, orderOf, standStill } from "./table.mjs";

const title = (page) => page.locator("#ask");

/** Takes up the mission that an answer is for, from the list of missions. */
async function takeUp(page, answer) {
  await page.getByRole("tab", { name: /^Air/ }).click();
  const missions = page.locator("#pane [data-unit^=Intercept] button:visible");
  for (let n = 0; n < (await missions.count()) && !(await answer.count()); n++) await missions.nth(n).click();
  await expect(answer).toHaveCount(1);
}

test.describe("with everything shown at once", () => {
  test.use({ settings: { speed: "off" } });

  test("an order that leaves a mission too short to come home says so before it is given", async ({ page }) => {
    expect(await openSave(page, "too-short")).toBe("air_movement");
    const warning = page.locator(".prompt .warning");
    await expect(warning).toContainText("Short of fuel if they hold:");
    const before = (await onlySave(page)).orders.length;
    await openMore(page);
    const answer = page.locator(":is(.prompt, .details) .btn", { hasText: "cannot come home then: it ditches" });
    for (let n = 0; n < 12 && !(await answer.count()); n++) await page.keyboard.press("m");
    await expect(answer.first()).toBeAttached();
    // What is suggested instead does not lose it.
    await expect(answer.and(page.locator(".primary"))).toHaveCount(0);
    expect((await onlySave(page)).orders).toHaveLength(before);
  });

  test("a mission over which a raid is stays and fights it, and the answer says which", async ({ page }) => {
    expect(await openSave(page, "stay-and-fight")).toBe("air_movement");
    const stay = page.locator(".prompt-answers .btn", { hasText: "tay and fight Raid 2 here" });
    await takeUp(page, stay);
    await expect(stay).toHaveClass(/primary/);
    await expect(stay).toContainText(/1 fuel/);
    const mission = (await title(page).innerText()).match(/^\w+ \d+/)[0];
    expect(await orderOf(stay)).toEqual({ order: "hold", mission });
    await stay.click();
    await asked(page);
    expect((await onlySave(page)).orders.at(-1)).toEqual({ order: "hold", mission });
  });
});

test.describe("at normal speed", () => {
  test.use({ settings: { speed: "normal" } });

  test("of a raid that flies past fighters the page says that they fight only where it stops", async ({ page }) => {
    await openSave(page, "flown-past");
    await standStill(page);
    await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
    // Nothing is lost by it: a line tells it, which leads to its card.
    const line = page.locator(".news-line[data-news=flown-past]");
    const next = page.locator("#card-next, #fight-next").first();
    const look = async () => {
      if (!(await line.count()) && (await next.count())) await next.click();
      return line.count();
    };
    await letPass(page, look, (lines) => lines > 0);
    await line.first().dispatchEvent("click");
    const card = page.locator(".event-card[data-card=flown-past]");
    await expect(card.getByRole("heading")).toHaveText(/^Raid \d.* (flies|fly) past /);
    await expect(card).toContainText("Fighters meet a raid only in the hex where it stops");
  });
});
