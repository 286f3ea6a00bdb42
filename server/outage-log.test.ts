import { pino } from "pino";
import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "./db/unavailable.ts";
import { StorageUnavailableError } from "./media/media.ts";
import { tellOutagesOnce } from "./outage-log.ts";

test("an outage of the database is told once a minute, whatever failed by it; other lines go on", () => {
  const lines: string[] = [];
  let now = 0;
  const log = pino(
    { base: null, timestamp: false, hooks: tellOutagesOnce(() => now) },
    { write: (line) => lines.push(line) },
  );
  const away = new DatabaseUnavailableError(new Error("connect ECONNREFUSED"));
  const child = log.child({ reqId: "one" });
  for (let second = 0; second < 90; second += 1) {
    now = second * 1000;
    log.error({ err: away }, "the outbox could not be read");
    child.warn({ err: new Error("a page failed", { cause: away }) }, "a page failed");
  }
  log.error({ err: new Error("another fault") }, "a request failed");
  log.info("ready");
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ msg }) => msg)).toEqual([
    "the database does not answer",
    "the database does not answer",
    "a request failed",
    "ready",
  ]);
  expect(told.slice(0, 2).map(({ untold }) => untold)).toEqual([0, 119]);
});

test("so is an outage of the bucket, beside that of the database, without what its library drags along: START-23", () => {
  const lines: string[] = [];
  let now = 0;
  const log = pino(
    { base: null, timestamp: false, hooks: tellOutagesOnce(() => now) },
    { write: (line) => lines.push(line) },
  );
  const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.9:8333"), {
    code: "ECONNREFUSED",
    $response: { socket: "x".repeat(100_000) },
  });
  for (let second = 0; second < 90; second += 1) {
    now = second * 1000;
    log.error({ err: new StorageUnavailableError(refused) }, "media does not answer");
    log.error({ err: new DatabaseUnavailableError(new Error("connect ECONNREFUSED")) }, "a page failed");
  }
  const [storage, database, ...later] = lines.map((line) => JSON.parse(line));
  expect(storage).toMatchObject({
    msg: "the storage of uploads does not answer",
    failed: "media does not answer",
  });
  expect(JSON.stringify(storage.err)).toContain("ECONNREFUSED 10.0.0.9:8333");
  expect(database.msg).toBe("the database does not answer");
  expect(later.map(({ untold }) => untold)).toEqual([59, 59]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4000);
});
