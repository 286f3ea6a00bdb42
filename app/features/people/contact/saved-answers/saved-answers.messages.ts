import { rowMessages } from "#app/rows/row-messages.ts";

/* Texts and limits of saved answers. No zod here. */

export const maxSavedAnswers = 200;

/** Stands in a saved answer for the name of whoever wrote. */
const namePlace = "{name}";

export const savedAnswerMessages = {
  ...rowMessages("saved answer"),
  noTitle: "Please enter a title.",
  noText: "Please enter the answer.",
};

type SavedAnswer = { text: string; text_ur?: string };
type Written = { name: string; language: "en" | "ur" };

/** A saved answer for one message: in its language where there is a text in it, with the name filled in. */
export const answerFor = ({ text, text_ur }: SavedAnswer, { name, language }: Written): string =>
  ((language === "ur" && text_ur) || text).replaceAll(namePlace, () => name);
