import { defineRows } from "#app/rows/define-rows.ts";
import { text } from "#app/rows/fields.ts";
import { savedAnswerMessages as messages } from "./saved-answers.messages.ts";

/** Answers that staff keep, to put into what they write to people. */
export const savedAnswers = defineRows({
  noun: "saved answer",
  table: "saved_answers",
  name: "title",
  fields: {
    title: text({
      label: "Title",
      hint: "Staff choose it by this. It is not sent.",
      max: 120,
      required: messages.noTitle,
    }),
    text: text({
      label: "Answer",
      hint: "{name} becomes the name of whoever wrote. Greeting and signature are there already.",
      max: 4000,
      lines: 8,
      required: messages.noText,
      urdu: true,
      urduHint: "If empty, who wrote in Urdu gets the English.",
    }),
  },
  messages,
});
