import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { answers, done } from "#app/contract/reply-schemas.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { passwordFits } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { signInMessages } from "./session.constants.ts";
import { failuresAllowed, failureWindowSeconds, signInForm } from "./session.rules.ts";
import { createSession, deleteSession, findAccount } from "./session.store.server.ts";
import { passwordResetRoutes } from "./session-reset.api.server.ts";

export function sessionApi(services: Services): FastifyPluginAsyncZod {
  const { db, clock } = services;
  const failures = createRateLimit(services, {
    name: "sign-in",
    most: failuresAllowed,
    seconds: failureWindowSeconds,
  });
  const failureKey = (email: string, address: string) => `${email} ${address}`;

  return async (app) => {
    app.route({
      ...endpoint("signIn"),
      schema: {
        summary: "Sign in",
        body: signInForm,
        response: answers(done({ token: z.string(), user_name: z.string() })),
      },
      handler: async (request, reply) => {
        const { email, password } = request.body;
        const key = failureKey(email, request.ip);
        // Taken before the slow comparison and given back after, so that tries at the same time count too.
        const wait = await failures.take(key);
        if (wait) return refuseTooMany(reply, wait);

        const account = await findAccount(db, email);
        if (!(await passwordFits(account?.password_hash, password)) || !account) {
          return reply.code(401).send(refuse(signInMessages.wrong));
        }
        const token = await createSession(db, account, clock.now());
        if (!token) return reply.code(401).send(refuse(signInMessages.wrong));
        await failures.forget(key);
        return succeed({ token, user_name: account.name, message: signInMessages.welcome });
      },
    });

    app.route({
      ...endpoint("signOut"),
      schema: { summary: "Sign out, revoking the token", response: answers(done({})) },
      handler: async (request) => {
        await deleteSession(db, signedIn(request).tokenHash);
        return succeed({ message: signInMessages.signedOut });
      },
    });

    passwordResetRoutes(app, services, (email, address) => failures.forget(failureKey(email, address)));
  };
}
