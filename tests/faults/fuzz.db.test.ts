import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { type Role, roles } from "#app/contract/permissions.ts";
import type { Db } from "#server/db/connect.ts";
import { hashPassword } from "#server/passwords.ts";
import { administrator } from "#tests/support/app.ts";
import { bundledServer } from "#tests/support/bundled-server.ts";
import { allCalls, callUrl } from "#tests/support/calls.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { bareDatabase, bareDatabaseSettings } from "#tests/support/test-database.ts";
import { hostileFiles } from "./hostile-files.ts";
import { farNumberRequests, type HostileRequest, hostileRequests, type OpenApi } from "./hostile-requests.ts";

/** FUZZ_REQUESTS and FUZZ_SEED widen or repeat a run; `npm run fuzz` sends 50,000, on each database. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 4_000);
/** FUZZ_ROLE: all by this role; without it half of them by an administrator, the others by each role in turn. */
const onlyRole = roles.find((role) => role === process.env.FUZZ_ROLE);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const batchSize = 20;
/** Generated in batches from the seed and their number, so that only one batch is in memory. */
const chunk = 500;
const maxResponseMs = 60_000;
/**
 * Until this request the server's caches fill (compiled code, prepared statements, pages) and everything is loaded once,
 * such as fonts and the threads of pictures: some 110 MB, by which request depends on the seed. After it memory must stay.
 */
const warmUp = 2_000;
const maxGrowth = 100 * 1024 * 1024;
/**
 * V8's young generation and malloc's arenas also grow with the load, by some 150 MB until 20,000 requests.
 * They are limited here, so that they do not hide a leak. Measured so: 12 to 57 MB.
 */
const smallSpaces = { NODE_OPTIONS: "--max-semi-space-size=8", MALLOC_ARENA_MAX: "2" };
const maxFaultsShown = 20;

/** What a database refuses of such requests differs most on PostgreSQL, which is why only that one is always tried. */
const fuzzTest = test.skipIf(!process.env.FUZZ_REQUESTS && inject("databaseTemplate").kind === "sqlite");

fuzzTest(
  `${requests} hostile requests cause no server error`,
  {
    timeout: 1_800_000,
  },
  async () => {
    const { server, settings } = await startFuzzedServer();
    const db = await bareDatabase(settings);
    const document = (await (await fetch(`${server.url}/backendReact/openapi.json`)).json()) as OpenApi;
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(named.sort()).toEqual(Object.keys(allCalls).sort());
    const files = await hostileFiles();
    const anyRequest = hostileRequests(document, files);

    const faults: string[] = [];
    const seen = new Map<number, number>();
    const account = fuzzedAccounts(server, db);
    const tokens = new Map<Role, string>();
    /** After each chunk; empty where the system does not report another process's memory (Linux does). */
    const memory: number[] = [];

    const sendAll = async (batch: readonly HostileRequest[], token: string, name: string) => {
      const responses = await Promise.all(batch.map((request) => send(server, request, token)));
      for (const [place, { status, text }] of responses.entries()) {
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0) {
          faults.push(`${name} ${place}: ${status} ${text.slice(0, 300)}`);
          faults.push(written(batch[place]));
        }
      }
    };

    const far = farNumberRequests(document, files);
    expect(far.length).toBeGreaterThan(500);
    for (let index = 0; index < far.length; index += batchSize) {
      const token = await account.stillSignedIn("administrator", tokens.get("administrator"));
      tokens.set("administrator", token);
      await sendAll(far.slice(index, index + batchSize), token, `far number ${index} +`);
    }
    expect(faults).toEqual([]);

    for (let first = 0; first < requests && faults.length < maxFaultsShown; first += chunk) {
      const numRuns = Math.min(chunk, requests - first);
      const made = fc.sample(anyRequest, { numRuns, seed: seed + first });
      for (let index = 0; index < made.length; index += batchSize) {
        const batch = made.slice(index, index + batchSize);
        const turn = (first + index) / batchSize;
        const role =
          onlyRole ?? (turn % 2 ? roles[((turn - 1) / 2) % roles.length] : undefined) ?? "administrator";
        const token = await account.stillSignedIn(role, tokens.get(role));
        tokens.set(role, token);
        await sendAll(batch, token, `seed ${seed}, #${first + index} +`);
      }
      const bytes = server.memory();
      if (bytes !== undefined) memory.push(bytes);
    }

    expect(server.output()).not.toContain("a request failed");
    expect(faults).toEqual([]);
    // Both kinds of responses: a fuzz whose requests are all refused early proves nothing.
    const administrators = onlyRole === undefined || onlyRole === "administrator";
    for (const [status, min] of [
      [200, 20],
      ...(administrators ? ([[201, 2_000]] as const) : []),
      [422, 20],
    ] as const) {
      expect(seen.get(status), `answers of ${status}`).toBeGreaterThan(requests / min);
    }
    if (memory.length > warmUp / chunk) {
      const growth = growthAfter(warmUp / chunk, memory);
      const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
      process.stdout.write(
        `fuzz: ${megabytes(growth)} MB more after ${requests} requests than after ${warmUp}\n`,
      );
      expect(growth, memory.map(megabytes).join(" ")).toBeLessThan(maxGrowth);
    }
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await expectSoundDatabase(db, settings.DATABASE_URL === "");
  },
);

