import { defineWords } from "#app/lib/words.ts";

/** Said by the form as soon as the field is left, and by the server. */
const badEmail = { en: "Please enter a valid email address.", ur: "براہِ مہربانی درست ای میل لکھیں۔" };

/** The newsletter's form in the footer of every page. */
export const newsletterFormWords = defineWords("newsletterForm", {
  title: { en: "The Umeed newsletter", ur: "امید کا خبرنامہ" },
  about: {
    en: "News of our work by email: what we did, where, and what it cost. Every issue has an unsubscribe link.",
    ur: "ہمارے کام کی خبریں ای میل پر: کیا کیا، کہاں کیا اور کتنا خرچ ہوا۔ جب چاہیں ایک لنک سے بند کر دیں۔",
  },
  email: { en: "Your email address", ur: "آپ کی ای میل" },
  placeholder: { en: "Enter your email address", ur: "اپنی ای میل لکھیں" },
  badEmail,
  subscribe: { en: "Subscribe", ur: "خبرنامہ منگوائیں" },
  failed: {
    en: "Your address could not be saved. Please try again later.",
    ur: "آپ کی ای میل محفوظ نہیں ہو سکی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔",
  },
});

/** What the server answers to it, the pages that its mails lead to, and the mail that asks to confirm. */
export const newsletterWords = defineWords("newsletter", {
  badEmail,
  /** The same for every address: nobody learns who subscribes to our newsletter. */
  asked: {
    en: "Almost done. We have sent you a mail; open its link to confirm.",
    ur: "بس ایک قدم باقی ہے۔ ہم نے آپ کو ای میل بھیجی ہے، تصدیق کے لیے اس کا لنک کھولیں۔",
  },
  /** As above, while no mail server is set up. */
  askedWithoutMail: {
    en: "Thank you, we have saved your address. Our email is not set up yet: the link to confirm comes once it is.",
    ur: "شکریہ، آپ کی ای میل محفوظ ہو گئی۔ ہماری ای میل سروس ابھی چالو نہیں ہوئی۔ تصدیق کا لنک اس کے بعد آئے گا۔",
  },
  confirmed: { en: "Thank you. You are subscribed.", ur: "شکریہ۔ اب خبرنامہ آپ کو ملا کرے گا۔" },
  left: {
    en: "You will get no more newsletters from us.",
    ur: "اب آپ کو ہمارا خبرنامہ نہیں آئے گا۔",
  },
  badLink: {
    en: "This link is not valid. Please subscribe again.",
    ur: "یہ لنک درست نہیں۔ خبرنامہ دوبارہ منگوائیں۔",
  },
  enterBelow: { en: "Enter your address below", ur: "اپنی ای میل نیچے لکھیں" },

  confirmTitle: { en: "Confirm your address", ur: "اپنی ای میل کی تصدیق کریں" },
  confirmText: {
    en: "Confirm that you want our newsletter at this address.",
    ur: "تصدیق کریں کہ آپ اس ای میل پر ہمارا خبرنامہ چاہتے ہیں۔",
  },
  confirmButton: { en: "Yes, send me the newsletter", ur: "جی ہاں، خبرنامہ بھیجیں" },
  leaveTitle: { en: "Unsubscribe", ur: "خبرنامہ بند کریں" },
  leaveText: {
    en: "This address will get no more newsletters from us. You can subscribe again at any time.",
    ur: "اس ای میل پر ہمارا خبرنامہ پھر نہیں آئے گا۔ آپ جب چاہیں دوبارہ منگوا سکتے ہیں۔",
  },
  leaveButton: { en: "Unsubscribe this address", ur: "اس ای میل پر خبرنامہ بند کریں" },

  mailSubject: {
    en: "Please confirm: the newsletter of Umeed",
    ur: "تصدیق کریں: امید کا خبرنامہ",
  },
  mailAsked: {
    en: "Somebody, we hope you, asked us to send our newsletter to this address.",
    ur: "کسی نے، امید ہے کہ آپ ہی نے، اس ای میل پر ہمارا خبرنامہ منگوایا ہے۔",
  },
  mailIgnore: {
    en: "If it was not you, you need not do anything. Without your confirmation we send nothing more.",
    ur: "اگر یہ آپ نہیں تھے تو کچھ کرنے کی ضرورت نہیں۔ آپ کی تصدیق کے بغیر ہم مزید کچھ نہیں بھیجیں گے۔",
  },
});

/** The end of each newsletter. */
export const newsletterMailWords = defineWords("newsletterMail", {
  why: {
    en: "You get this because you asked for the newsletter of {name} and confirmed your address. Nothing in this mail is tracked.",
    ur: "یہ ای میل آپ کو اس لیے ملی کہ آپ نے {name} کا خبرنامہ منگوایا اور اپنی ای میل کی تصدیق کی۔ اس میں آپ کی کوئی نگرانی نہیں ہوتی۔",
  },
  leave: { en: "Unsubscribe", ur: "خبرنامہ بند کریں" },
  privacy: { en: "Privacy policy", ur: "رازداری کی پالیسی" },
  test: {
    en: "This is a test mail. Its link to unsubscribe belongs to nobody.",
    ur: "یہ آزمائشی ای میل ہے۔ اسے بند کرنے کا لنک کسی قاری کا نہیں۔",
  },
});
