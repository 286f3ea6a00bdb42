import type { Language } from "#app/contract/language.ts";
import { amountInWords } from "#app/lib/amount-in-words.ts";
import { amountInUrduWords } from "#app/lib/amount-in-words-urdu.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";

const months = [
  "جنوری",
  "فروری",
  "مارچ",
  "اپریل",
  "مئی",
  "جون",
  "جولائی",
  "اگست",
  "ستمبر",
  "اکتوبر",
  "نومبر",
  "دسمبر",
];
export const dayIn = (day: string, language: Language) =>
  language === "en"
    ? formatDay(day)
    : `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
export const moneyIn = (paisa: number, language: Language) =>
  language === "en" ? formatMoney(paisa) : `${groupedRupees(paisa)} روپے`;
export const wordsOfAmount = (paisa: number, language: Language) =>
  language === "en" ? amountInWords(paisa) : amountInUrduWords(paisa);
