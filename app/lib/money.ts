import type { Language } from "#app/contract/language.ts";
import { typedCode } from "./digits.ts";

/*
 * Money. Stored and counted in whole paisa; people type and read rupees. No function here uses a fraction of a number,
 * so that no paisa is lost by rounding.
 */

export const paisaPerRupee = 100;

/** What is wrong with an amount that was typed. */
export type AmountFault = "missing" | "unreadable" | "too-fine";

/** An amount in whole paisa, negative where a minus was typed; or what is wrong with it. */
export type TypedAmount = { paisa: number; fault?: undefined } | { paisa?: undefined; fault: AmountFault };

/** Longer than any amount that somebody means. */
const maxTypedLength = 40;

/** Keeps the minus before its number where a line runs from right to left. */
const leftToRight = "\u200e";

/** Digits beyond this many rupees are more than any limit here: they count as so many nines. */
const maxRupeeDigits = 11;

/** 2500, 2,500, 2 500, 1,00,000 (lakhs), 99.50. A comma or blank must stand before three digits: 2,5 could be meant as 2.5. */
const amountPattern = /^(-?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?: \d{2,3})* \d{3})?(?:\.(\d*))?$/;

const currencyBefore = /^(?:rs\.?|pkr|₨)\s*/i;
const currencyAfter = /\s*(?:\/[-=]|rs\.?|pkr|₨|روپے|روپیہ)$/i;

/**
 * Reads an amount of rupees as somebody typed or sent it. Commas, blanks, Urdu and Arabic digits, Rs or PKR before or after
 * the number and /- or روپے after it are understood; 1e3, words and anything else are not.
 * @param typed a number comes from JSON alone, and may have paisa
 */
export function readRupees(typed: string | number): TypedAmount {
  const text = typedCode(String(typed).slice(0, maxTypedLength + 1));
  if (text === "") return { fault: "missing" };
  if (text.length > maxTypedLength) return { fault: "unreadable" };
  const bare = text.replace(currencyBefore, "").replace(currencyAfter, "").replace(currencyAfter, "");
  const [, minus, whole, fraction] = amountPattern.exec(bare) ?? [];
  if (whole === undefined && !fraction) return { fault: "unreadable" };
  if (fraction !== undefined && fraction.length > 2) return { fault: "too-fine" };
  const digits = (whole ?? "0").replace(/[, ]/g, "").replace(/^0+(?=\d)/, "");
  const rupees = digits.length > maxRupeeDigits ? 10 ** maxRupeeDigits : Number(digits);
  const paisa = rupees * paisaPerRupee + Number((fraction ?? "").padEnd(2, "0"));
  return { paisa: minus && paisa > 0 ? -paisa : paisa };
}

/** Rupees as a text without separators, for fields, links and gateways: 2500, 99.50. */
export function rupees(paisa: number): string {
  const whole = Math.trunc(Math.abs(paisa) / paisaPerRupee);
  const rest = Math.abs(paisa) % paisaPerRupee;
  return `${paisa < 0 ? "-" : ""}${whole}${rest ? `.${String(rest).padStart(2, "0")}` : ""}`;
}

/** Money as the site writes it: PKR 1,000,000, and PKR 99.50 where there are paisa. In Urdu 1,000,000 روپے. */
export function formatMoney(paisa: number, language: Language = "en"): string {
  const amount = groupedRupees(paisa);
  if (language === "en") return `PKR ${amount}`;
  return `${paisa < 0 ? leftToRight : ""}${amount} روپے`;
}

/** The same without the currency, for columns that name it once: 1,000,000. */
export const groupedRupees = (paisa: number) => rupees(paisa).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, "$&,");

/** Rupees with two decimals and no separators, for files that other programs read: 2500.00, -99.50. */
export const csvRupees = (paisa: number): string => {
  const size = Math.abs(paisa);
  const rest = String(size % paisaPerRupee).padStart(2, "0");
  return `${paisa < 0 ? "-" : ""}${Math.trunc(size / paisaPerRupee)}.${rest}`;
};
