import { defineWords } from "#app/lib/words.ts";

/** What the pages of stories say before their own words are there, or when they did not come: on every page. */
export const blogStatesWords = defineWords("blogStates", {
  heading: { en: "Stories from our work", ur: "ہمارے کام کی کہانیاں" },
  lead: {
    en: "Stories from our work, written by the people who were there.",
    ur: "ہمارے کام کی کہانیاں، ان لوگوں کی زبانی جو وہاں موجود تھے۔",
  },
  loading: { en: "Loading inspiring stories...", ur: "کہانیاں آ رہی ہیں..." },
  loadingPost: { en: "Loading the story...", ur: "کہانی آ رہی ہے..." },
  failed: { en: "Unable to Load Stories", ur: "کہانیاں نہیں آ سکیں" },
  listFailed: { en: "Failed to load blogs", ur: "تحریریں نہیں آ سکیں" },
  unreachable: {
    en: "Unable to connect to server. Please try again later.",
    ur: "سرور سے رابطہ نہیں ہو سکا۔ کچھ دیر بعد دوبارہ کوشش کریں۔",
  },
  postFailed: { en: "Unable to Load This Story", ur: "یہ کہانی نہیں آ سکی" },
  postFailedText: {
    en: "Failed to load blog post. Please try again later.",
    ur: "تحریر نہیں آ سکی۔ کچھ دیر بعد دوبارہ کوشش کریں۔",
  },
  backToAll: { en: "Back to All Blogs", ur: "تمام تحریروں پر واپس" },
  tryAgain: { en: "Try Again", ur: "دوبارہ کوشش کریں" },
});
