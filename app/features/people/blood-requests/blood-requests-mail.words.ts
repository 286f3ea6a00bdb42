import { defineWords } from "#app/lib/words.ts";

/** What the contact of an open request is asked once, by mail or from the desk by WhatsApp: REQUEST-09. No page sends these words. */
export const bloodRequestMailWords = defineWords("blood-requests-mail", {
  subject: {
    en: "Is blood still needed? Your request {reference}",
    ur: "کیا خون اب بھی چاہیے؟ آپ کی درخواست {reference}",
  },
  asked: {
    en: "You asked us for blood: {group}, {units, plural, one {# bag} other {# bags}}, {hospital}, for {day}. Is it still needed?",
    ur: "آپ نے ہم سے خون مانگا تھا: \u2066{group}\u2069، {units, plural, one {# بوتل} other {# بوتلیں}}، \u2068{hospital}\u2069، {day} کے لیے۔ کیا خون اب بھی چاہیے؟",
  },
  ifNeeded: {
    en: "If it is, call us now on {phone}, or send a new request.",
    ur: "اگر چاہیے تو ہمیں ابھی \u2066{phone}\u2069 پر فون کریں، یا نئی درخواست بھیجیں۔",
  },
  closes: {
    en: "Otherwise you need not do anything: tomorrow the request closes by itself, and we do not ask again.",
    ur: "نہیں تو آپ کو کچھ نہیں کرنا: کل درخواست خود بند ہو جائے گی، اور ہم دوبارہ نہیں پوچھیں گے۔",
  },
  askAgain: { en: "Send a new request", ur: "نئی درخواست بھیجیں" },
  groupUnknown: { en: "group not known", ur: "گروپ معلوم نہیں" },
  message: {
    en: "Assalamu alaikum, this is {name}. You asked us for blood ({reference}): {group}, {units, plural, one {# bag} other {# bags}}, {hospital}, for {day}. Is it still needed? If it is, answer here or call {phone}. Otherwise you need not do anything: we close the request.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ نے ہم سے خون مانگا تھا (\u2066{reference}\u2069): \u2066{group}\u2069، {units, plural, one {# بوتل} other {# بوتلیں}}، \u2068{hospital}\u2069، {day} کے لیے۔ کیا خون اب بھی چاہیے؟ اگر چاہیے تو یہیں جواب دیں یا \u2066{phone}\u2069 پر فون کریں۔ نہیں تو آپ کو کچھ نہیں کرنا: ہم درخواست بند کر دیتے ہیں۔",
  },
});
