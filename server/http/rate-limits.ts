import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import type { Services } from "#server/services.ts";

/** So many in so many seconds, counted by a key such as an account and an address. */
export type RateLimit = {
  /** Takes one. @returns the seconds to wait when none was left, undefined when it may go on */
  take(key: string): Promise<number | undefined>;
  /** Gives one back that was taken for what turned out not to count. */
  refund(key: string): Promise<void>;
  /** Whether any was taken within the time. */
  used(key: string): Promise<boolean>;
  /** Starts the count of a key afresh. */
  forget(key: string): Promise<void>;
};

const unlimited: RateLimit = {
  take: async () => undefined,
  refund: async () => undefined,
  used: async () => false,
  forget: async () => undefined,
};

/** Keys hold addresses of people and what they typed: of any length, and nothing to keep as it is. */
const short = (key: string) => createHash("sha256").update(key).digest("base64url");

/**
 * Counted in memory beside SQLite, and in the database beside PostgreSQL, where several processes share it.
 * @param seconds at most 24 days, the longest that a timer of Node runs
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

/** 429 with the time to wait, in the header for programs and in words for people. */
export function refuseTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header("retry-after", String(seconds))
    .send(refuse(serverMessages.tooManyTries(Math.ceil(seconds / 60))));
}
