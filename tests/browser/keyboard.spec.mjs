import { expect, test } from "./page.mjs";
import { asked, onlySave, orderOf } from "./table.mjs";

// At normal speed, so that there are fights to hurry and to skip. Nothing here touches the mouse.
test.use({ settings: { speed: "normal" } });

test("scenario 1 with the keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  const keys = new Keys(page);
  await page.goto("./");
  await keys.tabTo('[data-scenario="1"] summary');
  await keys.press("Enter");
  await keys.tabTo("#seed-1");
  await keys.press("Control+A", "4", "4", "Enter");
  await keys.press("Enter"); // the briefing

  // The first contact waits to be seen; Enter goes on, as Space does.
  await expect(page.locator("#card-next")).toBeFocused();
  await keys.closeCard("Enter");
  await expect(keys.prompt("air_movement")).toBeVisible();
  await fly(keys);
  await keys.settle();
  await splitOff(keys);
  await keys.settle();
  await placeCap(keys);

  const done = { skipped: 0, changed: 0 };
  await playOn(keys, done);
  expect(done.skipped).toBeGreaterThan(0);
  expect(done.changed).toBeGreaterThan(0);
  await expect(page.locator(".report")).toBeVisible();

  // An Enter too many does not leave it: the next battle is a button like another.
  await keys.press("Enter");
  await expect(page.locator(".report")).toBeVisible();
  await page.locator(".at-hand .primary").focus();
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "To the chart" })).toBeVisible();
});

/** G for the first lit hex, arrows for the next, Enter flies there. */
async function fly(keys) {
  await keys.press("g");
  const first = await keys.focused("hex");
  await keys.press("ArrowLeft", "ArrowLeft");
  const target = await keys.focused("hex");
  expect(target).not.toBe(first);
  await keys.press("Enter");
  expect((await keys.save()).orders.at(-1)).toMatchObject({ order: "fly", to: target });
}

async function splitOff(keys) {
  await keys.press("s");
  await keys.tabTo(':is(.prompt, .details) [data-order*="split"]');
  await keys.press("Enter");
  expect((await keys.save()).orders.at(-1)).toMatchObject({ order: "split" });
}

async function placeCap(keys) {
  await keys.press("p");
  await keys.tabTo(':is(.prompt, .details) [data-order*="place_cap"]');
  await keys.press("Enter");
  expect((await keys.save()).orders.at(-1)).toMatchObject({ order: "place_cap" });
}

/** Plays to the end: Enter for the filled button, E where none is. */
async function playOn(keys, done) {
  for (let step = 0; step < 400; step++) {
    switch (await keys.state()) {
      case "over":
        return;
      case "fight": // on the first, look at one step; then skip to its end
        if (done.skipped === 0) await keys.press("Space");
        // Another Escape would put a division aside.
        if ((await keys.state()) !== "fight") break;
        await keys.press("Escape");
        expect(await keys.state()).not.toBe("fight");
        done.skipped++;
        break;
      case "fought":
      case "showing":
        await keys.press("Space");
        // What goes on by itself has the focus too, once what was closed has gone.
        expect(await keys.hasFocus(), "something has the focus").toBe(true);
        break;
      case "division":
        done.changed += await divide(keys);
        break;
      case "interception":
        if (await keys.page.locator("#fight").count()) {
          await keys.tabTo("#fight");
          await keys.press("Enter");
        } else await keys.press("x");
        break;
      case "landing":
        await keys.press("e");
        break;
      default: // movement; nothing is suggested where a mission is lost whatever it does
        await keys.press((await keys.page.locator(".prompt .primary").count()) ? "Enter" : "h");
    }
  }
  throw new Error("the battle goes on and on");
}

/** Moves the choice with an arrow key, if there is another, and sends it with Enter. */
async function divide(keys) {
  const engage = keys.page.locator("dialog.fight .primary");
  const before = await orderOf(engage);
  await keys.press("ArrowDown");
  const after = await orderOf(engage);
  await keys.press("Enter");
  expect((await keys.save()).orders.at(-1)).toEqual(after);
  return before.escorts === after.escorts ? 0 : 1;
}

/** A player with no mouse. */
class Keys {
  constructor(page) {
    this.page = page;
  }

  /** No finger is quicker than a frame. */
  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  /** Goes with Tab to the first element of a selector. */
  async tabTo(selector) {
    for (let presses = 0; presses < 120; presses++) {
      if (await this.page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
      await this.press("Tab");
    }
    throw new Error(`Tab does not reach ${selector}`);
  }

  focused(attribute) {
    return this.page.evaluate((attribute) => document.activeElement.dataset[attribute], attribute);
  }

  /** Whether anything has the focus a few frames later. */
  async hasFocus() {
    for (let frame = 0; frame < 6; frame++) await this.page.evaluate(() => new Promise(requestAnimationFrame));
    return this.page.evaluate(() => document.activeElement !== document.body);
  }

  prompt(decision) {
    return this.page.locator(`.prompt[data-decision=${decision}]`);
  }

  save() {
    return onlySave(this.page);
  }

  /** Goes on from the card that is up; one that has only just come up does not take the key yet. */
  async closeCard(key) {
    while (await this.page.locator("#card-next").count()) await this.press(key);
  }

  /** Space until the page asks again. */
  async settle() {
    while (["showing", "fought"].includes(await this.state())) await this.press("Space");
  }

  /** What the page shows: a decision, a fight under way, a fight that is over, or other events. */
  async state() {
    return this.page.evaluate(() => {
      const fight = document.querySelector("dialog.fight[open]");
      if (fight) {
        if (fight.querySelector("[data-decision=division]")) return "division";
        return fight.querySelector("#fight-next").innerText.startsWith("Go on") ? "fought" : "fight";
      }
      return [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
    });
  }
}
