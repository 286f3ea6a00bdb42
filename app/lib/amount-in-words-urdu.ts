import type { Language } from "#app/contract/language.ts";
import { amountInWords } from "./amount-in-words.ts";

/*
 * Amounts as a receipt in Urdu writes them. The numbers below a hundred are words of their own. A file apart from the
 * English one, so that a browser loads the words of its page's language alone.
 */

/** Doubled letters are marked where another word is written alike: اسی and ستر and چون mean something else, too. */
const small = [
  ["صفر", "ایک", "دو", "تین", "چار", "پانچ", "چھ", "سات", "آٹھ", "نو"],
  ["دس", "گیارہ", "بارہ", "تیرہ", "چودہ", "پندرہ", "سولہ", "سترہ", "اٹھارہ", "انیس"],
  ["بیس", "اکیس", "بائیس", "تئیس", "چوبیس", "پچیس", "چھبیس", "ستائیس", "اٹھائیس", "انتیس"],
  ["تیس", "اکتیس", "بتیس", "تینتیس", "چونتیس", "پینتیس", "چھتیس", "سینتیس", "اڑتیس", "انتالیس"],
  ["چالیس", "اکتالیس", "بیالیس", "تینتالیس", "چوالیس", "پینتالیس", "چھیالیس", "سینتالیس", "اڑتالیس", "انچاس"],
  ["پچاس", "اکیاون", "باون", "ترپن", "چوّن", "پچپن", "چھپن", "ستاون", "اٹھاون", "انسٹھ"],
  ["ساٹھ", "اکسٹھ", "باسٹھ", "تریسٹھ", "چونسٹھ", "پینسٹھ", "چھیاسٹھ", "سڑسٹھ", "اڑسٹھ", "انہتر"],
  ["ستّر", "اکہتر", "بہتر", "تہتر", "چوہتر", "پچھتر", "چھہتر", "ستتر", "اٹھہتر", "اناسی"],
  ["اسّی", "اکیاسی", "بیاسی", "تراسی", "چوراسی", "پچاسی", "چھیاسی", "ستاسی", "اٹھاسی", "نواسی"],
  ["نوے", "اکیانوے", "بانوے", "ترانوے", "چورانوے", "پچانوے", "چھیانوے", "ستانوے", "اٹھانوے", "ننانوے"],
].flat();

/** The largest first. */
const scales = [
  [100_000_000_000, "کھرب"],
  [1_000_000_000, "ارب"],
  [10_000_000, "کروڑ"],
  [100_000, "لاکھ"],
  [1_000, "ہزار"],
  [100, "سو"],
] as const;

/** A whole number in words: 125000 is "ایک لاکھ پچیس ہزار". */
function numberInWords(value: number): string {
  if (value < 100) return small[value] ?? "";
  const [size, name] = scales.find(([size]) => value >= size) ?? scales[5];
  const rest = value % size;
  return `${numberInWords(Math.floor(value / size))} ${name}${rest ? ` ${numberInWords(rest)}` : ""}`;
}

/**
 * "دو ہزار پانچ سو روپے صرف", "ایک روپیہ اور پچاس پیسے صرف".
 * @param paisa a whole number from 0 up to the largest safe integer; anything else throws
 */
export function amountInUrduWords(paisa: number): string {
  if (!Number.isSafeInteger(paisa) || paisa < 0) throw new RangeError(`not an amount in paisa: ${paisa}`);
  const rupees = Math.floor(paisa / 100);
  const rest = paisa % 100;
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`${numberInWords(rupees)} ${rupees === 1 ? "روپیہ" : "روپے"}`] : []),
    ...(rest > 0 ? [`${numberInWords(rest)} ${rest === 1 ? "پیسہ" : "پیسے"}`] : []),
  ];
  return `${parts.join(" اور ")} صرف`;
}

/** The same in either language: for the server, which knows both. */
export const amountInWordsOf = (paisa: number, language: Language): string =>
  language === "ur" ? amountInUrduWords(paisa) : amountInWords(paisa);
