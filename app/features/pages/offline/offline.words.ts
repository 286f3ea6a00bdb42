import { defineWords } from "#app/lib/words.ts";

/** The page without a network, and what a phone's home screen shows of the site. */
export const offlineWords = defineWords("offline", {
  title: { en: "No connection | {name}", ur: "انٹرنیٹ نہیں ہے | {name}" },
  heading: { en: "There is no connection", ur: "انٹرنیٹ نہیں چل رہا" },
  text: {
    en: "Your device has no internet connection at the moment. Nothing that you have sent is lost.",
    ur: "اس وقت آپ کے فون یا کمپیوٹر پر انٹرنیٹ نہیں ہے۔ آپ نے جو کچھ بھیجا ہے وہ محفوظ ہے۔",
  },
  again: { en: "Try again", ur: "دوبارہ کوشش کریں" },
  urgent: { en: "Is it urgent? Call us:", ur: "فوری ضرورت ہے؟ ہمیں فون کریں:" },
  donate: { en: "Donate", ur: "عطیہ دیں" },
  bloodDonor: { en: "Register as a blood donor", ur: "خون دینے کے لیے نام لکھوائیں" },
  giveBlood: { en: "Give blood", ur: "خون دیں" },
});
