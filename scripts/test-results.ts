export type Tally = {
  passed: number;
  /** What failed, and why: a log is read from its end, and often only its end is there. */
  failures: string[];
  /** What failed and passed when it was repeated: a fault to be mended, though this run is good. */
  flaky: string[];
  /** The seconds that each file with tests took, added up over the databases it ran on. */
  seconds: Map<string, number>;
};

export const emptyTally = (): Tally => ({ passed: 0, failures: [], flaky: [], seconds: new Map() });

/** Several runs as one. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const { passed, failures, flaky, seconds } of tallies) {
    total.passed += passed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
    for (const [file, time] of seconds) total.seconds.set(file, (total.seconds.get(file) ?? 0) + time);
  }
  return total;
}

/**
 * What a run of tests came to, from its report in JUnit's format, which Vitest and Playwright both write. A file that
 * could not be loaded is a failure in there; a run that failed outside its tests, or ran none, is one here.
 */
export function readResults(xml: string, exitCode: number): Tally {
  const cases = [...xml.matchAll(/<testcase ([^>]*)>(.*?)<\/testcase>/gs)];
  const ran = cases.filter(([, , content = ""]) => !content.includes("<skipped"));
  const withElement = (element: RegExp) =>
    ran.flatMap(([, place = "", content = ""]) => {
      const found = element.exec(content);
      if (!found) return [];
      const [file, test] = [attribute(place, "classname"), attribute(place, "name")];
      return [`${file === test ? file : `${file} > ${test}`}\n    ${attribute(found[0], "message")}`];
    });
  const failures = withElement(/<(?:failure|error)[^>]*>/);
  const flaky = withElement(/<(?:flakyFailure|flakyError)[^>]*>/);
  const seconds = new Map<string, number>();
  for (const [, place = ""] of ran) {
    const file = attribute(place, "classname");
    seconds.set(file, (seconds.get(file) ?? 0) + Number(attribute(place, "time")));
  }
  const passed = ran.length - failures.length;
  if (failures.length === 0 && (exitCode !== 0 || passed === 0)) {
    failures.push(`the runner ended with ${exitCode} outside its tests`);
  }
  return { passed, failures, flaky, seconds };
}

/** A line for each file that took more than a second, the slowest first. */
export function slowest(seconds: Tally["seconds"]): string[] {
  const files = [...seconds].filter(([, time]) => time > 1).sort(([, a], [, b]) => b - a);
  return files.map(([file, time]) => `${time.toFixed(1).padStart(7)} s  ${file}`);
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return value.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);
}
