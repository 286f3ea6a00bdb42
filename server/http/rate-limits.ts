import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refuse, serverMessages } from "../../app/contract/replies.ts";
import type { Services } from "../services.ts";

/** So many in so many seconds, counted by a key such as an account and an address. */
export type RateLimit = {
  /** Takes one. @returns the seconds to wait when none was left, undefined when it may go on */
  take(key: string): Promise<number | undefined>;
  /** Starts the count of a key afresh. */
  forget(key: string): Promise<void>;
};

const unlimited: RateLimit = { take: async () => undefined, forget: async () => undefined };

/** Counted in memory beside SQLite, and in the database beside PostgreSQL, where several processes share it. */
export function createRateLimit(
  { env, pool }: Pick<Services, "env" | "pool">,
  { name, most, seconds }: { name: string; most: number; seconds: number },
): RateLimit {
  if (!env.rateLimits) return unlimited;
  const options = { keyPrefix: name, points: most, duration: seconds };
  const limiter = pool
    ? new RateLimiterPostgres({ ...options, storeClient: pool, tableName: "rate_limits", tableCreated: true })
    : new RateLimiterMemory(options);
  return {
    async take(key) {
      try {
        await limiter.consume(key.slice(0, 200));
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async forget(key) {
      await limiter.delete(key.slice(0, 200));
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
