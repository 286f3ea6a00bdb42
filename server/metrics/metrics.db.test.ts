import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { recordRun } from "#server/db/maintenance-runs.ts";
import { queueMail, sendDueMails } from "#server/mail/outbox.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { startMetrics } from "./metrics-server.ts";

async function measuredApp() {
  const app = await startTestApp({ env: { METRICS_PORT: "0" } });
  const metrics = await startMetrics(app.deps);
  if (!metrics) throw new Error("There are no metrics");
  onTestFinished(metrics.close);
  const read = async () => (await fetch(metrics.url)).text();
  return { app, url: metrics.url, read };
}

/** The value of a series; undefined when there is none. */
function value(text: string, series: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const queueOne = ({ deps, clock }: TestApp) =>
  queueMail(deps.db, clock.now(), {
    to: "mother@home.example",
    content: { subject: "Private-Subject", paragraphs: ["Private-Words"] },
  });

test("without METRICS_PORT nothing is counted and no port is open: WATCH-01", {
  tags: "any-database",
}, async () => {
  const { deps } = await startTestApp();
  expect(deps.metrics).toBeUndefined();
  expect(await startMetrics(deps)).toBeUndefined();
});

test("requests by what they were for, apart from those of the page cache; queues, database, disk and upkeep: WATCH-01", async () => {
  const { app, url, read } = await measuredApp();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const { db, clock, mail: _mail, log, metrics } = { ...app.deps, clock: app.clock };
  for (let visit = 0; visit < 3; visit += 1) await app.get("/blogs?q=private-query");
  await app.get("/our-work/private-path");
  await app.get("/our-work/private-path");
  await app.call("listEvents");
  await app.call("signIn", { json: { email: "mother@home.example", password: "Wrong-1" } });
  await queueOne(app);
  await recordRun(db, { name: "ledger:check", endedAt: clock.now(), succeeded: true, detail: "Clean." });
  const refusing = { send: async () => Promise.reject(new Error("no")), close: () => undefined };
  await sendDueMails({ db, mail: refusing, clock, log, metrics });
  clock.forward(20 * 60_000);

  const text = await read();
  const count = (name: string, labels = "") => value(text, `umeed_${name}${labels}`);
  expect(count("request_duration_seconds_count", '{group="pages",status="2xx"}')).toBeGreaterThan(0);
  expect(count("cached_request_duration_seconds_count")).toBe(1);
  expect(count("request_duration_seconds_count", '{group="Events",status="2xx"}')).toBe(1);
  expect(count("request_duration_seconds_count", '{group="Session",status="4xx"}')).toBe(1);
  expect(count("query_duration_seconds_count")).toBeGreaterThan(0);
  expect(count("queue_length", '{queue="mails"}')).toBe(1);
  expect(count("queue_oldest_seconds", '{queue="mails"}')).toBe(1200);
  expect(count("mail_tries_total", '{result="retry"}')).toBe(1);
  for (const queue of ["inquiries", "pages", "calls", "pictures", "pictures of visitors"])
    expect(count("queue_length", `{queue="${queue}"}`), queue).toBe(0);
  expect(count("part_up", '{part="database"}')).toBe(1);
  expect(count("database_bytes")).toBeGreaterThan(100_000);
  expect(count("disk_free_bytes")).toBeGreaterThan(0);
  expect(count("page_cache_pages")).toBeGreaterThan(0);
  const checked = Date.parse("2026-11-21T07:00:00.000Z") / 1000;
  expect(count("upkeep_success_timestamp_seconds", '{run="ledger:check"}')).toBe(checked);
  expect(value(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);

  for (const secret of ["rivate", "mother@", "/our-work", "127.0.0.1"]) expect(text).not.toContain(secret);
  const labels = new Set(Array.from(text.matchAll(/[{,](\w+)="/g), ([, name]) => name));
  expect(
    [...labels].filter(
      (name) =>
        !/^(?:group|status|le|queue|part|run|result|space|kind|type|version|major|minor|patch)$/.test(
          name ?? "",
        ),
    ),
  ).toEqual([]);
});

test("a database that is gone is told as down, and has no figures", { tags: "any-database" }, async () => {
  const { app, read } = await measuredApp();
  expect(value(await read(), "umeed_database_bytes")).toBeGreaterThan(0);
  await app.deps.db.destroy();
  const text = await read();
  expect(value(text, 'umeed_part_up{part="database"}')).toBe(0);
  expect(value(text, 'umeed_part_up{part="media"}')).toBe(1);
  expect(value(text, "umeed_database_bytes")).toBeUndefined();
  expect(value(text, 'umeed_queue_length{queue="mails"}')).toBeUndefined();
  expect(value(text, 'umeed_queue_length{queue="pictures"}')).toBe(0);
});

test("the alert rules and the board ask for metrics that there are", { tags: "any-database" }, async () => {
  const { read } = await measuredApp();
  const text = await read();
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
  for (const file of ["deploy/alerts.yml", "deploy/grafana.json"]) {
    const named = readFileSync(file, "utf8").match(/\b(?:umeed|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    const unknown = named.filter(
      (name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, "")) && !known.has(name),
    );
    expect(unknown, file).toEqual([]);
  }
});

test("a slow query of PostgreSQL is in the log, without its values: WATCH-02", async () => {
  const { deps, log } = await startTestApp();
  if (!deps.pool) return;
  await sql`select pg_sleep(${0.25}), ${"private-value"}::text`.execute(deps.db);
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "slow query");
  expect(lines).toEqual([
    expect.objectContaining({ query: "select pg_sleep($1), $2::text", ms: expect.any(Number) }),
  ]);
});
