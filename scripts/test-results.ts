import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type Tally = {
  passed: number;
  failed: number;
  /** The failed tests with their reasons, printed last: often only the end of a log is read. */
  failures: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
};
type VitestFile = {
  status: string;
  name: string;
  message?: string;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
};

/**
 * The result of a Vitest run, from its JSON report. A file that could not be loaded counts as one failure,
 * and so does a run that failed in another way or left no report: nothing that did not run may look like
 * success.
 */
export function readVitest(report: string, exitCode: number): Tally {
  const result = readReport<VitestReport>(report);
  if (!result) return unreported;
  const failures = result.testResults.flatMap(failuresOf);
  const unloaded = result.testResults.filter(isUnloaded).length;
  return settle(result.numPassedTests, result.numFailedTests + unloaded, exitCode, failures);
}

const isUnloaded = ({ status, assertionResults }: VitestFile) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

function failuresOf(file: VitestFile): string[] {
  const place = path.relative(process.cwd(), file.name);
  if (isUnloaded(file)) return [tell(place, file.message)];
  return file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => tell(`${place} > ${fullName}`, failureMessages?.[0]));
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests: { results: { error?: { message?: string } }[] }[];
};

/** The result of a Playwright run. Errors outside any test (a server that did not start) count one each. */
export function readPlaywright(report: string, exitCode: number): Tally {
  const result = readReport<PlaywrightReport>(report);
  if (!result) return unreported;
  const { expected, unexpected, flaky } = result.stats;
  const failures = [
    ...(result.suites ?? []).flatMap(specsOf).filter(failedOnce).map(describeSpec),
    ...result.errors.map(({ message }) => tell("outside any test", message)),
  ];
  return settle(expected, unexpected + flaky + result.errors.length, exitCode, failures);
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const errorOf = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
const failedOnce = (spec: PlaywrightSpec) => !spec.ok || errorOf(spec) !== undefined;
const describeSpec = (spec: PlaywrightSpec) =>
  tell(`${spec.file}:${spec.line} > ${spec.title}`, errorOf(spec)?.message);

/** The test's location, and the first lines of the reason. */
function tell(place: string, reason = ""): string {
  const lines = reason.split("\n").slice(0, 6);
  return [place, ...lines.map((line) => `    ${line}`)].join("\n").trimEnd();
}

const unreported: Tally = { passed: 0, failed: 1, failures: ["the runner left no report"] };

function settle(passed: number, failed: number, exitCode: number, failures: string[]): Tally {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  if (!silent) return { passed, failed, failures };
  return { passed, failed: 1, failures: [`the runner ended with ${exitCode} outside its tests`] };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
  } catch {
    return undefined;
  }
}
