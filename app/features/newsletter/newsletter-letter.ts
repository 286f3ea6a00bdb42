/** The letter, as the foot of every page offers it. */
export const letterWords = {
  title: "The letter of Umeed",
  about:
    "News of the work by mail: what was done, where, and what it cost. Every letter has a link to stop it.",
} as const;
