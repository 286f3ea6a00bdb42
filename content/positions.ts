import { z } from "zod";
import { defineContent, listOrNone, localText } from "./define-content.ts";

/** A paid post that is open. */
const position = z.object({
  title: localText(100),
  /** Where the work is. */
  place: localText(100),
  /** Full or half time, for how long. */
  terms: localText(100),
  text: localText(1500),
  /** The last day to apply, YYYY-MM-DD: after it the post is not shown. Empty: until staff remove it. */
  until: z.union([z.literal(""), z.iso.date()]),
});

/** The open posts of the career page. None until staff enter one: the page says so, and keeps names on file. */
export const positions = defineContent({
  title: "Open positions",
  schema: z.object({ positions: listOrNone(position, 30) }),
  defaults: { positions: [] },
});
