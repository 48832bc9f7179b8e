import { expect, test } from "./page.mjs";

// The fixtures of page.mjs also check here that no request left the site and no error was logged.
test("the page opens on the start screen", async ({ page }) => {
  await page.goto("./");
  await expect(page).toHaveTitle("Carrier Battle: Philippine Sea");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#loading")).toHaveCount(0);
});

test("what is shown while the game loads has the player's theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("carrier-battle/settings", '{"speed":"off","hex_numbers":false,"theme":"dark"}'));
  await page.emulateMedia({ colorScheme: "light" });
  let goOn;
  const held = new Promise((resolve) => (goOn = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("#loading")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark only");
  goOn();
  await expect(page.locator("#loading")).toHaveCount(0);
});
