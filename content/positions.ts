import { z } from "zod";
import { defineContent, listOrNone, localText } from "./define-content.ts";

/** A paid post that is open. */
const position = z
  .object({
    title: localText(100),
    place: localText(100).meta({ description: "Where the work is." }),
    terms: localText(100).meta({ description: "Full or half time, and for how long." }),
    text: localText(1500),
    /** A Karachi day, YYYY-MM-DD. */
    until: z.union([z.literal(""), z.iso.date()]).meta({
      title: "Last day to apply",
      description: "After it the post is not shown. Empty: it is shown until you remove it.",
    }),
  })
  .meta({ title: "Position" });

/** The open posts of the career page. None until staff enter one: the page says so, and keeps names on file. */
export const positions = defineContent({
  title: "Open positions",
  description: "The open posts of the career page.",
  pages: [{ title: "Career", path: "/registration/career" }],
  schema: z.object({ positions: listOrNone(position, 30).meta({ title: "Positions" }) }),
  defaults: { positions: [] },
});
