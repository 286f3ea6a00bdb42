import { z } from "zod";
import { defineContent, localText } from "./define-content.ts";

const day = z.union([z.literal(""), z.iso.date()]);

/** Whether the approval is entered in full and valid on a Karachi day. */
export const isApprovedOn = (
  { reference, validFrom, validTo }: { reference: string; validFrom: string; validTo: string },
  day: string,
): boolean => reference !== "" && validFrom !== "" && validFrom <= day && day <= validTo;

/** What a receipt says of who issues it. A line is left out while its field is empty. */
export const receipts = defineContent({
  title: "Receipts",
  description: "Legal name, tax number, approval for tax credits, and who signs: what every receipt says.",
  pages: [
    { title: "Check a receipt", path: "/verify-receipt" },
    { title: "Open books", path: "/transparency" },
  ],
  schema: z.object({
    legalName: localText(120).meta({
      title: "Legal name",
      description:
        "As shown on the registration. The name and address of the site are under Identity and contact.",
    }),
    ntn: z
      .string()
      .trim()
      .max(30)
      .meta({ title: "National tax number", description: "Left out while it is empty." }),
    approval: z
      .object({
        reference: z.string().trim().max(120).meta({
          title: "Reference",
          description:
            "Of the Commissioner's order. While it is empty a receipt says that it is an acknowledgement.",
        }),
        validFrom: day.meta({ title: "Valid from", description: "YYYY-MM-DD" }),
        validTo: day.meta({
          title: "Valid to",
          description: "YYYY-MM-DD. A gift after this day gets an acknowledgement.",
        }),
      })
      .meta({
        title: "Approval under section 2(36)",
        description: "Of the Income Tax Ordinance, 2001. It is given for a limited time.",
      }),
    taxNote: localText(400).meta({
      title: "Note on the tax credit",
      description: "Printed where the approval is valid on the day of the gift.",
    }),
    signatory: localText(120).meta({
      title: "Who signs",
      description: "The office, not a person: it stays right when the person changes.",
    }),
  }),
  defaults: {
    legalName: { en: "Umeed Welfare Foundation", ur: "امید ویلفیئر فاؤنڈیشن" },
    ntn: "",
    approval: { reference: "", validFrom: "", validTo: "" },
    taxNote: {
      en: "Section 61 of the Income Tax Ordinance, 2001 allows a tax credit for gifts to an approved organisation, within its limits. Cash counts only by crossed cheque. Please ask your tax adviser.",
      ur: "انکم ٹیکس آرڈیننس، 2001 کی دفعہ 61 کے تحت منظور شدہ ادارے کو دیے گئے عطیے پر مقررہ حد تک ٹیکس کریڈٹ ملتا ہے۔ نقد عطیہ صرف کراس چیک سے شمار ہوتا ہے۔ اپنے ٹیکس مشیر سے پوچھ لیں۔",
    },
    signatory: {
      en: "Finance office, Umeed Welfare Foundation, Lahore",
      ur: "شعبۂ مالیات، امید ویلفیئر فاؤنڈیشن، لاہور",
    },
  },
});
