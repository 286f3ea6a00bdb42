import { defineWords } from "#app/lib/words.ts";

/** What /gallery says before its own words are there, or when they did not come: on every page. */
export const galleryStatesWords = defineWords("galleryStates", {
  heading: { en: "Our Impact Gallery", ur: "ہمارے کام کی تصاویر" },
  lead: {
    en: "Pictures from our work. Click one to enlarge it.",
    ur: "کسی تصویر پر کلک کریں تو وہ بڑی نظر آئے گی۔",
  },
  sections: { en: "Sections", ur: "حصے" },
  all: { en: "All", ur: "سب" },
  loading: { en: "Loading the gallery...", ur: "تصاویر آ رہی ہیں..." },
  failed: { en: "Unable to Load the Gallery", ur: "تصاویر نہیں آ سکیں" },
  failedText: {
    en: "Failed to load gallery content. Please check the network or server status.",
    ur: "تصاویر نہیں آ سکیں۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔",
  },
  tryAgain: { en: "Try Again", ur: "دوبارہ کوشش کریں" },
});
