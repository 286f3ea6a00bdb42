import { defineWords } from "#app/lib/words.ts";

/** What staff write by WhatsApp to guests of an event that was cancelled or changed: EVENT-16. No page sends these words. */
export const eventGuestTextWords = defineWords("events-guest-texts", {
  cancelled: {
    en: "Assalamu alaikum, this is {name}. “{title}” on {when}, for which you signed up, is cancelled. We are sorry. If you have a question, call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ “\u2068{title}\u2069”، {when}، جس کے لیے آپ نے نام لکھوایا تھا، منسوخ ہو گئی ہے۔ ہم معذرت خواہ ہیں۔ کچھ پوچھنا ہو تو \u2066{phone}\u2069 پر فون کریں۔",
  },
  changed: {
    en: "Assalamu alaikum, this is {name}. “{title}”, for which you signed up, was changed. It is now: {when}, {place}. If you cannot come, call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ “\u2068{title}\u2069”، جس کے لیے آپ نے نام لکھوایا تھا، بدل گئی ہے۔ اب یہ ہے: {when}، \u2068{place}\u2069۔ نہ آ سکیں تو \u2066{phone}\u2069 پر فون کریں۔",
  },
});
