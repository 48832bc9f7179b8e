import { expect, test } from "./page.mjs";

// The fixtures of page.mjs also check here that no request left the site and no error was logged.
test("the page opens on the start screen", async ({ page }) => {
  await page.goto("./");
  await expect(page).toHaveTitle("Carrier Battle: Philippine Sea");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#loading")).toHaveCount(0);
});
