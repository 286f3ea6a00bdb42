import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import { requiredText, rowId } from "#app/lib/call-rules.ts";
import { inboxMessages, inboxReply } from "#app/lib/inbox-rules.ts";
import { answerMessages, maxAnswer } from "./contact-admin.messages.ts";
import { messagesTable } from "./messages.table.ts";

export type ContactMessage = Entry<typeof messagesTable>;

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
const { answered_at, answered_by, answer, taken_by, taken_by_id } = inboxReply(messagesTable).shape;
export const answeredReply = done({ answered_at, answered_by, answer });
export const takenReply = done({ taken_by, taken_by_id });
