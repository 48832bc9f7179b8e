import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./page.mjs";
import { asked, card, comeBack, flyTo, onlySave, openSave, score, situation, standStill, startBattle, startStill, unfold } from "./table.mjs";

const fight = (page) => page.locator("dialog.fight");

/** Deals the units among three strikes and sends one to each force. */
async function strikesToTheirTargets(page) {
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await flyTo(page, force);
    await asked(page);
  }
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
}

/** Gives the first answer until a decision is asked. */
async function playTo(page, decision) {
  for (let n = 0; n < 60; n++) {
    const now = await asked(page);
    if (now === decision) return;
    if (now === "over") throw new Error(`the battle was over before ${decision} was asked`);
    const primary = now === "air_attack" ? ".prompt .primary, .details [data-order*=contact]" : "dialog.fight .d-body .primary, dialog.fight .d-foot .primary";
    await page.locator(primary).first().click();
  }
  throw new Error(`${decision} is never asked`);
}

test.describe("with everything shown at once", () => {
  test.use({ settings: { speed: "off" } });

  test("scenario 2 with the mouse, from its card to its report, with reloads in the middle of an attack", async ({ page }) => {
    await page.goto("./");
    await unfold(card(page, 2));
    await card(page, 2).getByLabel("Seed").fill("11");
    await card(page, 2).getByLabel("Four points of CAP").check();
    await card(page, 2).getByRole("button", { name: "Sail" }).click();
    await page.getByRole("button", { name: "To the chart" }).click();

    // One unit to a strike and back again, all of a type to another.
    await page.getByRole("button", { name: "One F6F to Air Strike 1" }).click();
    await page.getByRole("button", { name: "Take one F6F" }).click();
    await page.locator("#strike-2").click();
    await page.getByRole("button", { name: "All SB2C to Air Strike 2" }).click();
    expect((await onlySave(page)).orders.map(({ order }) => order)).toEqual(["launch", "recall", "launch"]);
    const second = page.locator(".strikes li", { hasText: "Air Strike 2" });
    await expect(second).toContainText(/attack value 28, 0 escorts, 6 fuel.*about \d+\.\d hits/);
    await expect(page.locator(".prompt :is([data-key=e], [data-key=x])")).toBeDisabled();
    await strikesToTheirTargets(page);

    for (const decision of ["coordination", "assignment"]) {
      await playTo(page, decision);
      const before = await situation(page);
      await comeBack(page);
      expect(await situation(page)).toEqual(before);
    }
    await playTo(page, "over");
    await report(page);
    const strikes = page.locator(".fates", { hasText: "What it did" });
    await expect(strikes.locator("tbody tr")).toHaveCount(3);
    await expect(strikes).toContainText(/Air Strike 1.*(found|did not find) Force/);
  });

  test("the forces and the strikes are framed while strikes are formed", async ({ page }) => {
    await startBattle(page, "scenario=2&seed=11");
    await page.getByRole("button", { name: "Three strikes alike" }).click();
    const plot = await page.locator(".plot").boundingBox();
    for (const unit of ["Force A", "Force B", "Force C", "Air Strike"]) {
      const { y, height, width } = await page.locator(`.counter[aria-label*="${unit}"]`).boundingBox();
      expect(y).toBeGreaterThan(60);
      expect(y + height).toBeLessThan(plot.y + plot.height);
      expect(width).toBeGreaterThan(40);
    }
  });

  test("the second attempt shows the die of the first, its chart and the fuel left", async ({ page }) => {
    expect(await openSave(page, "second-attempt")).toBe("second_attempt");
    await expect(fight(page).locator(".die-big")).toBeVisible();
    await expect(fight(page).locator(".strip td.lit")).toHaveText("F");
    await expect(fight(page).locator(".strip-key")).toContainText("F: finds nothing");
    await expect(fight(page).locator(".tally")).toContainText("Air Strike 1 has 4 fuel");
    await fight(page).getByRole("button", { name: "Whole chart" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Strike Contact" })).toBeVisible();
  });

  test("a strike that has come to carriers is told to stay and attack, never to fly on in a circle", async ({ page }) => {
    expect(await openSave(page, "strikes-at-targets")).toBe("air_attack");
    // The staff has an attack to suggest, and one alone.
    await expect(page.locator(".prompt .primary")).toHaveCount(1);
    await expect(page.locator(".prompt .primary")).toContainText(/look for Force/i);
    await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
    expect(await asked(page)).toBe("air_movement");
    await expect(page.locator(".prompt .primary")).toHaveCount(1);
    await expect(page.locator(".prompt .primary")).toContainText(/Air Strike 1 to stay and attack Force A/);
    await expect(page.locator(".prompt .suggested")).toContainText(/Stay and attack Force [ABC] here/);
  });

  test("a decision of an attack can be put aside to look at the table, and undone there", async ({ page }) => {
    expect(await openSave(page, "assignment")).toBe("assignment");
    await expect(fight(page).locator(".target").first()).toContainText("0 of 8 hits · AA");
    await expect(fight(page).locator(".target").first()).toContainText("victory points");
    await fight(page).getByRole("button", { name: "Close" }).click();
    await expect(fight(page)).toHaveCount(0);
    expect(await asked(page)).toBe("assignment");
    await page.getByRole("tab", { name: "Enemy" }).click();
    await expect(page.locator("#pane")).toContainText("Zuikaku");
    await page.keyboard.press("e");
    await expect(fight(page)).toBeVisible();
    await page.keyboard.press("Escape");
    const orders = (await onlySave(page)).orders.length;
    await page.getByRole("button", { name: "Undo the last order" }).click();
    expect((await onlySave(page)).orders).toHaveLength(orders - 1);
    await expect(fight(page)).toBeVisible();
    expect(await asked(page)).toBe("coordination");
  });

  test("a damage roll is dragged onto a ship, and taken up again by a click", async ({ page }) => {
    expect(await openSave(page, "assignment")).toBe("assignment");
    const roll = fight(page).locator("#roll-0");
    const ships = fight(page).locator(".target");
    await drag(page, roll, ships.nth(1));
    const ship = await ships.nth(1).getAttribute("data-ship");
    expect((await onlySave(page)).orders.at(-1)).toEqual({ order: "aim", roll: 0, ship });
    await expect(ships.nth(1).locator("#roll-0")).toBeVisible();
    await expect(ships.nth(1)).toContainText("%");

    // Click and click: the roll, and then another ship.
    await fight(page).locator("#roll-0").click();
    await expect(fight(page).locator("#roll-0")).toHaveAttribute("aria-pressed", "true");
    await ships.nth(0).locator(".face").click();
    expect((await onlySave(page)).orders.at(-1)).toMatchObject({ order: "aim", roll: 0 });
    await expect(ships.nth(0).locator("#roll-0")).toBeVisible();

    // Dropped on nothing, it stays where it is.
    const orders = (await onlySave(page)).orders.length;
    await drag(page, fight(page).locator("#roll-0"), fight(page).locator(".d-head"));
    expect((await onlySave(page)).orders).toHaveLength(orders);
    await expect(page.locator(".ghost-drag")).toHaveCount(0);
  });

  test("what a strike cannot do says why", async ({ page }) => {
    await startBattle(page, "scenario=2&seed=7");
    await page.getByRole("button", { name: "Three strikes alike" }).click();
    await page.locator(".prompt .primary").click();
    await page.keyboard.press("0");
    await page.locator('.counter[data-unit="TF 58"]').hover();
    await expect(page.locator(".readout.bad")).toContainText("hexes off");
    await page.getByRole("tab", { name: "Enemy" }).click();
    await expect(page.locator("#pane")).toContainText("Zuikaku");
    await expect(page.locator("#pane .card").first()).toContainText("CAP: 2 points");
  });
});

test("scenario 2 with the keyboard alone, at normal speed", async ({ page }) => {
  const press = async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 120; presses++) {
      if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
      await press("Tab");
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await page.goto("./");
  await tabTo("[data-scenario='2'] summary");
  await press("Enter");
  await tabTo("#seed-2");
  await press("Control+A", "1", "1", "Enter", "Enter");
  await tabTo("#deal-3");
  await press("Enter", "e");
  let [aimed, skipped] = [0, 0];
  for (let step = 0; step < 200; step++) {
    const state = await page.evaluate(() => {
      const decision = [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
      return decision === "showing" && document.querySelector("dialog.fight[open]") ? "fight" : decision;
    });
    if (state === "over") break;
    if (state === "fight") {
      await press("Space");
      if (skipped++ % 3 === 2) await press("Escape");
    } else if (state === "showing") await press("Space");
    else if (state === "air_attack") {
      await tabTo(".details [data-order*=contact]");
      await press("Enter");
    } else if (state === "assignment" && aimed === 0) {
      await tabTo("#roll-0");
      await press("Enter");
      await tabTo("button.face");
      await press("Enter");
      expect((await onlySave(page)).orders.at(-1)).toMatchObject({ order: "aim", roll: 0 });
      aimed++;
    } else if (state === "coordination" || state === "second_attempt") {
      await tabTo(".fight .primary");
      await press("Enter");
    } else await press("Enter");
  }
  expect(aimed).toBe(1);
  expect(skipped).toBeGreaterThan(0);
  await report(page);
});

test.describe("on a phone", () => {
  test.use({ settings: { speed: "off" }, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an attack fits, and a damage roll follows the finger", async ({ page }) => {
    expect(await openSave(page, "assignment")).toBe("assignment");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(fight(page).locator(".d-foot .primary")).toBeInViewport({ ratio: 1 });
    const ship = fight(page).locator(".target").first();
    const touch = await page.context().newCDPSession(page);
    const at = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    };
    const [from, to] = [await at(fight(page).locator("#roll-0")), await at(ship)];
    const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    for (let n = 1; n <= 5; n++) await send("touchMove", [{ x: from.x + ((to.x - from.x) * n) / 5, y: from.y + ((to.y - from.y) * n) / 5 }]);
    await send("touchEnd", []);
    await expect(ship.locator("#roll-0")).toBeVisible();
    await playTo(page, "over");
  });
});

/** Drags with the mouse, in steps as a hand does. */
async function drag(page, what, onto) {
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(what)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(onto)), { steps: 6 });
  await page.mouse.up();
}

