import { z } from "zod";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { formShape, rowShape } from "#app/rows/field-schemas.ts";
import { openedRow, rowsQuery } from "#app/rows/row-schemas.ts";
import { maxSavedAnswers, savedAnswerMessages as messages } from "./saved-answers.messages.ts";
import { savedAnswers } from "./saved-answers.rows.ts";

export const savedAnswerForm = z.object(formShape(savedAnswers.fields));
export const savedAnswerUpdate = savedAnswerForm.extend(openedRow(messages));
export const savedAnswersQuery = z.object(rowsQuery(messages, maxSavedAnswers));

const savedAnswer = z.object({
  id: z.number().int(),
  ...rowShape(savedAnswers.fields),
  version: savedVersion,
});
export type SavedAnswer = z.infer<typeof savedAnswer>;
export const savedAnswersReply = done({ answers: z.array(savedAnswer).describe("The newest first") });
