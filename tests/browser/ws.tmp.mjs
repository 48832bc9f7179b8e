// node ws.tmp.mjs DIST: battles a second of one worker, scenario by scenario
import { chromium } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { launchOptions } from "./chromium.mjs";
import { asked } from "./table.mjs";
const [dist] = process.argv.slice(2);
const site = await serve(dist, {});
const browser = await chromium.launch(launchOptions);
for (const s of [1, 3, 4, 5, 6, 7, 8, 9]) {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((s) => { localStorage.getItem("carrier-battle/settings") ?? localStorage.setItem("carrier-battle/settings", s); }, JSON.stringify({ speed: "off", hex_numbers: false, theme: "auto", hints: "off", asks_everything: true }));
  await context.addInitScript(() => { Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 1 }); });
  const page = await context.newPage();
  await page.goto(`./#scenario=${s}&seed=7`);
  await page.getByRole("button", { name: "To the chart" }).click();
  let decision = await asked(page);
  const foot = page.locator(".foresight-foot").first();
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press("f");
    if (await foot.waitFor({ timeout: 3000 }).then(() => true, () => false)) break;
    await page.keyboard.press("Enter"); await page.waitForTimeout(300); decision = await asked(page);
  }
  await page.waitForTimeout(4000);
  const read = async () => { const t = await foot.innerText(); const m = t.match(/([\d,]+)/); return [Date.now(), Number((m?.[1] ?? "0").replaceAll(",", "")), t]; };
  await page.keyboard.press("f"); await page.waitForTimeout(800);
  await page.keyboard.press("f"); await foot.waitFor();
  const start = Date.now();
  let last; for (;;) { last = await read(); if (Date.now() - start > 25000 || (/battles played on by the staff/.test(last[2]) && !/ of /.test(last[2]))) break; await page.waitForTimeout(50); }
  console.log(s, decision, last[1], "battles in", last[0] - start, "ms", (1000 * last[1] / (last[0] - start)).toFixed(1), "a second", JSON.stringify(last[2]));
  await context.close();
}
await browser.close(); await site.close();
