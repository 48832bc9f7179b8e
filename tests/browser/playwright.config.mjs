import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

export default defineConfig({
  testMatch: "*.spec.mjs",
  outputDir: "results",
  reporter: "list",
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  workers: 2,
  // A whole battle on a busy machine of two cores takes its time.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    // Tabs of one context share a process, and with it the compiled game: see page.mjs.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, "--process-per-site"] },
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // In CI nobody sees them, and their list would hide what failed.
    screenshot: process.env.CI ? "off" : "only-on-failure",
    // What is not there is not waited for as long as the test may last.
    actionTimeout: 30_000,
  },
});
