// Nothing hidden is in the page: two seeds that differ behind the enemy's markers have the same document until somebody looks.
// titles/midway/tests/laws/two_seeds.rs says that of this pair without a page.

import { expect, test } from "./page.mjs";
import { asked, beginMidway, giveFilled } from "./midway.mjs";

const SEEDS = [7100, 10996];
/** The answers by which they are played: an order by its button, or the filled answer. */
const ANSWERS = ["reinforce/BB-4", "assign/BB-4/TF-11", "filled", "filled", "filled", "withdraw/PW2 PBY"];

test.use({ settings: { speed: "off" } });

/** All documents before the first answer and after each, and after the filled one that follows, whose die tells them apart. */
async function documents(page, seed) {
  await beginMidway(page, seed);
  const all = [await underEachTab(page)];
  for (const answer of [...ANSWERS, "filled"]) {
    if (answer === "filled") await giveFilled(page, 1);
    else await page.locator(`[data-order="${answer}"]`).first().click();
    all.push(await underEachTab(page));
  }
  return all;
}

/** The whole document under each of the tabs, the question's last. */
async function underEachTab(page) {
  const decision = await asked(page);
  const all = { decision };
  for (const tab of ["Forces", "Bases", "Ports", "Enemy", "Log", "Question"]) {
    const button = page.getByRole("tab", { name: tab, exact: true });
    await button.click();
    all[tab] = await shown(page);
  }
  return all;
}

/**
 * The document as it stands, once it stands still; without the empty comments that Leptos keeps its places with: an
 * element loses its own when its text is set anew, as a key's is where the keyboard's layout comes after its button.
 */
async function shown(page) {
  await asked(page);
  const read = () => page.evaluate(() => document.documentElement.outerHTML.replaceAll("<!---->", ""));
  let before = await read();
  await expect.poll(async () => {
    const now = await read();
    const isStill = now === before;
    before = now;
    return isStill;
  }).toBe(true);
  return before;
}

/** Where two texts begin to differ, and how; nothing if they do not. */
function difference(one, other) {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200));
}

test("two games that differ behind unspotted markers have the same document, until the answer that tells them apart", async ({ page, context }) => {
  const [one, other] = [await documents(page, SEEDS[0]), await documents(await context.newPage(), SEEDS[1])];
  for (let n = 0; n <= ANSWERS.length; n++) {
    expect(other[n].decision).toBe(one[n].decision);
    for (const tab of Object.keys(one[n])) expect(difference(one[n][tab], other[n][tab]), `after ${n} answers, under ${tab}`).toBeNull();
  }
  expect(one.at(-1).Log).not.toBe(other.at(-1).Log);
});
