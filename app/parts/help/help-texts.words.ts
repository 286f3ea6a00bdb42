import { defineWords } from "#app/lib/words.ts";

/** What staff send to a family from their own phone, by WhatsApp or SMS: FAMILY-15. No page sends these words. */
export const helpTextWords = defineWords("help-texts", {
  received: {
    en: "Assalamu alaikum, this is {name}. We have your request {reference}. We will call you to agree on a day to visit you.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 ہمیں مل گئی ہے۔ گھر آنے کا دن طے کرنے کے لیے ہم آپ کو فون کریں گے۔",
  },
  status: {
    en: "Assalamu alaikum, this is {name}. See how far your request {reference} is, with the last four digits of your phone number: {link}",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 کہاں تک پہنچی، فون کے آخری چار ہندسے لکھ کر یہاں دیکھیں: {link}",
  },
  papers: {
    en: "Assalamu alaikum, this is {name}. Photos of papers for your request {reference}, such as a prescription or a bill, can be sent here until {day}: {link}",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ درخواست \u2066{reference}\u2069 کے کاغذات کی تصویریں، جیسے ڈاکٹر کی پرچی یا بل، {day} تک یہاں بھیجی جا سکتی ہیں: {link}",
  },
  visit: {
    en: "Assalamu alaikum, this is {name}. About your request {reference}: we visit you on {day}. If the day does not suit you, call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 کے سلسلے میں ہم {day} کو آپ کے گھر آئیں گے۔ دن مناسب نہ ہو تو \u2066{phone}\u2069 پر فون کریں۔",
  },
  approved: {
    en: "Assalamu alaikum, this is {name}. Your request {reference} has been approved. We will call you about what comes next.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 منظور ہو گئی ہے۔ آگے کی بات کے لیے ہم آپ کو فون کریں گے۔",
  },
  declined: {
    en: "Assalamu alaikum, this is {name}. We cannot help with your request {reference}. {reason} If you have a question, call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 پر ہم مدد نہیں کر سکتے۔ {reason} کچھ پوچھنا ہو تو \u2066{phone}\u2069 پر فون کریں۔",
  },
  referred: {
    en: "Assalamu alaikum, this is {name}. For your request {reference}, others can help better: {reason} If you have a question, call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ آپ کی درخواست \u2066{reference}\u2069 میں دوسرے بہتر مدد کر سکتے ہیں: {reason} کچھ پوچھنا ہو تو \u2066{phone}\u2069 پر فون کریں۔",
  },
});
