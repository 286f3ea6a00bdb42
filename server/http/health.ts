import type { FastifyInstance, FastifyRequest } from "fastify";
import { readClock } from "#server/clock-trust.ts";
import type { Deps } from "#server/deps.ts";
import { lowSpaceBytes } from "#server/disk-reserve.ts";
import { isLate, readOutbox } from "#server/mail/outbox-state.ts";
import { readDiskSpace } from "#server/metrics/server-state.ts";
import { withTimeLimit } from "#server/time-limit.ts";

export const isHealthCheck = ({ url }: Pick<FastifyRequest, "url">) =>
  url === "/healthz" || url === "/readyz";

/** In ms. A check asks the database and, where uploads are in a bucket, its paid service: anybody can call it at any rate. */
const keptFor = 1000;

/** `degraded`: somebody has to look, and requests are answered. */
type PartState = "ok" | "degraded" | "failing" | "unknown";
type Readiness = {
  parts: Record<"database" | "media" | "disk" | "mail" | "clock", PartState>;
  /** What is wrong, in words that name nothing internal. */
  reasons: string[];
};

const reasonsOf = {
  full: "The disk is full: nothing new is stored.",
  readOnly: "The disk can only be read: nothing is stored.",
  clock:
    "The clock is more than 35 days from the newest stored time: nothing is removed or sealed until staff say in System that it is right.",
};

/**
 * /healthz: the process is running, and does not stop in the next seconds (RELEASE-12). /readyz: what requests need works,
 * too, as of a second ago at most: database and uploads. What does not answer within 5 seconds fails, and so does a disk that
 * is full or can only be read. Little space, mails that wait and a doubted clock make it degraded, with a 200: a proxy that
 * took the site away for them would make things worse (WATCH-03).
 */
export function healthChecks(app: FastifyInstance, deps: Deps): void {
  const { db, media, env, clock, log, diskReserve } = deps;
  let last: { at: number; state: Promise<Readiness> } | undefined;

  async function check(): Promise<Readiness> {
    const [outbox, storage, space, disk, time] = await Promise.allSettled([
      withTimeLimit(() => readOutbox(db)),
      withTimeLimit(() => media.check()),
      readDiskSpace(env.dataDir),
      diskReserve?.fault(),
      withTimeLimit(() => readClock(deps)),
    ]);
    if (outbox.status === "rejected") log.error({ err: outbox.reason }, "database does not answer");
    if (storage.status === "rejected") log.error({ err: storage.reason }, "media does not answer");
    const isLow = space.status === "rejected" || space.value.freeBytes < lowSpaceBytes;
    // Without a mail server mails are meant to wait.
    const mail = (oldest: string | null) => (env.mail.url && isLate(oldest, clock.now()) ? "degraded" : "ok");
    const fault = disk.status === "fulfilled" ? disk.value : undefined;
    const doubted = time.status === "fulfilled" && time.value.doubted;
    const parts: Readiness["parts"] = {
      database: outbox.status === "fulfilled" ? "ok" : "failing",
      media: storage.status === "fulfilled" ? "ok" : "failing",
      disk: fault ? "failing" : isLow ? "degraded" : "ok",
      mail: outbox.status === "fulfilled" ? mail(outbox.value.oldest) : "unknown",
      clock: time.status === "rejected" ? "unknown" : doubted ? "degraded" : "ok",
    };
    return { parts, reasons: [...(fault ? [reasonsOf[fault]] : []), ...(doubted ? [reasonsOf.clock] : [])] };
  }

  app.get("/healthz", async (_request, reply) => {
    const ok = !deps.stopping.signal.aborted;
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok });
  });

  app.get("/readyz", async (_request, reply) => {
    const now = clock.now().getTime();
    if (!last || Math.abs(now - last.at) >= keptFor) last = { at: now, state: check() };
    const { parts, reasons } = await last.state;
    const states = Object.values(parts);
    const ok = !states.includes("failing");
    const status = !ok ? "failing" : states.includes("degraded") ? "degraded" : "ok";
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, status, ...parts, ...(reasons.length > 0 ? { reasons } : {}) });
  });
}
