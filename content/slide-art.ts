import type { TwoTexts } from "./local-text.ts";

/** The alternative texts of the illustrations that sample slides use. A slide has no field for one. */
export const heroAlt = {
  "/art/hero-lahore-dawn.svg": {
    en: "Lahore at dawn: domes and minarets over the roofs of the old city",
    ur: "لاہور میں صبح: پرانے شہر کی چھتوں کے اوپر گنبد اور مینار",
  },
  "/art/hero-classroom.svg": {
    en: "A full classroom, a pupil writing on the blackboard beside her teacher",
    ur: "بچوں سے بھری کلاس، ایک بچی استانی کے پاس کھڑی تختۂ سیاہ پر لکھ رہی ہے",
  },
  "/art/hero-clinic.svg": {
    en: "A doctor examines a patient in a clinic with tall arched windows",
    ur: "اونچی محرابی کھڑکیوں والے کلینک میں ڈاکٹر ایک مریض کا معائنہ کر رہے ہیں",
  },
  "/art/hero-river-relief.svg": {
    en: "A boat with a family and sacks of food crosses a flooded river",
    ur: "ایک کشتی ایک خاندان اور کھانے کی بوریاں لیے سیلاب زدہ دریا پار کر رہی ہے",
  },
} as const satisfies Readonly<Record<string, TwoTexts>>;
