/*
 * Which column of a bank's statement is which, as its headings alone propose it: a person confirms it once for each
 * account. No bank's own format is known here.
 */

import { isAnyDay, namesOtherCurrency, readAmount } from "./bank-statement-cells.ts";

/** What a column may hold, as staff choose it, in the order of a statement. */
export const columnLabels = {
  date: "Day",
  credit: "Money that came in",
  debit: "Money that went out",
  amount: "Amount, in or out",
  side: "Cr or Dr",
  description: "Words",
  reference: "Reference",
  balance: "Balance",
  fee: "Fee",
  fed: "FED on the fee",
  tax: "Other tax",
  status: "Status",
  currency: "Currency",
} as const;
export type Column = keyof typeof columnLabels;
export const columnNames = Object.keys(columnLabels) as Column[];

/** The place of each column that is taken, from 0. */
export type Columns = Partial<Record<Column, number>>;

/** Numbers under such a heading are no money, whatever else it says: "Deposit Slip No", "Credit Account", "Credit Limit". */
const neverMoney =
  /\b(?:no|nos|num|number|serial|sr|slip|voucher|invoice|bill|account|acct|acc|ac|iban|card|limit|ref|reference|id|code|branch|cheque|chq|instrument|stan|rrn|msisdn|phone|mobile|cnic|time|rate|percent|count|days|month|year|points|batch|terminal|pin|customer|consumer|policy|fees?|charges?|tax|wht|fed|mdr|commission|discount|balance|status|type|mode|by|from|via|through|transactions|items|entries)\b|\ba\/c\b/;

const credits =
  /\b(?:credits?|credited|deposits?|deposited|cr|lodgements?|incoming|inflows?)\b|\b(?:cash|money|paid|funds?|transfers?) in\b|^(?:amount )?in$|^(?:amount |money |cash |total )?received(?: amount)?$|^receipts$/;
const debits =
  /\b(?:debits?|debited|withdrawals?|withdrawn|dr|outgoing|outflows?)\b|\b(?:cash|money|paid|funds?|transfers?) out\b|^(?:amount )?out$|^(?:amount |money |total )?(?:sent|spent)$|^payments?$/;
/** What is more or less than the transfer itself. */
const otherAmounts = /\b(?:net|gross|total|original|settle\w*|opening|closing)\b/;

/** Of a column that has the others of its kind in it: a wallet's fee with the duty on it and tax. */
const allCharges = /^total\b|\bincl|\bfed$/;

/** What a heading means that says more than that it is money; the first that fits. */
const beforeMoney: readonly (readonly [Column, RegExp])[] = [
  ["date", /\b(?:date|datetime|dt|timestamp)\b|^(?:posted|booked|created)(?: on| at)?$|^day$/],
  ["balance", /\bbalance\b/],
  [
    "fee",
    /^(?:(?:total|transaction|txn|service|bank) )*(?:fees?|charges?)(?: (?:amount|deducted|incl\w* .+|(?:and )?fed))?$/,
  ],
  ["fed", /^(?:total )?(?:fed|excise duty|sales tax|gst|sst|pst)\b(?! (?:no|number|invoice|rate)\b)/],
  [
    "tax",
    /^(?:total )?(?:wht|withholding|advance tax|tax(?:es)?)\b(?! (?:no|number|invoice|rate|id|year)\b)/,
  ],
  // Of the line's own amount, not of what was exchanged for it.
  ["currency", /^(?!.*\b(?:original|foreign|local)\b).*\b(?:currency|ccy)\b/],
  ["status", /\bstatus\b|\bstate$|^(?:response|result|outcome)\b/],
  [
    "side",
    /^(?:d ?\/ ?c|c ?\/ ?d|(?:txn |trx |transaction )?(?:type|sign|indicator|direction|nature)|in ?\/ ?out|flag)$/,
  ],
];
/** What a heading means that is no money. */
const afterMoney: readonly (readonly [Column, RegExp])[] = [
  ["reference", /\b(?:ref|reference|rrn|stan|cheque|chq|instrument|transaction id|txn id|trx id|tid|doc)\b/],
  ["description", /\b(?:description|narration|particulars?|details?|remarks?|narrative|transaction)\b/],
  [
    "description",
    /^(?:from ?\/ ?to|from|sender|payer|received from|name|counterparty)(?: name)?$|^memo$|^purpose$/,
  ],
];
/** Such a column is taken only where its kind has no other: another day than the transaction's, a sender's name. */
const laterDates =
  /\b(?:value|settle\w*|due|cheque|chq|instrument|expiry|birth|clearing|effective|statement|print\w*)\b/;
