import type { FastifyReply } from "fastify";
import type { Language } from "#app/contract/language.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { formWords } from "#app/lib/form.words.ts";
import {
  type FormResult,
  type FormRules,
  type FormValues,
  faultsOf,
  summaryOf,
} from "#app/lib/form-faults.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { textIn } from "#app/lib/words.server.ts";
import { clientKey } from "./client-address.ts";
import type { FormGuard } from "./form-guard.ts";
import { readPageForm } from "./page-forms.ts";

/**
 * What came of a form beyond its usual thanks: it was refused after all, or there are other thanks, and more that the
 * sender should know, such as a reference. Most forms return nothing.
 */
export type FormOutcome =
  | { refused: { status: 409 | 422; message: string } }
  | { refused?: undefined; thanks?: string; more?: Readonly<Record<string, string>> };

/** A form that visitors send, to its page or as a call. */
export type PublicForm<Form extends FormTrap> = {
  /** In the form's language. */
  rules: FormRules<Form>;
  /** That of the page whose form it is; a call's is English. */
  language?: Language;
  guard: FormGuard;
  /** The sender's email or phone, for the rate limit. */
  contact: (form: Form) => string;
  thanks: string;
  /** Said beside the thanks on the page, to this sender alone. */
  note?: (form: Form) => string | undefined;
  receive: (form: Form, arrival: Arrival) => Promise<FormOutcome> | Promise<void>;
};

/** How a form came. */
export type Arrival = {
  /** The visitor's key for rate limits. */
  address: string;
  /** Whether it has a robot's marks, and is kept all the same. */
  suspect: boolean;
};

/** What a form is answered with: the words, and what the guard or the outcome adds. */
type Verdict = {
  status: number;
  message: string;
  retryAfter?: number;
  again?: true;
  more?: Readonly<Record<string, string>>;
};

/** Checks the guard and receives a form whose fields are right. A robot gets the thanks only. */
async function take<Form extends FormTrap>(
  { guard, contact, language, thanks, receive }: PublicForm<Form>,
  form: Form,
  address: string,
): Promise<Verdict> {
  const result = await guard.check(form, { address, contact: contact(form), language });
  if (result.verdict === "refused") {
    const { status, body, retryAfter } = result;
    return { status, message: body.message, retryAfter, ...(status === 422 ? { again: true } : {}) };
  }
  if (result.verdict === "robot") return { status: 200, message: thanks };
  const outcome = (await receive(form, { address, suspect: result.verdict === "suspect" })) ?? {};
  return outcome.refused ?? { status: 200, message: outcome.thanks ?? thanks, more: outcome.more };
}

/** Handles a public form that came as a call, once its schema has read the body. */
export async function handlePublicForm<Form extends FormTrap>(
  request: { body: Form; ip: string },
  reply: FastifyReply,
  form: PublicForm<Form>,
) {
  const { status, message, retryAfter, more } = await take(form, request.body, clientKey(request.ip));
  if (retryAfter) reply.header("retry-after", String(retryAfter));
  return reply.code(status).send(status === 200 ? succeed({ message, ...more }) : refuse(message));
}

export type PageFormReply = { status: number; retryAfter?: number; result: FormResult };

/**
 * Handles a public form that was posted to its page: the same rules, trap and words as its call.
 * @param address the visitor's key for rate limits
 */
export async function handlePageForm<Form extends FormTrap>(
  request: Request,
  address: string,
  form: PublicForm<Form>,
): Promise<PageFormReply> {
  const posted = (await readPageForm(request)) ?? {};
  const values = textsOf(posted);
  const read = form.rules.schema.safeParse(posted);
  if (!read.success) {
    const faults = faultsOf(form.rules, posted);
    const message = summaryOf(faults, textIn(form.language ?? "en", formWords)) ?? "";
    const { order } = form.rules;
    const listed = order
      ? faults.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
      : faults;
    return { status: 422, result: { good: false, message, faults: listed, values } };
  }
  const { status, message, retryAfter, again, more } = await take(form, read.data, address);
  if (status === 200) return { status, result: { good: true, message, more, note: form.note?.(read.data) } };
  return { status, retryAfter, result: { good: false, message, values, again } };
}

/** More of a field than this is not sent back. Longer than any form takes. */
const maxTyped = 20_000;

/** What was typed, without the trap: it comes back to the page when the form is refused. */
function textsOf({ website: _robot, form_token: _time, ...posted }: Record<string, unknown>): FormValues {
  const texts = Object.entries(posted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, maxTyped)]));
}