/**
 * The lowest of the last samples compared with the one at `warm`: garbage collection varies by tens of
 * megabytes.
 */
const growthAfter = (warm: number, samples: number[]) =>
  Math.min(...samples.slice(-4)) - (samples[warm - 1] ?? Number.NaN);

/** The program in its own process, so that its memory is measured apart from the fuzz's. */
async function startFuzzedServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-fuzz-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings: Record<string, string> = {
    ...(await bareDatabaseSettings(folder)),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    OFFICE_EMAIL: "office@umeed.example",
    SEED: "sample",
    RATE_LIMITS: "off",
    ...smallSpaces,
  };
  const server = await startServerProcess(await bundledServer(), settings);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await server.ended;
  });
  return { server, settings };
}

async function send({ url }: ServerProcess, request: HostileRequest, token: string) {
  try {
    const response = await fetch(url + request.path, {
      method: request.method,
      headers: { ...request.headers, ...(request.signedIn ? { authorization: `Bearer ${token}` } : {}) },
      body: request.body,
      signal: AbortSignal.timeout(maxResponseMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** A request as it was sent, for repeating it by hand. */
function written(request: HostileRequest | undefined): string {
  const body = request?.body && Buffer.from(request.body).toString("latin1").slice(0, 2000);
  return JSON.stringify({ ...request, body });
}

/** The fuzz may sign out, change its password or roles, or delete its user: then the account is made anew. */
function fuzzedAccounts(server: ServerProcess, db: Db) {
  const accountOf = (role: Role) => ({ ...administrator, email: `${role}-of-fuzz@umeed.example` });

  async function isLive(role: Role, token: string): Promise<boolean> {
    const response = await fetch(server.url + callUrl("readOwnUser"), {
      headers: { authorization: `Bearer ${token}` },
    });
    const { user } = (await response.json()) as { user?: { roles: Role[] } };
    return response.status === 200 && user?.roles.join() === role;
  }

  return {
    async stillSignedIn(role: Role, token = ""): Promise<string> {
      // Without a second factor every call would be refused early.
      await db.deleteFrom("two_factor_roles").execute();
      if (token && (await isLive(role, token))) return token;
      const { email, password } = accountOf(role);
      const password_hash = await hashPassword(password);
      await db.deleteFrom("users").where("email", "=", email).execute();
      await db
        .insertInto("users")
        .values({
          name: role,
          email,
          password_hash,
          created_at: new Date().toISOString(),
          roles: JSON.stringify([role]),
        })
        .execute();
      const response = await fetch(server.url + callUrl("signIn"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      return ((await response.json()) as { token: string }).token;
    },
  };
}

async function expectSoundDatabase(db: Db, isSqlite: boolean): Promise<void> {
  if (isSqlite) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    return;
  }
  for (const { name } of await db.introspection.getTables()) {
    await sql`select * from ${sql.table(name)}`.execute(db);
  }
}
