import { defineWords } from "#app/lib/words.ts";

/** ABOUT-07. */
export const newsWords = defineWords("news", {
  title: { en: "News", ur: "خبریں" },
  description: {
    en: "News from the foundation: stories, events and results.",
    ur: "فاؤنڈیشن کی خبریں: کہانیاں، تقریبات اور نتائج۔",
  },
  heading: { en: "What is new", ur: "نیا کیا ہے" },
  lead: { en: "Stories, events and results", ur: "کہانیاں، تقریبات اور نتائج" },
  none: { en: "Nothing new yet", ur: "ابھی کوئی نئی خبر نہیں" },
  noneText: {
    en: "There are no stories or events yet. Until then, read about our work.",
    ur: "ابھی کوئی کہانی یا تقریب نہیں ہے۔ تب تک ہمارے کام کے بارے میں پڑھیں۔",
  },
  howWeHelp: { en: "How we help", ur: "ہم مدد کیسے کرتے ہیں" },
  latest: { en: "The latest", ur: "تازہ ترین" },
  allStories: { en: "All stories", ur: "تمام کہانیاں" },
  pastEvents: { en: "Past events", ur: "گزشتہ تقریبات" },
  feed: { en: "RSS feed", ur: "آر ایس ایس فیڈ" },
  failed: { en: "The news could not be loaded", ur: "خبریں نہیں آ سکیں" },
  tryLater: { en: "Please try again in a moment.", ur: "ذرا دیر بعد دوبارہ کوشش کریں۔" },
  tryAgain: { en: "Try Again", ur: "دوبارہ کوشش کریں" },
  comingUp: { en: "Coming up", ur: "آنے والی تقریبات" },
  noEvents: {
    en: "No events are announced at the moment.",
    ur: "اس وقت کسی تقریب کا اعلان نہیں ہے۔",
  },
  allEvents: { en: "All events", ur: "تمام تقریبات" },
  Story: { en: "Story", ur: "کہانی" },
  Event: { en: "Event", ur: "تقریب" },
  Update: { en: "Update", ur: "تازہ اطلاع" },
});
