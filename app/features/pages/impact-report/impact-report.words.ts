import { defineWords } from "#app/lib/words.ts";

/** What the report says beside its content, which staff write. */
export const impactReportWords = defineWords("impactReport", {
  title: { en: "Impact report", ur: "اثرات کی رپورٹ" },
  years: {
    en: "{name}, {city}. Figures of the years {from} to {to}.",
    ur: "{name}، {city}۔ {from} سے {to} تک کے اعداد و شمار۔",
  },
  contents: { en: "Contents of the report", ur: "رپورٹ میں کیا ہے" },
  method: { en: "How we count", ur: "ہم کیسے گنتے ہیں" },
  byYear: { en: "Help given, year by year", ur: "سال بہ سال دی گئی مدد" },
  shares: { en: "Percentages in pictures", ur: "فیصد، خاکوں میں" },
  index: { en: "All other figures", ur: "باقی تمام اعداد" },
  lastYear: {
    en: "In the last year, against the year before",
    ur: "پچھلا سال، اس سے پہلے کے سال کے مقابلے میں",
  },
  foundation: { en: "The foundation", ur: "فاؤنڈیشن" },
  programmes: { en: "Our programmes", ur: "ہمارے پروگرام" },
  workWithUs: { en: "Working with us", ur: "ہمارے ساتھ کام" },
  source: { en: "{year}, {source}", ur: "{year}، {source}" },
  ask: { en: "Ask about a figure", ur: "کسی عدد کے بارے میں پوچھیں" },
  askSubject: { en: "About a figure", ur: "ایک عدد کے بارے میں" },
  asTable: { en: "The same as a table", ur: "یہی جدول کی صورت میں" },
  percentages: { en: "Percentages", ur: "فیصد" },
  what: { en: "What", ur: "کیا" },
  inAllYears: { en: "in all years", ur: "تمام برسوں میں" },
  helpByYear: { en: "Help given by year", ur: "ہر سال دی گئی مدد" },
  year: { en: "Year", ur: "سال" },
  allYears: { en: "All years", ur: "تمام سال" },
  mostIn: { en: "Most in {year}.", ur: "سب سے زیادہ {year} میں۔" },
  bars: { en: "{name} by year. {counts}.", ur: "{name}، سال بہ سال۔ {counts}۔" },
});
