import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Services } from "#server/services.ts";

export const isHealthCheck = ({ url }: Pick<FastifyRequest, "url">) =>
  url === "/healthz" || url === "/readyz";

/** /healthz: the process is running. /readyz: database and uploads work, too. */
export function healthChecks(app: FastifyInstance, services: Services): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );

  app.get("/readyz", async (request, reply) => {
    const names = ["database", "media"] as const;
    const checks = [sql`select 1`.execute(services.db), services.media.check()];
    const states: Record<string, "ok" | "failing"> = {};
    for (const [place, check] of (await Promise.allSettled(checks)).entries()) {
      const name = names[place] ?? "";
      states[name] = check.status === "fulfilled" ? "ok" : "failing";
      if (check.status === "rejected") request.log.error({ err: check.reason }, `${name} does not answer`);
    }
    const ok = Object.values(states).every((state) => state === "ok");
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...states });
  });
}
