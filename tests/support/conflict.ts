import { type BoundFunctions, type queries, screen, within } from "@testing-library/react";

type Question = BoundFunctions<typeof queries>;

/** The question which of two versions stays. */
export const conflict = async (): Promise<Question> =>
  within(await screen.findByRole("dialog", { name: "Changed meanwhile" }));

/** What it shows of each part that differs: `["Content", "Mine: My words", "Theirs: Their words"]`. */
export const differencesIn = (question: Question) =>
  question.getAllByRole("term").map((term) => [
    term.textContent,
    ...within(term.parentElement ?? term)
      .getAllByRole("definition")
      .map(({ children: [word, text] }) => `${word?.textContent}: ${text?.textContent}`),
  ]);

export const differences = async () => differencesIn(await conflict());
