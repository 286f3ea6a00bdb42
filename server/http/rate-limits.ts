import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import { asUnavailable } from "#server/db/unavailable.ts";
import type { Deps } from "#server/deps.ts";
import { networksOf } from "./client-address.ts";

/**
 * A maximum per time window, counted by a key such as an account or the key of a visitor. The networks that a visitor's
 * is in are counted too, each with its share of the maximum (`networksOf`).
 */
export type RateLimit = {
  /** Counts one. @returns the seconds to wait when the limit is reached, undefined otherwise */
  take(key: string): Promise<number | undefined>;
  /** Takes back one count, for an attempt that turned out not to count. */
  refund(key: string): Promise<void>;
  /** Whether anything was counted in the window. */
  used(key: string): Promise<boolean>;
  /** Resets the count of a key. */
  forget(key: string): Promise<void>;
};

const unlimited: RateLimit = {
  take: async () => undefined,
  refund: async () => undefined,
  used: async () => false,
  forget: async () => undefined,
};

/** Keys contain personal data of any length, so only their hash is stored. */
const short = (key: string) => createHash("sha256").update(key).digest("base64url");

/**
 * Counted in memory with SQLite, and in the database with PostgreSQL, where several processes share it.
 * @param seconds at most 24 days, the maximum of Node's timers
 */
export function createRateLimit(
  { env, pool }: Pick<Deps, "env" | "pool">,
  { name, max, seconds }: { name: string; max: number; seconds: number },
): RateLimit {
  if (!env.rateLimits) return unlimited;
  const createLimiter = (share: number) => {
    const keyPrefix = share === 1 ? name : `${name}/${share}`;
    const options = { keyPrefix, points: max * share, duration: seconds };
    return pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: "rate_limits",
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
  };
  const limiters = new Map<number, ReturnType<typeof createLimiter>>();
  const limiterOf = (share: number) => {
    const limiter = limiters.get(share) ?? createLimiter(share);
    limiters.set(share, limiter);
    return limiter;
  };
  const counted = limiterOf(1);
  return {
    async take(key) {
      try {
        // The narrowest first: one client that is refused takes nothing from its neighbours.
        for (const network of networksOf(key)) await limiterOf(network.share).consume(short(network.key));
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw asUnavailable(refusal);
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async refund(key) {
      for (const network of networksOf(key)) await told(limiterOf(network.share).reward(short(network.key)));
    },
    used: async (key) => ((await told(counted.get(short(key))))?.consumedPoints ?? 0) > 0,
    async forget(key) {
      await told(counted.delete(short(key)));
    },
  };
}

/** What the limiter asks goes past Kysely: a database that is away is told here. */
const told = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((error: unknown) => {
    throw asUnavailable(error);
  });

/** A 429 with the time to wait, in the header and in the message. */
export function refuseTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header("retry-after", String(seconds))
    .send(refuse(serverMessages.tooManyTries(Math.ceil(seconds / 60))));
}
