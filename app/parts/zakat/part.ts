import type { Part } from "#app/contract/part.ts";

export const zakat: Part = {
  name: "zakat",
  title: "Zakat calculator",
  about: "Visitors work out how much Zakat they owe, and give it.",
  holds: "the prices of gold and silver, and the nisab of the banks.",
  needs: [],
  pages: [
    {
      path: "/zakat-calculator",
      found: {
        title: { en: "Zakat calculator", ur: "زکوٰۃ کیلکولیٹر" },
        description: {
          en: "Work out your Zakat on gold, silver, money and trade, with the nisab of the day.",
          ur: "سونے، چاندی، نقد رقم اور مالِ تجارت کی زکوٰۃ کا حساب، نصاب کے ساتھ۔",
        },
        words:
          "zakat zakah zakaat calculator nisab tola gold silver ramzan ramadan ramazan fortieth how much زکوٰۃ زکوة زکات نصاب حساب",
      },
      footer: { title: { en: "Zakat calculator", ur: "زکوٰۃ کیلکولیٹر" }, after: "/get-involved" },
    },
  ],
  menu: [],
  waiting: [
    {
      name: "old_zakat_prices",
      one: "set of Zakat prices older than a month",
      many: "sets of Zakat prices older than a month",
      to: "/dashboard/content/zakat",
      access: "content:write",
      seen: "content:write",
    },
  ],
};
