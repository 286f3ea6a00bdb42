import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { symbols } from "pino";
import { afterAll, onTestFinished } from "vitest";
import { apiBase } from "#app/contract/call.ts";
import { features } from "#app/features/features.server.ts";
import { createDeps, createLog } from "#server/create-deps.ts";
import { fillEmptyDatabase } from "#server/db/seed.ts";
import type { Deps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import type { ConnectionLimits } from "#server/http/http-server.ts";
import type { RenderPage, TakesForms } from "#server/http/pages.ts";
import { claimEmptyStorage } from "#server/media/storage-mark.ts";
import { hashPassword, setPasswordWork } from "#server/passwords.ts";
import { createServer } from "#server/server.ts";
import { beginRequirement } from "#server/two-factor/requirement.ts";
import { allCalls, type CallName, callUrl } from "./calls.ts";
import { watchReplySchemas } from "./reply-schemas.ts";
import { emptyDatabase, untilIdle } from "./test-database.ts";

export const administrator = { email: "admin@umeed.example", password: "Correct-Horse-7!" } as const;

/** Noon in Karachi, where the foundation lives. */
const startOfTests = "2026-11-21T07:00:00.000Z";

export type CallOptions = {
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  form?: FormData;
  /** A raw body and headers, for requests that our clients would not send. */
  raw?: { body: string | Uint8Array; type?: string };
  token?: string;
  headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back, and asserts what it is.
export type TestResponse = { status: number; headers: Headers; body: any; text: string };

export type TestApp = {
  url: string;
  deps: Deps;
  /** Node's own server. */
  server: Server;
  clock: { now(): Date; set(time: string): void; forward(milliseconds: number): void };
  /** All log lines so far. */
  log: string[];
  /** A call of the API over HTTP. */
  call(name: CallName, options?: CallOptions): Promise<TestResponse>;
  /** Any other request. */
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** A valid token of the administrator. */
  signIn(): Promise<string>;
  close(): Promise<void>;
};

const keptOpen = new AsyncLocalStorage<TestApp[]>();

/**
 * What the cases of a table share, where none of them changes anything, such as refusals: it is started once, by the
 * first that asks, and its apps end with the file. Starting an app takes longer than most of what is asked of it.
 */
export function startedOnce<Started>(start: () => Promise<Started>): () => Promise<Started> {
  const apps: TestApp[] = [];
  let started: Promise<Started> | undefined;
  afterAll(async () => {
    for (const app of apps) await app.close();
  });
  return () => {
    started ??= keptOpen.run(apps, start);
    return started;
  };
}

/** The nonce of every page that a test renders. */
export const testNonce = "test-nonce";
type TestRender = (
  ...asked: Parameters<RenderPage>
) => Promise<Omit<Awaited<ReturnType<RenderPage>>, "nonce">>;

export type TestAppOptions = {
  /** Environment variables. */
  env?: Record<string, string>;
  /** Renders the pages; by default every page is "page". */
  render?: TestRender;
  /** Whether something may be posted to a page; by default to every one. */
  takesForms?: TakesForms;
  /** As in createServer; by default load shedding is off. */
  maxDelayMs?: number;
  /** As in createServer. */
  connections?: Partial<ConnectionLimits>;
  /** Whether roles need a second factor, as in a new installation. By default none does. */
  secondFactors?: boolean;
};

/**
 * The real server on a free port, with its own database of the project's kind, and a clock that only the test
 * moves. It ends with the test, or as `startedOnce` says.
 */
export async function startTestApp({
  env: settings = {},
  render = plainPage,
  takesForms,
  maxDelayMs = 0,
  connections,
  secondFactors = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-app-"));
  const database = "DATABASE_URL" in settings ? {} : await emptyDatabase(folder);
  const env = readEnv({
    NODE_ENV: "test",
    SITE_URL: "http://umeed.example",
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
    LOG_LEVEL: "debug",
    ...settings,
  });
  const clock = movableClock();
  const { log, lines } = captureLog(createLog(env));
  const deps = await createDeps(env, features, { clock, log, pool: database.pool });
  // Each write waits for the disk otherwise, which is for power failures.
  if (!deps.pool) await sql`pragma synchronous = off`.execute(deps.db);
  const others = ["ADMIN_EMAIL", "ADMIN_PASSWORD", "SEED"].some((name) => name in settings);
  if (!others) await addAdministrator(deps);
  await fillEmptyDatabase(deps);
  await claimEmptyStorage(deps);
  if (secondFactors) await beginRequirement({ ...deps, clock: { now: () => new Date("2026-11-01") } });

  const clientFolder = path.join(folder, "client");
  mkdirSync(clientFolder);
  const replies = watchReplySchemas();
  const server = await createServer(
    deps,
    {
      render: async (request, about) => ({ nonce: testNonce, ...(await render(request, about)) }),
      takesForms,
      clientFolder,
    },
    { maxDelayMs, connections },
  );
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  let closed = false;
  const app: TestApp = {
    url,
    deps,
    server: server.server,
    clock,
    log: lines,
    async call(name, options = {}) {
      const response = await readAnswer(fetch(url + callUrl(name, options.query), requestFor(name, options)));
      const withToken = Boolean(options.token || options.headers?.authorization);
      replies.check(name, response, { withToken });
      return response;
    },
    get: (address, headers = {}) => readAnswer(fetch(url + address, { headers, redirect: "manual" })),
    async signIn() {
      const { body } = await app.call("signIn", { json: administrator });
      return body.token;
    },
    async close() {
      if (closed) return;
      closed = true;
      await server.close();
      await deps.close();
      if (database.pool) await untilIdle(database.pool);
      await rm(folder, { recursive: true, force: true });
    },
  };
  const kept = keptOpen.getStore();
  if (kept) kept.push(app);
  else onTestFinished(app.close);
  return app;
}

/** Hashes of the product take a third of a short test's time (passwords.test.ts has them). */
export const leastPasswordWork = { memoryCost: 8, timeCost: 1, parallelism: 1 };
setPasswordWork(leastPasswordWork);
const administratorHash = hashPassword(administrator.password);

/** As the server does: only into a database without accounts. */
async function addAdministrator({ db, clock }: Deps): Promise<void> {
  if (await db.selectFrom("users").select("id").executeTakeFirst()) return;
  const password_hash = await administratorHash;
  const created_at = clock.now().toISOString();
  const { email } = administrator;
  await db.insertInto("users").values({ name: "Administrator", email, password_hash, created_at }).execute();
}

const plainPage: TestRender = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }),
});

function requestFor(
  name: CallName,
  { json, form, raw, token, headers = {} }: CallOptions,
): RequestInit & { duplex?: "half" } {
  const type = raw?.type ?? (json === undefined ? undefined : "application/json");
  return {
    method: allCalls[name].method,
    headers: {
      ...(type ? { "content-type": type } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body:
      (raw?.body as BodyInit | undefined) ?? form ?? (json === undefined ? undefined : JSON.stringify(json)),
  };
}

async function readAnswer(sent: Promise<Response>): Promise<TestResponse> {
  const response = await sent;
  const text = await response.text();
  const json = response.status !== 304 && response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text, text };
}

/** The address of an uploaded file, below the base of the calls (ALL-16). */
export const uploadUrl = (storedPath: string) => `${apiBase}/${storedPath}`;

function movableClock(): TestApp["clock"] {
  let time = Date.parse(startOfTests);
  return {
    now: () => new Date(time),
    set: (to) => {
      time = Date.parse(to);
    },
    forward: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** The production logger with its redaction, writing to memory. */
function captureLog(log: ReturnType<typeof createLog>) {
  const lines: string[] = [];
  Object.assign(log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  return { log, lines };
}
