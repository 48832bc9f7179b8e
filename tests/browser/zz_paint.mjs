// node paint.mjs STORAGE.json N [trace]: loads, answers N decisions as suggested; event timings; a trace summary
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { serve } from "../../tools/serve.mjs";
import { launchOptions } from "./chromium.mjs";
import { asked } from "./table.mjs";
const [file, count, mode] = process.argv.slice(2);
const site = await serve(process.env.DIST ?? "/tmp/dist0", { base: "/some/folder/" });
const browser = await chromium.launch(launchOptions);
const page = await (await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })).newPage();
await page.addInitScript((all) => { if (!sessionStorage.zz) { sessionStorage.zz = 1; for (const [k, v] of Object.entries(JSON.parse(all))) localStorage.setItem(k, v); }
    window.clicks = 0; window.paints = [];
    addEventListener("click", () => window.clicks++, { capture: true });
    new PerformanceObserver((list) => window.paints.push(...list.getEntries().filter(({ name }) => name === "click").map((e) => ({ duration: e.duration, delay: e.processingStart - e.startTime, proc: e.processingEnd - e.processingStart, rest: e.startTime + e.duration - e.processingEnd })))).observe({ type: "event", durationThreshold: 16 });
}, readFileSync(file, "utf8"));
await page.goto("./");
await page.locator(".saves li").first().getByRole("button", { name: "Open" }).click();
await asked(page);
await page.evaluate(() => ((window.clicks = 0), (window.paints = [])));
let cdp;
if (mode === "trace") await browser.startTracing(page, { path: "/tmp/trace.json", categories: ["devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.stack", "loading"] });
if (mode === "cpu") { cdp = await page.context().newCDPSession(page); await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval", { interval: 200 }); await cdp.send("Profiler.start"); }
const kinds = [];
for (let n = 0; n < +count; n++) {
  const d = await asked(page); if (d === "over") break;
  for (const b of [page.locator("dialog.fight[open] .primary:not([aria-disabled=true])"), page.locator(".prompt .primary:not([aria-disabled=true])"), page.locator(".prompt [data-key=e]")])
    if (await b.count()) { kinds.push(d); await b.last().click(); break; }
  await page.waitForTimeout(120);
}
if (mode === "trace") await browser.stopTracing();
if (mode === "cpu") { const { profile } = await cdp.send("Profiler.stop"); writeFileSync("/tmp/cpu.json", JSON.stringify(profile)); }
await page.waitForTimeout(500);
const { all, paints } = await page.evaluate(() => ({ all: window.clicks, paints: window.paints }));
const q = (v, p) => { v = [...v].sort((a, b) => a - b); return v.length ? Math.round(v[Math.min(v.length - 1, Math.floor(v.length * p))]) : 0; };
const durs = [...Array(Math.max(0, all - paints.length)).fill(16), ...paints.map((p) => p.duration)];
console.log("clicks", all, "median", q(durs, .5), "p95", q(durs, .95), "max", q(durs, 1));
console.log("delay", q(paints.map(p=>p.delay), .5), "proc", q(paints.map((p) => p.proc), .5), q(paints.map((p) => p.proc), .95), "rest", q(paints.map((p) => p.rest), .5), q(paints.map((p) => p.rest), .95));
const c = {}; kinds.forEach((k) => (c[k] = (c[k] ?? 0) + 1)); console.log(JSON.stringify(c));
await browser.close(); await site.close();
