import { expect, test } from "vitest";
import { readResults, slowest } from "./test-results.ts";

const testCase = (name: string, content = "") =>
  `<testsuite name="x.test.ts"><testcase classname="x.test.ts" name="${name}" time="0.1">${content}</testcase></testsuite>`;
const report = (...cases: string[]) => `<testsuites name="vitest tests">${cases.join("\n")}</testsuites>`;

test("counts what passed, and tells what failed and why", () => {
  const failed = testCase("a &gt; b", '\n<failure message="no &quot;x&quot;" type="E">\nE: no\n</failure>\n');
  const unloaded = testCase("x.test.ts", '<failure message="Cannot find module">...</failure>');
  const unhandled = testCase("Uncaught", '<error message="late" type="Error">...</error>');
  const skipped = testCase("later", "<skipped/>");
  expect(readResults(report(testCase("good"), failed, unloaded, unhandled, skipped), 1)).toEqual({
    passed: 1,
    failures: [
      'x.test.ts > a > b\n    no "x"',
      "x.test.ts\n    Cannot find module",
      "x.test.ts > Uncaught\n    late",
    ],
    flaky: [],
    seconds: new Map([["x.test.ts", 0.4]]),
  });
});

test("what passed only when it was repeated counts as passed, and is named with its first failure", () => {
  const repeated = testCase("late", '<flakyFailure message="no &lt;b&gt;" type="E">...</flakyFailure>');
  const broken = testCase("torn", '<flakyError message="gone" type="E">...</flakyError>');
  expect(readResults(report(testCase("good"), repeated, broken), 0)).toMatchObject({
    passed: 3,
    failures: [],
    flaky: ["x.test.ts > late\n    no <b>", "x.test.ts > torn\n    gone"],
  });
});

test("a file's time is that of its tests on every database, and the slowest files come first", () => {
  const timed = (file: string, time: number) =>
    `<testcase classname="${file}" name="a" time="${time}"></testcase>`;
  const { seconds } = readResults(
    report(timed("a", 1.5), timed("b", 1.2), timed("b", 2), timed("c", 0.9)),
    0,
  );
  expect(slowest(seconds)).toEqual(["    3.2 s  b", "    1.5 s  a"]);
});

test("a runner that failed outside its tests, ran none or left half a report did not succeed", () => {
  const failures = [expect.stringContaining("outside its tests")];
  expect(readResults(report(testCase("good")), 0)).toEqual(
    expect.objectContaining({ passed: 1, failures: [] }),
  );
  expect(readResults(report(testCase("good")), 1)).toEqual(expect.objectContaining({ passed: 1, failures }));
  expect(readResults(report(), 0)).toEqual(expect.objectContaining({ passed: 0, failures }));
  expect(readResults("", 0)).toEqual(expect.objectContaining({ passed: 0, failures }));
});
