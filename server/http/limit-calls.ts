import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";
import { WorkQueue } from "#server/work-queue.ts";
import { clientKey } from "./client-address.ts";

/*
 * Limits of concurrent pages and calls. More wait in a queue; beyond that they get a 503 at once. The limit
 * per client allows for the many users behind one address of a mobile network.
 */

const limits = { maxWaiting: 100, maxPerClient: 40 };
/** Rendering a page is a few milliseconds of work on this thread. */
const maxConcurrentPages = 8;
/** Calls mostly wait: for the database, a password hash, a picture. */
const maxConcurrentCalls = 32;

type Settings = Pick<Env, "rateLimits">;

/** Load tests use one address and measure the server's own limit. */
const createQueue = ({ rateLimits }: Settings, concurrency: number) =>
  new WorkQueue({ concurrency, ...(rateLimits ? limits : { maxWaiting: Number.POSITIVE_INFINITY }) });

export const pageQueue = (env: Settings): WorkQueue => createQueue(env, maxConcurrentPages);
export const callQueue = (env: Settings): WorkQueue => createQueue(env, maxConcurrentCalls);

/**
 * A call counts from when its body has arrived until its reply is ready, so slow clients do not take up the
 * limit.
 */
export function limitCalls(app: FastifyInstance, queue: WorkQueue): void {
  const places = new WeakMap<object, () => void>();

  app.addHook("preHandler", async (request, reply) => {
    if (!request.routeOptions.config.call) return;
    const leave = await queue.enter(clientKey(request.ip));
    places.set(request, leave);
    // A client that has disconnected may never get a reply.
    if (reply.raw.closed) leave();
    else reply.raw.once("close", leave);
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    places.get(request)?.();
    return payload;
  });
}
