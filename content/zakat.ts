import { z } from "zod";
import { defineContent, localText } from "./define-content.ts";

const rate = z.number().min(0.01).max(10_000_000);

/**
 * What the Zakat calculator starts from. The weights of the nisab and the share are fixed (zakat-rules.ts); prices
 * change every day, so visitors can put in their own.
 */
export const zakat = defineContent({
  title: "Zakat",
  description: "Prices of gold and silver, and the nisab that the banks announce, for the calculator.",
  pages: [{ title: "Zakat calculator", path: "/zakat-calculator" }],
  schema: z.object({
    goldPerGram: rate.meta({ title: "Gold, PKR a gram", description: "Pure gold (24 karat)." }),
    silverPerGram: rate.meta({ title: "Silver, PKR a gram" }),
    /** A Karachi day. */
    ratesOn: z.iso.date().meta({
      title: "Day of these prices",
      description: "After a month the page says that they are old, and To do asks for new ones.",
    }),
    prices: z.enum(["examples", "entered"]).meta({
      title: "These prices are",
      description: "Examples: the page asks visitors for the prices of the day.",
    }),
    bankNisab: z
      .object({
        amount: z.number().int().min(1).max(100_000_000).meta({ title: "Amount in PKR" }),
        announcedFor: localText(60).meta({ title: "Announced for", description: "Such as: 1 Ramzan 2025." }),
      })
      .meta({
        title: "Nisab of the banks",
        description: "Above it, banks deduct Zakat from savings on 1 Ramzan. Shown for comparison.",
      }),
    note: localText(400).meta({ title: "Note under the result" }),
  }),
  defaults: {
    goldPerGram: 25_000,
    silverPerGram: 293,
    ratesOn: "2025-03-02",
    prices: "examples",
    bankNisab: { amount: 179_689, announcedFor: { en: "1 Ramzan 2025", ur: "یکم رمضان 2025" } },
    note: {
      en: "Scholars differ on some points, such as jewellery that you wear and which debts you can deduct. If you are not sure, ask a scholar you trust. This page only does the sums.",
      ur: "کچھ باتوں پر علما کی رائے مختلف ہے، جیسے پہننے کے زیور، اور یہ کہ کون سا قرض منہا ہو سکتا ہے۔ یقین نہ ہو تو کسی ایسے عالم سے پوچھیں جن پر آپ کو اعتماد ہو۔ یہ صفحہ صرف حساب کرتا ہے۔",
    },
  },
});
