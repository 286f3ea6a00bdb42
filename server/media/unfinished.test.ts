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
    for (const [name, minutes] of [
      ["film", 119],
      ["old", 121],
    ] as const) {
      const begun = new Date(Date.now() - minutes * 60_000);
      utimesSync(path.join(folder, name), begun, begun);
    }
    await removeUnfinished(folder, { databaseUrl });
    expect(readdirSync(folder)).toEqual(left);
  },
);
