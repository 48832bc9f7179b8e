// Every question of a battle, at three sizes: nothing sticks out or is cut, every answer but batches is in sight without scrolling,
// a finger finds what it presses, and figures are written as figures are.

import { expect, test } from "./page.mjs";
import { askedSoon, openLog, press, startBattle } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const WINDOWS = {
  "on a wide window and a tablet": { sizes: [[1440, 900], [1024, 768]] },
  "on a phone": { sizes: [[390, 844]], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What is wrong with what is shown, each as a line. */
const faultsOf = (page) =>
  page.evaluate(() => {
    const found = [];
    const isSeen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getBoundingClientRect().width > 0;
    const name = (it) => `${it.tagName.toLowerCase()}.${it.className} \u201c${it.textContent.trim().slice(0, 40)}\u201d`;
    const top = document.querySelector("dialog[open]") ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
    for (const it of top.querySelectorAll(".btn, .chip, .score, .clock, h1, h2:not(.sr), h3:not(.sr), dt, dd, .strip td, .air-steps li")) {
      // One pixel is rounding; a box that scrolls is not cut.
      const { overflowX } = getComputedStyle(it);
      if (isSeen(it) && !/auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0) found.push(`overflows: ${name(it)}`);
    }
    for (const time of document.querySelectorAll(".phases .when b")) {
      if (isSeen(time) && time.getBoundingClientRect().right > time.parentElement.getBoundingClientRect().right + 1) found.push(`cut: ${name(time)}`);
    }
    const answers = document.querySelector("dialog[open]") ? ".d-foot button, .d-body .primary" : ".prompt-answers .btn:is(.primary, [data-key=e], [data-key=x])";
    for (const it of top.querySelectorAll(answers)) {
      if (!isSeen(it)) continue;
      const box = it.getBoundingClientRect();
      const outside = (frame) => box.top < frame.top - 2 || box.bottom > frame.bottom + 2 || box.left < frame.left - 2 || box.right > frame.right + 2;
      if (outside({ top: 0, left: 0, right: innerWidth, bottom: innerHeight })) found.push(`out of the window: ${name(it)}`);
      for (let frame = it.parentElement; frame && frame !== top; frame = frame.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(frame).overflowY) && outside(frame.getBoundingClientRect())) found.push(`out of sight in ${frame.className}: ${name(it)}`);
      }
    }
    if (innerWidth < 600) {
      for (const it of top.querySelectorAll("button, summary, select, label:has(input)")) {
        if (!isSeen(it) || it.matches(".term, .rule")) continue;
        const { left, top, width, height } = it.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What is drawn small may answer around it.
        const isAt = (x, y) => x < 0 || y < 0 || x > innerWidth || y > innerHeight || it.contains(document.elementFromPoint(x, y)) || !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        // Planes stand side by side on their deck, as large as eight carriers leave them.
        const least = it.matches(".plane") ? 40 : 43.5;
        const isWide = width > least || (isAt(x - 21.5, y) && isAt(x + 21.5, y));
        const isHigh = height > least || (isAt(x, y - 21.5) && isAt(x, y + 21.5));
        if (!isWide || !isHigh) found.push(`smaller than a finger: ${name(it)}, ${Math.round(width)} x ${Math.round(height)}`);
      }
    }
    return [...new Set(found)];
  });

