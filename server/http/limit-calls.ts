import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";
import { WorkQueue } from "#server/work-queue.ts";
import { clientKey } from "./client-address.ts";

/*
 * Pages and calls that are worked out at the same time. Beyond it they wait, beyond that they are told to come again
 * (503), at once and at no cost. A visitor's browser asks for a handful of things at a time; the number for one
 * client leaves room for the many who share an address behind a mobile network.
 */

const limits = { maxWaiting: 100, maxPerClient: 40 };
/** A page is worked out in some milliseconds, nearly all of them on this thread. */
const pagesAtOnce = 8;
/** Calls wait more than they compute: for the database, a password's hash, a picture. */
const callsAtOnce = 32;

type Settings = Pick<Env, "rateLimits">;

/** Load tests come from one address and want to see the server's own limit. */
const createQueue = ({ rateLimits }: Settings, concurrency: number) =>
  new WorkQueue({ concurrency, ...(rateLimits ? limits : { maxWaiting: Number.POSITIVE_INFINITY }) });

export const pageQueue = (env: Settings): WorkQueue => createQueue(env, pagesAtOnce);

/** A call holds its place from when its body is in until its answer is ready, so slow senders and readers hold none. */
export function limitCalls(app: FastifyInstance, env: Settings): void {
  const queue = createQueue(env, callsAtOnce);
  const places = new WeakMap<object, () => void>();

  app.addHook("preHandler", async (request, reply) => {
    if (!request.routeOptions.config.endpoint) return;
    const leave = await queue.enter(clientKey(request.ip));
    places.set(request, leave);
    // Who has gone away meanwhile may never get a reply.
    if (reply.raw.closed) leave();
    else reply.raw.once("close", leave);
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    places.get(request)?.();
    return payload;
  });
}
