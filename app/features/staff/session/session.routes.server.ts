import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { deleteEndedLinks } from "#server/access-links.ts";
import { countFailure, recordChange } from "#server/audit.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import { lockAccount } from "#server/db/accounts.ts";
import { deleteExpired, endSession, findAccount, signInWithPassword } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { deviceOf } from "#server/http/session-device.ts";
import { passwordFits } from "#server/passwords.ts";
import { sessionCalls } from "./session.calls.ts";
import { ownSessionMessages, secondFactorMessages, signInMessages } from "./session.messages.ts";
import {
  finishSignInReply,
  passkeySignInReply,
  passkeyStarts,
  passwordResetForm,
  passwordResetRequest,
  secondFactorForm,
  signInForm,
  signInRefusal,
} from "./session.schema.ts";
import { sessionAdminCalls } from "./session-admin.calls.ts";
import { deleteOtherSessionsReply, listSessionsReply, sessionRemoval } from "./session-list.schema.ts";
import {
  deleteOtherSessions,
  deleteOwnSession,
  isCurrentSession,
  listOwnSessions,
} from "./session-list.store.server.ts";
import { passwordResets, type ResetResult } from "./session-reset.service.server.ts";
import {
  finishSignIn,
  secondFactorAsked,
  startPasskeySignIn,
} from "./session-second-factor.service.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";

/** The calls about a forgotten password. */
function passwordResetRoutes(app: FastifyInstance, deps: Deps): void {
  const resets = passwordResets(deps);

  addRoute(app, sessionCalls.requestPasswordReset, {
    description: "Mails a link that works once. The reply is the same whether the address is known or not.",
    body: passwordResetRequest,
    handler: async (request, reply) =>
      sendResult(reply, await resets.ask(request.body, clientKey(request.ip))),
  });

  addRoute(app, sessionCalls.resetPassword, {
    description: "Sets a new password with the token of a mailed link.",
    body: passwordResetForm,
    handler: async (request, reply) =>
      sendResult(reply, await resets.set(request.body, clientKey(request.ip))),
  });
}

function sendResult(reply: FastifyReply, { status, good, message, retryAfter }: ResetResult): FastifyReply {
  if (retryAfter) reply.header("retry-after", String(retryAfter));
  return reply.code(status).send(good ? succeed({ message }) : refuse(message));
}

const action = "end session";
const noun = "session";

/** The calls about one's own sessions. Nobody sees or ends another user's. */
function ownSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, sessionAdminCalls.listSessions, {
    description: "The sessions of the person who asks, the last used first. Never a token.",
    reply: listSessionsReply,
    handler: async (request) =>
      succeed({ sessions: await listOwnSessions(db, signedIn(request), clock.now()) }),
  });

  addAct(app, deps, sessionAdminCalls.deleteSession, {
    description: "Ends one of the sessions of the person who asks, not the one that asks.",
    body: sessionRemoval,
    act: recorded(async (trx, _now, { id }, who) => {
      if (await isCurrentSession(trx, who, id)) return { status: 409, message: ownSessionMessages.current };
      await lockAccount(trx, who.userId);
      const session = await deleteOwnSession(trx, who, id);
      if (!session) return { status: 404, message: ownSessionMessages.notFound };
      return { action, noun, id: who.userId, before: { device: session.device } };
    }),
    message: ownSessionMessages.ended,
  });

  addRoute(app, sessionAdminCalls.deleteOtherSessions, {
    description: "Ends every session of the person who asks but the one that asks.",
    reply: deleteOtherSessionsReply,
    handler: async (request) => {
      const who = signedIn(request);
      const ended = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, who.userId);
        const count = await deleteOtherSessions(trx, who);
        if (count > 0) {
          const change = { action, noun, id: who.userId, before: { sessions: count } };
          await recordChange(trx, clock.now(), who, change);
        }
        return count;
      });
      return succeed({ message: ownSessionMessages.othersEnded(ended), ended });
    },
  });
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, log } = deps;
  const limits = signInLimits(deps);
  const passkeySignIns = createRateLimit(deps, { name: "passkey-sign-in", ...passkeyStarts });

  let expiry: ReturnType<typeof startDaily> | undefined;
  app.addHook("onListen", async () => {
    const removeExpired = whileClockIsBelieved(deps, async () => {
      const removed = await deleteExpired(db, clock.now());
      await deleteEndedLinks(db, clock.now());
      if (removed > 0) log.info({ removed }, "expired sessions and links removed");
    });
    expiry = startDaily(removeExpired, log);
  });
  app.addHook("onClose", async () => {
    await expiry?.stop();
  });

  addRoute(app, sessionCalls.signIn, {
    description:
      "Takes an e-mail address and a password and hands out a token for the calls of staff. An account with a second factor gets a 401 with a challenge for `sign-in/second-factor` instead.",
    body: signInForm,
    reply: done({ token: z.string(), user_name: z.string() }),
    refusal: signInRefusal,
    refuses: [401],
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const attempt = { email, address: clientKey(request.ip) };
      const wait = await limits.take(attempt);
      if (wait) return refuseTooMany(reply, wait);

      const account = await findAccount(db, email);
      const fits = await passwordFits(account?.password_hash, password);
      const device = deviceOf(request.headers["user-agent"]);
      const result = fits && account ? await signInWithPassword(db, account, clock.now(), device) : undefined;
      if (!account || !result) {
        await countFailure(db, clock.now(), "sign in", account);
        return reply.code(401).send(refuse(signInMessages.wrong));
      }
      if ("challenge" in result) {
        const second_factor = await secondFactorAsked(deps, account.id, result.challenge);
        return refuseWith(reply, { status: 401, message: secondFactorMessages.asked }, { second_factor });
      }
      await limits.welcome(attempt);
      return succeed({ token: result.token, user_name: account.name, message: signInMessages.welcome });
    },
  });

  addRoute(app, sessionCalls.startPasskeySignIn, {
    description: "What a browser asks its passkeys with. The answer goes to `sign-in/second-factor`.",
    reply: passkeySignInReply,
    handler: async (request, reply) => {
      const wait = await passkeySignIns.take(clientKey(request.ip));
      if (wait) return refuseTooMany(reply, wait);
      return succeed(await startPasskeySignIn(deps));
    },
  });

  addRoute(app, sessionCalls.finishSignIn, {
    description:
      "Takes the challenge of a sign-in with a code of the authenticator app, a recovery code or a passkey, and hands out a token. Each works once.",
    body: secondFactorForm,
    reply: finishSignInReply,
    refuses: [401],
    handler: async (request, reply) => {
      const result = await finishSignIn(deps, request.body, {
        address: clientKey(request.ip),
        device: deviceOf(request.headers["user-agent"]),
      });
      if ("wait" in result) return refuseTooMany(reply, result.wait);
      if ("refused" in result) return reply.code(401).send(refuse(result.refused));
      return succeed({ ...result, message: signInMessages.welcome });
    },
  });

  addRoute(app, sessionAdminCalls.signOut, {
    description: "Ends the session of the token that is sent.",
    handler: async (request) => {
      await endSession(db, signedIn(request), clock.now());
      return succeed({ message: signInMessages.signedOut });
    },
  });

  ownSessionRoutes(app, deps);
  passwordResetRoutes(app, deps);
}
