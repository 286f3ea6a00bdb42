import { tmpdir } from "node:os";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { startWay } from "#tests/support/database-way.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";
import { postgresChangeFeed } from "./change-feed.ts";
import { connectPostgres } from "./postgres.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/* Connections to PostgreSQL that are lost without a word: START-23. */

const postgresTest = test.runIf(inject("databaseTemplate").kind === "postgres");

postgresTest("a save on a connection that has fallen silent ends, and the next one has another", async () => {
  const way = await startWay((await emptyDatabase(tmpdir())).url ?? "");
  const { db } = connectPostgres(way.url, { queryLimitMs: 300 });
  onTestFinished(() => db.destroy());
  const save = () =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom("headline").select("id").execute();
      way.silence();
      await trx.updateTable("headline").set({ headline: "Quilts" }).execute();
    });
  const begun = performance.now();
  await expect(save()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  // Neither the save nor its rollback waits for more than the limit.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await db.selectFrom("headline").select("id").execute()).toBeDefined();
});

postgresTest(
  "a change feed that has fallen silent is noticed, and goes on by another connection",
  async () => {
    const way = await startWay((await emptyDatabase(tmpdir())).url ?? "");
    const told = { changes: 0, silences: 0 };
    const feed = await postgresChangeFeed(
      way.url,
      pino({ enabled: false }),
      {
        onChange: () => {
          told.changes += 1;
        },
        onSilence: () => {
          told.silences += 1;
        },
      },
      { heartbeatMs: 50, answerMs: 500 },
    );
    onTestFinished(() => feed.close());
    expect(told.silences).toBe(0);
    way.silence();
    await expect.poll(() => told.silences, { timeout: 10_000 }).toBe(1);
    const before = told.changes;
    await expect.poll(() => told.changes, { timeout: 10_000 }).toBeGreaterThan(before);
  },
);

postgresTest("a stop does not wait for a database that has fallen silent", { timeout: 300_000 }, async () => {
  const settings = await processSettings();
  const way = await startWay(settings.DATABASE_URL ?? "");
  const server = await startProcess({ ...settings, DATABASE_URL: way.url });
  way.silence();
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
});
