import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPlaywright, readVitest } from "./test-results.ts";

function report(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const file = (status: string, ...tests: string[]) => ({
  status,
  name: "x.test.ts",
  assertionResults: tests.map((status) => ({ status })),
});

test("a good run is what it says", () => {
  const good = report({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [file("passed", "passed", "passed", "passed")],
  });
  expect(readVitest(good, 0)).toEqual({ passed: 3, failed: 0 });
});

test("a file that could not be loaded is a failure of its own", () => {
  const broken = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file("failed", "passed", "failed"), file("failed")],
  });
  expect(readVitest(broken, 1)).toEqual({ passed: 1, failed: 2 });
});

test("a runner that failed outside its tests, or ran none, did not succeed", () => {
  const good = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(readVitest(report(good), 1)).toEqual({ passed: 3, failed: 1 });
  expect(readVitest(report({ ...good, numPassedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
});

test("no report, or half of one, is a failure", () => {
  expect(readVitest("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
  expect(readVitest(report('{"numPassedTests": 3'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywright("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
});

test("what was flaky or broke outside a test in the browser is a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readPlaywright(report({ stats, errors: [{}] }), 1)).toEqual({ passed: 5, failed: 3 });
});
