import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, comeBack, letPass, onlySave, openSave, score, standStill, startBattle, startStill } from "./table.mjs";

const card = (page) => page.locator(".event-card");
const end = (page) => page.locator(".prompt :is([data-key=e], [data-key=x])");
const goOn = (page) => page.locator("#card-next");
/** Everything that gives an order. */
const orders = (page) => page.locator(".panel [data-order], .panel [data-order-kind], .reach");

/** Lets everything go by until a card of a kind is shown; what comes before it is seen and closed. */
async function letPassTo(page, kind) {
  for (let n = 0; n < 600; n++) {
    if ((await card(page).count()) && (await card(page).getAttribute("data-card")) === kind) {
      if (await goOn(page).count()) return;
    } else {
      const next = page.locator("#card-next, dialog.fight #fight-next, .prompt:not(.busy):not(.event-card) :is([data-key=e], [data-key=x])").first();
      if (await next.count()) await next.click();
    }
    await page.clock.runFor(100);
  }
  throw new Error(`no card of ${kind}`);
}

test.describe("at normal speed", () => {
  test.use({ settings: { speed: "normal" } });

  test("a radar contact is a moment with bearing, distance, strength and time", async ({ page }) => {
    await startStill(page, "scenario=1&seed=5");
    await letPassTo(page, "contact");
    await expect(card(page).getByRole("heading")).toHaveText(/^Radar contact: 9 air points, \d hex(es)? west of TF 58$/);
    await expect(card(page)).toContainText(/bearing 270°, \d hex/);
    await expect(card(page)).toContainText(/Raid 1 is over its target at \d{4}, in \d phase/);
    // It waits, the place is ringed, and nothing of the decision is there yet.
    await page.clock.runFor(20_000);
    await expect(card(page)).toBeVisible();
    await expect(page.locator(".card-ring")).toHaveCount(1);
    await expect(orders(page)).toHaveCount(0);
    await goOn(page).click();
    await page.clock.resume();
    await expect(card(page)).toHaveCount(0);
    expect(await asked(page)).toBe("air_movement");
  });

  test("a key that goes down as a card comes up was not meant for it", async ({ page }) => {
    // No finger is so quick: the page itself presses both keys in the moment in which the button is there.
    await page.addInitScript(() => {
      const press = () => {
        const button = document.querySelector("#card-next:not([data-pressed])");
        if (!button) return;
        button.dataset.pressed = "";
        button.click(); // As Enter on it does.
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true }));
      };
      new MutationObserver(press).observe(document, { childList: true, subtree: true });
    });
    await startStill(page, "scenario=1&seed=5");
    await letPass(page, () => page.locator("#card-next[data-pressed]").count(), (cards) => cards === 1);
    await page.clock.runFor(600);
    await expect(card(page)).toHaveAttribute("data-card", "contact");
    await page.clock.resume();
    await page.keyboard.press("Space");
    await expect(card(page)).toHaveCount(0);
  });

  test("a raid that gets through waits until it has been seen, with the score before the next decision", async ({ page }) => {
    await startStill(page, "scenario=1&seed=7");
    await letPassTo(page, "got-through");
    await expect(card(page).getByRole("heading")).toHaveText("Raid 1 gets through");
    await expect(card(page).locator(".scored b").first()).toHaveText("−14 victory points");
    await expect(card(page).locator(".counted")).toHaveText(/score\s+0 → −14/);
    expect(await score(page)).toBe(-14);
    await page.clock.runFor(20_000);
    await expect(card(page)).toBeVisible();
    await expect(orders(page)).toHaveCount(0);
    // What it leaves: a mark with a name, and the way to it.
    await expect(page.locator(".loss-mark[data-mark='1109']")).toHaveAttribute("aria-label", "7 points of attack planes got through, over TF 58");
    await expect(page.locator(".trail").first()).toBeAttached();
    // A raid's trail shows while it flies and goes with the phase.
    await expect(page.locator(".trail[data-trail='Raid 1']")).toHaveCount(2);
    await page.clock.resume();
    await page.keyboard.press("Space");
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator(".trail[data-trail='Raid 1']")).toHaveCount(0);
    await asked(page);
    await expect(page.locator(".loss-mark[data-mark='1109']")).toBeAttached();
    await page.locator(".look-back [data-hex='1109']").click();
    await expect(page.locator(".readout")).toContainText("got through");
  });

  test("a card is there again after the page is loaded again", async ({ page }) => {
    await startStill(page, "scenario=1&seed=7");
    await letPassTo(page, "got-through");
    await page.clock.resume();
    await comeBack(page);
    await expect(card(page).getByRole("heading")).toHaveText("Raid 1 gets through");
    await asked(page);
    // What has been seen is not shown again.
    await comeBack(page);
    await asked(page);
    await expect(card(page)).toHaveCount(0);
  });

  test("what hurries the playback stands apart from what ends the movement", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    await goOn(page).click();
    await expect(page.locator(".prompt[data-decision=air_movement]")).toBeVisible();
    const ends = await end(page).boundingBox();
    // Nobody would land now: the raid flies on, and the page's clock stands still over it.
    await standStill(page);
    await end(page).click();
    const hurry = await page.getByRole("button", { name: "Show it all at once" }).boundingBox();
    const apart = [hurry.y + hurry.height <= ends.y, hurry.x >= ends.x + ends.width, hurry.y >= ends.y + ends.height];
    expect(apart).toContain(true);
  });
});

