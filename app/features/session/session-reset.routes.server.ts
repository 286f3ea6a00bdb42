import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { clientKey } from "#server/http/client-address.ts";
import { addRoute } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { passwordResetForm, passwordResetRequest } from "./session.schema.ts";
import { passwordResets, type ResetResult } from "./session-reset-limits.server.ts";

/** The calls about a forgotten password. */
export function passwordResetRoutes(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const resets = passwordResets(services);

  addRoute(app, "requestPasswordReset", {
    summary: "Ask for a link to set a new password",
    description: "Mails a link that works once. The reply is the same whether the address is known or not.",
    body: passwordResetRequest,
    handler: async (request, reply) =>
      sendResult(reply, await resets.ask(request.body, clientKey(request.ip))),
  });

  addRoute(app, "resetPassword", {
    summary: "Set a new password with such a link",
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
