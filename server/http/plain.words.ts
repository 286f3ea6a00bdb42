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
  noForm: {
    en: "Nothing can be sent to this page. Please open it again.",
    ur: "اس صفحے پر کچھ بھیجا نہیں جا سکتا۔ صفحہ دوبارہ کھولیں۔",
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
  databaseUnavailable: {
    en: "The site cannot reach its records at the moment. Please try again in a few minutes. If you were sending something, look first whether it was saved.",
    ur: "اس وقت سائٹ کا ریکارڈ نہیں کھل رہا۔ چند منٹ بعد دوبارہ کوشش کریں۔ اگر آپ کچھ بھیج رہے تھے تو پہلے دیکھ لیں کہ وہ محفوظ ہوا یا نہیں۔",
  },
  storageUnavailable: {
    en: "Files cannot be stored or read at the moment. Nothing was saved. Please try again in a few minutes.",
    ur: "اس وقت فائلیں محفوظ نہیں ہو رہیں اور کھل بھی نہیں رہیں۔ کچھ محفوظ نہیں ہوا۔ چند منٹ بعد دوبارہ کوشش کریں۔",
  },
  diskFull: {
    en: "The server has no space left. Nothing was saved.",
    ur: "سرور پر جگہ نہیں رہی، اس لیے کچھ محفوظ نہیں ہوا۔ براہِ مہربانی دفتر کو بتائیں۔",
  },
  diskReadOnly: {
    en: "The server cannot write to its disk. Nothing was saved. Please tell its administrator.",
    ur: "سرور اپنی ڈسک پر کچھ لکھ نہیں پا رہا، اس لیے کچھ محفوظ نہیں ہوا۔ براہِ مہربانی دفتر کو بتائیں۔",
  },
  broken: {
    en: "Something went wrong on our side. Please try again.",
    ur: "غلطی ہماری طرف سے ہوئی ہے۔ دوبارہ کوشش کریں۔ اگر پھر ایسا ہو تو دفتر کو بتائیں۔",
  },
});

export type PlainWord = keyof (typeof plainWords)["words"];

/** The word of a status. */
export function plainWord(status: number): PlainWord {
  if (status === 403) return "otherSite";
  if (status === 405) return "noForm";
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  if (status === 503) return "overloaded";
  if (status === 507) return "diskFull";
  return status >= 500 ? "broken" : "refused";
}
