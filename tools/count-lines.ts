/*
 * Where the lines are: `npm run lines` prints those of the core, of each part, of tests and of tools, and in
 * how many files a column of each kind stands (tests, samples and migrations apart).
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parts } from "#app/parts/parts.ts";

const root = path.resolve(import.meta.dirname, "..");

const partNames = parts.map(({ name }) => name);
const product = ["app/", "server/", "content/", "scripts/"];
const columns = ["household", "tax_number", "needed_by", "purpose_ur"];

const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((name) => /\.(?:tsx?|mjs|css|sh)$/.test(name));
const textOf = (name: string) => readFileSync(path.join(root, name), "utf8");
const folderOf = (part: string) => `app/parts/${part}/`;
const isIn = (folders: readonly string[]) => (name: string) =>
  folders.some((folder) => name.startsWith(folder));
const isTest = (name: string) => name.startsWith("tests/") || /\.(?:test|spec)\.tsx?$/.test(name);
const linesOf = (some: readonly string[]) =>
  some.reduce((sum, name) => sum + textOf(name).split("\n").length - 1, 0);

const own = files.filter((name) => isIn(product)(name) && !isTest(name));
const counts = {
  core: own.filter((name) => !isIn(partNames.map(folderOf))(name)),
  ...Object.fromEntries(partNames.map((name) => [`part: ${name}`, own.filter(isIn([folderOf(name)]))])),
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
