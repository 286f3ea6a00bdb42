import { defineWords } from "#app/lib/words.ts";

/** What a request says that was refused before any page was made, by its status. English has closer words (replies.ts). */
export const plainWords = defineWords("plain", {
  home: { en: "Home", ur: "صفحۂ اول" },
  refused: {
    en: "The request could not be read.",
    ur: "آپ کی درخواست پڑھی نہیں جا سکی۔ صفحہ دوبارہ کھول کر کوشش کریں۔",
  },
  otherSite: {
    en: "This form was not sent from our site. Please open the page again and send it from there.",
    ur: "یہ فارم ہماری سائٹ سے نہیں بھیجا گیا۔ صفحہ دوبارہ کھولیں اور وہیں سے بھیجیں۔",
  },
  tooLarge: { en: "The request is too large.", ur: "جو بھیجا گیا وہ بہت بڑا ہے۔" },
  tooMany: {
    en: "Too many attempts. Please try again later.",
    ur: "بہت زیادہ کوششیں ہو گئی ہیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔",
  },
  overloaded: {
    en: "The site is very busy. Please try again in a moment.",
    ur: "اس وقت سائٹ پر بہت رش ہے۔ ذرا دیر بعد دوبارہ کوشش کریں۔",
  },
  diskFull: {
    en: "The server has no space left. Nothing was saved.",
    ur: "سرور پر جگہ نہیں رہی، اس لیے کچھ محفوظ نہیں ہوا۔ براہِ مہربانی دفتر کو بتائیں۔",
  },
  broken: {
    en: "Something went wrong on our side. Please try again.",
    ur: "غلطی ہماری طرف سے ہوئی ہے۔ دوبارہ کوشش کریں۔ اگر پھر ایسا ہو تو دفتر کو بتائیں۔",
  },
});

/** The word of a status. */
export function plainWord(status: number): keyof (typeof plainWords)["words"] {
  if (status === 403) return "otherSite";
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  if (status === 503) return "overloaded";
  if (status === 507) return "diskFull";
  return status >= 500 ? "broken" : "refused";
}
