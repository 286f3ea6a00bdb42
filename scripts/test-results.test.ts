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
  message: status === "failed" ? "Cannot find module 'y.ts'" : "",
  assertionResults: tests.map((status, index) => ({
    status,
    fullName: `does thing ${index + 1}`,
    failureMessages: status === "failed" ? ["Error: expected 1\n    at x.test.ts:3"] : [],
  })),
});

test("a successful run is reported as it is", () => {
  const good = report({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [file("passed", "passed", "passed", "passed")],
  });
  expect(readVitest(good, 0)).toEqual({ passed: 3, failed: 0, failures: [] });
});

test("a file that could not be loaded is a failure of its own", () => {
  const broken = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file("failed", "passed", "failed"), file("failed")],
  });
  expect(readVitest(broken, 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      expect.stringMatching(/x\.test\.ts > does thing 2\n {4}Error: expected 1/),
      expect.stringMatching(/x\.test\.ts\n {4}Cannot find module/),
    ],
  });
});

test("a runner that failed outside its tests, or ran none, did not succeed", () => {
  const good = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(readVitest(report(good), 1)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [expect.stringContaining("outside its tests")],
  });
  expect(readVitest(report({ ...good, numPassedTests: 0 }), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("no report, or half of one, is a failure", () => {
  expect(readVitest("/nowhere/report.json", 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitest(report('{"numPassedTests": 3'), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywright("/nowhere/report.json", 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("a flaky test and an error outside a test are failures, and are named", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  const spec = (title: string, ok: boolean, ...messages: (string | undefined)[]) => ({
    title,
    ok,
    file: "e2e/x.spec.ts",
    line: 7,
    tests: [{ results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const suites = [
    { specs: [spec("is good", true, undefined)], suites: [{ specs: [spec("is bad", false, "no")] }] },
    { specs: [spec("wavers", true, "not yet", undefined)] },
  ];
  expect(readPlaywright(report({ stats, suites, errors: [{ message: "no server" }] }), 1)).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      "e2e/x.spec.ts:7 > is bad\n    no",
      "e2e/x.spec.ts:7 > wavers\n    not yet",
      "outside any test\n    no server",
    ],
  });
});
