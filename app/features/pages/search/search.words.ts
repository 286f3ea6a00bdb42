import { defineWords } from "#app/lib/words.ts";

/** SEARCH-01 to SEARCH-08. */
export const searchWords = defineWords("search", {
  title: { en: "Search", ur: "تلاش" },
  titleOf: { en: "Search: {question}", ur: "تلاش: {question}" },
  description: {
    en: "Search the foundation's programmes, services, events, stories and pages.",
    ur: "فاؤنڈیشن کے پروگراموں، خدمات، تقریبات، کہانیوں اور صفحات میں تلاش کریں۔",
  },
  beginning: {
    en: "Programmes, services, events, stories and pages, in English and in Urdu. The first letters of a word are enough.",
    ur: "پروگرام، خدمات، تقریبات، کہانیاں اور صفحات، اردو اور انگریزی دونوں میں۔ لفظ کے شروع کے حروف کافی ہیں۔",
  },
  tooShort: { en: "Please type at least two letters.", ur: "کم از کم دو حروف لکھیں۔" },
  nothing: { en: "Nothing found", ur: "کچھ نہیں ملا" },
  nothingFor: {
    en: "We found nothing for “{question}”. Try fewer or shorter words, or ask us.",
    ur: "“{question}” کے لیے کچھ نہیں ملا۔ کم یا چھوٹے الفاظ لکھ کر دیکھیں، یا ہم سے پوچھیں۔",
  },
  meant: {
    en: "Nothing is spelt “<asked/>”. These are the results for “<meant/>”.",
    ur: "“<asked/>” کہیں نہیں ملا۔ یہ “<meant/>” کے نتائج ہیں۔",
  },
  results: {
    en: "{count, plural, one {# result} other {# results}} for “<question/>”",
    ur: "“<question/>” کے لیے {count, plural, one {# نتیجہ} other {# نتائج}}",
  },
  first: {
    en: "The first {shown} of {total}. Add a word to narrow the search.",
    ur: "{total} میں سے پہلے {shown}۔ تلاش محدود کرنے کے لیے ایک لفظ اور لکھیں۔",
  },
  inEnglish: { en: "In English", ur: "انگریزی میں" },
  cancelled: { en: "cancelled", ur: "منسوخ" },
  /* The kinds of results. */
  service: { en: "Services", ur: "خدمات" },
  programme: { en: "Programmes", ur: "پروگرام" },
  page: { en: "Pages", ur: "صفحات" },
  question: { en: "Questions", ur: "سوالات" },
  event: { en: "Events", ur: "تقریبات" },
  story: { en: "Stories", ur: "کہانیاں" },
  /* Blood comes before everything else. */
  somebodyNeedsBlood: { en: "Does somebody need blood?", ur: "کسی کو خون چاہیے؟" },
  needBlood: { en: "I need blood", ur: "خون چاہیے" },
  callUs: { en: "Call us: <phone/>", ur: "ہمیں فون کریں: <phone/>" },
  /* Ways on. */
  popularPages: { en: "Popular pages", ur: "مقبول صفحات" },
  allProgrammes: { en: "All programmes", ur: "تمام پروگرام" },
  eventsAndCamps: { en: "Events and camps", ur: "تقریبات اور کیمپ" },
  stories: { en: "Stories", ur: "کہانیاں" },
  askUs: { en: "Ask us", ur: "ہم سے پوچھیں" },
});
