import type { FastifyReply, FastifyRequest } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { clientKey } from "./client-address.ts";
import type { FormGuard } from "./form-guard.ts";

/**
 * Answers a public form: past the guard, the work and its thanks. A robot gets the thanks without the work.
 * @param contact what the sender typed to be reached by
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
