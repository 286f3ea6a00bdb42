import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Services } from "#server/services.ts";
import { withTimeLimit } from "#server/time-limit.ts";

export const isHealthCheck = ({ url }: Pick<FastifyRequest, "url">) =>
  url === "/healthz" || url === "/readyz";

/** In ms. A check asks the database and, where uploads are in a bucket, its paid service: anybody can call it at any rate. */
const keptFor = 1000;
const names = ["database", "media"] as const;
type Readiness = { at: number; failing: Promise<Set<string>> };

/**
 * /healthz: the process is running. /readyz: database and uploads work, too, as of a second ago at most. What does not
 * answer within 5 seconds fails.
 */
export function healthChecks(app: FastifyInstance, { db, media, clock, log }: Services): void {
  let last: Readiness = { at: 0, failing: Promise.resolve(new Set()) };

  async function check(): Promise<Set<string>> {
    const results = await Promise.allSettled([
      withTimeLimit(() => sql`select 1`.execute(db)),
      withTimeLimit(() => media.check()),
    ]);
    const failing = new Set<string>();
    for (const [place, result] of results.entries()) {
      const name = names[place] ?? "";
      if (result.status === "fulfilled") continue;
      failing.add(name);
      log.error({ err: result.reason }, `${name} does not answer`);
    }
    return failing;
  }

  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );

  app.get("/readyz", async (_request, reply) => {
    const now = clock.now().getTime();
    if (Math.abs(now - last.at) >= keptFor) last = { at: now, failing: check() };
    const failing = await last.failing;
    const states = Object.fromEntries(names.map((name) => [name, failing.has(name) ? "failing" : "ok"]));
    return reply
      .code(failing.size === 0 ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok: failing.size === 0, ...states });
  });
}
