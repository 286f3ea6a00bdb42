import type { Part } from "#app/contract/part.ts";

export const openBooks: Part = {
  name: "open-books",
  title: "Open books",
  about: "Everybody sees what came in and went out; each day is sealed, and anybody can check a receipt.",
  holds: "the seals of days. No day is sealed while this is off, and the open books say so for ever.",
  needs: [],
  pages: [
    {
      path: "/transparency",
      found: {
        title: { en: "Open books", ur: "کھلا حساب" },
        description: {
          en: "What came in, what was spent and the balance of each fund, with a seal for every day.",
          ur: "کتنی رقم آئی، کتنی خرچ ہوئی اور ہر فنڈ میں کتنی باقی ہے۔ ہر دن کے حساب پر مہر لگتی ہے۔",
        },
        words: "transparency accounts ledger money funds audit chain merkle proof where does my money go",
      },
      footer: { title: { en: "Open books", ur: "کھلا حساب" }, after: "/impact-report" },
    },
    {
      path: "/verify-receipt",
      found: {
        title: { en: "Check a receipt", ur: "رسید کی تصدیق" },
        description: {
          en: "Check with its number and code whether a receipt is genuine.",
          ur: "رسید کے نمبر اور کوڈ سے دیکھیں کہ رسید اصلی ہے یا نہیں۔",
        },
        words: "verify receipt check genuine real fake number code qr proof",
      },
    },
  ],
  menu: [
    {
      to: "/dashboard/open-books",
      access: "books:read",
      label: "Open Books",
      icon: "book",
      group: "Giving",
      after: "/dashboard/funds",
    },
  ],
  waiting: [
    {
      name: "sealed_days",
      one: "sealed day of the open books that does not match",
      many: "sealed days of the open books that do not match",
      to: "/dashboard/open-books",
      access: "books:write",
      seen: "books:read",
      bad: true,
      alarm: {
        one: "A sealed day of the open books does not match",
        many: "sealed days of the open books do not match",
        text: "The books were changed after a day was sealed. This notice stays until somebody has investigated it.",
      },
    },
  ],
};
