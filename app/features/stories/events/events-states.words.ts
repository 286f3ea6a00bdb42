import { defineWords } from "#app/lib/words.ts";

/** What /events says before its own words are there, or when they did not come: on every page, for those that lead to it. */
export const eventsStatesWords = defineWords("eventsStates", {
  heading: { en: "Upcoming Events", ur: "آنے والی تقریبات" },
  lead: {
    en: "Camps, blood drives and open days. Everybody is welcome; if you need to bring something, the event says so.",
    ur: "میڈیکل کیمپ، عطیۂ خون کیمپ اور ملاقات کے دن۔ سب کو آنے کی دعوت ہے؛ اگر کچھ ساتھ لانا ہو تو تقریب میں لکھا ہوتا ہے۔",
  },
  loading: { en: "Loading events...", ur: "تقریبات آ رہی ہیں..." },
  whichEvents: { en: "Which events", ur: "کون سی تقریبات" },
  all: { en: "All Events", ur: "تمام تقریبات" },
  upcoming: { en: "Upcoming", ur: "آنے والی" },
  past: { en: "Past Events", ur: "گزشتہ تقریبات" },
  noneAtAll: { en: "No Events Scheduled", ur: "کوئی تقریب طے نہیں" },
  noneUpcoming: { en: "No Upcoming Events", ur: "کوئی آنے والی تقریب نہیں" },
  nonePast: { en: "No Past Events", ur: "کوئی گزشتہ تقریب نہیں" },
  none: {
    en: "No new public events scheduled right now. Check back soon!",
    ur: "اس وقت کوئی نئی تقریب طے نہیں ہے۔ کچھ دن بعد پھر دیکھیں!",
  },
  failed: { en: "Unable to Load Events", ur: "تقریبات نہیں آ سکیں" },
  refused: {
    en: "Unable to load events. Please try again later.",
    ur: "تقریبات نہیں آ سکیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔",
  },
  unreadable: {
    en: "Received invalid data from the server.",
    ur: "سرور سے درست معلومات نہیں ملیں۔",
  },
  unreachable: {
    en: "Failed to load events. Please check the network or server status.",
    ur: "تقریبات نہیں آ سکیں۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔",
  },
  tryAgain: { en: "Try Again", ur: "دوبارہ کوشش کریں" },
});
