import { createHash, createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { repeatHeader, repeatOnly } from "#app/contract/call.ts";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { signedIn } from "./session-check.ts";

/** What is kept of a reply, and how the whole reply is made of it again. */
export type Keeping = {
  keep: (body: Record<string, unknown>) => object;
  /** @returns undefined when what was created is not there any more */
  restore: (kept: Record<string, unknown>) => Promise<object | undefined>;
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** A request that names the Idempotency-Key of an earlier one is answered and not done again. */
    idempotent?: Keeping;
  }
}

/** For replies without personal data. */
export const wholeReply: Keeping = { keep: (body) => body, restore: async (kept) => kept };

const keyPattern = /^[\w-]{16,100}$/;
/** How long a reply is kept, in ms. */
const keptFor = 24 * 60 * 60_000;
/** After so many ms a request without a reply counts as lost, with the process that answered it. */
const lostAfter = 5 * 60_000;

/**
 * Answers a repeated request of an idempotent route with the reply of the first one. Only successes are kept, and for
 * a day: after a refusal the same key may be sent with a corrected form. A request that only asks for the reply
 * (`repeatHeader`) creates nothing: a browser whose reply was lost sends the texts of its form, and no file.
 */
export function answerRepeats(app: FastifyInstance, { db, clock, log }: Deps): void {
  const claims = new WeakMap<FastifyRequest, string>();

  app.addHook("preHandler", async (request, reply) => {
    const keeping = request.routeOptions.config.idempotent;
    const key = request.headers["idempotency-key"];
    if (!keeping || key === undefined) return;
    if (typeof key !== "string" || !keyPattern.test(key)) {
      return reply.code(422).send(refuse(serverMessages.badKey));
    }
    const claim = claimOf(request, key);
    const now = clock.now();
    const repeats = request.headers[repeatHeader] === repeatOnly;
    const earlier = repeats ? await findClaim(db, claim, now) : await claimKey(db, claim, now);
    if (!earlier && repeats) return reply.code(404).send(refuse(serverMessages.notSaved));
    if (!earlier) return void claims.set(request, claim.key_hash);
    if (earlier.request_hash !== claim.request_hash) {
      return reply.code(409).send(refuse(serverMessages.savedOtherwise));
    }
    if (earlier.status === null || earlier.body === null) {
      return reply.code(409).header("retry-after", "2").send(refuse(serverMessages.stillSaving));
    }
    const body = await keeping.restore(JSON.parse(earlier.body));
    return body
      ? reply.code(earlier.status).send(body)
      : reply.code(409).send(refuse(serverMessages.savedAndGone));
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const key_hash = claims.get(request);
    const keeping = request.routeOptions.config.idempotent;
    if (key_hash === undefined || !keeping) return payload;
    claims.delete(request);
    const done = reply.statusCode < 300 && typeof payload === "string";
    const kept = done
      ? { status: reply.statusCode, body: JSON.stringify(keeping.keep(JSON.parse(payload))) }
      : undefined;
    // The row is there: a reply that cannot be kept must still be sent.
    await settle(db, key_hash, kept).catch((err) => {
      log.error({ err }, "a reply could not be kept");
    });
    return payload;
  });
}

type Claim = { key_hash: string; request_hash: string };

/** Neither the key nor what was sent can be read out of it: the key is random, and the form may hold a password. */
function claimOf(request: FastifyRequest, key: string): Claim {
  const { call } = request.routeOptions.config;
  const scope = `${signedIn(request).userId} ${call?.name} ${key}`;
  return {
    key_hash: createHash("sha256").update(scope).digest("hex"),
    request_hash: createHmac("sha256", key)
      .update(JSON.stringify(request.body ?? null))
      .digest("hex"),
  };
}

const table = "idempotent_replies";

/** Forgets what is too old to be answered, and this key's request when its process is lost. */
async function forgetOld(db: Db, { key_hash }: Claim, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom(table).where("created_at", "<", ago(keptFor)).execute();
  await db
    .deleteFrom(table)
    .where("key_hash", "=", key_hash)
    .where("status", "is", null)
    .where("created_at", "<", ago(lostAfter))
    .execute();
}

/** Claims a key for this request. @returns the earlier request with this key, undefined when there is none */
async function claimKey(db: Db, claim: Claim, now: Date) {
  await forgetOld(db, claim, now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values({ ...claim, status: null, body: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  // It was refused between the two statements: the person presses again.
  return (await readClaim(db, claim)) ?? { ...claim, status: null, body: null };
}

/** The earlier request with this key, without claiming it. */
async function findClaim(db: Db, claim: Claim, now: Date) {
  await forgetOld(db, claim, now);
  return readClaim(db, claim);
}

const readClaim = (db: Db, { key_hash }: Claim) =>
  db
    .selectFrom("idempotent_replies")
    .select(["request_hash", "status", "body"])
    .where("key_hash", "=", key_hash)
    .executeTakeFirst();

async function settle(db: Db, key_hash: string, reply: { status: number; body: string } | undefined) {
  if (reply) await db.updateTable("idempotent_replies").set(reply).where("key_hash", "=", key_hash).execute();
  else await db.deleteFrom("idempotent_replies").where("key_hash", "=", key_hash).execute();
}
