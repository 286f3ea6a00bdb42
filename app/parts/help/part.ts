import type { Part } from "#app/contract/part.ts";

export const help: Part = {
  name: "help",
  title: "Requests for help",
  about: "Families ask for help on the site; care visits and decides; the treasurer pays.",
  holds: "families' requests, visits, papers, decisions and payments.",
  needs: [],
  pages: [
    {
      path: "/help",
      found: {
        title: { en: "Ask for help", ur: "مدد کی درخواست" },
        description: {
          en: "Your family needs food, medicine, fees or rent: tell us, and we visit you.",
          ur: "راشن، دوا، فیس یا کرایہ چاہیے: ہمیں بتائیں، ہم آپ کے گھر آتے ہیں۔",
        },
        words:
          "ask request help apply poor needy family ration medicine illness fever hospital bill school fees scholarship rent widow orphan stipend zakat wedding dowry madad madad chahiye مدد امداد راشن دوائی علاج بیماری بخار فیس کرایہ بیوہ یتیم وظیفہ شادی جہیز درخواست",
      },
      footer: { title: { en: "Ask for help", ur: "مدد کی درخواست" }, after: "/registration/blood-request" },
      door: { title: { en: "I need help", ur: "مدد چاہیے" }, icon: "hand" },
    },
    {
      path: "/help/status",
      found: {
        title: { en: "How far is my request for help?", ur: "میری درخواست کہاں تک پہنچی؟" },
        description: {
          en: "With the reference and the last four digits of your phone number.",
          ur: "درخواست کا نمبر اور فون کے آخری چار ہندسے لکھ کر دیکھیں۔",
        },
        words: "status reference help request application how far darkhwast حال درخواست نمبر",
      },
    },
  ],
  menu: [
    {
      to: "/dashboard/help-payments",
      access: "funds:read",
      label: "Help Payments",
      icon: "hand",
      sharedLine: "Funds & Closings",
      group: "Giving",
      after: "/dashboard/funds",
    },
    {
      to: "/dashboard/help",
      access: "help:read",
      label: "Help Requests",
      icon: "heart",
      sharedLine: "Help Requests",
      group: "People",
      after: "",
    },
    {
      to: "/dashboard/help/month",
      access: "help:read",
      label: "Help by Month",
      icon: "chart",
      sharedLine: "Help Requests",
      group: "People",
      after: "",
    },
  ],
  waiting: [
    {
      name: "help_today",
      one: "family with a need that cannot wait",
      many: "families with needs that cannot wait",
      to: "/dashboard/help?show=today",
      access: "help:write",
      seen: "help:read",
      bad: true,
      urgent: true,
    },
    {
      name: "help_late",
      one: "family that waits too long for help",
      many: "families that wait too long for help",
      to: "/dashboard/help?show=late",
      access: "help:write",
      seen: "help:read",
      bad: true,
      urgent: true,
    },
    {
      name: "help_new",
      one: "family that asks for help",
      many: "families that ask for help",
      to: "/dashboard/help?state=new",
      access: "help:write",
      seen: "help:read",
    },
    {
      name: "help_lacking",
      one: "family that cannot be paid from Zakat yet",
      many: "families that cannot be paid from Zakat yet",
      to: "/dashboard/help?show=lacking",
      access: "help:write",
      seen: "help:read",
    },
    {
      name: "help_due",
      one: "family whose payment is due",
      many: "families whose payment is due",
      to: "/dashboard/help-payments",
      access: "funds:write",
      seen: "funds:write",
    },
  ],
};
