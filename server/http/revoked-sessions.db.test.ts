import { connect } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { urlOf } from "#app/contract/call.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import { lockAccount } from "#server/db/accounts.ts";
import { findAccount, findSession, openSession } from "#server/db/sessions.ts";
import { setPasswordWork } from "#server/passwords.ts";
import { administrator, leastPasswordWork, startTestApp, type TestApp } from "#tests/support/app.ts";
import { allCalls } from "#tests/support/calls.ts";
import {
  type StaffWriteName,
  staffReads,
  staffWriteNames,
  startStaffWrites,
} from "#tests/support/staff-writes.ts";
import { tablesOf } from "#tests/support/stored-rows.ts";

const refusal = { success: false, message: "Session expired. Please log in again." };
const withoutRole = { success: false, message: serverMessages.noPermission };
type Started = Awaited<ReturnType<typeof startStaffWrites>>;

/** Who makes the calls, with a session that is about to end. */
async function secretaryOf({ app, db, secretary }: Started) {
  const account = await findAccount(db, secretary.email);
  if (!account) throw new Error("The secretary is missing");
  const open = () => openSession(db, account, app.clock.now(), { device: "" });
  return { id: account.id, open };
}

const changedPassword = { currentPassword: administrator.password, newPassword: "Another@Horse9" };
const revocations = {
  "signed out": ({ app }: Started, own: string) => app.call("signOut", { token: own }),
  "ended from another device": ({ app }: Started, _own: string, elsewhere: string) =>
    app.call("deleteOtherSessions", { token: elsewhere }),
  "given a new password": ({ app }: Started, _own: string, elsewhere: string) =>
    app.call("updateCredentials", { token: elsewhere, json: changedPassword }),
  disabled: ({ app, token }: Started, _own: string, _elsewhere: string, id: number) =>
    app.call("updateUser", { token, json: { id, disabled: true } }),
  "given another role": ({ app, token }: Started, _own: string, _elsewhere: string, id: number) =>
    app.call("updateUser", { token, json: { id, roles: ["auditor"] } }),
  deleted: ({ app, token }: Started, _own: string, _elsewhere: string, id: number) =>
    app.call("deleteUser", { token, json: { id } }),
};

