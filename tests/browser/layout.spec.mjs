import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { SIZES } from "./admiral.mjs";
import { asked, card, comeBack, inWindows, openMore, openSave, startBattle, unfold } from "./table.mjs";

const DEVICES = {
  "on a desk and a tablet": { sizes: SIZES.slice(0, 2) },
  "on a phone": { sizes: SIZES.slice(2), viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Nothing sticks out at the side of the page, nor of its dialogs. */
async function expectNoOverflow(page) {
  const wide = await page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll("dialog[open], .prompt, .panel, .report, .ribbon, .start")];
    return all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.tagName}.${one.className}`);
  });
  expect(wide).toEqual([]);
}

/** The filled button is on screen as a whole, and nothing lies over it. */
async function expectInReach(page, button) {
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click({ trial: true });
}

/** Everything that can be pressed or filled in says what it is. */
async function expectNames(page) {
  const devtools = await page.context().newCDPSession(page);
  const roles = ["button", "checkbox", "combobox", "dialog", "img", "link", "radio", "tab", "tabpanel", "textbox"];
  // The browser builds the tree on demand, so it may not be there at the first look.
  await expect(async () => {
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    const shown = nodes.filter((node) => !node.ignored && roles.includes(node.role?.value));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((node) => !node.name?.value?.trim()).map((node) => node.role.value)).toEqual([]);
  }).toPass({ timeout: 5000 });
  await devtools.detach();
}

/** What a finger presses is large enough; words and numbers within a text are as large as the text. */
async function expectLarge(buttons, least = 40) {
  const sizes = await buttons.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility() && !one.matches(".term, .rule")).map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { text: one.innerText, width, height };
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ width, height }) => width < least || height < least)).toEqual([]);
}

/** Contrast of some texts against what lies behind them, as WCAG has it: 4.5 for text. */
async function expectReadable(texts) {
  const contrasts = await texts.evaluateAll((all) => {
    const draw = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgb = (colour) => {
      draw.fillStyle = colour;
      draw.fillRect(0, 0, 1, 1);
      return [...draw.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => {
      const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    // The plain colour behind an element; nothing where a picture or a gradient is.
    const behind = (element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== "none" || !element.parentElement) return null;
      draw.clearRect(0, 0, 1, 1);
      return rgb(backgroundColor)[3] === 255 ? backgroundColor : behind(element.parentElement);
    };
    return all.filter((one) => one.checkVisibility() && behind(one)).map((one) => {
      const [a, b] = [light(rgb(getComputedStyle(one).color)), light(rgb(behind(one)))];
      return { text: one.innerText.slice(0, 30), contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
    });
  });
  expect(contrasts.length).toBeGreaterThan(0);
  expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
}

for (const [name, { sizes, ...device }] of Object.entries(DEVICES)) {
  test.describe(name, () => {
    test.use({ ...device, settings: { speed: "off" } });
    const isPhone = name === "on a phone";

    /** In each window and theme: nothing sticks out, what goes on is in reach, and texts can be read. Everything has a name. */
    async function looks(page, primary, texts) {
      await inWindows(page, sizes, async () => {
        await expectNoOverflow(page);
        if (primary) await expectInReach(page, primary);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await expectReadable(texts);
        }
      });
      await expectNames(page);
    }

    test("everything fits and can be reached, from the start screen to the report", async ({ page }) => {
      await page.goto("./");
      await expect(card(page)).toBeVisible();
      await looks(page, null, page.locator(".start-grid :is(p, label, button), .foot p"));

      await unfold(card(page));
      await card(page).getByLabel("Seed").fill("7");
      await card(page).getByRole("button", { name: "Sail" }).click();
      await page.getByRole("button", { name: "To the chart" }).click();
      await asked(page);
      const prompt = page.locator(".prompt");
      await looks(page, prompt.locator(".primary"), prompt.locator("h2, p, .btn"));
      await expect(page.locator(".score")).toBeInViewport({ ratio: 1 });
      if (isPhone) await expectLarge(prompt.locator("button"));

      // Each tab of the panel; on a phone they lie in a sheet that opens over the chart.
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await inWindows(page, sizes, async () => {
          await expect(page.locator("#pane")).toBeInViewport({ ratio: 0.5 });
          await expectNoOverflow(page);
          for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await expectReadable(page.locator("#pane :is(b, small, p, li, .btn:not([aria-disabled=true]))"));
          }
        });
      }
      if (isPhone) {
        await page.getByRole("tab").last().click();
        await expect(page.locator(".panel")).toHaveAttribute("data-sheet", "closed");
      }
      for (const item of ["Briefing", "Settings", "Help", "Name, export, link"]) {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.locator("#menu").getByRole("button", { name: item }).click();
        const dialog = page.locator("dialog[open]");
        await looks(page, dialog.locator(".primary"), dialog.locator("h2, h3, p, li, td, .btn"));
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }

      expect(await openSave(page, "interception")).toBe("interception");
      await looks(page, prompt.locator("#fight"), prompt.locator("h2, p, b, small, .btn"));
      if (isPhone) await expectLarge(prompt.locator("button"));
      expect(await openSave(page, "division")).toBe("division");
      const fight = page.locator("dialog.fight");
      await looks(page, fight.locator(".primary"), fight.locator("h2, p, .split, .btn"));
      expect(await openSave(page, "finished-hurried")).toBe("over");
      await looks(page, page.locator(".report .primary"), page.locator(".report :is(h1, h2, p, td, th, dt, dd, li, .btn)"));
    });

    test("strikes fit and can be reached, from their forming to the report", async ({ page }) => {
      await startBattle(page, "scenario=2&seed=11");
      const prompt = page.locator(".prompt");
      await openMore(page);
      const panel = page.locator(".panel");
      await looks(page, panel.locator(".deals .btn").first(), panel.locator(":is(.prompt, .details) :is(h2, p, b, small, .btn:not([aria-disabled=true]))"));
      if (isPhone) await expectLarge(panel.locator(":is(.prompt, .details) button"));
      await panel.getByRole("button", { name: "Three strikes alike" }).click();
      await looks(page, prompt.locator(".primary"), prompt.locator("h2, p, b, small, .btn:not([aria-disabled=true])"));
      if (isPhone) await expectLarge(prompt.locator("button"));

      expect(await openSave(page, "strikes-at-targets")).toBe("air_attack");
      await page.getByRole("tab", { name: "Enemy" }).click();
      await inWindows(page, sizes, () => expectNoOverflow(page));
      await expectReadable(page.locator("#pane :is(b, small, p, span)"));
      if (isPhone) await page.getByRole("tab", { name: "Enemy" }).click();
      await openMore(page);
      await looks(page, panel.locator(".details [data-order*=contact]").first(), panel.locator(":is(.prompt, .details) :is(h2, p, b, small, .pays, .btn)"));

      const fight = page.locator("dialog.fight");
      for (const decision of ["second_attempt", "coordination", "assignment"]) {
        expect(await openSave(page, decision.replace("_", "-"))).toBe(decision);
        await looks(page, fight.locator(".d-body .primary, .d-foot .primary").first(), fight.locator(":is(h2, p, b, small, .btn, .d-body span):not(.die-big b)"));
        if (isPhone) await expectLarge(fight.locator("button"), 38);
      }
      expect(await openSave(page, "strikes-finished")).toBe("over");
      await looks(page, page.locator(".report .primary"), page.locator(".report :is(h1, h2, p, td, th, dt, dd, li, .btn)"));
    });
  });
}

test("where the system asks for less motion nothing moves, and fights still go step by step", async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  await startBattle(page);
  expect(await moving()).toBeGreaterThan(0); // the rim of the mission in hand
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeBack(page);
  await page.getByRole("button", { name: "To the chart" }).click();
  await asked(page);
  expect(await moving()).toBe(0);

  const player = new Player(page);
  // What was seen before is a card again.
  expect(await asked(page)).toBe("air_movement");
  await player.answer("air_movement");
  expect(await moving()).toBe(0);
  await player.playTo("interception");
  // The page's clock stands still, so that the first die stays.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#fight").click();
  // Patrols that go out to fight roll for their fuel first.
  for (let n = 0; n < 200 && !(await page.locator("dialog.fight .die-big").count()); n++) await page.clock.runFor(50);
  await expect(page.locator("dialog.fight .die-big")).toBeVisible();
  expect(await moving()).toBe(0);
});

test("the page follows the system's light and dark until the player chooses", async ({ page }) => {
  const back = () => page.locator(".prompt").evaluate((prompt) => getComputedStyle(prompt).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await startBattle(page);
  const light = await back();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await back();
  expect(dark).not.toBe(light);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "light" }).check({ force: true });
  expect(await back()).toBe(light);
});
