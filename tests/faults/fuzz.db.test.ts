import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endpoints } from "#app/contract/endpoints.ts";
import { hashPassword } from "#server/passwords.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { type HostileRequest, hostileRequests, type OpenApi } from "./hostile-requests.ts";

/** FUZZ_REQUESTS and FUZZ_SEED repeat or widen a run; `npm run fuzz` sends 50,000. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const atOnce = 20;
const longestAnswer = 20_000;
const mostGrowth = 250 * 1024 * 1024;

test(`${requests} hostile requests get an answer that is no fault of ours`, {
  timeout: 1_800_000,
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error", SEED: "sample" } });
  const document = (await app.get("/backendReact/openapi.json")).body as OpenApi;
  const named = new Set(
    Object.values(document.paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId)),
  );
  expect([...named].sort()).toEqual(Object.keys(endpoints).sort());

  const all = fc.sample(hostileRequests(document), { numRuns: requests, seed });
  const faults: string[] = [];
  const seen = new Map<number, number>();
  let token = await app.signIn();
  const before = process.memoryUsage().rss;

  for (let index = 0; index < all.length; index += atOnce) {
    const batch = all.slice(index, index + atOnce);
    const answers = await Promise.all(batch.map((request) => send(app, request, token)));
    for (const [place, { status, text }] of answers.entries()) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0) {
        faults.push(`#${index + place} ${batch[place]?.operation}: ${status} ${text.slice(0, 200)}`);
      }
    }
    token = await stillSignedIn(app, token);
  }

  expect(app.log.filter((line) => line.includes("a request failed"))).toEqual([]);
  expect(faults).toEqual([]);
  // Both kinds of answer: a fuzz that is refused at the door every time would prove nothing.
  expect(seen.get(200)).toBeGreaterThan(requests / 20);
  expect(seen.get(422)).toBeGreaterThan(requests / 20);
  expect(process.memoryUsage().rss - before).toBeLessThan(mostGrowth);
  await expectSoundDatabase(app);
});

async function send(app: TestApp, request: HostileRequest, token: string) {
  try {
    const response = await fetch(app.url + request.path, {
      method: request.method,
      headers: { ...request.headers, ...(request.signedIn ? { authorization: `Bearer ${token}` } : {}) },
      body: request.body,
      signal: AbortSignal.timeout(longestAnswer),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** The fuzz may sign itself out, change its password or remove its user: then it starts afresh. */
async function stillSignedIn(app: TestApp, token: string): Promise<string> {
  if ((await app.call("listAuditLog", { token })).status === 200) return token;
  const { db } = app.services;
  const password_hash = await hashPassword(administrator.password);
  await db.deleteFrom("users").where("email", "=", administrator.email).execute();
  await db
    .insertInto("users")
    .values({
      name: "Administrator",
      email: administrator.email,
      password_hash,
      created_at: app.clock.now().toISOString(),
    })
    .execute();
  return app.signIn();
}

async function expectSoundDatabase({ services: { db, env } }: TestApp): Promise<void> {
  if (!env.databaseUrl) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    return;
  }
  for (const { name } of await db.introspection.getTables()) {
    await sql`select * from ${sql.table(name)}`.execute(db);
  }
}
