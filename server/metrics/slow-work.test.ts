import { pino } from "pino";
import { expect, test } from "vitest";
import { queryShape, SlowWork } from "./slow-work.ts";

function slowWork() {
  let now = Date.parse("2026-11-21T07:00:00.000Z");
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const clock = { now: () => new Date(now) };
  const forward = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { work: new SlowWork({ clock, log, metrics: undefined }), lines, forward };
}

const request = { method: "POST", route: "/backendReact/donations/:id", group: "Donations", status: 200 };

test("a request over half a second and a query over a fifth of one have a line each, with their shape: WATCH-02", () => {
  const { work, lines } = slowWork();
  work.answered({ ...request, ms: 500 });
  work.queried("select 1", 200);
  expect(lines).toEqual([]);
  work.answered({ ...request, ms: 500.6 });
  work.queried('select "id" from "users" where "email" = ? and "id" in (?, ?, ?)', 1234.4);
  work.waitedForLock(9000, false);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 40, ...request, ms: 501, msg: "slow request" },
    {
      level: 40,
      query: 'select "id" from "users" where "email" = ? and "id" in (?, ...)',
      ms: 1234,
      msg: "slow query",
    },
    { level: 40, ms: 9000, gaveUp: false, msg: "another program had the database locked" },
  ]);
});

test("the page of the system hears of the last 15 minutes", () => {
  const { work, forward } = slowWork();
  work.answered({ ...request, ms: 700 });
  forward(10);
  work.queried("select 1", 300);
  work.waitedForLock(300, true);
  expect(work.recent()).toEqual({ requests: 1, queries: 1, locks: 1 });
  work.answered({ ...request, group: "uploads", ms: 9000 });
  expect(work.recent().requests, "a large photo").toBe(1);
  forward(6);
  expect(work.recent()).toEqual({ requests: 0, queries: 1, locks: 1 });
  for (let count = 0; count < 1500; count += 1) work.queried("select 1", 300);
  expect(work.recent().queries).toBe(1000);
});

test.for([
  ["select * from t where a in ($1, $2, $3) and b = $4", "select * from t where a in ($1, ...) and b = $4"],
  ["insert into t values (?, ?), (?, ?), (?, ?)", "insert into t values (?, ...), ..."],
  [`select ${"x".repeat(5000)}`, `select ${"x".repeat(1493)}`],
] as const)("a list of values has one shape whatever its length: %s", ([sql, shape]) => {
  expect(queryShape(sql)).toBe(shape);
});
