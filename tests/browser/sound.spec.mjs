import { expect, test } from "./page.mjs";
import { asked, openSave, startBattle } from "./table.mjs";

/** Runs in the page, before it: counts what it asks of the browser's sound. */
function count() {
  window.heard = { contexts: 0, sources: 0 };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      window.heard.contexts++;
    }
    createOscillator() {
      window.heard.sources++;
      return super.createOscillator();
    }
    createBufferSource() {
      window.heard.sources++;
      return super.createBufferSource();
    }
  };
}

const heard = (page) => page.evaluate(() => window.heard);
const said = (page) => page.locator(".sound-said");

async function openSettings(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
}

test.describe("with sound counted", () => {
  test.use({ settings: { speed: "fast" } });
  test.beforeEach(async ({ page }) => page.addInitScript(count));

  test("sound is off, and nothing of it is there, until it is turned on; the key mutes it", async ({ page }) => {
    await openSave(page, "before-interception");
    await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
    expect(await asked(page)).toBe("interception");
    expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });

    // The key turns it on, and it is heard at once and as the game goes on.
    await page.keyboard.press("q");
    await expect(said(page)).toHaveText("Sound is on.");
    const first = await heard(page);
    expect(first.contexts).toBe(1);
    expect(first.sources).toBeGreaterThan(0);
    await page.locator("#fight").click();
    await expect(page.locator("dialog.fight")).toBeVisible();
    await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(first.sources);

    // Over a fight too it mutes; then nothing is made any more.
    await page.keyboard.press("q");
    await expect(said(page)).toHaveText("Sound is off.");
    const last = await heard(page);
    for (let n = 0; n < 12; n++) {
      await page.locator("#fight-next, dialog.fight .primary").first().click({ timeout: 2000 }).catch(() => {});
    }
    expect(await heard(page)).toEqual(last);
    await expect(said(page)).toHaveText("", { timeout: 6000 });
  });

  test("sound and its volume are settings that are kept, and a hidden tab is silent", async ({ page }) => {
    await openSave(page, "before-interception");
    await openSettings(page);
    await page.getByLabel("heard", { exact: true }).check({ force: true });
    await page.getByLabel("low", { exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Done", exact: true }).click();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("carrier-battle/settings")))).toMatchObject({ sound: "on", volume: "low" });
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await page.locator(".prompt :is([data-key=e], [data-key=x])").click();
    expect(await asked(page)).toBe("interception");
    expect((await heard(page)).sources).toBe(0);
    await page.evaluate(() => delete document.hidden);
    await page.locator("#fight").click();
    await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(0);
  });
});

test("where the browser has no sound it is said in the settings, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException("not here", "NotAllowedError");
      }
    };
  });
  await startBattle(page);
  await page.keyboard.press("q");
  await openSettings(page);
  await expect(page.getByText("has not let this page make sound yet")).toBeVisible();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  expect(await asked(page)).toBeTruthy();
  // The help has its key.
  await page.keyboard.press("?");
  await page.getByText("Sound on or off").scrollIntoViewIfNeeded();
  await expect(page.locator("tr, li, div", { hasText: "Sound on or off" }).last()).toContainText("Q");
});
