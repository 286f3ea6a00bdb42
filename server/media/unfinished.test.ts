import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeUnfinished } from "./unfinished.ts";

test.for([
  ["SQLite", undefined, []],
  ["PostgreSQL, where another process may be receiving a film", "postgres://umeed.example/umeed", ["film"]],
] as const)(
  "what earlier runs have left of uploads goes at the start: with %s",
  async ([, databaseUrl, left]) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), "umeed-unfinished-")), "receiving");
    onTestFinished(() => rmSync(path.dirname(folder), { recursive: true }));
    await removeUnfinished(folder, { databaseUrl });
    for (const name of ["film", "old"]) mkdirSync(path.join(folder, name));
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    utimesSync(path.join(folder, "old"), yesterday, yesterday);
    await removeUnfinished(folder, { databaseUrl });
    expect(readdirSync(folder)).toEqual(left);
  },
);
