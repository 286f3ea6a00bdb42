/*
 * `npm test`: everything that must hold, one step after the other, and one line at the end that sums it up.
 * Arguments choose steps (lint, types, vitest, browser); none means all.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "./child.mjs";
import { findBrowser } from "./program.ts";
import { readResults, type Tally } from "./test-results.ts";

const node = process.execPath;
/** The reports, and whatever the tests leave behind when they are stopped. */
const folder = mkdtempSync(path.join(tmpdir(), "umeed-test-"));
process.env.TMPDIR = folder;
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o711);
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const steps: Record<string, (report: string) => Promise<Tally>> = {
  async lint() {
    return asOne(await run("node_modules/.bin/biome", ["check", "--error-on-warnings"]));
  },
  async types() {
    const typegen = await run(node, ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
    return asOne(typegen || (await run(node, ["node_modules/typescript/bin/tsc", "--noEmit"])));
  },
  async vitest(report) {
    const reporters = ["--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`];
    const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters]);
    return readResults(read(report), code);
  },
  async browser(report) {
    const env = { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
    const playwright = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,junit"];
    const code = await run(node, playwright, env);
    return readResults(read(report), code);
  },
};

const asOne = (code: number): Tally => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : ["see its output above"],
});
const read = (report: string) => (existsSync(report) ? readFileSync(report, "utf8") : "");

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
const total: Tally = { passed: 0, failures: [] };
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const step = steps[name] ?? (() => Promise.reject(new Error(`the steps are ${Object.keys(steps)}`)));
  const { passed, failures } = await step(path.join(folder, name)).catch((error: unknown) => ({
    passed: 0,
    failures: [String(error)],
  }));
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${minutes} minutes so far`);
}
if (total.failures.length > 0) console.log(`\n── What failed\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
