import { defineWords } from "#app/lib/words.ts";

/** PROG-01 to PROG-03. */
export const programmesWords = defineWords("programmes", {
  ourProgrammes: { en: "Our programmes", ur: "ہمارے پروگرام" },
  programme: { en: "Programme", ur: "پروگرام" },
  donateNow: { en: "Donate Now", ur: "ابھی عطیہ دیں" },
  volunteer: { en: "Volunteer", ur: "رضاکار بنیں" },
  notFound: { en: "Story Not Found", ur: "کہانی نہیں ملی" },
  notFoundText: {
    en: "The story of hope you're looking for doesn't exist yet. But together, we can write it.",
    ur: "امید کی جو کہانی آپ ڈھونڈ رہے ہیں وہ ابھی لکھی نہیں گئی۔ مگر ہم سب مل کر اسے لکھ سکتے ہیں۔",
  },
  returnToHope: { en: "Return to Hope", ur: "امید کی طرف واپس" },
  returnToStories: { en: "Return to Hope Stories", ur: "امید کی کہانیوں پر واپس" },
  next: { en: "Next programme:", ur: "اگلا پروگرام:" },
  placeOf: { en: "Programme {number} of {total}", ur: "{total} میں سے پروگرام نمبر {number}" },
  offers: { en: "What {title} offers", ur: "{title} سے کیا ملتا ہے" },
  does: { en: "What the programme does", ur: "اس پروگرام میں کیا ہوتا ہے" },
  cost: { en: "What it costs", ur: "خرچ کتنا آتا ہے" },
  impact: { en: "Lives Transformed", ur: "بدلی ہوئی زندگیاں" },
  help: { en: "Be Part of This Miracle", ur: "اس نیک کام میں شریک ہوں" },
  actionFor: { en: "{action}: {text}", ur: "{action}: {text}" },
});
