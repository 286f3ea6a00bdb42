import { defineWords } from "#app/lib/words.ts";

/** ABOUT-05. */
export const communityWords = defineWords("community", {
  title: { en: "Our community", ur: "ہمارے لوگ" },
  label: { en: "Community", ur: "ہمارے لوگ" },
  meetUs: { en: "Come and meet us", ur: "آئیں، ہم سے ملیں" },
  allEvents: { en: "All events", ur: "تمام تقریبات" },
  whoWeAre: { en: "Who we are", ur: "ہم کون ہیں" },
});
