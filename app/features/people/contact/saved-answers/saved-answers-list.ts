import { callList, callQuery } from "#app/dashboard/call.ts";
import { savedAnswersCalls } from "./saved-answers.calls.ts";
import { savedAnswerMessages } from "./saved-answers.messages.ts";

/* What is asked for of saved answers: their page's list, and all of them where one is chosen. */

const texts = { failed: savedAnswerMessages.loadFailed };

export const savedAnswersList = callList(
  savedAnswersCalls.listSavedAnswers,
  { query: { limit: 100 }, texts },
  ({ answers }) => ({ rows: answers }),
);

export const savedAnswersQuery = callQuery(savedAnswersCalls.listSavedAnswers, { query: {}, texts });
