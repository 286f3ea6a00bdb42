import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

const day = 24 * 60 * 60_000;

/** What features do by themselves, as at a start, until so much of it is done. */
async function workUntil({ deps }: TestApp, isDone: () => Promise<boolean> | boolean): Promise<void> {
  const work = deps.features.flatMap((feature) => feature.work?.(deps) ?? []);
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  await Promise.all(work.map((started) => started.stop()));
}

/** Until retention has run. */
const workBelieved = (app: TestApp) => workUntil(app, async () => "retention" in (await runs(app)));

/** Retention, sealing, approvals, invitations, pictures, reminders and requests for blood each say that they wait. */
async function workDoubted(app: TestApp): Promise<void> {
  const before = clockLines(app).length;
  await workUntil(app, () => clockLines(app).length === before + 7);
}

/** Until the clock is believed at this moment. */
const workNow = (app: TestApp) =>
  workUntil(app, async () => (await runs(app)).clock === app.clock.now().toISOString());

async function runs({ deps: { db } }: TestApp): Promise<Record<string, string | null>> {
  const rows = await db.selectFrom("maintenance_runs").select(["name", "succeeded_at"]).execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.succeeded_at]));
}

const sealed = ({ deps: { db } }: TestApp) => db.selectFrom("receipt_days").select("day").execute();
const clockLines = ({ log }: TestApp) =>
  log.filter((line) => line.includes("the clock is more than 35 days"));

test.for([
  ["years ahead", "2031-03-01T07:00:00.000Z"],
  ["36 days ahead, as after a long pause", "2026-12-27T08:00:00.000Z"],
  ["years behind", "2020-01-01T07:00:00.000Z"],
] as const)(
  "with a clock that is %s nothing is removed or sealed until staff say that it is right: SYSTEM-24",
  async ([, wrong]) => {
    const app = await startTestApp();
    await app.signIn();
    await workBelieved(app);
    const before = await runs(app);
    expect(before).toMatchObject({ clock: app.clock.now().toISOString(), retention: expect.any(String) });
    const days = await sealed(app);

    app.clock.set(wrong);
    await workDoubted(app);
    await workDoubted(app);
    expect(await runs(app)).toEqual(before);
    expect(await sealed(app)).toEqual(days);
    const ready = await app.get("/readyz");
    expect(ready).toMatchObject({ status: 200, body: { ok: true, status: "degraded", clock: "degraded" } });
    expect(ready.body.reasons).toEqual([
      expect.stringContaining("until staff say in System that it is right"),
    ]);

    const token = await app.signIn();
    const { clock } = (await app.call("readSystem", { token })).body;
    expect(clock).toEqual({ now: wrong, newest_at: before.clock, doubted: true });
    const other = await app.call("confirmClock", { token, json: { day: "2026-11-21" } });
    expect(other.status).toBe(409);
    expect((await app.call("confirmClock", { json: { day: wrong.slice(0, 10) } })).status).toBe(401);
    const said = await app.call("confirmClock", { token, json: { day: wrong.slice(0, 10) } });
    expect(said.status).toBe(200);
    app.clock.forward(2000);
    expect((await app.get("/readyz")).body).toMatchObject({ status: "ok", clock: "ok" });
    const doubted = clockLines(app).length;
    await workNow(app);
    expect(clockLines(app)).toHaveLength(doubted);
    const audit = await app.deps.db.selectFrom("audit_log").select(["action", "noun"]).execute();
    expect(audit).toContainEqual({ action: "confirm", noun: "clock" });
  },
);

test("35 days without a look are believed, and each look begins them anew", async () => {
  const app = await startTestApp();
  await app.signIn();
  for (let times = 0; times < 3; times += 1) {
    await workNow(app);
    app.clock.forward(35 * day);
  }
  expect(clockLines(app)).toEqual([]);
});

test("a new installation believes its clock", async () => {
  const app = await startTestApp();
  expect((await app.get("/readyz")).body).toMatchObject({ clock: "ok" });
  await workBelieved(app);
  expect(await runs(app)).toMatchObject({ clock: app.clock.now().toISOString() });
});