/** Figures that do not agree with their nouns, and minus signs that are hyphens. */
const wordsOf = (page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title]")].flatMap((it) => [it.getAttribute("aria-label"), it.getAttribute("title")]);
    const text = [document.body.innerText, ...named].join("\n");
    const nouns = "point|unit|fighter|hit|hex|plane|phase|turn|carrier|ship|roll|raid|mission|line|order|step|strike|force|escort|bomber|game|search|loss|patrol";
    const plural = "points|units|fighters|hits|hexes|planes|phases|turns|carriers|ships|rolls|raids|missions|lines|orders|steps|strikes|forces|escorts|bombers|games|searches|losses|patrols|dice";
    const wrong = [
      // "Raid 1 turns for home" and "Butai 1 strikes" are right.
      new RegExp(`(?<![\\d.,/\\u2013\\u2212+-]|of |Raid |Butai )\\b1 (${plural})\\b`, "g"),
      new RegExp(`(?<![\\d.,/]|Phase |Turn |Raid |Strike |Intercept |CAP |level |box )\\b([02-9]|[1-9]\\d) (${nouns})\\b(?! (of|planes|fighters|units|points))`, "g"),
      /(?<=^|\s|\()-\d/gm,
    ];
    const lines = text.split("\n");
    return [...new Set(lines.filter((line) => wrong.some((one) => line.match(one))))];
  });

/** Looks at what is asked now, at each size. */
async function look(page, sizes, screen, found, seen) {
  if (seen.has(screen)) return;
  seen.add(screen);
  found.push(...(await wordsOf(page)).map((line) => `${screen}: ${line}`));
  for (const [width, height] of sizes) {
    if (sizes.length > 1) await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await faultsOf(page)).map((fault) => `${screen}, ${width}: ${fault}`));
  }
  if (sizes.length > 1) await page.setViewportSize({ width: 1440, height: 900 });
}

/** The record, opened, and the report at the end. */
async function lookBack(page, sizes, found, seen) {
  await look(page, sizes, "report", found, seen);
  await page.getByRole("button", { name: "Look at the chart" }).click();
  await page.getByRole("tab", { name: "Record" }).click();
  await openLog(page);
  await look(page, sizes, "record", found, seen);
}

const KINDS = {
  "scenario=1&seed=20": ["air_movement", "interception", "division", "landing"],
  "scenario=2&seed=3": ["form_strikes", "air_movement", "air_attack", "coordination", "assignment"],
  "scenario=3&seed=67": ["air_movement", "air_operations", "interception"],
  "scenario=6&seed=1944": ["ready_decks", "place_submarines", "declare_search", "air_operations", "us_movement", "submarines"],
};

for (const [name, { sizes, ...use }] of Object.entries(WINDOWS)) {
  test.describe(name, () => {
    test.use(use);

    for (const [link, kinds] of Object.entries(KINDS)) {
      test(`every question of ${link}`, async ({ page }) => {
        test.slow();
        const [found, seen] = [[], new Set()];
        await startBattle(page, link);
        for (let n = 0; n < 400; n++) {
          const decision = await askedSoon(page);
          if (decision === "over") break;
          const { warned, step } = await page.evaluate(() => ({
            warned: document.querySelector(".prompt .warning") ? ", with a warning" : "",
            step: document.querySelector(".air-steps [aria-current]")?.innerText ?? "",
          }));
          await look(page, sizes, decision, found, seen);
          if (decision === "air_operations") await look(page, sizes, `${decision} ${step}${warned}`, found, seen);
          else if (sizes.length > 1) found.push(...(await wordsOf(page)).map((line) => `${decision}: ${line}`));
          if (decision === "form_strikes" && !seen.has("strikes dealt")) {
            // On a phone it is under More.
            await page.getByRole("button", { name: "Three strikes alike", includeHidden: true }).dispatchEvent("click");
            await look(page, sizes, "strikes dealt", found, seen);
            await page.locator(".prompt .primary").click();
            continue;
          }
          const answers = ["dialog[open] .primary"];
          if (["interception", "air_attack"].includes(decision)) answers.push("#fight", ".details [data-order*=contact]");
          if (["air_movement", "air_attack"].includes(decision)) answers.push(".prompt .btn.primary");
          await press(page, ...answers, ".prompt :is([data-key=e], [data-key=x])");
        }
        await lookBack(page, sizes, found, seen);
        expect([...new Set(found)]).toEqual([]);
        for (const kind of kinds) expect([...seen]).toContain(kind);
      });
    }
  });
}