const laterWords = /^(?:from|sender|payer|received|name|counterparty|memo|purpose)\b/;

const wordsOf = (heading: string) =>
  heading
    .slice(0, 80)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll("#", " no ")
    .replace(/[^a-z/ ]+/g, " ")
    .replace(/(?:\bin )?\b(?:pkr|rs|rupees)\b/g, " ")
    .replace(/\bamt\b/g, "amount")
    .replace(/ +/g, " ")
    .trim();

/** What a heading means; of several for one column the one without `later` is taken. */
type Meaning = { column: Column | undefined; later: boolean };

function meaningOf(heading: string): Meaning {
  const words = wordsOf(heading);
  const found = (some: typeof beforeMoney) => some.find(([, pattern]) => pattern.test(words))?.[0];
  const before = found(beforeMoney);
  if (before === "date") return { column: before, later: laterDates.test(words) };
  if (before) return { column: before, later: before === "fee" && !allCharges.test(words) };
  if (!neverMoney.test(words)) {
    const later = otherAmounts.test(words) || namesOtherCurrency(heading);
    const [isCredit, isDebit] = [credits.test(words), debits.test(words)];
    if (isCredit && isDebit) return { column: "side", later: true };
    if (isCredit) return { column: "credit", later };
    if (isDebit) return { column: "debit", later };
    if (/\bamount\b/.test(words)) return { column: "amount", later };
  }
  return { column: found(afterMoney), later: laterWords.test(words) };
}

/** Which column is which by the headings. Of two that mean the same the first one is taken. */
export function findColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  const meanings = headings.map((heading, place) => ({ place, ...meaningOf(heading) }));
  for (const later of [false, true])
    for (const each of meanings) if (each.column && each.later === later) columns[each.column] ??= each.place;
  const { credit, debit, amount, side, fed: duty, tax, ...others } = columns;
  const isAll = others.fee !== undefined && allCharges.test(wordsOf(headings[others.fee] ?? ""));
  const charges = isAll ? {} : { fed: duty, tax };
  const money = credit === undefined ? amountsOf(meanings, amount, side) : { credit, debit };
  const found = Object.entries({ ...others, ...charges, ...money });
  return Object.fromEntries(found.filter(([, place]) => place !== undefined));
}

/** "Dr/Cr" is a column of flags beside one of amounts, else one of amounts with their flags. */
function amountsOf(
  meanings: readonly (Meaning & { place: number })[],
  amount: number | undefined,
  side: number | undefined,
): Columns {
  if (amount !== undefined) return { amount, side };
  return { amount: meanings.find(({ column, later }) => column === "side" && later)?.place };
}

/**
 * How many columns the headings of a row name.
 * @returns 0 unless the row has a day and money, and no cell of its own that is one
 */
export function countHeadings(cells: readonly string[]): number {
  if (cells.some((cell) => isAnyDay(cell) || (/\d/.test(cell) && readAmount(cell)))) return 0;
  const { date, credit, amount, ...others } = findColumns(cells);
  if (date === undefined || (credit ?? amount) === undefined) return 0;
  return Object.keys(others).length + 2;
}

/** Distinguishes one layout of a bank's statement from another: its headings, whatever their case and spaces. */
export const layoutName = (headings: readonly string[]): string =>
  headings.map((heading) => heading.slice(0, 60).toLowerCase().replace(/\s+/g, " ").trim()).join("|");
