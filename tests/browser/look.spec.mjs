// How the page looks to others: with a larger font in the browser, in forced colours, in a browser that darkens pages, and
// under a finger.

import { expect, test } from "./page.mjs";
import { asked, onlySave, openSave, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const WINDOWS = [[1440, 900], [1280, 650], [1024, 768], [820, 1180], [768, 1024], [390, 844], [360, 640]];

/** Texts that lie over each other, that a frame cuts off, or that leave their button, their place on a deck, their warning. */
const faultsOf = (page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const found = [];
    const top = document.querySelector("dialog[open]") ?? document.body;
    const name = (it) => `${it.tagName.toLowerCase()}.${it.className} \u201c${it.textContent.trim().slice(0, 30)}\u201d`;
    const scrolls = (it, axis) => /auto|scroll/.test(getComputedStyle(it)[`overflow${axis}`]);
    const isSeen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest("svg, .sr, [inert], option, .readout");
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
    const texts = [];
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const it = walk.currentNode.parentElement;
      if (!walk.currentNode.textContent.trim() || !isSeen(it)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      let boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      for (let frame = it; frame && frame !== document.documentElement; frame = frame.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(frame);
        const { left, top, right, bottom, width } = frame.getBoundingClientRect();
        // What is there for a screen reader alone.
        if (width <= 2 || clipPath !== "none") boxes = [];
        const isOutside = (box) => box.left < left - 2 || box.right > right + 2 || box.top < top - 3 || box.bottom > bottom + 3;
        if (frame.matches(".btn, .spot, .chip, .mark") && boxes.some(isOutside)) found.push(`leaves its frame: ${name(frame)}`);
        if (overflowX === "visible") continue;
        // Names of carriers may end in dots, and times of phases yield to what comes in them.
        // What is on a line below that is not seen is not cut.
        const isCut = (box) => !scrolls(frame, "X") && box.top < bottom && box.bottom > top && (box.left < left - 2 || box.right > right + 2);
        if (!frame.matches(".when, .mark, .carrier-head *, .fleet li, .fleet li *") && boxes.some(isCut)) found.push(`cut: ${name(it)}`);
        boxes = boxes.map((box) => new DOMRect(Math.max(box.left, left), Math.max(box.top, top), Math.min(box.right, right) - Math.max(box.left, left), Math.min(box.bottom, bottom) - Math.max(box.top, top)));
        boxes = boxes.filter((box) => box.width > 1 && box.height > 1);
      }
      texts.push(...boxes.map((box) => [it, box]));
    }
    texts.forEach(([it, a], n) => {
      for (const [other, b] of texts.slice(n + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > Math.max(4, 0.4 * Math.min(a.height, b.height))) {
          // What stands over the chart, or sticks to the edge of what scrolls, hides what is below it.
          const at = document.elementFromPoint((Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2, (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2);
          const grounds = [it, other].map((one) => one.closest(".prompt, .prompt-answers, .chart-bar, .tab-body, .flight-decks, .panel, .ribbon, .sheet-head, .pages, .d-head, .d-body, .d-foot"));
          if (grounds[0] === grounds[1] || !at) found.push(`over each other: ${name(it)} and ${name(other)}`);
        }
      }
    });
    return [...new Set(found)];
  });

/** What is wrong with the question beside the decks: what is suggested and what goes on are in sight as a whole. */
const hiddenOf = (page) =>
  page.evaluate(() => {
    const isWhole = (it) => {
      const box = it.getBoundingClientRect();
      const outside = ({ left, top, right, bottom }) => box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2;
      if (outside(new DOMRect(0, 0, innerWidth, innerHeight))) return false;
      for (let frame = it.parentElement; frame; frame = frame.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(frame).overflowY) && outside(frame.getBoundingClientRect())) return false;
      }
      return it.scrollHeight <= it.clientHeight + 2;
    };
    const seen = [...document.querySelectorAll(".prompt-answers > :is(.primary, [data-key=e], [data-key=x])")].filter((it) => it.checkVisibility());
    return seen.filter((it) => !isWhole(it)).map((it) => it.textContent.trim().slice(0, 30));
  });

/** To the decks of scenario 3, under a warning. */
async function toDecks(page) {
  await startBattle(page, "scenario=3&seed=7");
  await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
  expect(await asked(page)).toBe("air_operations");
  await expect(page.locator(".prompt .warning")).toBeVisible();
}

/** Lets everything go by up to the planning of searches in scenario 4. */
async function toPlanning(page) {
  await startBattle(page, "scenario=4&seed=7");
  for (let now = await asked(page); now !== "air_search"; now = await asked(page)) {
    await page.locator(`.prompt [data-key=${now === "declare_search" ? "s" : "e"}]`).last().click();
  }
}

