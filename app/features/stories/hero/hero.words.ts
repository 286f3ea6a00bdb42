import { defineWords } from "#app/lib/words.ts";

/** HERO-01 to HERO-06. */
export const heroWords = defineWords("hero", {
  welcome: { en: "Welcome", ur: "خوش آمدید" },
  theSlides: { en: "the slides", ur: "تصویریں" },
  slide: { en: "slide", ur: "سلائیڈ" },
  carousel: { en: "carousel", ur: "سلائیڈ شو" },
  placeOf: { en: "{place} of {count}", ur: "{count} میں سے {place}" },
  whyTrust: { en: "Why people trust us", ur: "لوگ ہم پر اعتماد کیوں کرتے ہیں" },
  watchStory: { en: "Watch Our Story", ur: "ہماری کہانی دیکھیں" },
  ourStory: { en: "Our story", ur: "ہماری کہانی" },
  readStories: { en: "Read the stories", ur: "کہانیاں پڑھیں" },
  previousYear: { en: "Previous year", ur: "پچھلا سال" },
  nextYear: { en: "Next year", ur: "اگلا سال" },
  yearAndTitle: { en: "{year}: {title}", ur: "{year}: {title}" },
  /** While there is no slide, and for a slide's empty fields. */
  emptyHeadline: { en: "Create Lasting Change", ur: "دیرپا تبدیلی لائیں" },
  emptyAction: { en: "Start Making Impact", ur: "تبدیلی کا آغاز کریں" },
  action: { en: "Get Started", ur: "آغاز کریں" },
});
