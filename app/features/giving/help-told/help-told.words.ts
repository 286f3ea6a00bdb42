import { defineWords } from "#app/lib/words.ts";

/** BOOKS-14. Only the server says them: no page carries the catalogue. */
export const helpToldWords = defineWords("help-told", {
  fund: {
    en: "In {month}, through {fund}, {families, plural, one {one family} other {# families}} {got}.",
    ur: "{month} میں ”{fund}“ سے {families, plural, one {ایک خاندان} other {# خاندانوں}} {got}۔",
  },
  all: {
    en: "In {month}, {families, plural, one {one family} other {# families}} {got}.",
    ur: "{month} میں {families, plural, one {ایک خاندان} other {# خاندانوں}} {got}۔",
  },
  service: {
    en: "In {month}, at least {families, plural, one {one family} other {# families}} {got}.",
    ur: "{month} میں کم از کم {families, plural, one {ایک خاندان} other {# خاندانوں}} {got}۔",
  },
  /** The sum of a month may have families of earlier months, who were too few to be told alone. */
  paid: {
    en: "Paid for {families, plural, one {one family} other {# families}}: {money}.",
    ur: "{families, plural, one {ایک خاندان} other {# خاندانوں}} کے لیے ادا کیے گئے: {money}۔",
  },
  /* What families got: of a kind of help where staff have not said it, and of several. */
  helpedWith: { en: "got help with “{kind}”", ur: "کی مدد ہوئی (”{kind}“)" },
  helpedOtherwise: { en: "got other help", ur: "کی دوسرے طریقوں سے مدد ہوئی" },
  gotHelp: { en: "got help", ur: "کی مدد ہوئی" },
  several: { en: "{helped}: {list}", ur: "{helped}: {list}" },
  each: { en: "{families} {got}", ur: "{families} {got}" },
  check: { en: "How this is counted", ur: "یہ گنتی کیسے ہوتی ہے" },
  next: { en: ", ", ur: "، " },
  helped: {
    en: "Help for {families, plural, one {a family} other {# families}}",
    ur: "{families, plural, one {ایک خاندان} other {# خاندانوں}} کی مدد",
  },
});
