import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { dist, expect, test as base } from "./page.mjs";
import { asked, startBattle } from "./table.mjs";

// A site of each test's own: these tests change its files and take it down.
const test = base.extend({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "carrier-battle-"));
    await cp(dist, folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  own: async ({ folder }, use) => {
    const own = await serve(folder, { base: "/another/folder/" });
    await use(own);
    await own.close();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const heading = (page) => page.getByRole("heading", { level: 1 });
const cached = (page) =>
  page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => new URL(request.url).pathname.split("/").pop());
  });

async function openAndCache(page) {
  await page.goto("./");
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test("the page plays on when its host is gone", async ({ page, own }) => {
  await openAndCache(page);
  await own.close();
  await page.reload();
  await expect(heading(page)).toBeVisible();
});

test("what would come of each choice is played on when its host is gone", async ({ page, own }) => {
  await openAndCache(page);
  await own.close();
  await startBattle(page);
  await asked(page);
  await page.keyboard.press("f");
  await expect(page.locator(".foresight-foot")).toHaveText(/^\d+ battles played on by the staff$/, { timeout: 60_000 });
});

test("a newly deployed version is shown at the next load, and the old one is dropped at the one after", async ({ page, own, folder }) => {
  await openAndCache(page);

  // The same page with its script under another name, deployed over the first.
  const index = join(folder, "index.html");
  const html = await readFile(index, "utf8");
  const [script] = html.match(/carrier-battle-\w+\.js/);
  await rename(join(folder, script), join(folder, "new-0123456789abcdef.js"));
  await writeFile(index, html.replaceAll(script, "new-0123456789abcdef.js").replace("<title>", "<title>New: "));

  await page.reload();
  await expect(page).toHaveTitle(/^New: /);
  await expect.poll(() => cached(page)).toContain("new-0123456789abcdef.js");
  // Until then a page that was shown from what was kept may still ask for its files.
  await page.reload();
  await expect.poll(() => cached(page)).not.toContain(script);
  expect(await cached(page)).toContain("new-0123456789abcdef.js");

  await own.close();
  await page.reload();
  await expect(page).toHaveTitle(/^New: /);
  await expect(heading(page)).toBeVisible();
});
