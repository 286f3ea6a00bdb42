import { z } from "zod";
import { defineContent } from "./define-content.ts";
import { cookiesPolicy } from "./policies-cookies.ts";
import { privacyPolicy } from "./policies-privacy.ts";
import { termsPolicy } from "./policies-terms.ts";
import { policy } from "./policy.ts";

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
