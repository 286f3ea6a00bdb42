import { existsSync, readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; name: string; assertionResults: { status: string }[] }[];
};

/**
 * What a run of Vitest came to, from its JSON report.
 * A file that could not even be loaded counts as one failure, and so does a run that failed in another way or
 * left no report: nothing that did not run may look like success.
 */
export function readVitest(report: string, exitCode: number): Tally {
  const result = readReport<VitestReport>(report);
  if (!result) return { passed: 0, failed: 1 };
  const unloaded = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  return settle(result.numPassedTests, result.numFailedTests + unloaded, exitCode);
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** What a run of Playwright came to. Faults outside any test (a server that did not start) count one each. */
export function readPlaywright(report: string, exitCode: number): Tally {
  const result = readReport<PlaywrightReport>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  return settle(expected, unexpected + flaky + result.errors.length, exitCode);
}

function settle(passed: number, failed: number, exitCode: number): Tally {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
  } catch {
    return undefined;
  }
}
