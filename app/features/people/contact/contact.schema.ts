import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { requiredText } from "#app/lib/text-rules.ts";
import { answerMessages, maxAnswer } from "./contact-admin.messages.ts";

const answerOfRow = {
  answered_at: z.string().nullable().describe("UTC; null: nobody has answered"),
  answered_by: z.string().describe("The name of whoever answered"),
  answer: z.string().describe("As it was mailed from here; empty when it was answered elsewhere"),
};

const takenOfRow = {
  taken_by: z.string().describe("The name of whoever is on it; empty: nobody"),
  taken_by_id: z.number().int().nullable().describe("Their number as a user"),
};

export const contactMessage = z.object({
  ...inboxEntry,
  ...takenOfRow,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  ...answerOfRow,
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const messageQuery = z.object({
  /** Those that nobody has answered. */
  answered: z.enum(["0"], inboxMessages.badQuery).optional(),
});

export const answerForm = z.object(
  {
    subject: requiredText(answerMessages.noSubject, { label: "The subject", max: 200 }),
    text: requiredText(answerMessages.noText, { label: "The answer", max: maxAnswer }),
  },
  answerMessages.noText,
);
export type AnswerForm = z.infer<typeof answerForm>;

const id = rowId(inboxMessages.badId);
export const messageAnswer = answerForm.extend({ id });
export const messageMark = z.object(
  { id, answered: z.boolean(answerMessages.badAnswered) },
  inboxMessages.badId,
);
export const messageTaking = z.object(
  {
    id,
    taken: z.boolean(answerMessages.badTaken),
    over: rowId(answerMessages.badTaken).optional().describe("The user from whom it is taken over"),
  },
  inboxMessages.badId,
);
export const answeredReply = done(answerOfRow);
export const takenReply = done(takenOfRow);
