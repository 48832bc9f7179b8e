// node late.mjs OUT: plays scenario 6 seed 1944 to turn N through skip and leaves a save file in OUT
import { chromium } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { serve } from "../../tools/serve.mjs";
import { launchOptions } from "./chromium.mjs";
import { asked, onlySave } from "./table.mjs";
const [scenario, seed, turns, out] = process.argv.slice(2);
const site = await serve(process.env.DIST ?? "/tmp/dist0", { base: "/some/folder/" });
const browser = await chromium.launch(launchOptions);
const page = await (await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })).newPage();
await page.addInitScript((s) => { if (!localStorage.getItem("carrier-battle/settings")) localStorage.setItem("carrier-battle/settings", s); }, JSON.stringify({ speed: "off", hex_numbers: false, theme: "light", hints: "off" }));
await page.goto(`./#scenario=${scenario}&seed=${seed}`);
await page.getByRole("button", { name: "To the chart" }).click();
await asked(page);
for (let t = 0; t < +turns; t++) {
  await page.keyboard.press("w");
  await page.getByRole("dialog", { name: "Watch the staff" }).getByRole("button", { name: `To the end of this turn` }).click();
  const skip = page.locator("[data-order-kind=skip-staff]");
  await skip.click().catch(() => {});
  for (;;) { const d = await asked(page); if (!(await page.locator(".prompt.staff").count())) { console.log(t, d, await page.locator(".clock").innerText()); break; } }
}
const save = await page.evaluate(() => { for (const k of Object.keys(localStorage)) if (!k.includes("settings")) console.log(k); return Object.fromEntries(Object.entries(localStorage)); });
writeFileSync(out, JSON.stringify(save));
await browser.close(); await site.close();
