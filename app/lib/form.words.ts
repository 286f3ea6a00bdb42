import { defineWords } from "./words.ts";

/** What every public form says, in the browser and on the server. */
export const formWords = defineWords("form", {
  again: {
    en: "Please wait a moment and send the form again.",
    ur: "ذرا ٹھہر کر فارم دوبارہ بھیجیں۔",
  },
  tooManyTries: {
    en: "Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
    ur: "بہت زیادہ کوششیں ہو گئی ہیں۔ {minutes} منٹ بعد دوبارہ کوشش کریں۔",
  },
  tooLong: {
    en: "{label} must be at most {max} characters.",
    ur: "{label}: زیادہ سے زیادہ {max} حروف لکھے جا سکتے ہیں۔",
  },
  notText: { en: "{label} must be text.", ur: "{label}: یہاں صرف تحریر لکھیں۔" },
  unstorable: {
    en: "The text contains a character that cannot be stored.",
    ur: "تحریر میں ایک ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔",
  },
  manyFaults: { en: "Please correct these {count} fields:", ur: "یہ {count} خانے درست کریں:" },
  thankYou: { en: "Thank you", ur: "شکریہ" },
  phone: { en: "Phone", ur: "فون نمبر" },
  email: { en: "Email", ur: "ای میل" },
  city: { en: "City", ur: "شہر" },
  phoneHint: {
    en: "0300 1234567 or +92 300 1234567",
    ur: "\u20660300 1234567\u2069 یا \u2066+92 300 1234567\u2069",
  },
  badPhone: {
    en: "Please enter a valid phone number (7-15 digits).",
    ur: "درست فون نمبر لکھیں (7 سے 15 ہندسے)۔",
  },
  badEmail: { en: "Please enter a valid email address.", ur: "درست ای میل لکھیں۔" },
  badBloodGroup: {
    en: "Please choose one of the eight blood groups.",
    ur: "آٹھ بلڈ گروپوں میں سے ایک چنیں۔",
  },
  /** How a text that is too long calls its field. */
  theEmail: { en: "The email address", ur: "ای میل" },
  theName: { en: "The name", ur: "نام" },
  theMessage: { en: "The message", ur: "پیغام" },
  theSubject: { en: "The subject", ur: "موضوع" },
  thePhone: { en: "The phone number", ur: "فون نمبر" },
  theCity: { en: "The city", ur: "شہر" },
  theBloodGroup: { en: "The blood group", ur: "بلڈ گروپ" },
});
