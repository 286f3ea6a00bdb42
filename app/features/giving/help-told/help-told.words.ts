import { defineWords } from "#app/lib/words.ts";

/** BOOKS-14. Only the server says them: no page carries the catalogue. */
export const helpToldWords = defineWords("help-told", {
  fund: {
    en: "In {month}, {fund} helped {families, plural, one {one family} other {# families}}{kinds}.",
    ur: "{month} میں ”{fund}“ سے {families, plural, one {ایک خاندان} other {# خاندانوں}} کی مدد ہوئی{kinds}۔",
  },
  all: {
    en: "In {month}, {families, plural, one {one family was} other {# families were}} helped{kinds}.",
    ur: "{month} میں {families, plural, one {ایک خاندان} other {# خاندانوں}} کی مدد ہوئی{kinds}۔",
  },
  service: {
    en: "In {month}, at least {families, plural, one {one family was} other {# families were}} helped so{kinds}.",
    ur: "{month} میں کم از کم {families, plural, one {ایک خاندان} other {# خاندانوں}} کی یہ مدد ہوئی{kinds}۔",
  },
  only: { en: " with “{kind}”", ur: " (”{kind}“)" },
  kinds: { en: ": {list}", ur: ": {list}" },
  kind: { en: "{families} with “{kind}”", ur: "{families} کی ”{kind}“ سے" },
  others: { en: "{families} in other ways", ur: "{families} کی دوسرے طریقوں سے" },
  check: { en: "How this is counted", ur: "یہ گنتی کیسے ہوتی ہے" },
  next: { en: ", ", ur: "، " },
  helped: {
    en: "Help for {families, plural, one {a family} other {# families}}",
    ur: "{families, plural, one {ایک خاندان} other {# خاندانوں}} کی مدد",
  },
});
