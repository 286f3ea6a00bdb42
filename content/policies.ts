import { z } from "zod";
import { defineContent, listOf, localText, slug, unique } from "./define-content.ts";
import { cookiesPolicy } from "./policies-cookies.ts";
import { privacyPolicy } from "./policies-privacy.ts";
import { termsPolicy } from "./policies-terms.ts";

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

const policy = z.object({
  title: localText(80),
  summary: localText(300).meta({ description: "For search engines, and above the list of contents." }),
  changed: z.iso
    .date()
    .meta({ title: "Last changed", description: "Whoever changes the text changes this day too." }),
  sections: unique(listOf(section, 30), "id"),
});

export type Policy = z.infer<typeof policy>;

/**
 * /privacy-policy, /terms and /cookies (LEGAL-01). The defaults describe this software as it is;
 * policies.test.ts compares them with what the code stores.
 */
export const policies = defineContent({
  title: "Privacy, terms and cookies",
  description: "The three legal pages, section by section.",
  pages: [
    { title: "Privacy policy", path: "/privacy-policy" },
    { title: "Terms", path: "/terms" },
    { title: "Cookies", path: "/cookies" },
  ],
  schema: z.object({
    privacy: policy.meta({ title: "Privacy policy" }),
    terms: policy.meta({ title: "Terms" }),
    cookies: policy.meta({ title: "Cookies" }),
  }),
  defaults: { privacy: privacyPolicy, terms: termsPolicy, cookies: cookiesPolicy },
});
