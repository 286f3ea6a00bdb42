import { defineWords } from "#app/lib/words.ts";

/** SERV-01. */
export const servicesWords = defineWords("services", {
  services: { en: "Services", ur: "خدمات" },
  service: { en: "Service", ur: "خدمت" },
  ourWork: { en: "Our work", ur: "ہمارا کام" },
  needBlood: { en: "I need blood", ur: "خون چاہیے" },
  askForHelp: { en: "Ask us for help", ur: "مدد کی درخواست دیں" },
  howItWorks: { en: "How it works", ur: "طریقہ کیا ہے" },
  whoCanAsk: { en: "Who can ask", ur: "کون درخواست دے سکتا ہے" },
  others: { en: "Our other services", ur: "ہماری دوسری خدمات" },
});
