/*
 * Amounts and sides in the cells of a bank's statement. Each function takes any text, looks at 60 characters at most, and
 * throws nothing.
 */

import { typedCode } from "#app/lib/digits.ts";

/** A longer cell is neither a day nor an amount. */
export const maxReadCell = 60;

/** A cell as it is read for a day, an amount or a side: as any typed code, with one blank between words. */
export const plainCell = (cell: string): string =>
  (/^\p{ASCII}*$/u.test(cell) ? cell : typedCode(cell)).replace(/\s+/g, " ").trim();

/** More than any transfer: such a number is no amount. In paisa. */
const maxPaisa = 100_000_000_000_00;

/** What stands beside the figures of an amount. */
const rupeeNames = /(?<![a-z])(?:pkr|rs|rupees?)(?![a-z])\.?|₨|روپے|روپیہ/gi;

export type Side = "credit" | "debit";
export type Amount = { paisa: number; side?: Side };

/** Without the names of rupees. */
const withoutRupees = (cell: string) => plainCell(cell).replace(rupeeNames, " ").replace(/ +/g, " ").trim();

/** Whether a cell of amounts says nothing: empty, a dash, the currency alone. */
export const isBlankAmount = (cell: string): boolean =>
  cell.length <= maxReadCell && /^[-.() ]*$/.test(withoutRupees(cell));

const amountPattern =
  /^(?:(cr|dr)\b\.? ?)?(\()? ?([-+])? ?((?:\d{1,3}(?: \d{3})+|\d[\d,]*)?(?:\.\d{1,2}|\.\d{2}0{2,})?) ?(?:\/[-=])? ?(\))? ?(-)? ?(?:\(?(cr|dr|c|d)\b\.?\)?)?$/i;

/**
 * Reads "2,500.00", "Rs 2,500", "12,34,567", "(500)", "-500", "500-", "2,500.00 Cr". A comma or a blank stands between
 * groups of digits, a point before the paisa.
 * @returns undefined for what is no amount; `paisa` is never negative, a minus or brackets make it a debit
 */
export function readAmount(cell: string): Amount | undefined {
  if (cell.length > maxReadCell) return undefined;
  const [, before, open, sign, digits = "", close, trailing, after] =
    amountPattern.exec(withoutRupees(cell)) ?? [];
  if (digits === "" || Boolean(open) !== Boolean(close) || !isGrouped(digits)) return undefined;
  const [rupees = "", decimals = ""] = digits.replace(/[, ]/g, "").split(".");
  if (rupees.length > 14) return undefined;
  const paisa = Number(rupees || "0") * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  if (paisa > maxPaisa) return undefined;
  const told = [before, after].filter(Boolean).map((flag) => (/^c/i.test(flag ?? "") ? "credit" : "debit"));
  if (open || sign === "-" || trailing) told.push("debit");
  if (sign === "+") told.push("credit");
  const [side, ...others] = new Set(told as Side[]);
  if (others.length > 0) return undefined;
  return side ? { paisa, side } : { paisa };
}

/** Groups of three, or after the last three of two: 1,234,567 and 12,34,567. "1,5" would be one and a half elsewhere. */
function isGrouped(digits: string): boolean {
  const [whole = ""] = digits.split(".");
  return !whole.includes(",") || /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(whole);
}

const otherCurrencies =
  /(?<![a-z])(?:us ?\$|usd|eur|euros?|gbp|pounds?|dollars?|aed|dirhams?|sar|riyals?|cad|aud|qar|kwd|omr|bhd|cny|rmb|jpy|inr|chf|try|myr|sgd|hkd|nok|sek|dkk|nzd|zar)(?![a-z])|[$€£¥₹]/i;

/** Whether a text names a currency that is not the rupee. */
export const namesOtherCurrency = (text: string): boolean => otherCurrencies.test(text.slice(0, 80));

/** Whether a heading, or a line above the headings, says that amounts are in thousands or more: "PKR 000". */
export const namesRoundedRupees = (text: string): boolean =>
  /(?<![\d,.])000(?![\d,.])|\b(?:thousands?|la(?:kh|c)s?|millions?|mn)\b|ہزار|لاکھ/i.test(text.slice(0, 80));

/** Whether the cell of a currency's own column is the rupee, or empty. */
export const isRupee = (cell: string): boolean =>
  /^(?:pak|pakistani?)?$/i.test(withoutRupees(cell.slice(0, 80)).replace(/[-() ]/g, ""));

const kinds = "(?:(?:cash|money|funds?|paid|ibft|raast|transfer|amount) )?";
const whats = "(?: (?:transfer|money|funds?|amount|transaction))?";
const creditSide = new RegExp(
  `^(?:\\+|${kinds}(?:c|cr|crdt|credit(?:ed)?|deposit(?:ed)?|received?|in|incoming|inward)${whats})$`,
);
const debitSide = new RegExp(
  `^(?:-|${kinds}(?:d|dr|dbit|debit(?:ed)?|withdrawal|withdrawn|sent|out|outgoing|outward)${whats})$`,
);

/** What the cell of a column such as "Dr/Cr" or "Type" says, where it is one of the words for it and nothing else. */
export function readSide(cell: string): Side | undefined {
  if (cell.length > maxReadCell) return undefined;
  const words = plainCell(cell)
    .toLowerCase()
    .replace(/[^a-z+-]+/g, " ")
    .trim();
  return creditSide.test(words) ? "credit" : debitSide.test(words) ? "debit" : undefined;
}