/** The report adds up: its victory points give the score, and the score its level. */
async function report(page) {
  const verdict = page.locator(".report");
  await expect(verdict).toBeVisible();
  const number = (text) => parseInt(text.replace("−", "-"), 10);
  const parts = await verdict.locator(".facts").first().locator("dd").allInnerTexts();
  const sum = parts.map(number).reduce((sum, one) => sum + one, 0);
  expect(number(await verdict.locator(".vp").innerText())).toBe(sum);
  expect(await score(page)).toBe(sum);
  const levels = [[36, "The slate wiped clean"], [30, "Clear victory"], [10, "As in history"], [-Infinity, "They got away"]];
  const [, level] = levels.find(([from]) => sum >= from);
  await expect(verdict.getByRole("heading", { level: 1 })).toHaveText(level);
}

test("at normal speed every attack ends with a verdict that waits: a ship lost is named, with her hits and the points", async ({ page }) => {
  await startStill(page, "scenario=2&seed=3");
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await nextVerdict(page, "air_movement");
    await flyTo(page, force);
  }
  await nextVerdict(page, "air_movement");
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  const headlines = [];
  let lost = 0;
  while (await nextVerdict(page, "over")) {
    const outcome = fight(page).locator(".outcome");
    const headline = await outcome.getByRole("heading").innerText();
    headlines.push(headline);
    await expect(outcome).toHaveAttribute("aria-live", "polite");
    await expect(fight(page).locator(".end-cards")).toContainText("Our losses");
    // The score changes before anything else can be decided.
    await expect(fight(page).locator(".counted b")).toBeVisible();
    expect(Number((await fight(page).locator(".counted b").innerText()).replace("\u2212", "-"))).toBe(await score(page));
    const sinking = headline.match(/^(.*) (is|are) (sinking|sunk)$/);
    if (sinking) {
      lost++;
      const [name] = sinking[1].split(/, | and /);
      const ship = fight(page).locator(".end-cards > div", { has: page.locator("dt", { hasText: name }) });
      await expect(ship).toContainText(/sinking|sunk/);
      await expect(ship).toContainText(/\d+ hits of \d+ · \+\d+/);
      await expect(fight(page)).not.toContainText(`${name} is crippled`);
      if (lost === 1) {
        // It needs a clock that goes; the verdict waits.
        await page.clock.resume();
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
        }
        await standStill(page);
      }
    }
    // The dice are told again, by the keyboard too; that does not go on.
    const dice = fight(page).getByText("The dice of this fight");
    await dice.focus();
    await page.keyboard.press("Space");
    await expect(fight(page).locator(".told li").first()).toBeVisible();
    await expect(fight(page).locator(".told")).toContainText(/die \d/);
    await fight(page).locator("#fight-next").focus();
    await page.keyboard.press("Space");
  }
  expect(headlines.length).toBeGreaterThanOrEqual(3);
  expect(lost, headlines.join("; ")).toBeGreaterThan(0);
  await report(page);
});