test.describe("with a larger font", () => {
  /** Looks at what is asked, with each font in each window. */
  async function look(page, screen) {
    const devtools = await page.context().newCDPSession(page);
    const found = [];
    for (const font of [24, 32]) {
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: font } });
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        found.push(...(await faultsOf(page)).map((fault) => `${screen}, ${font} px, ${width} x ${height}: ${fault}`));
        const letters = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
        expect(letters, `the font at ${width} x ${height}`).toBeGreaterThan(15);
      }
    }
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    return found;
  }

  test("nothing lies over anything and nothing is cut: moves, decks and units in hand", async ({ page }) => {
    test.slow();
    await startBattle(page, "scenario=3&seed=7");
    const found = await look(page, "moves");
    await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
    expect(await asked(page)).toBe("air_operations");
    found.push(...(await look(page, "decks")));
    await page.locator(".flight-decks .ready [data-plane]").first().click();
    found.push(...(await look(page, "in hand")));
    expect(found).toEqual([]);
  });

  test("nor where strikes are formed and searches are planned", async ({ page }) => {
    test.slow();
    await startBattle(page, "scenario=2&seed=3");
    await page.getByRole("button", { name: "Three strikes alike" }).click();
    const found = await look(page, "strikes");
    await page.goto("about:blank");
    await toPlanning(page);
    found.push(...(await look(page, "search")));
    expect(found).toEqual([]);
  });
});

