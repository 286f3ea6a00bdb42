/*
 * Breaks rules of docs/requirements.md in the sources, and says whether the tests that their rows name notice it:
 * `sh scripts/run.sh --install-only tools/break-rules.ts [--together=N] [--browser] [the beginnings of numbers]`.
 *
 * A text in quotes is found in the sources and changed by one word; permissions and times are in broken-rules.txt. A text
 * that several rows quote is held if a test of one of them notices it. Files are written back, also when this is stopped.
 *
 * - `--together=N` breaks up to N rules whose tests differ in one run: many times faster, but 'held' too often, where a
 *   breach reaches the tests of another rule. Each line names the test that failed: look whether it is about the rule.
 * - 'not here' is what no test that was run noticed, and one that runs elsewhere may: `--browser` builds, and runs the
 *   tests in a browser in place of the others.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readResults } from "#scripts/test-results.ts";

type Rule = {
  numbers: string[];
  what: string;
  tests: string[];
  /** Files with what they say once the rule is broken. */
  broken: Map<string, string>;
};

const root = path.resolve(import.meta.dirname, "..");
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const chosen = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const together = Number(options.find((option) => option.startsWith("--together="))?.split("=")[1] ?? 1);
const inBrowser = options.includes("--browser");

const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const files = ["app", "content", "server", "scripts", "tests", "tools"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const sources = new Map(
  files
    .filter((name) => /^(?:app|content|server)\//.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, read(name)]),
);

const rows = Array.from(
  read("docs/requirements.md").matchAll(/^\| ([A-Z]+-\d\d[a-z]?) \| (.+) \| (.+) \|$/gm),
  ([, number = "", text = "", heldBy = ""]) => ({
    number,
    text: text.replaceAll("\\|", "|"),
    tests: files.filter((name) => heldBy.includes(`\`${path.basename(name)}\``)),
  }),
);

/** The sources with one word of the text changed, wherever it stands. A text of one word is changed where it is a whole. */
function changeText(text: string): Map<string, string> {
  const [word = ""] = (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted(
    (one, other) => other.length - one.length,
  );
  const pattern = text
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\\?\{[^}]*\\?\}/g, "\\$?\\{[^}]*\\}")
    .replace(/\s+/g, "\\s+")
    .replace(/'/g, "(?:'|’|&apos;)");
  const isWord = !/\s|\{/.test(text);
  const found = new RegExp(isWord ? `(?<=["'\`>]\\s*)${pattern}(?=\\s*["'\`<])` : pattern, "g");
  return changeSources((source) => source.replace(found, (match) => match.replace(word, "Otherwise")));
}

function changeSources(change: (source: string, name: string) => string): Map<string, string> {
  const changed = [...sources].map(([name, source]) => [name, change(source, name)] as const);
  return new Map(changed.filter(([name, source]) => source !== sources.get(name)));
}

function quotedRules(): Rule[] {
  const quoted = new Map<string, typeof rows>();
  for (const row of rows)
    for (const [, text = ""] of row.text.matchAll(/(?<!\w)'([^']+(?:'\w[^']*)*)'(?!\w)/g))
      quoted.set(text, [...(quoted.get(text) ?? []), row]);
  return [...quoted].map(([what, rows]) => ({
    numbers: rows.map(({ number }) => number),
    what,
    tests: [...new Set(rows.flatMap(({ tests }) => tests))],
    broken: changeText(what),
  }));
}

/** The list has numbers with a file, and below them, indented, what becomes of what in it. */
function listedRules(): Rule[] {
  const list = read("tools/broken-rules.txt").matchAll(/^([A-Z].+) (\S+)\n {2}(.+?) ->(.*)$/gm);
  return Array.from(list, ([, numbers = "", file = "", find = "", replace = ""]) =>
    numbers.split(" ").map((number) => ({
      numbers: [number],
      what: `${find} -> ${replace.trim()}`,
      tests: rows.find((row) => row.number === number)?.tests ?? [],
      broken: changeSources((source, name) =>
        name === file ? source.replaceAll(find, replace.trim()) : source,
      ),
    })),
  ).flat();
}

const folder = mkdtempSync(path.join(tmpdir(), "umeed-rules-"));
const writeBack = () => {
  for (const [name, source] of sources)
    if (read(name) !== source) writeFileSync(path.join(root, name), source);
};
process.on("exit", () => {
  writeBack();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** @returns a line for each test that failed, which begins with its file */
function run(names: string[]): string[] {
  const report = path.join(folder, "report.xml");
  rmSync(report, { force: true });
  const vitest = ["vitest/vitest.mjs", "run", "--project=unit", "--project=sqlite", "--reporter=junit"];
  const [program = "", ...args] = inBrowser
    ? ["@playwright/test/cli.js", "test", "--reporter=junit", "--timeout=90000"]
    : vitest;
  const env = { ...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  if (inBrowser) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "ignore" });
  else args.push(`--outputFile=${report}`);
  const command = [path.join("node_modules", program), ...args, ...names];
  const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: "ignore" });
  return readResults(read(path.relative(root, report)), status ?? 1).failures;
}

const say = (verdict: string, { numbers, what }: Rule, why: string) =>
  console.log([verdict, numbers.join(" "), what, why.replace(/\s+/g, " ").slice(0, 200)].join("\t"));
const isInBrowser = (name: string) => name.endsWith(".spec.ts");
const runHere = ({ tests }: Rule) => tests.filter((name) => isInBrowser(name) === inBrowser);

let waiting = [...quotedRules(), ...listedRules()].filter((rule) => {
  if (chosen.length > 0 && !chosen.some((start) => rule.numbers.some((number) => number.startsWith(start))))
    return false;
  if (rule.broken.size > 0 && runHere(rule).length > 0) return true;
  if (rule.broken.size === 0) say("not found", rule, "");
  else if (!inBrowser) say("not here", rule, rule.tests.join());
  return false;
});
while (waiting.length > 0) {
  const round: Rule[] = [];
  for (const rule of waiting) {
    const isApart = ({ tests, broken }: Rule) =>
      !rule.tests.some((name) => tests.includes(name)) &&
      ![...rule.broken.keys()].some((name) => broken.has(name));
    if (round.length < together && round.every(isApart)) round.push(rule);
  }
  for (const { broken } of round)
    for (const [name, source] of broken) writeFileSync(path.join(root, name), source);
  const failures = run([...new Set(round.flatMap(runHere))]);
  writeBack();
  for (const rule of round) {
    const failure = failures.find((line) => runHere(rule).some((name) => line.includes(path.basename(name))));
    const others = rule.tests.filter((name) => !runHere(rule).includes(name));
    if (failure) say("held", rule, failure);
    else say(others.length > 0 ? "not here" : "NOT HELD", rule, rule.tests.join());
  }
  waiting = waiting.filter((rule) => !round.includes(rule));
}
