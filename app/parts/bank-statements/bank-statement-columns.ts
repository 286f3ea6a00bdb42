/*
 * Which column of a bank's statement is which. The heading says what a column may be, its cells decide between several. No
 * bank's own format is known here.
 */

import {
  isBareNumber,
  isBlankAmount,
  isWrittenAsMoney,
  namesOtherCurrency,
  readAmount,
  readSide,
} from "./bank-statement-amounts.ts";
import { readDay } from "./bank-statement-days.ts";

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

/** What a heading may mean; the lower rank is the likelier. */
type Meaning = { column: Column; rank: number };

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

/** Whether a column has days, of whatever kind. */
export const isDateHeading = (heading: string): boolean => dates.test(wordsOf(heading));

/** What a heading may mean, the likeliest first; nothing for one that is not understood. */
function meaningsOf(heading: string): Meaning[] {
  const words = wordsOf(heading);
  if (words === "") return [];
  if (dates.test(words)) return [{ column: "date", rank: otherDates.test(words) ? 1 : 0 }];
  if (/\bbalance\b/.test(words)) return [{ column: "balance", rank: 0 }];
  if (fees.test(words)) return [{ column: "fee", rank: allCharges.test(words) ? 0 : 1 }];
  if (fed.test(words)) return [{ column: "fed", rank: 0 }];
  if (taxes.test(words)) return [{ column: "tax", rank: 0 }];
  if (currencies.test(words)) return [{ column: "currency", rank: 0 }];
  if (statuses.test(words)) return [{ column: "status", rank: 0 }];
  if (sides.test(words)) return [{ column: "side", rank: 0 }];
  if (!neverMoney.test(words)) {
    const rank = rankOf(heading, words);
    const [isCredit, isDebit] = [credits.test(words), debits.test(words)];
    // "Dr/Cr" is a column of flags, or of amounts with their flags.
    if (isCredit && isDebit)
      return [
        { column: "side", rank: 0 },
        { column: "amount", rank: rank + 1 },
      ];
    if (isCredit) return [{ column: "credit", rank }];
    if (isDebit) return [{ column: "debit", rank }];
    if (/\bamount\b/.test(words)) return [{ column: "amount", rank }];
  }
  if (references.test(words)) return [{ column: "reference", rank: 0 }];
  if (descriptions.test(words)) return [{ column: "description", rank: 0 }];
  if (otherDescriptions.test(words)) return [{ column: "description", rank: 1 }];
  return [];
}

/** A heading that says nothing but money goes first, what is more or less than the transfer later, another currency last. */
function rankOf(heading: string, words: string): number {
  if (namesOtherCurrency(heading)) return 3;
  if (otherAmounts.test(words)) return 2;
  const others = words
    .replace(credits, "")
    .replace(debits, "")
    .replace(/\b(?:amount|transaction|txn|trans?)\b/g, "");
  return /[a-z]/.test(others) ? 1 : 0;
}

/**
 * How many columns the headings of a row name.
 * @returns 0 unless the row has a day and money, and no cell of its own that is one
 */
export function countHeadings(cells: readonly string[]): number {
  if (cells.some((cell) => readDay(cell) || (/\d/.test(cell) && readAmount(cell)))) return 0;
  const named = new Set(cells.flatMap(meaningsOf).map(({ column }) => column));
  return named.has("date") && (named.has("credit") || named.has("amount")) ? named.size : 0;
}

/** How the cells of a column fit: most of them do, there are none, or few do. */
const fits = { few: 0, empty: 1, most: 2 } as const;
type Candidate = { place: number; rank: number; fit: number; isMoney: boolean };

const looksLike: Partial<Record<Column, (cell: string) => boolean>> = {
  date: (cell) => readDay(cell) !== undefined || readDay(cell, "month-first") !== undefined,
  credit: isAmount,
  debit: isAmount,
  amount: isAmount,
  fee: isAmount,
  fed: isAmount,
  tax: isAmount,
  side: (cell) => readSide(cell) !== undefined,
};

function isAmount(cell: string): boolean {
  return readAmount(cell) !== undefined && !isBareNumber(cell);
}

/** So many of a column say what it holds. */
const cellsToWeigh = 300;

type Rows = readonly { cells: readonly string[] }[];

function candidateOf({ column, rank }: Meaning, place: number, rows: Rows): Candidate {
  const isLike = looksLike[column];
  if (!isLike) return { place, rank, fit: fits.most, isMoney: false };
  let [filled, like, money] = [0, 0, 0];
  for (const { cells } of rows) {
    const cell = cells[place] ?? "";
    if (cell === "" || isBlankAmount(cell)) continue;
    filled += 1;
    if (filled > cellsToWeigh) break;
    if (!isLike(cell)) continue;
    like += 1;
    if (isWrittenAsMoney(cell)) money += 1;
  }
  const fit = filled === 0 ? fits.empty : like * 2 >= filled ? fits.most : fits.few;
  return { place, rank, fit, isMoney: money * 2 >= Math.max(like, 1) };
}

/** The better candidate first: by its cells, its heading, how its amounts are written, its place. */
const byFit = (a: Candidate, b: Candidate) =>
  b.fit - a.fit || a.rank - b.rank || Number(b.isMoney) - Number(a.isMoney) || a.place - b.place;

/** Which column is which, by the headings and the cells below them. Of two that fit as well the first one is taken. */
export function findColumns(headings: readonly string[], rows: Rows): Columns {
  const candidates = new Map<Column, Candidate[]>();
  for (const [place, heading] of headings.entries())
    for (const meaning of meaningsOf(heading)) {
      const found = candidates.get(meaning.column) ?? [];
      candidates.set(meaning.column, [...found, candidateOf(meaning, place, rows)]);
    }
  const best = (column: Column) => candidates.get(column)?.toSorted(byFit)[0];
  const [credit, debit, amount, side] = [best("credit"), best("debit"), best("amount"), best("side")];
  const columns: Columns = {};
  for (const column of ["date", "description", "reference", "balance", "status", "currency"] as const)
    columns[column] = best(column)?.place;
  const charge = (column: Column) => [best(column)].find((one) => one && one.fit !== fits.few);
  const fee = charge("fee");
  columns.fee = fee?.place;
  if (fee?.rank !== 0) {
    columns.fed = charge("fed")?.place;
    columns.tax = charge("tax")?.place;
  }
  if (credit && (!amount || isBetterThan(amount, credit, debit))) {
    columns.credit = credit.place;
    columns.debit = debit?.place;
  } else {
    columns.amount = amount?.place;
    columns.side = side?.fit === fits.most && side.place !== amount?.place ? side.place : undefined;
  }
  return Object.fromEntries(Object.entries(columns).filter(([, place]) => place !== undefined));
}

/** Whether the column of credits is taken: it has amounts, or is empty beside one of debits, or nothing else has any. */
const isBetterThan = (amount: Candidate, credit: Candidate, debit: Candidate | undefined) =>
  credit.fit === fits.most ||
  (credit.fit === fits.empty && debit?.fit === fits.most) ||
  (amount.fit !== fits.most && credit.fit >= amount.fit);
