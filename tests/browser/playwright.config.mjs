import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

export default defineConfig({
  testMatch: "*.spec.mjs",
  outputDir: "results",
  reporter: "list",
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    launchOptions,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
  },
});
