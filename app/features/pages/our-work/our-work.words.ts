import { defineWords } from "#app/lib/words.ts";

/** ABOUT-05. */
export const ourWorkWords = defineWords("ourWork", {
  title: { en: "Our work", ur: "ہمارا کام" },
  askFor: { en: "What you can ask for", ur: "آپ کو کیا مدد مل سکتی ہے" },
  programmes: { en: "Our programmes", ur: "ہمارے پروگرام" },
  call: { en: "Call <phone/>", ur: "فون کریں <phone/>" },
  writeToUs: { en: "Write to us", ur: "ہمیں لکھیں" },
  needHelp: { en: "I need help", ur: "مجھے مدد چاہیے" },
});
