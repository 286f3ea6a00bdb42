import { z } from "zod";
import { defineContent, listOf, localText, slug } from "./define-content.ts";
import { cookiesPolicy } from "./policies-cookies.ts";
import { privacyPolicy } from "./policies-privacy.ts";
import { termsPolicy } from "./policies-terms.ts";

/** A part of a policy: paragraphs, then a list, then a table, each of which may be missing. */
const section = z.object({
  /** Its anchor in the address: /privacy-policy#erasure. */
  id: slug,
  heading: localText(100),
  paragraphs: z.array(localText(2000)).max(12),
  list: z.array(localText(600)).max(20),
  table: z.object({ head: listOf(localText(60), 5), rows: listOf(listOf(localText(600), 5), 40) }).optional(),
});

const policy = z.object({
  title: localText(80),
  /** For search engines, and above the list of contents. */
  summary: localText(300),
  /** The day of the last change, YYYY-MM-DD. Whoever changes the text changes it. */
  changed: z.iso.date(),
  sections: listOf(section, 30),
});

export type Policy = z.infer<typeof policy>;

/**
 * /privacy-policy, /terms and /cookies (LEGAL-01). The defaults describe this software as it is;
 * policies.test.ts compares them with what the code stores.
 */
export const policies = defineContent({
  title: "Privacy, terms and cookies",
  schema: z.object({ privacy: policy, terms: policy, cookies: policy }),
  defaults: { privacy: privacyPolicy, terms: termsPolicy, cookies: cookiesPolicy },
});
