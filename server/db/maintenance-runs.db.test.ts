import { expect, test } from "vitest";
import { bareDatabase } from "#tests/support/test-database.ts";
import { listRuns, recordRun } from "./maintenance-runs.ts";
import { migrate } from "./migrate.ts";

test("of each kind the last run stands, and when it last went well", async () => {
  const db = await bareDatabase();
  await migrate(db);
  const first = new Date("2026-11-24T01:00:00Z");
  const second = new Date("2026-11-25T01:00:00Z");
  await recordRun(db, { name: "ledger:check", endedAt: first, succeeded: true, detail: "clean" });
  await recordRun(db, { name: "ledger:check", endedAt: second, succeeded: false, detail: "2 differences" });
  await recordRun(db, { name: "backup", endedAt: first, succeeded: false, detail: "no room" });
  expect((await listRuns(db)).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "backup", ended_at: first.toISOString(), succeeded_at: null, detail: "no room" },
    {
      name: "ledger:check",
      ended_at: second.toISOString(),
      succeeded_at: first.toISOString(),
      detail: "2 differences",
    },
  ]);
});
