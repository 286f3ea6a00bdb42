import { defineWords } from "#app/lib/words.ts";

/** REG-01 to REG-09. What each kind asks and tells is content (content/registration-pages.ts). */
export const registrationWords = defineWords("registrations", {
  howToReach: { en: "How we reach you", ur: "ہم آپ سے کیسے رابطہ کریں" },
  fullName: { en: "Full name", ur: "پورا نام" },
  emailHint: {
    en: "You may leave it out. Then we call you.",
    ur: "چاہیں تو خالی چھوڑ دیں۔ پھر ہم آپ کو فون کریں گے۔",
  },
  noName: { en: "Please enter your name.", ur: "اپنا نام لکھیں۔" },
  noEmail: { en: "Please enter your email address.", ur: "اپنی ای میل لکھیں۔" },
  noPhone: { en: "Please enter your phone number.", ur: "اپنا فون نمبر لکھیں۔" },
  noCity: { en: "Please enter your city.", ur: "اپنے شہر کا نام لکھیں۔" },
  unknownKind: {
    en: "Please choose what you want to register for.",
    ur: "چنیں کہ آپ کس کام کے لیے نام لکھوانا چاہتے ہیں۔",
  },
  missing: { en: "Please fill in: {label}.", ur: "یہ خانہ پُر کریں: {label}۔" },
  badLink: {
    en: "Please enter a web address, such as linkedin.com/in/your-name.",
    ur: "ویب کا پتا لکھیں، جیسے \u2066linkedin.com/in/your-name\u2069۔",
  },
  received: {
    en: "Your registration has arrived. We will write to you within a week.",
    ur: "آپ کا فارم پہنچ گیا ہے۔ ہم ایک ہفتے کے اندر آپ کو لکھیں گے۔",
  },
  receivedWithoutEmail: {
    en: "Your registration has arrived. We will call you within a week.",
    ur: "آپ کا فارم پہنچ گیا ہے۔ ہم ایک ہفتے کے اندر آپ کو فون کریں گے۔",
  },
  sending: { en: "Sending your registration...", ur: "آپ کا فارم بھیجا جا رہا ہے..." },
  failed: {
    en: "Your registration could not be sent. Please try again later or contact us directly.",
    ur: "آپ کا فارم نہیں بھیجا جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں، یا براہِ راست ہم سے رابطہ کریں۔",
  },

  /* Paid work. */
  open: { en: "Open positions", ur: "خالی اسامیاں" },
  noneOpen: { en: "No positions are open at the moment", ur: "ابھی کوئی اسامی خالی نہیں" },
  noneOpenText: {
    en: "You can leave your name and your trade with us below. We write to you when a suitable post opens.",
    ur: "آپ نیچے اپنا نام اور ہنر لکھ سکتے ہیں۔ کوئی مناسب اسامی نکلی تو ہم آپ کو لکھیں گے۔",
  },
  applyUntil: { en: "apply until {day}", ur: "درخواست {day} تک" },
});
