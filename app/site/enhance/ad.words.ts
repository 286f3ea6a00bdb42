import { defineWords } from "#app/lib/words.ts";

/**
 * What the popup of projects says. Its script gets them from its element: the server writes them there in the page's
 * language.
 */
export const adWords = defineWords("ad", {
  futureProject: { en: "Future Project", ur: "آئندہ منصوبہ" },
  close: { en: "Close for now", ur: "فی الحال بند کریں" },
  previous: { en: "Previous project", ur: "پچھلا منصوبہ" },
  next: { en: "Next project", ur: "اگلا منصوبہ" },
  place: { en: "Project", ur: "منصوبہ" },
  of: { en: "of", ur: "کل" },
  change: { en: "Let the projects change", ur: "منصوبے بدلنے دیں" },
  hold: { en: "Hold this project", ur: "یہی منصوبہ روکے رکھیں" },
  watchLarger: { en: "Watch larger", ur: "بڑا کر کے ویڈیو دیکھیں" },
  seeLarger: { en: "See larger", ur: "بڑا کر کے دیکھیں" },
  advertisement: { en: "Advertisement", ur: "اشتہار" },
});

export type AdText = Readonly<Record<keyof (typeof adWords)["words"], string>>;