for (const hasTouch of [false, true]) {
  test.describe(`in air operations ${hasTouch ? "under a finger" : "with a mouse"}`, () => {
    test.use({ hasTouch });

    test("every answer and the warning are whole, whatever the window", async ({ page }) => {
      await toDecks(page);
      const found = [];
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const faults = [...(await faultsOf(page)), ...(await hiddenOf(page)).map((it) => `out of sight: ${it}`)];
        found.push(...faults.map((fault) => `${width} x ${height}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test("in forced colours what is chosen and what a colour says are still told apart", async ({ page }) => {
  await startBattle(page, "scenario=6&seed=1944");
  const look = (css) =>
    page.locator(css).first().evaluate((it) => {
      const { backgroundColor, backgroundImage, borderTopColor, color } = getComputedStyle(it);
      return [backgroundColor, backgroundImage, borderTopColor, color].join(" | ");
    });
  const different = async (...all) => {
    const looks = await Promise.all(all.map(look));
    expect(new Set(looks).size, `${all.join(", ")}\n${looks.join("\n")}`).toBe(all.length);
  };
  while ((await asked(page)) !== "place_submarines") await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // Ready, landed, free and bombers, in the key of the fleet.
    await different(".fleet small.marks i:not([class])", ".fleet small.marks .down", ".fleet small.marks .none", ".fleet small.marks .bomber");
  }
  while ((await asked(page)) !== "air_operations") await page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await different(".tabs [aria-selected=true]", ".tabs [aria-selected=false]");
        await different(".plane.dive", ".plane.torpedo", ".plane:not(.dive, .torpedo)");
    await different(".air-steps [aria-current]", ".air-steps li:not([aria-current])");
  }
});

test.describe("in forced colours, with missions in the air", () => {
  test.use({ settings: { speed: "off", timeline: true } });

  test("the boxes of fuel, the mission in hand and the timeline's cursor are seen", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=7");
    await asked(page);
    const shown = (css, part) => page.locator(css).first().evaluate((it, part) => getComputedStyle(it, part).backgroundColor, part);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const canvas = await shown("body");
      const grounds = await Promise.all([".fuel .on:not(.low)", ".fuel .low"].map((css) => shown(css)));
      expect(new Set([canvas, ...grounds]).size, grounds.join(" ")).toBe(3);
      expect(await shown(".card.is-selected .card-head")).not.toBe(await shown(".card:not(.is-selected) .card-head"));
      // Pressed: the button of the timeline.
      expect(await shown(".map-tools [aria-pressed=true]")).not.toBe(await shown(".map-tools [aria-pressed=false]"));
      const cursor = await shown(".timeline-here");
      expect(cursor).not.toBe(await shown(".timeline"));
      expect(cursor).not.toBe(canvas);
    }
  });
});

/** How far two pictures of one size are apart where they are farthest: of 255 steps of a colour. */
const apart = (page, pictures) =>
  page.evaluate(async (pictures) => {
    const [a, b] = await Promise.all(
      pictures.map(async (base64) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const draw = new OffscreenCanvas(image.width, image.height).getContext("2d");
        draw.drawImage(image, 0, 0);
        return draw.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    return a.length === b.length ? a.reduce((most, value, n) => Math.max(most, Math.abs(value - b[n])), 0) : 255;
  }, pictures.map((it) => it.toString("base64")));

test("a browser that darkens pages leaves the chosen theme as it is", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light dark");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await startBattle(page, "scenario=3&seed=7");
  const devtools = await page.context().newCDPSession(page);
  for (const theme of ["auto", "light", "dark"]) {
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
    await page.waitForTimeout(200);
    const before = await page.locator(".prompt").screenshot();
    await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await page.waitForTimeout(300);
    // Dotted lines are drawn a shade otherwise; what is darkened differs by more than half of all steps.
    expect(await apart(page, [before, await page.locator(".prompt").screenshot()]), theme).toBeLessThan(10);
    await devtools.send("Emulation.setAutoDarkModeOverride", {});
  }
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** A place of the chart where something lies that a finger can press. */
  const placeOf = (page, css) =>
    page.locator(css).evaluateAll((all) => {
      for (const it of all) {
        const { x, y, width, height } = it.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        if (it.contains(document.elementFromPoint(...at))) return at;
      }
      throw new Error("nothing to press");
    });

  test("no field has letters so small that the browser zooms in", async ({ page }) => {
    const small = () =>
      page.locator("input:not([type=range], [type=checkbox], [type=radio], [type=file]), select, textarea").evaluateAll((all) =>
        all.filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16).map((it) => it.outerHTML.slice(0, 80)),
      );
    await toDecks(page);
    await expect(page.locator(".plan-of select").first()).toBeVisible();
    expect(await small()).toEqual([]);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("#menu").getByRole("button", { name: "Name, export, link" }).tap();
    await expect(page.locator("dialog input").first()).toBeVisible();
    expect(await small()).toEqual([]);
    await page.goto("about:blank");
    await page.goto("./");
    await page.locator("[data-scenario='1']").getByText("Story and variants").tap();
    await page.locator(".saves").getByRole("button", { name: "Rename" }).tap();
    await expect(page.locator(".saves input.rename")).toBeVisible();
    expect(await small()).toEqual([]);
  });

  test("a tap on a counter of one's own turns no search, and the search that is sent is the one that is shown", async ({ page }) => {
    // Submarines lie where the sector could be turned to.
    expect(await openSave(page, "search-over-submarines")).toBe("air_search");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    const title = await page.locator("#ask").textContent();
    const sector = page.locator(".sectors [data-sector]");
    const aim = await sector.getAttribute("data-sector");
    let tapped = 0;
    for (const counter of await page.locator(".counter:not(.jp)").evaluateAll((all) => all.map((it) => it.dataset.unit))) {
      const place = await placeOf(page, `.counter[data-unit="${counter}"] .body`).catch(() => null); // it may lie under another
      if (!place) continue;
      await page.touchscreen.tap(...place);
      tapped += 1;
      await expect(page.locator("#ask")).toHaveText(title);
      await expect(sector).toHaveAttribute("data-sector", aim);
      await expect(page.locator(".sector-before")).toHaveCount(0);
    }
    expect(tapped).toBeGreaterThan(2);
    await page.locator("#send-search").tap();
    await asked(page);
    expect((await onlySave(page)).orders.findLast((it) => it.order === "search").aim).toEqual({ standard: aim });
  });

  test("a finger that stays on the chart places no submarine, and a tap does", async ({ page }) => {
    await startBattle(page, "scenario=6&seed=1944");
    await page.locator(".prompt :is([data-key=e], [data-key=x])").last().tap();
    expect(await asked(page)).toBe("place_submarines");
    const lines = page.locator(".details .engage");
    const before = await lines.innerText();
    const [x, y] = await placeOf(page, ".reach:not(.over)");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(900);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(300);
    expect(await lines.innerText()).toBe(before);
    // It has shown the hex: a tap gives it.
    await page.touchscreen.tap(x, y);
    await expect(lines).not.toHaveText(before, { useInnerText: true });
  });

  test("the timeline opens where it is seen, and not under the drawer", async ({ page }) => {
    await startBattle(page, "scenario=3&seed=7");
    await asked(page);
    await page.getByRole("tab", { name: "Record" }).tap();
    await expect(page.locator(".panel")).toHaveAttribute("data-sheet", "open");
    await page.keyboard.press("t");
    const slider = page.locator(".timeline-slider");
    await expect(slider).toBeInViewport({ ratio: 0.9 });
    await slider.click({ trial: true });
  });
});
