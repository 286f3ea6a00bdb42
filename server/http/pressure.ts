import { performance } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import { sendPlain } from "./errors.ts";
import { isHealthCheck } from "./health.ts";
import type { PageCache } from "./page-cache.ts";

const sampleIntervalMs = 100;
/** How long requests are refused once the event loop was too slow. */
const refuseForMs = 1000;

/**
 * Load shedding: while the event loop lags, requests get a 503 at once, or a page of the cache that has expired. Measured
 * from when the server listens, because starting up blocks the loop.
 * @param maxDelayMs the tolerated lag in ms; 0 never refuses
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number, pageCache?: PageCache): void {
  if (maxDelayMs === 0) return;
  let busyUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  app.addHook("onListen", async () => {
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      if (now - last - sampleIntervalMs > maxDelayMs) busyUntil = now + refuseForMs;
      last = now;
    }, sampleIntervalMs).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));

  app.addHook("onRequest", async (request, reply) => {
    // Health checks must work, above all under load.
    if (busyUntil === 0 || performance.now() > busyUntil || isHealthCheck(request)) return;
    if (pageCache?.respondExpired(request.raw, reply.raw)) return reply.hijack();
    reply.header("retry-after", "5");
    return sendPlain(request, reply, 503, serverMessages.overloaded);
  });
}
