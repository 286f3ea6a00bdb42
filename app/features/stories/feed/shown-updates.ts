import type { ContentOf } from "#content/contents.ts";
import type { ShownUpdate } from "./feed.schema.ts";

/** Where an update without a link leads. */
export const defaultLink = "/news";

/** The updates as visitors read them; none while the original shows, which is blank. */
export const shownUpdates = (feed: ContentOf<"feed">): ShownUpdate[] =>
  Object.values(feed)
    .map((update, at) => ({ id: at + 1, ...update }))
    .filter(({ title }) => title !== "");
