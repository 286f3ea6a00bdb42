import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#tests/support/source-files.ts";

/* docs/security.md: each requirement of levels 1 and 2 stands there once, and the files that hold it are there. */

const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has: V1 to V17, 253 in all. */
const inChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test("each number stands once, and no chapter misses one", () => {
  const numbers = Array.from(text.matchAll(/v5\.0\.0-(\d+)\.\d+\.\d+/g));
  const named = numbers.map(([number]) => number);
  expect(named.filter((number, at) => named.indexOf(number) !== at)).toEqual([]);
  const counts = inChapter.map((_count, at) => numbers.filter(([, of]) => Number(of) === at + 1).length);
  expect(counts).toEqual(inChapter);
});

test("each row says whether it is met, and where or why", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("| v5"));
  const row = /^\| v5\.0\.0-\d+\.\d+\.\d+ \| [^|]+ \| (?:met|partly|not|n\/a) \| [^|]+ \|$/;
  expect(rows.filter((line) => !row.test(line))).toEqual([]);
});

test("what is not met, or partly, is in the list at the end", () => {
  const [table = "", list = ""] = text.split("## What is missing");
  const open = Array.from(
    table.matchAll(/^\| v5\.0\.0-([\d.]+) \| [^|]+ \| (?:partly|not) /gm),
    ([, number]) => number,
  );
  const listed = Array.from(list.matchAll(/\d+\.\d+\.\d+/g), ([number]) => number);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

test("each file that it names is there", () => {
  const folders = ["app", "server", "scripts", "tests", "tools"];
  const tests = new Set(
    folders
      .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }))
      .map((name) => path.basename(name)),
  );
  const names = Array.from(text.matchAll(/deploy\/[\w.-]+\w|[\w./-]+\.(?:tsx?|md)\b/g), ([name]) => name);
  expect(names.length).toBeGreaterThan(200);
  const isThere = (name: string) => existsSync(path.join(root, name)) || tests.has(name);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
