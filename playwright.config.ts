import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "#tests/support/sites.ts";
import { browserArgs, findBrowser } from "./scripts/program.ts";

/** Tests in a real browser: end to end, and accessibility with axe. */
export default defineConfig<SiteOptions>({
  testDir: "tests",
  testMatch: ["e2e/**/*.spec.ts", "accessibility/**/*.spec.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  // Three on two cores: a test waits for half of its time.
  workers: 3,
  // Generous: a machine that others share may be several times slower, and what passes waits for neither.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // What a page does not have is said after a minute, not when the whole test's time is over.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "Asia/Karachi",
    // Only the offline page's tests let it in: it would fetch pages past the tests' own routes.
    serviceWorkers: "block",
    // No test depends on motion, and pages without it are faster to test.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // Asked for when a browser is to start: knip reads this file, too, and needs none.
      get executablePath() {
        return findBrowser();
      },
      args: browserArgs,
    },
  },
});
