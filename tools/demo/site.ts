import { mkdir } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { type Call, urlOf } from "#app/contract/call.ts";
import { features } from "#app/features/features.server.ts";
import { createDeps } from "#server/create-deps.ts";
import type { Db } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { fillEmptyDatabase, markDemonstration } from "#server/db/seed.ts";
import { findAccount, openSession } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { createServer } from "#server/server.ts";

/** Who signs in to a demonstration. It is no secret: there is nothing real behind it. */
export const administrator = { email: "demo@umeed.example", password: "Look-around-1!" } as const;

type Asked = { json?: object; query?: Record<string, string | number> };
type Answer = Record<string, unknown>;

/** A server without pages whose clock is set by the year that is being invented. */
export type DemoSite = {
  deps: Deps;
  setTime(time: Date): void;
  /** A visitor's call. @throws Error when it is refused */
  visitor(made: Call, asked?: Asked): Promise<Answer>;
  /** The same by the administrator. */
  staff(made: Call, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
};

/** Opens an empty folder as a demonstration, at `time`. All that follows goes through the program's own calls. */
export async function openDemoSite(env: Env, time: Date): Promise<DemoSite> {
  let now = time;
  const clock = { now: () => now };
  await mkdir(env.dataDir, { recursive: true });
  const deps = await createDeps({ ...env, admin: administrator, seed: "none" }, features, { clock });
  await migrate(deps.db);
  await markDemonstration(deps.db, time);
  await fillEmptyDatabase(deps);
  const server = await createServer(deps, {
    render: async () => {
      throw new Error("A demonstration is filled by calls alone");
    },
  });
  let session: { token: string; since: Date } | undefined;

  /** A session a day, without the password, whose comparison would take half of the time. */
  async function token(): Promise<string> {
    if (session?.since !== now) {
      const account = await findAccount(deps.db, administrator.email);
      const open = (trx: Db) => account && openSession(trx, account, now, { device: "" });
      const token = await deps.db.transaction().execute(async (trx) => open(trx));
      if (!token) throw new Error("The demonstration has no administrator");
      session = { token, since: now };
    }
    return session.token;
  }

  return {
    deps,
    setTime(time) {
      now = time;
    },
    visitor: (made, asked) => call(server, made, asked),
    staff: async (made, asked) => call(server, made, asked, await token()),
    async close() {
      await server.close();
      await deps.close();
    },
  };
}

async function call(
  server: FastifyInstance,
  made: Call,
  { json, query }: Asked = {},
  token?: string,
): Promise<Answer> {
  const response = await server.inject({
    method: made.method,
    url: urlOf(made, query),
    ...(json ? { payload: json } : {}),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (response.statusCode >= 300) throw new Error(`${made.name}: ${response.statusCode} ${response.body}`);
  return response.json();
}
