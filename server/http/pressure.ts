import { performance } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import { sendPlain } from "./errors.ts";
import { isHealthCheck } from "./health.ts";

const lookEvery = 100;
/** Once the server could not keep up it turns callers away for this long, so that it catches up with the others. */
const restFor = 1000;

/**
 * Answers 503 in time instead of nobody ever: while the event loop lags, callers are told to come again. Measured
 * from when the server listens, because starting up is one long turn of the loop and says nothing of the load.
 * @param longestDelay milliseconds of lag that visitors may feel; 0 turns nobody away
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  let busyUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  app.addHook("onListen", async () => {
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      if (now - last - lookEvery > maxDelayMs) busyUntil = now + restFor;
      last = now;
    }, lookEvery).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));

  app.addHook("onRequest", async (request, reply) => {
    // Whoever watches over the process must learn that it lives, above all now.
    if (busyUntil === 0 || performance.now() > busyUntil || isHealthCheck(request)) return;
    reply.header("retry-after", "5");
    return sendPlain(request, reply, 503, serverMessages.overloaded);
  });
}
