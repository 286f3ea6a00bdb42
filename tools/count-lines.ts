/*
 * Where the lines are: `npm run lines` prints those of the core, of each part, of tests and of tools, and in
 * how many files a column of each kind stands (tests, samples and migrations apart).
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** What a foundation may use or leave, by its folders. */
const parts: Readonly<Record<string, readonly string[]>> = {
  help: ["app/parts/help/", "app/parts/help/help-payments/"],
  statements: ["app/parts/bank-statements/"],
  pledges: ["app/parts/pledges/"],
  newsletters: ["app/parts/newsletter/"],
  "open books": ["app/parts/open-books/"],
  closings: ["app/parts/closings/"],
  "personal data": ["app/parts/personal-data/", "app/parts/personal-data/retention/"],
};
const product = ["app/", "server/", "content/", "scripts/"];
const columns = ["household", "tax_number", "needed_by", "purpose_ur"];

const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((name) => /\.(?:tsx?|mjs|css|sh)$/.test(name));
const textOf = (name: string) => readFileSync(path.join(root, name), "utf8");
const isIn = (folders: readonly string[]) => (name: string) =>
  folders.some((folder) => name.startsWith(folder));
const isTest = (name: string) => name.startsWith("tests/") || /\.(?:test|spec)\.tsx?$/.test(name);
const linesOf = (some: readonly string[]) =>
  some.reduce((sum, name) => sum + textOf(name).split("\n").length - 1, 0);

const own = files.filter((name) => isIn(product)(name) && !isTest(name));
const ofParts = Object.values(parts).flat();
const counts = {
  core: own.filter((name) => !isIn(ofParts)(name)),
  ...Object.fromEntries(
    Object.entries(parts).map(([name, folders]) => [`part: ${name}`, own.filter(isIn(folders))]),
  ),
  product: own,
  tests: files.filter(isTest),
  tools: files.filter((name) => name.startsWith("tools/") && !isTest(name)),
};
console.table(
  Object.fromEntries(
    Object.entries(counts).map(([name, some]) => [name, { files: some.length, lines: linesOf(some) }]),
  ),
);

const told = own.filter((name) => !/migrations\/|sample/.test(name)).map(textOf);
console.table(
  Object.fromEntries(
    columns.map((column) => [
      column,
      { files: told.filter((text) => new RegExp(`\\b${column}\\b`).test(text)).length },
    ]),
  ),
);
