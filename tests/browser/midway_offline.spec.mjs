import { serve } from "../../tools/serve.mjs";
import { dist, expect, test as base } from "./page.mjs";

// A site of each test's own, which is taken down.
const test = base.extend({
  own: async ({}, use) => {
    const own = await serve(dist, { base: "/another/folder/" });
    await use(own);
    await own.close();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const heading = (page) => page.getByRole("heading", { level: 1 });

test("both titles play on when their host is gone, each kept by a worker of its own", async ({ page, own }) => {
  for (const folder of ["./", "./midway/"]) {
    await page.goto(folder);
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches.filter((name) => name.startsWith("carrier-battle:1:"))).toHaveLength(2);
  await own.close();
  await page.reload();
  await expect(heading(page)).toHaveText(/Midway/);
  await page.goto("./");
  await expect(heading(page)).toHaveText(/Philippine Sea/);
  await page.goto("./midway/");
  await expect(heading(page)).toHaveText(/Midway/);
});
