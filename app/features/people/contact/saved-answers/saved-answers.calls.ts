import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type * as saved from "./saved-answers.schema.ts";

const read = staffCalls("messages:read");
const write = staffCalls("messages:write");

export const savedAnswersCalls = calls({
  listSavedAnswers: read.get<{
    query: typeof saved.savedAnswersQuery;
    reply: typeof saved.savedAnswersReply;
  }>("saved-answers", "Answers that staff keep"),
  createSavedAnswer: write.post<{ body: typeof saved.savedAnswerForm; reply: typeof createdReply }>(
    "saved-answers",
    "Keep an answer",
  ),
  updateSavedAnswer: write.put<{ body: typeof saved.savedAnswerUpdate }>(
    "saved-answers",
    "Change a saved answer",
  ),
  deleteSavedAnswer: write.remove<{ body: ReturnType<typeof rowRemoval> }>(
    "saved-answers",
    "Delete a saved answer",
  ),
});
