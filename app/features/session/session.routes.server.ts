import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { deleteEndedLinks } from "#server/access-links.ts";
import { countFailure } from "#server/audit.ts";
import { startDaily } from "#server/daily.ts";
import { createSession, deleteExpired, endSession, findAccount } from "#server/db/sessions.ts";
import { clientKey } from "#server/http/client-address.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { passwordFits } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { signInMessages } from "./session.messages.ts";
import { signInForm } from "./session.schema.ts";
import { deviceOf } from "./session-device.ts";
import { ownSessionRoutes } from "./session-list.routes.server.ts";
import { passwordResetRoutes } from "./session-reset.routes.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, log } = services;
  const limits = signInLimits(services);

  let expiry: ReturnType<typeof startDaily> | undefined;
  app.addHook("onListen", async () => {
    expiry = startDaily(async () => {
      const removed = await deleteExpired(db, clock.now());
      await deleteEndedLinks(db, clock.now());
      if (removed > 0) log.info({ removed }, "expired sessions and links removed");
    }, log);
  });
  app.addHook("onClose", async () => {
    await expiry?.stop();
  });

  addRoute(app, "signIn", {
    summary: "Sign in",
    description: "Takes an e-mail address and a password and hands out a token for the calls of staff.",
    body: signInForm,
    reply: done({ token: z.string(), user_name: z.string() }),
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const attempt = { email, address: clientKey(request.ip) };
      const wait = await limits.take(attempt);
      if (wait) return refuseTooMany(reply, wait);

      const account = await findAccount(db, email);
      const fits = await passwordFits(account?.password_hash, password);
      const device = deviceOf(request.headers["user-agent"]);
      const token = fits && account ? await createSession(db, account, clock.now(), device) : undefined;
      if (!account || !token) {
        await countFailure(db, clock.now(), "sign in", account);
        return reply.code(401).send(refuse(signInMessages.wrong));
      }
      await limits.welcome(attempt);
      return succeed({ token, user_name: account.name, message: signInMessages.welcome });
    },
  });

  addRoute(app, "signOut", {
    summary: "Sign out, revoking the token",
    description: "Ends the session of the token that is sent.",
    handler: async (request) => {
      await endSession(db, signedIn(request), clock.now());
      return succeed({ message: signInMessages.signedOut });
    },
  });

  ownSessionRoutes(app, services);
  passwordResetRoutes(app, services);
}
