import { z } from "zod";
import { listOf, localText, slug, unique } from "./define-content.ts";

/** A part of a policy: paragraphs, then a list, then a table, each of which may be missing. */
const section = z
  .object({
    /** Its anchor in the address: /privacy-policy#erasure. */
    id: slug.meta({ control: "id" }),
    heading: localText(100),
    paragraphs: z.array(localText(2000)).max(12),
    list: z.array(localText(600)).max(20),
    table: z
      .object({
        head: listOf(localText(60).meta({ title: "Column" }), 5).meta({ title: "Columns" }),
        rows: listOf(listOf(localText(600).meta({ title: "Cell" }), 5).meta({ title: "Row" }), 40).meta({
          description: "As many cells as there are columns.",
        }),
      })
      .optional()
      .meta({ title: "Table" }),
  })
  .meta({ title: "Section" });

/** A legal page. */
export const policy = z.object({
  title: localText(80),
  summary: localText(300).meta({ description: "For search engines, and above the list of contents." }),
  changed: z.iso
    .date()
    .meta({ title: "Last changed", description: "Change this day whenever you change the text." }),
  sections: unique(listOf(section, 30), "id"),
});

export type Policy = z.infer<typeof policy>;
