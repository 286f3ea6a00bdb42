/*
 * `npm test`: everything that must hold, one step after the other, and one line at the end that sums it up.
 * Arguments choose steps (lint, types, vitest, browser); none means all. `--busy` keeps two processors busy beside them,
 * as a slow machine would be: no test may depend on its speed. A browser test that fails is repeated once, and named at
 * the end; with `--busy` it is not repeated.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "./child.mjs";
import { findBrowser } from "./program.ts";
import { readResults, slowest, type Tally } from "./test-results.ts";

const node = process.execPath;
/** The reports, and whatever the tests leave behind when they are stopped. */
const folder = mkdtempSync(path.join(tmpdir(), "umeed-test-"));
process.env.TMPDIR = folder;
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o711);
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const isBusy = process.argv.includes("--busy");
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
    const env = {
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: "1",
    };
    const options = [`--retries=${isBusy ? 0 : 1}`, "--reporter=list,junit"];
    const playwright = ["node_modules/@playwright/test/cli.js", "test", ...options];
    const code = await run(node, playwright, env);
    return readResults(read(report), code);
  },
};

const asOne = (code: number): Tally => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : ["see its output above"],
  flaky: [],
  seconds: new Map(),
});
const read = (report: string) => (existsSync(report) ? readFileSync(report, "utf8") : "");

const named = process.argv.slice(2).filter((name) => name !== "--busy");
const chosen = named.length > 0 ? named : Object.keys(steps);
if (isBusy) {
  for (const _ of [1, 2]) {
    // It ends with this process, however that ends.
    const loop = spawn(node, ["-e", `while (process.ppid === ${process.pid});`]);
    process.on("exit", () => loop.kill("SIGKILL"));
  }
}
const total: Tally = { passed: 0, failures: [], flaky: [], seconds: new Map() };
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const step = steps[name] ?? (() => Promise.reject(new Error(`the steps are ${Object.keys(steps)}`)));
  const { passed, failures, flaky, seconds } = await step(path.join(folder, name)).catch(
    (error: unknown) => ({
      passed: 0,
      failures: [String(error)],
      flaky: [],
      seconds: new Map<string, number>(),
    }),
  );
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  total.flaky.push(...flaky);
  for (const [file, time] of seconds) total.seconds.set(file, time);
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${minutes} minutes so far`);
}
if (total.seconds.size > 0) console.log(`\n── The slowest files\n${slowest(total.seconds).join("\n")}`);
if (total.flaky.length > 0) console.log(`\n── Failed, and passed when repeated\n${total.flaky.join("\n")}`);
if (total.failures.length > 0) console.log(`\n── What failed\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
