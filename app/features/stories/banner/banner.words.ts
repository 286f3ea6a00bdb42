import { defineWords } from "#app/lib/words.ts";

export const bannerWords = defineWords("banner", {
  currentEvents: { en: "Current Events", ur: "تازہ خبر" },
  pause: { en: "Pause the announcement", ur: "اعلان روکیں" },
  move: { en: "Let the announcement move", ur: "اعلان چلنے دیں" },
  close: { en: "Close the announcement for today", ur: "آج کے لیے اعلان بند کریں" },
  followUs: { en: "Follow us", ur: "ہم سے جڑیں" },
});
