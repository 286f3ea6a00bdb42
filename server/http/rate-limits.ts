import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import type { Services } from "#server/services.ts";

/** A maximum per time window, counted by a key such as an account and an IP address. */
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
  { env, pool }: Pick<Services, "env" | "pool">,
  { name, max, seconds }: { name: string; max: number; seconds: number },
): RateLimit {
  if (!env.rateLimits) return unlimited;
  const options = { keyPrefix: name, points: max, duration: seconds };
  const limiter = pool
    ? new RateLimiterPostgres({ ...options, storeClient: pool, tableName: "rate_limits", tableCreated: true })
    : new RateLimiterMemory(options);
  return {
    async take(key) {
      try {
        await limiter.consume(short(key));
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async refund(key) {
      await limiter.reward(short(key));
    },
    used: async (key) => ((await limiter.get(short(key)))?.consumedPoints ?? 0) > 0,
    async forget(key) {
      await limiter.delete(short(key));
    },
  };
}

/** A 429 with the time to wait, in the header and in the message. */
export function refuseTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header("retry-after", String(seconds))
    .send(refuse(serverMessages.tooManyTries(Math.ceil(seconds / 60))));
}
