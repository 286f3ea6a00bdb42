import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, responses } from "#app/contract/reply-schemas.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { clientKey } from "#server/http/client-address.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import type { Services } from "#server/services.ts";
import { asksAllowed, passwordResetMessages, triesAllowed } from "./session.messages.ts";
import { passwordResetForm, passwordResetRequest } from "./session.schema.ts";
import { sendResetLink, setNewPassword } from "./session-reset.service.server.ts";

const hour = 60 * 60;
/** Every answer waits this long, far longer than the writing takes, so that its time tells nothing. */
const minResponseMs = 250;

/**
 * The calls about a forgotten password.
 * @param onReset hears whose password was set from where, so that failures before it no longer count
 */
export function passwordResetRoutes(
  plain: FastifyInstance,
  services: Services,
  onReset: (email: string, address: string) => Promise<void>,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const asks = {
    address: createRateLimit(services, { name: "reset-address", max: asksAllowed, seconds: hour }),
    email: createRateLimit(services, { name: "reset-email", max: asksAllowed, seconds: hour }),
  };
  const tries = createRateLimit(services, { name: "reset-try", max: triesAllowed, seconds: hour });

  app.route({
    ...endpoint("requestPasswordReset"),
    schema: {
      summary: "Ask for a link to set a new password",
      description: "Mails a link that works once. The reply is the same whether the address is known or not.",
      body: passwordResetRequest,
      response: responses(done({})),
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      const wait = (await asks.address.take(clientKey(request.ip))) ?? (await asks.email.take(email));
      if (wait) return refuseTooMany(reply, wait);
      await Promise.all([sendResetLink(services, email), setTimeout(minResponseMs)]);
      return succeed({ message: passwordResetMessages.asked });
    },
  });

  app.route({
    ...endpoint("resetPassword"),
    schema: {
      summary: "Set a new password with such a link",
      description: "Sets a new password with the token of a mailed link.",
      body: passwordResetForm,
      response: responses(done({})),
    },
    handler: async (request, reply) => {
      const wait = await tries.take(clientKey(request.ip));
      if (wait) return refuseTooMany(reply, wait);
      const result = await setNewPassword(services, request.body);
      if (result === "dead link") return reply.code(422).send(refuse(passwordResetMessages.dead));
      if (result === "common password") return reply.code(422).send(refuse(passwordMessages.tooCommon));
      await onReset(result.email, clientKey(request.ip));
      return succeed({ message: passwordResetMessages.changed });
    },
  });
}
