import { defineWords } from "#app/lib/words.ts";

/** FEED-01 to FEED-06. */
export const feedWords = defineWords("feed", {
  heading: { en: "Real-time Impact", ur: "تازہ ترین کام" },
  none: { en: "No current impact updates", ur: "اس وقت کوئی نئی اطلاع نہیں" },
  theUpdates: { en: "the updates", ur: "اطلاعات" },
  slide: { en: "slide", ur: "سلائیڈ" },
  carousel: { en: "carousel", ur: "سلائیڈ شو" },
  placeOf: { en: "{place} of {count}", ur: "{count} میں سے {place}" },
  readMore: { en: "Read more", ur: "مزید پڑھیں" },
  about: { en: "about <title/>", ur: "بابت: <title/>" },
});
