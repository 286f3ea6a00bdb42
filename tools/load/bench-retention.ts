import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { features } from "#app/features/features.server.ts";
import {
  prepareTerms,
  retentionKinds,
} from "#app/parts/personal-data/retention/server/retention-terms.store.server.ts";
import { runRetention } from "#app/parts/personal-data/retention/server/run-retention.server.ts";
import { createDeps } from "#server/create-deps.ts";
import { sqliteFile } from "#server/db/connect.ts";
import { recordRun } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import type { Report } from "./bench-calls.ts";
import { timeBackup, timeList, yearLists } from "./calls.ts";
import { countAll, fillWithYears } from "./fill-with-years.ts";
import { startMeasured } from "./product-server.ts";

/** Five years of 5,000 visitors and 300 gifts a day: size, start, lists and backup, before and after old data is removed. */
export async function benchRetention(report: Report, { share }: { share: number }): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-bench-retention-"));
  try {
    console.log("five years of 5,000 visitors and 300 gifts a day ...");
    const rows = await fillWithYears(folder, share);
    // What the server would begin with at its start is measured apart.
    await withDeps(folder, ({ db }) =>
      recordRun(db, { name: "retention", endedAt: new Date(), succeeded: true, detail: "" }),
    );
    // A file that a start has not seen yet is written anew once.
    const first = await startMeasured(folder);
    await first.stop();
    report("the first start, which writes the file anew", first.readyIn / 1000, "s", "at most", 120);
    await measure(report, folder, "before", rows);
    const left = await withDeps(folder, (deps) => clean(report, deps));
    await measure(report, folder, "after", left);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withDeps<Result>(folder: string, act: (deps: Deps) => Promise<Result>): Promise<Result> {
  const deps = await createDeps(readEnv({ DATA_DIR: folder, LOG_LEVEL: "warn" }), features);
  try {
    return await act(deps);
  } finally {
    await deps.close();
  }
}

async function measure(report: Report, folder: string, when: string, rows: number): Promise<void> {
  report(`${when}: rows`, rows, "", "at most", 10_000_000);
  report(`${when}: database`, statSync(sqliteFile(folder)).size / 1024 ** 2, "MB", "at most", 4096);
  const server = await startMeasured(folder);
  try {
    report(`${when}: ready in`, server.readyIn, "ms", "at most", 1500);
    for (const [name, address] of Object.entries(yearLists)) {
      report(`${when}: p99 of ${name}`, await timeList(server.url, address, 100), "ms", "at most", 500);
    }
    const { seconds, megabytes } = await timeBackup(server.url);
    report(`${when}: backup`, seconds, "s", "at most", 120);
    report("  its size", megabytes, "MB", "at most", 4096);
  } finally {
    await server.stop();
  }
}

/** The first night after the notice, the largest there is. @returns how many rows are left */
async function clean(report: Report, deps: Deps): Promise<number> {
  const { db } = deps;
  await prepareTerms(db, retentionKinds(features), new Date(Date.now() - 40 * 86_400_000));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  const removed = (await runRetention(deps)) ?? {};
  delay.disable();
  console.log("removed:", removed);
  // A step takes milliseconds of its own: the rest of these waits is the disk, at the end of its transaction.
  report("the first night", (performance.now() - started) / 1000, "s", "at most", 3600);
  report("  the longest that others wait", delay.max / 1e6, "ms", "at most", 500);
  report("  99 of 100 wait", delay.percentile(99) / 1e6, "ms", "at most", 100);
  const again = performance.now();
  await runRetention(deps);
  report("a night with nothing to do", (performance.now() - again) / 1000, "s", "at most", 60);
  return countAll(db);
}