/** Gives the first answer, and hurries fights on, until one has ended (then true) or a decision is asked. */
async function nextVerdict(page, decision) {
  for (let step = 0; step < 600; step++) {
    const now = await page.evaluate((decision) => {
      const now = [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
      const next = document.querySelector("#fight-next");
      if (next?.innerText.startsWith("Go on")) return "verdict";
      if (now === decision) return now;
      const on = ["#fight-next", "dialog.fight .primary", ".prompt[data-decision=showing] .primary", ".details[data-of=air_attack] [data-order*=contact]"];
      on.map((selector) => document.querySelector(selector)).find(Boolean)?.click();
      return now;
    }, decision);
    if (now === "verdict") return true;
    if (now === decision) return false;
    await page.clock.runFor(100);
  }
  throw new Error(`neither a verdict nor ${decision}`);
}

test("raids on the fleet are watched to their hits, and battleships choose to fire", async ({ page }) => {
  await startStill(page, "scenario=3&seed=67");
  await letThemCome(page, "overflight");
  const iowa = fight(page).getByRole("button", { name: /Iowa/ });
  await expect(iowa).toHaveAttribute("aria-pressed", "true");
  await iowa.click();
  await page.clock.runFor(50);
  await expect(iowa).toHaveAttribute("aria-pressed", "false");
  await expect(iowa).toBeFocused();
  await fight(page).locator(".primary").click();
  // What nobody could want otherwise may have been answered since.
  const fired = (await onlySave(page)).orders.findLast(({ order }) => order === "open_fire");
  expect(fired.ships).toHaveLength(6);
  expect(fired.ships).not.toContain("Iowa");
  await page.clock.runFor(3000);
  await expect(fight(page).locator(".steps")).toContainText("The Battle Line fires");
  await letThemCome(page, "over");
  await expect(page.locator(".report")).toContainText("What became of the raids");
  await expect(page.locator(".report")).toContainText("Ships that were hit");
});

/** Puts up no fighter and lets every raid through, step by step, until a decision is asked. */
async function letThemCome(page, decision) {
  for (let step = 0; step < 600; step++) {
    const now = await page.evaluate(
      (decision) => {
        const now = [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision;
        if (now === decision) return now;
        const next = ["#fight-next", ".prompt[data-decision=showing] .primary", "dialog.fight .primary", ".prompt :is([data-key=e], [data-key=x])"];
        next.map((selector) => document.querySelector(selector)).find(Boolean)?.click();
        return now;
      },
      decision,
    );
    if (now === decision) return;
    await page.clock.runFor(100);
  }
  throw new Error(`${decision} is never asked`);
}

/** Sends the three strikes of scenario 2 to their targets at normal speed. */
async function strikesUnderWay(page, seed) {
  await startStill(page, `scenario=2&seed=${seed}`);
  await page.getByRole("button", { name: "Three strikes alike" }).click();
  await page.locator(".prompt .primary").click();
  for (const force of ["Force A", "Force B", "Force C"]) {
    await nextVerdict(page, "air_movement");
    await flyTo(page, force);
  }
  await nextVerdict(page, "air_movement");
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
}

/** What the attack shows now; goes on from there unless that is the end of an attack. */
function attackStep(page, goesOn = true) {
  return page.evaluate((goesOn) => {
    const fight = document.querySelector("dialog.fight");
    const text = (selector) => fight?.querySelector(selector)?.textContent ?? "";
    const next = fight?.querySelector("#fight-next");
    const all = (selector) => [...(fight?.querySelectorAll(selector) ?? [])];
    const now = {
      decision: [...document.querySelectorAll("[data-decision]")].at(-1)?.dataset.decision,
      isOver: !!next?.innerText.startsWith("Go on"),
      isAtSea: !!fight?.querySelector(".at-sea"),
      scene: fight?.querySelector(".at-sea")?.dataset.scene,
      isRolling: !!fight?.querySelector("[data-rolling]"),
      told: text(".d-body .result") + text(".steps [aria-current] small") + text(".impact"),
      impact: text(".impact-words"),
      pips: all(".pip.cur").length,
      ships: all(".target").length,
      prizes: all(".target button.face .prize").map((it) => it.textContent),
      sky: Math.round(fight?.querySelector(".sky")?.getBoundingClientRect().height ?? 0),
      dialog: Math.round(fight?.getBoundingClientRect().height ?? 0),
      running: document.getAnimations().filter((it) => it.playState === "running").length,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
    if (!goesOn) return now;
    const on = ["#fight-next", "dialog.fight .primary", ".prompt[data-decision=showing] .primary", ".details[data-of=air_attack] [data-order*=contact]", "#card-next"];
    on.map((selector) => document.querySelector(selector)).find(Boolean)?.click();
    return now;
  }, goesOn);
}

test("an attack is fought on the sea: hits on the hull, prizes on the ships, and no die told before it lands", async ({ page }) => {
  await strikesUnderWay(page, 3);
  const seen = { scenes: new Set(), impacts: new Set(), skies: new Set(), dialogs: new Set(), pips: 0, prizes: [] };
  for (let n = 0; n < 500; n++) {
    const now = await attackStep(page);
    if (now.decision === "over") break;
    if (!now.isAtSea) {
      await page.clock.runFor(100);
      continue;
    }
    seen.scenes.add(now.scene);
    seen.skies.add(now.sky);
    seen.dialogs.add(now.dialog);
    if (now.isRolling) expect(now.told).toBe("");
    if (now.impact) seen.impacts.add(now.impact === "miss" ? "miss" : "hit");
    seen.pips = Math.max(seen.pips, now.pips);
    if (now.decision === "assignment" && now.prizes.length) {
      expect(now.prizes).toHaveLength(now.ships);
      seen.prizes.push(...now.prizes);
    }
    await page.clock.runFor(100);
  }
  expect([...seen.scenes].sort()).toEqual(["approach", "bombs", "fighters", "guns", "over"]);
  expect([...seen.impacts].sort()).toEqual(["hit", "miss"]);
  expect(seen.pips).toBeGreaterThan(0);
  expect(seen.prizes.some((prize) => /^25 if she sinks · 17 if crippled · 10 for heavy damage$/.test(prize))).toBe(true);
  // The dialog and its picture keep their size from step to step.
  expect(seen.dialogs.size, [...seen.dialogs].join()).toBe(1);
  expect(Math.max(...seen.skies) - Math.min(...seen.skies), [...seen.skies].join()).toBeLessThanOrEqual(2);
});

test("with less motion an attack shows its state, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await strikesUnderWay(page, 3);
  let impacts = 0;
  for (let n = 0; n < 400 && impacts < 4; n++) {
    const now = await attackStep(page);
    if (now.decision === "over") break;
    if (now.isAtSea) expect(now.running).toBe(0);
    if (now.impact) impacts++;
    await page.clock.runFor(100);
  }
  expect(impacts).toBeGreaterThan(0);
});

test.describe("on the smallest screen", () => {
  test.use({ settings: { speed: "off" } });

  test("the decisions of an attack fit, with every answer in sight", async ({ page }) => {
    expect(await openSave(page, "coordination")).toBe("coordination");
    await page.setViewportSize({ width: 320, height: 568 });
    for (const choice of await fight(page).locator(".card-choice").all()) await expect(choice).toBeInViewport({ ratio: 0.98 });
    expect((await attackStep(page, false)).wide).toBeLessThanOrEqual(0);
    await playTo(page, "assignment");
    await expect(fight(page).locator(".d-foot .primary")).toBeInViewport({ ratio: 0.98 });
    await expect(fight(page).locator(".target").first()).toBeInViewport();
    expect((await attackStep(page, false)).wide).toBeLessThanOrEqual(0);
  });
});
