/*
 * `npm test`: runs all checks and tests, one step after the other, and prints a summary as its last line.
 * Arguments choose steps (lint, types, unit, browser); none means all.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.ts";
import { endStepsOnSignal, runStep } from "./step.ts";
import { readPlaywright, readVitest, type Tally } from "./test-results.ts";

endStepsOnSignal();

const node = process.execPath;
const reports = mkdtempSync(path.join(tmpdir(), "umeed-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const asOne = (code: number): Tally =>
  code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: ["see its output above"] };

const steps: Record<string, { title: string; run(): Promise<Tally> }> = {
  lint: {
    title: "Format and lint",
    run: async () => asOne(await runStep("node_modules/.bin/biome", ["check", "--error-on-warnings"])),
  },
  types: {
    title: "Types",
    run: async () => {
      const typegen = await runStep(node, ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
      return asOne(typegen || (await runStep(node, ["node_modules/typescript/bin/tsc", "--noEmit"])));
    },
  },
  unit: {
    title: "Units, and the API on SQLite and PostgreSQL",
    run: async () => {
      const report = path.join(reports, "vitest.json");
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const code = await runStep(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters]);
      return readVitest(report, code);
    },
  },
  browser: {
    title: "A visitor's and an administrator's browser",
    run: async () => {
      const report = path.join(reports, "playwright.json");
      const code = await runStep(
        node,
        ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
        { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      return readPlaywright(report, code);
    },
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0, failures: [] };
for (const [name, { title, run }] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${title}`);
  const started = performance.now();
  const tally = await run().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return { passed: 0, failed: 1, failures: [reason] };
  });
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.failures.push(...tally.failures.map((failure) => `${title}: ${failure}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
}

if (total.failures.length > 0) console.log(`\n── What failed\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