/** The first bytes of a call; `finish` sends the rest and returns what came back. */
async function begin(
  { url }: TestApp,
  name: StaffWriteName,
  token: string,
  write: Started["writes"][StaffWriteName],
) {
  const { method } = allCalls[name];
  const path = urlOf(allCalls[name]);
  const body = write.form ?? JSON.stringify(write.json ?? {});
  const whole = new Request(url, { method: "POST", body });
  const type = write.form ? whole.headers.get("content-type") : "application/json";
  const bytes = Buffer.from(await whole.arrayBuffer());
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`,
    "Connection: close",
  ];
  const response = new Promise<string>((resolve) => {
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(bytes.subarray(0, 1));
  return {
    finish: async () => {
      socket.write(bytes.subarray(1));
      const received = await response;
      const [status, reply] = [received.slice(9, 12), received.slice(received.indexOf("\r\n\r\n") + 4)];
      return { name, status, body: /^40[13]$/.test(status) ? JSON.parse(reply) : reply };
    },
  };
}

test.for(Object.keys(revocations) as (keyof typeof revocations)[])(
  "calls of staff that have begun when their user is %s are refused and write nothing: SESSION-17",
  { tags: "any-database" },
  async (way) => {
    const started = await startStaffWrites();
    const { app, db, writes } = started;
    const { id, open } = await secretaryOf(started);
    const [own, elsewhere] = [await open(), await open()];
    let heard = 0;
    app.server.on("request", () => {
      heard += 1;
    });
    const begun = [];
    // What concerns one's own account needs no role.
    const names = staffWriteNames.filter(
      (name) => way !== "given another role" || allCalls[name].access !== "signed-in",
    );
    for (const name of names) begun.push(await begin(app, name, own, writes[name]));
    await expect.poll(() => heard).toBe(names.length);
    // Asked after them, answered after each has looked its session up.
    expect((await app.call("listSessions", { token: own })).status).toBe(200);

    const { status, text } = await revocations[way](started, own, elsewhere, id);
    expect(text).toContain('"success":true');
    expect(status).toBe(200);
    const before = await tablesOf(db);
    const answers = [];
    for (const { finish } of begun) answers.push(await finish());
    const refused =
      way === "given another role" ? { status: "403", body: withoutRole } : { status: "401", body: refusal };
    expect(answers).toEqual(names.map((name) => ({ name, ...refused })));
    expect(await tablesOf(db)).toEqual(before);
  },
);

/** Refused on PostgreSQL, which is backed up by its own tools. */
const notOnPostgres: readonly StaffWriteName[] = ["downloadBackup"];

/*
 * The session ends after a call has looked it up for the second time: the test is the transaction that ends it, holds
 * the user as every such transaction does, and commits once the call waits. SQLite has one writer at a time: there
 * nothing comes between the look into the transaction and its end.
 */
test("a write that meets the end of its session inside its transaction does not happen: SESSION-17", {
  timeout: 300_000,
}, async () => {
  const started = await startStaffWrites();
  const { app, db, writes } = started;
  const { id, open } = await secretaryOf(started);
  if (!app.deps.pool) {
    const who = await findSession(db, await open(), app.clock.now());
    if (!who) throw new Error("No session");
    await db.deleteFrom("sessions").where("token_hash", "=", who.tokenHash).execute();
    const before = await tablesOf(db);
    const write = db.transaction().execute(async (trx) => {
      await trx.deleteFrom("messages").execute();
      await recordChange(
        trx,
        app.clock.now(),
        { ...who, access: "messages:write" as const },
        { action: "delete", noun: "message", id: 1 },
      );
    });
    await expect(write).rejects.toThrow("The session has ended");
    expect(await tablesOf(db)).toEqual(before);
    return;
  }
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting;
  };
  const elsewhere = await findSession(db, await open(), app.clock.now());
  const { id: session } = await db
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", elsewhere?.tokenHash ?? "")
    .executeTakeFirstOrThrow();
  const own = { ...writes, deleteSession: { json: { id: session } } };
  for (const name of staffWriteNames) {
    if (staffReads.includes(name) || notOnPostgres.includes(name)) continue;
    const token = await open();
    const tokenHash = (await findSession(db, token, app.clock.now()))?.tokenHash ?? "";
    const { called, before } = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, id);
      const call = app.call(name, { token, ...own[name] });
      await expect.poll(waiting, { interval: 5, message: `${name} waits` }).toBe(1);
      await trx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
      return { called: call, before: await tablesOf(trx) };
    });
    const { status, body } = await called;
    expect({ name, status, body }).toEqual({ name, status: 401, body: refusal });
    expect({ name, tables: await tablesOf(db) }).toEqual({ name, tables: before });
  }
});

test("forty users that a disabled administrator adds at once do not outlive the account: SESSION-17", async () => {
  // With the product's work for a password the calls that have begun are still at it when the account is disabled.
  setPasswordWork();
  onTestFinished(() => setPasswordWork(leastPasswordWork));
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const password = "Another-Horse-8";
  const add = (name: string, by = token) =>
    app.call("createUser", { token: by, json: { name, email: `${name}@umeed.example`, password } });
  const { id } = (await add("gone")).body.user;
  const gone = (await app.call("signIn", { json: { email: "gone@umeed.example", password } })).body.token;
  const addTwenty = (from: number) =>
    Array.from({ length: 20 }, (_, place) => add(`guest${from + place}`, gone));
  const count = async () => (await app.call("listUsers", { token })).body.length;
  const calls = addTwenty(0);
  await Promise.race(calls);
  const disabling = app.call("updateUser", { token, json: { id, disabled: true } });
  // Changes of access wait for each other: those before it may all be done first.
  calls.push(...addTwenty(20));
  expect((await disabling).status).toBe(200);
  const users = await count();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(await count()).toBe(users);
  expect(statuses).toContain(401);
});
