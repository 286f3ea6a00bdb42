import type { FastifyReply, FastifyRequest } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { clientKey } from "./client-address.ts";
import type { FormGuard } from "./form-guard.ts";

/**
 * Handles a public form: checks the guard, runs `work` and sends the thanks. A robot gets the thanks only.
 * @param contact the sender's email or phone, for the rate limit
 */
export async function handlePublicForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { guard, trap, contact, thanks }: { guard: FormGuard; trap: FormTrap; contact: string; thanks: string },
  work: () => Promise<void>,
) {
  const result = await guard.check(trap, { address: clientKey(request.ip), contact });
  if (result.verdict === "refused") {
    if (result.retryAfter) reply.header("retry-after", String(result.retryAfter));
    return reply.code(result.status).send(result.body);
  }
  if (result.verdict === "person") await work();
  return reply.send(succeed({ message: thanks }));
}
