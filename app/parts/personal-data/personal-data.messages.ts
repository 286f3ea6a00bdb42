/* Texts and limits of the search for what is stored of one person. */

/** An entry's texts may be long; so many rows of a table are shown and exported. */
export const maxRowsPerTable = 1000;

export const personalDataMessages = {
  badQuery: "Please enter an email address or a phone number.",
  badFormat: "The file must be json or csv.",
  badExpected: "How many entries were shown must be a whole number from 1.",
  changed: "The number of entries has changed. Search again before you erase.",
  searchFailed: "The search failed. Please try again.",
  exportFailed: "The file could not be created. Please try again.",
  eraseFailed: "Nothing was erased. Please try again.",
  erased: (entries: number) => `Erased: ${entries} ${entries === 1 ? "entry" : "entries"}.`,
} as const;
