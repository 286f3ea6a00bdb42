/*
 * Which column of a bank's statement is which, as its headings alone propose it: a person confirms it once for each
 * account. No bank's own format is known here.
 */

import { namesOtherCurrency, readAmount } from "./bank-statement-amounts.ts";
import { isAnyDay } from "./bank-statement-days.ts";

export const columnNames = [
  "date",
  "credit",
  "debit",
  "amount",
  "side",
  "description",
  "reference",
  "balance",
  "fee",
  "fed",
  "tax",
  "status",
  "currency",
] as const;
export type Column = (typeof columnNames)[number];

/** The place of each column that is taken, from 0. */
export type Columns = Partial<Record<Column, number>>;

const dates = /\b(?:date|datetime|dt|timestamp)\b|^(?:posted|booked|created)(?: on| at)?$|^day$/;
/** A transfer is booked on its transaction's day. */
const otherDates =
  /\b(?:value|settle\w*|due|cheque|chq|instrument|expiry|birth|clearing|effective|statement|print\w*)\b/;

/** Numbers under such a heading are no money, whatever else it says: "Deposit Slip No", "Credit Account", "Credit Limit". */
const neverMoney =
  /\b(?:no|nos|num|number|serial|sr|slip|voucher|invoice|bill|account|acct|acc|ac|iban|card|limit|ref|reference|id|code|branch|cheque|chq|instrument|stan|rrn|msisdn|phone|mobile|cnic|time|rate|percent|count|days|month|year|points|batch|terminal|pin|customer|consumer|policy|fees?|charges?|tax|wht|fed|mdr|commission|discount|balance|status|type|mode|by|from|via|through|transactions|items|entries)\b|\ba\/c\b/;

const credits =
  /\b(?:credits?|credited|deposits?|deposited|cr|lodgements?|incoming|inflows?)\b|\b(?:cash|money|paid|funds?|transfers?) in\b|^(?:amount )?in$|^(?:amount |money |cash |total )?received(?: amount)?$|^receipts$/;
const debits =
  /\b(?:debits?|debited|withdrawals?|withdrawn|dr|outgoing|outflows?)\b|\b(?:cash|money|paid|funds?|transfers?) out\b|^(?:amount )?out$|^(?:amount |money |total )?(?:sent|spent)$|^payments?$/;
/** What is more or less than the transfer itself. */
const otherAmounts = /\b(?:net|gross|total|original|settle\w*|opening|closing)\b/;

const sides =
  /^(?:d ?\/ ?c|c ?\/ ?d|(?:txn |trx |transaction )?(?:type|sign|indicator|direction|nature)|in ?\/ ?out|flag)$/;
const statuses = /\bstatus\b|\bstate$|^(?:response|result|outcome)\b/;
/** Of the line's own amount, not of what was exchanged for it. */
const currencies = /^(?!.*\b(?:original|foreign|local)\b).*\b(?:currency|ccy)\b/;
const references =
  /\b(?:ref|reference|rrn|stan|cheque|chq|instrument|transaction id|txn id|trx id|tid|doc)\b/;
const descriptions = /\b(?:description|narration|particulars?|details?|remarks?|narrative|transaction)\b/;
const otherDescriptions =
  /^(?:from ?\/ ?to|from|sender|payer|received from|name|counterparty)(?: name)?$|^memo$|^purpose$/;

/** Charged beside the amount, by a wallet: its fee, the duty on it, and tax. */
const fees =
  /^(?:(?:total|transaction|txn|service|bank) )*(?:fees?|charges?)(?: (?:amount|deducted|incl\w* .+|(?:and )?fed))?$/;
const fed = /^(?:total )?(?:fed|excise duty|sales tax|gst|sst|pst)\b(?! (?:no|number|invoice|rate)\b)/;
const taxes =
  /^(?:total )?(?:wht|withholding|advance tax|tax(?:es)?)\b(?! (?:no|number|invoice|rate|id|year)\b)/;
/** Such a column has the others in it. */
const allCharges = /^total\b|\bincl|\bfed$/;

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
type Meaning = { column?: Column; later?: boolean };

function meaningOf(heading: string): Meaning {
  const words = wordsOf(heading);
  if (dates.test(words)) return { column: "date", later: otherDates.test(words) };
  if (/\bbalance\b/.test(words)) return { column: "balance" };
  if (fees.test(words)) return { column: "fee", later: !allCharges.test(words) };
  if (fed.test(words)) return { column: "fed" };
  if (taxes.test(words)) return { column: "tax" };
  if (currencies.test(words)) return { column: "currency" };
  if (statuses.test(words)) return { column: "status" };
  if (sides.test(words)) return { column: "side" };
  if (!neverMoney.test(words)) {
    const later = otherAmounts.test(words) || namesOtherCurrency(heading);
    const [isCredit, isDebit] = [credits.test(words), debits.test(words)];
    if (isCredit && isDebit) return { column: "side", later: true };
    if (isCredit) return { column: "credit", later };
    if (isDebit) return { column: "debit", later };
    if (/\bamount\b/.test(words)) return { column: "amount", later };
  }
  if (references.test(words)) return { column: "reference" };
  if (descriptions.test(words)) return { column: "description" };
  return otherDescriptions.test(words) ? { column: "description", later: true } : {};
}

/** Which column is which by the headings. Of two that mean the same the first one is taken. */
export function findColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  const meanings = headings.map((heading, place) => ({ place, ...meaningOf(heading) }));
  for (const later of [false, true])
    for (const each of meanings)
      if (each.column && Boolean(each.later) === later) columns[each.column] ??= each.place;
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
