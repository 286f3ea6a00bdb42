import { z } from "zod";
import { defineContent, listOrNone, localText, paper } from "./define-content.ts";

/** A year's accounts, as an auditor has signed them. */
const account = z
  .object({
    year: z.string().trim().min(4).max(9).meta({ description: "As the accounts name it: 2025, or 2024-25." }),
    auditor: localText(120).meta({ description: "Who has audited them." }),
    file: paper.meta({ title: "The accounts", description: "A PDF up to 10MB." }),
  })
  .meta({ title: "Year" });

/** Audited accounts, a paper for each year. Without one no page speaks of an audit. */
export const audits = defineContent({
  title: "Audited accounts",
  description: "The accounts of each year as an auditor has signed them, to download.",
  pages: [{ title: "About us", path: "/about-us" }],
  schema: z.object({
    accounts: listOrNone(account, 30).meta({ title: "Accounts", description: "The newest year first." }),
  }),
  defaults: { accounts: [] },
});
