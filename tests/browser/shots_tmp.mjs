import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "../../tools/serve.mjs";
const site = await serve("/work/watch/target/dist-watch", {});
const browser = await chromium.launch(launchOptions);
const out = "/tmp/watchdir/";
const which = process.argv.slice(2);
for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h } });
  await context.addInitScript(() => localStorage.getItem("carrier-battle/settings") ?? localStorage.setItem("carrier-battle/settings", JSON.stringify({ speed: "off", theme: "light", hints: "off" })));
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  const shot = (name) => page.screenshot({ path: `${out}${name}-${w}.png` });
  try {
  await page.goto(site.url);
  await page.locator('[data-scenario="1"]').scrollIntoViewIfNeeded();
  await shot("card");
  await page.goto(site.url + "#scenario=5&seed=7");
  await page.getByRole("button", { name: "To the chart" }).click();
  await page.waitForTimeout(800);
  await page.keyboard.press("w");
  await shot("dialog");
  await page.getByRole("button", { name: "To the end of the battle" }).click();
  await page.locator(".staff").getByRole("button", { name: "Pause" }).click();
  const step = page.locator("dialog.fight[open], .prompt.staff").getByRole("button", { name: "Step" }).last();
  let card = false, decks = false;
  for (let n = 0; n < 400; n++) {
    if (!card && await page.locator(".moment").count()) { await page.waitForTimeout(400); await shot("moment"); card = true; }
    if (!decks && await page.locator('.app[data-stage="decks"]').count()) { await page.waitForTimeout(400); await shot("decks"); decks = true; }
    if (await page.locator("dialog.fight[open]").count()) { await page.waitForTimeout(400); await shot("fight"); break; }
    await step.click();
  }
  await page.getByRole("button", { name: /^Skip to the end of the battle/ }).last().click();
  await page.locator(".report").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await shot("share");
  const field = page.locator("#watch-link");
  const link = (await field.count()) ? await field.inputValue() : null;
  console.log(w, "link", link?.length);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy or print" }).click();
  await shot("text");
  await page.keyboard.press("Escape");
  if (link) { await page.goto("about:blank"); await page.goto(link); await page.locator(".guest").waitFor(); await shot("guest"); }
  await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: `${out}print-${w}.png`, fullPage: true });
  if (w === 1440) await page.pdf({ path: `${out}print.pdf`, format: "A4" }).catch((e) => console.log(String(e)));
  } catch (e) { console.log(w, String(e).slice(0, 400)); await shot("fail"); }
  await context.close();
}
await browser.close();
await site.close();
