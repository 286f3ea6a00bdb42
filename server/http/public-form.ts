import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import type { FieldFault, FormResult, FormValues } from "#app/lib/form-faults.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { clientKey } from "./client-address.ts";
import { refuseWith } from "./errors.ts";
import type { FormGuard, Sender } from "./form-guard.ts";
import { readPageForm } from "./page-forms.ts";

/**
 * What came of a form beyond its usual thanks: it was refused after all, or there are other thanks, and more that the
 * sender should know, such as a reference. Most forms return nothing.
 */
export type FormOutcome =
  | { refused: { status: 409 | 413 | 415 | 422; message: string } }
  | { refused?: undefined; thanks?: string; more?: Readonly<Record<string, string>> };

/**
 * Handles a public form: checks the guard, runs `work` and sends the thanks. A robot gets the thanks only.
 * @param contact the sender's email or phone, for the rate limit
 */
export async function handlePublicForm(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    guard,
    trap,
    thanks,
    ...sender
  }: { guard: FormGuard; trap: FormTrap; thanks: string } & Omit<Sender, "address">,
  work: () => Promise<FormOutcome> | Promise<void>,
) {
  const result = await guard.check(trap, { address: clientKey(request.ip), ...sender });
  if (result.verdict === "refused") {
    if (result.retryAfter) reply.header("retry-after", String(result.retryAfter));
    return reply.code(result.status).send(result.body);
  }
  const outcome = (result.verdict === "person" && (await work())) || {};
  if (outcome.refused) return refuseWith(reply, outcome.refused);
  return reply.send(succeed({ message: outcome.thanks ?? thanks, ...outcome.more }));
}

type PageForm<Schema extends z.ZodType<FormTrap>> = {
  /** The schema of the call that takes the same form. */
  schema: Schema;
  /** The fields that come back to the page when the form is refused. */
  fields: readonly string[];
  /** The same rules as the browser's, for the places of the faults. */
  faults: (values: FormValues) => FieldFault[];
  /** Rules beyond the schema's. @returns the first broken rule's message */
  refusal?: (form: z.output<Schema>) => string | undefined;
  guard: FormGuard;
  /** The sender's email or phone, for the rate limit. */
  contact: (form: z.output<Schema>) => string;
  /** Whether it mails nobody outside the foundation. */
  quiet?: (form: z.output<Schema>) => boolean;
  thanks: string;
  /** Said beside the thanks, to this sender alone. */
  note?: (values: FormValues) => string | undefined;
};

export type PageFormReply = { status: number; retryAfter?: number; result: FormResult };

/**
 * Handles a public form that was posted to its page, without JavaScript: the same rules, trap and words as its call.
 * @param address the visitor's key for rate limits
 */
export async function handlePageForm<Schema extends z.ZodType<FormTrap>>(
  request: Request,
  address: string,
  form: PageForm<Schema>,
  work: (form: z.output<Schema>) => Promise<FormOutcome> | Promise<void>,
): Promise<PageFormReply> {
  const posted = (await readPageForm(request)) ?? {};
  const text = (name: string) => (typeof posted[name] === "string" ? posted[name].slice(0, maxTyped) : "");
  const values = Object.fromEntries(form.fields.map((name) => [name, text(name)]));
  const refused = (status: number, message: string, more: Partial<FormResult> = {}) => ({
    status,
    result: { good: false, message, values, ...more },
  });

  const read = form.schema.safeParse(posted);
  const message = read.success ? form.refusal?.(read.data) : (read.error.issues[0]?.message ?? "");
  if (!read.success || message !== undefined)
    return refused(422, message ?? "", { faults: form.faults(values) });
  const verdict = await form.guard.check(read.data, {
    address,
    contact: form.contact(read.data),
    quiet: form.quiet?.(read.data),
  });
  if (verdict.verdict === "refused") {
    return { ...refused(verdict.status, verdict.body.message), retryAfter: verdict.retryAfter };
  }
  const outcome = (verdict.verdict === "person" && (await work(read.data))) || {};
  if (outcome.refused) return refused(outcome.refused.status, outcome.refused.message);
  const { thanks = form.thanks, more } = outcome;
  return { status: 200, result: { good: true, message: thanks, note: form.note?.(values), more } };
}

/** More of a field than this is not sent back. Longer than any form takes. */
const maxTyped = 20_000;
