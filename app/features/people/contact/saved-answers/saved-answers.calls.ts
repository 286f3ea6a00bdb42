import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type * as saved from "./saved-answers.schema.ts";

const { get, post, put, remove } = staffCalls;

export const savedAnswersCalls = calls({
  listSavedAnswers: get<{ query: typeof saved.savedAnswersQuery; reply: typeof saved.savedAnswersReply }>(
    "saved-answers",
    "messages:read",
    "Answers that staff keep",
  ),
  createSavedAnswer: post<{ body: typeof saved.savedAnswerForm; reply: typeof createdReply }>(
    "saved-answers",
    "messages:write",
    "Keep an answer",
  ),
  updateSavedAnswer: put<{ body: typeof saved.savedAnswerUpdate }>(
    "saved-answers",
    "messages:write",
    "Change a saved answer",
  ),
  deleteSavedAnswer: remove<{ body: ReturnType<typeof rowRemoval> }>(
    "saved-answers",
    "messages:write",
    "Delete a saved answer",
  ),
});
