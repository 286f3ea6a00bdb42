import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#tests/support/source-files.ts";

/* docs/requirements.md is what it says: each number once, each test there, and no number named that it does not have. */

const sourceFolders = ["app", "server", "content", "scripts", "tests", "tools", "docs"];
const document = "docs/requirements.md";

const files = sourceFolders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|css|md)$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`),
);
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

type Requirement = { prefix: string; number: string; text: string; heldBy: string; cells: number };

function readRequirements(): Requirement[] {
  let prefix = "";
  const found: Requirement[] = [];
  for (const line of read(document).split("\n")) {
    prefix = /^## .*: ([A-Z]+)$/.exec(line)?.[1] ?? prefix;
    if (!line.startsWith("| ") || /^\| (?:number|---) /.test(line)) continue;
    // A bar in a cell is written \|.
    const [number = "", text = "", heldBy = "", ...rest] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    found.push({ prefix, number, text, heldBy, cells: 3 + rest.length });
  }
  return found;
}

const requirements = readRequirements();
const numbers = requirements.map(({ number }) => number);

test("every number is its section's prefix and two digits, with a letter for a further part, and stands once", () => {
  expect(numbers.length).toBeGreaterThan(100);
  const isNumber = ({ prefix, number }: Requirement) => new RegExp(`^${prefix}-\\d\\d[a-z]?$`).test(number);
  expect(requirements.filter((row) => !isNumber(row))).toEqual([]);
  const isOrphan = (number: string) => /[a-z]$/.test(number) && !numbers.includes(number.slice(0, -1));
  expect(numbers.filter(isOrphan)).toEqual([]);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test("every requirement says something, in at most 300 characters, and every prefix has one section", () => {
  expect(requirements.filter(({ text, cells }) => !text || text.length > 300 || cells !== 3)).toEqual([]);
  const sections = requirements
    .map(({ prefix }) => prefix)
    .filter((prefix, at, all) => prefix !== all[at - 1]);
  expect(sections.filter((prefix, at) => sections.indexOf(prefix) !== at)).toEqual([]);
});

test("every requirement names the one or two tests that would fail first, which are there, or says why it names none", () => {
  const tests = new Set(
    files.map((name) => path.basename(name)).filter((name) => /\.(?:test|spec)\.tsx?$/.test(name)),
  );
  const isTest = (name: string) => /^`[^`]+`$/.test(name) && tests.has(name.slice(1, -1));
  const isTrue = (heldBy: string) =>
    ["not built yet", "no test", "withdrawn"].includes(heldBy) ||
    (heldBy.split(", ").length <= 2 && heldBy.split(", ").every(isTest));
  const wrong = requirements.filter(({ heldBy }) => !isTrue(heldBy));
  expect(wrong.map(({ number, heldBy }) => `${number}: ${heldBy}`)).toEqual([]);
});

test("every number that a file names is in the document", () => {
  const prefixes = [...new Set(requirements.map(({ prefix }) => prefix))].join("|");
  const named = new RegExp(`(?<![\\w-])(?:${prefixes})-\\d+[a-z]?`, "g");
  const unknown = [...files, "README.md"].flatMap((name) =>
    Array.from(read(name).matchAll(named), ([number]) => number)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${name}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
