import { contentNames } from "#content/contents.ts";

/** The contents with an original. That of the home feed is blank, which nobody may save: decision 129. */
export const writtenContents = contentNames.filter((name) => name !== "feed");
