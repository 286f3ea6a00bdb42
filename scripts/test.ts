/*
 * `npm test`: everything that must hold, one step after the other, and one line at the end that sums it up.
 * Arguments choose steps (lint, types, vitest, browser); none means all. `--changed` (since the last commit, or
 * `--changed=COMMIT`) lints the changed files and runs the tests that they can reach (changed-tests.ts). `--busy` keeps
 * two processors busy beside them, as a slow machine would be: no test may depend on its speed. A browser test that
 * fails is repeated once, and named at the end; with `--busy` it is not repeated.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { browserTests, changedFiles, serverTests } from "./changed-tests.ts";
import { run } from "./child.mjs";
import { findBrowser } from "./program.ts";
import { emptyTally, readResults, slowest, sumOf, type Tally } from "./test-results.ts";

const node = process.execPath;
/** The reports, and whatever the tests leave behind when they are stopped. */
const folder = mkdtempSync(path.join(tmpdir(), "umeed-test-"));
process.env.TMPDIR = folder;
// What run.sh sets saves a host memory, and makes each of the thousands of servers that tests start a tenth slower.
delete process.env.NODE_OPTIONS;
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o711);
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const isBusy = process.argv.includes("--busy");
/** Only what differs from this commit is tested. */
const base = /^--changed(?:=(.+))?$/.exec(process.argv.find((name) => name.startsWith("--changed")) ?? "");
const changed = base && { base: base[1] ?? "HEAD", files: changedFiles(base[1] ?? "HEAD") };
const steps: Record<string, (report: string) => Promise<Tally>> = {
  async lint() {
    if (changed?.files.length === 0) return emptyTally();
    const options = ["check", "--error-on-warnings", "--no-errors-on-unmatched"];
    return asOne(await run("node_modules/.bin/biome", [...options, ...(changed?.files ?? [])]));
  },
  async types() {
    const typegen = await run(node, ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
    const tsc = ["node_modules/typescript/bin/tsc", "--noEmit"];
    const [own, tools] = await Promise.all([run(node, tsc), run(node, [...tsc, "-p", "tools"])]);
    return asOne(typegen || own || tools);
  },
  async vitest(report) {
    if (!changed) return vitest(report);
    const units = await vitest(report, "--project=unit", `--changed=${changed.base}`, "--passWithNoTests");
    const files = serverTests(changed.files);
    return files.length > 0 ? sumOf([units, await vitest(`${report}-server`, ...files)]) : units;
  },
  async browser(report) {
    const files = changed ? browserTests(changed.files) : [];
    if (changed && files.length === 0) return emptyTally();
    const env = {
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: "1",
    };
    const options = [`--retries=${isBusy ? 0 : 1}`, "--reporter=list,junit"];
    const playwright = ["node_modules/@playwright/test/cli.js", "test", ...options, ...files];
    const code = await run(node, playwright, env);
    return readResults(read(report), code);
  },
};

async function vitest(report: string, ...options: string[]): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`];
  const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...options]);
  const isEmpty = options.includes("--passWithNoTests") && code === 0 && !read(report).includes("<testcase");
  return isEmpty ? emptyTally() : readResults(read(report), code);
}

const asOne = (code: number): Tally =>
  code === 0 ? { ...emptyTally(), passed: 1 } : failed("see its output above");
const failed = (why: string): Tally => ({ ...emptyTally(), failures: [why] });
const read = (report: string) => (existsSync(report) ? readFileSync(report, "utf8") : "");

const named = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const chosen = named.length > 0 ? named : Object.keys(steps);
if (isBusy) {
  for (const _ of [1, 2]) {
    // It ends with this process, however that ends.
    const loop = spawn(node, ["-e", `while (process.ppid === ${process.pid});`], { stdio: "ignore" });
    process.on("exit", () => loop.kill("SIGKILL"));
    // Otherwise this process would wait for it in the end, as it would for its pipes.
    loop.unref();
  }
}
const tallies: Tally[] = [];
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const step = steps[name] ?? (() => Promise.reject(new Error(`the steps are ${Object.keys(steps)}`)));
  const tally = await step(path.join(folder, name)).catch((error: unknown) => failed(String(error)));
  tallies.push({ ...tally, failures: tally.failures.map((failure) => `${name}: ${failure}`) });
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(
    `── ${name}: ${tally.passed} passed, ${tally.failures.length} failed, ${minutes} minutes so far`,
  );
}
const total = sumOf(tallies);
if (total.seconds.size > 0) console.log(`\n── The slowest files\n${slowest(total.seconds).join("\n")}`);
if (total.flaky.length > 0) console.log(`\n── Failed, and passed when repeated\n${total.flaky.join("\n")}`);
if (total.failures.length > 0) console.log(`\n── What failed\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