test.describe("at other speeds", () => {
  test.use({ settings: { speed: "fast" } });

  test("fast waits at what changes a plan as every speed does", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    await expect(card(page)).toHaveAttribute("data-card", "contact");
    await goOn(page).click();
    expect(await asked(page)).toBe("air_movement");
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe("off", () => {
  test.use({ settings: { speed: "off" } });

  test("a raid that gets through has its card, and nothing else is stopped at", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    for (let step = 0; step < 8 && !(await card(page).count()); step++) {
      if (!(await end(page).count())) break;
      await end(page).click();
      await expect(card(page).or(end(page)).first()).toBeVisible();
    }
    await expect(card(page)).toHaveAttribute("data-card", "got-through");
    await goOn(page).click();
    expect(await score(page)).toBe(-14);
  });

  test("how a fight ended is a line in the corner of the chart, with the way to its verdict", async ({ page }) => {
    await openSave(page, "division");
    const player = new Player(page);
    const lines = page.locator(".news-line[data-news=fight]");
    const isTold = async () => (await asked(page)) && (await lines.filter({ hasText: "meets Raid" }).count()) && !(await page.locator("dialog[open]").count());
    for (let n = 0; n < 60 && !(await isTold()); n++) await player.answer(await asked(page));
    const fought = lines.filter({ hasText: "meets Raid" }).first();
    const words = await fought.innerText();
    await fought.click();
    const verdict = page.locator("dialog.fight");
    expect(words).toContain(await verdict.locator(".outcome h3").innerText());
    // Its words explain themselves.
    await expect(verdict.locator(".term").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(verdict).toHaveCount(0);
    await expect(fought).toBeVisible();
  });

  test("a fight can be seen again, and changes nothing", async ({ page }) => {
    await openSave(page, "first-division");
    const player = new Player(page);
    await player.answer("division");
    await player.playTo("air_movement");
    const decision = await asked(page);
    const before = await onlySave(page);
    const again = page.locator(".look-back [data-verdict]");
    await expect(again).toContainText(/Show the verdict again: (Intercept \d|CAP 58\.\d) meets Raid 1/);
    await again.click();
    const fight = page.locator("dialog.fight");
    await expect(fight.locator(".outcome h3")).toBeVisible();
    await expect(fight.locator(".end-cards")).toContainText("Our losses");
    await expect(fight.locator(".tally")).toHaveCount(0);
    await fight.locator("#fight-next").click();
    await expect(fight.locator(".outcome")).toHaveCount(0);
    expect(await asked(page)).toBe(decision);
    expect(await onlySave(page)).toEqual(before);
  });
});
