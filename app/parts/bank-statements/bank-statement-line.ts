/* One line of a statement: money that came in or went out, a fault, or left out with the reason. */

import { isShortened } from "#app/features/giving/ledger/payment-code.ts";
import {
  type DayOrder,
  isAnyDay,
  isBlankAmount,
  isRupee,
  namesOtherCurrency,
  paymentStatus,
  readAmount,
  readDay,
  readSide,
} from "./bank-statement-cells.ts";
import type { Columns } from "./bank-statement-columns.ts";
import type { Row } from "./bank-statement-rows.ts";
import {
  type LeftOutReason,
  statementMessages as messages,
  statementLimits,
} from "./bank-statements.messages.ts";

/** Money that came in, or with an amount below zero money that went out. */
export type StatementEntry = {
  /** Its line in the file, from 1. */
  line: number;
  /** A Karachi day. */
  day: string;
  amountPaisa: number;
  /** What was charged beside it: a wallet takes it from the balance as well. */
  charges: readonly Charge[];
  description: string;
  reference: string;
  /** As the bank shows it after this line; empty without such a column. It distinguishes two equal lines of a day. */
  balance: string;
};

export type Charge = { name: "Fee" | "FED" | "Tax"; paisa: number };

export type StatementFault = { line: number; message: string };

/** What holds for all lines of a statement. */
export type Reading = {
  headings: readonly string[];
  columns: Columns;
  dayOrder: DayOrder | undefined;
  /** A Karachi day. */
  today: string;
};

/** What the cells of money say. `also` has an amount that went out beside it. Below zero: it went out. */
type Money = { paisa: number; also: boolean } | { message: string } | "none";

/** `balance`: of a line that is left out, such as a balance brought forward. */
export type ReadLine =
  | StatementEntry
  | { message: string }
  | { reason: LeftOutReason; day?: string; balance?: string };

export function readLine({ cells, line, joined }: Row, reading: Reading): ReadLine {
  if (joined) return { message: messages.unreadable };
  const { maxCell, maxColumns } = statementLimits;
  if (cells.length > maxColumns || cells.some(({ length }) => length > maxCell))
    return { message: messages.longCell };
  if (isHeadings(cells, reading)) return { reason: "headings-again" };
  if (cells.slice(reading.headings.length).some((cell) => cell.trim() !== ""))
    return { message: messages.moreCells };

  const { columns, dayOrder, today } = reading;
  const cell = (place: number | undefined) => oneLine(place === undefined ? "" : (cells[place] ?? ""));
  const dayText = cell(columns.date);
  const day = readDay(dayText, dayOrder);
  const money = moneyOf(cell, reading);
  const balance = cell(columns.balance);
  if (money === "none")
    return day ? { reason: withoutAmount(cells), day, balance } : withoutBoth(cells, dayText, columns);
  if ("message" in money) {
    if (day || dayText === "") return money;
    return { message: messages.neither(shown(dayText), shown(moneyText(cell, columns))) };
  }

  const isSummary = cells.some(isCalledSummary);
  if (isSummary && !day) return { reason: "total" };
  if (!day) return { message: dayText === "" ? messages.noDate : messages.noDay(shown(dayText)) };
  if (day > today) return { message: messages.futureDay(shown(dayText)) };
  if (money.also) return { message: messages.bothSides };
  if (isSummary) return { message: messages.balanceOrTotal };
  const currency = cell(columns.currency);
  if (!isRupee(currency)) return { message: messages.otherCurrency(shown(currency)) };
  const status = cell(columns.status);
  const state = status === "" ? "completed" : paymentStatus(status);
  if (!state) return { message: messages.noStatus(shown(status)) };
  if (state !== "completed" || cells.some((each) => failed.test(each.trim())))
    return { reason: "not-completed" };
  const reference = cell(columns.reference);
  if (isShortened(reference)) return { message: messages.shortened(reference) };
  const charges: Charge[] = [];
  for (const [name, place] of [
    ["Fee", columns.fee],
    ["FED", columns.fed],
    ["Tax", columns.tax],
  ] as const) {
    const text = cell(place);
    if (isBlankAmount(text)) continue;
    const charge = readAmount(text);
    if (!charge) return { message: whyNoAmount(text) };
    if (charge.paisa > 0) charges.push({ name, paisa: charge.paisa });
  }
  const description = cell(columns.description);
  return { line, day, amountPaisa: money.paisa, charges, description, reference, balance };
}

/** Such a cell says it in whichever column. */
const failed = /^(?:failed|failure|reversed|declined|rejected|cancell?ed|unsuccessful|expired|void(?:ed)?)$/i;

/** Blanks and control characters, such as a new line within quotation marks, are one blank. */
const oneLine = (cell: string) => cell.replace(/[\s\p{Cc}]+/gu, " ").trim();

const shown = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

/** Each page of some statements repeats the headings. */
function isHeadings(cells: readonly string[], { headings, columns }: Reading): boolean {
  const places = [columns.date, columns.credit ?? columns.amount];
  return places.every(
    (place = 0) => headings[place] !== "" && oneLine(cells[place] ?? "") === oneLine(headings[place] ?? ""),
  );
}

const moneyText = (cell: (place: number | undefined) => string, { credit, amount, debit }: Columns) =>
  cell(credit ?? amount) || cell(debit);

function moneyOf(cell: (place: number | undefined) => string, reading: Reading): Money {
  const { columns } = reading;
  const text = cell(columns.credit ?? columns.amount);
  const debitText = columns.credit === undefined ? "" : cell(columns.debit);
  const amount = isBlankAmount(text) ? noAmount : readAmount(text);
  const debit = isBlankAmount(debitText) ? noAmount : readAmount(debitText);
  const unreadable = amount ? (debit ? undefined : debitText) : text;
  if (unreadable !== undefined || !amount || !debit) return { message: whyNoAmount(unreadable ?? "") };
  if (amount.paisa === 0) return debit.paisa > 0 ? { paisa: -debit.paisa, also: false } : "none";
  if (columns.credit !== undefined)
    return { paisa: amount.side === "debit" ? -amount.paisa : amount.paisa, also: debit.paisa > 0 };
  // An amount alone: its side is told by itself, or by a column of its own.
  const flag = readSide(cell(columns.side));
  if (amount.side && flag && amount.side !== flag) return { message: messages.noSide };
  const side = amount.side ?? flag;
  if (!side) return { message: messages.noSide };
  return { paisa: side === "debit" ? -amount.paisa : amount.paisa, also: false };
}

const noAmount = { paisa: 0, side: undefined } as const;

const whyNoAmount = (text: string) =>
  namesOtherCurrency(text) ? messages.otherCurrency(shown(text)) : messages.noAmount(shown(text));

/* Lines without an amount: balances, texts below and between the lines. */

const summaryWords =
  /\b(?:opening|closing|total|balance|brought|carried|b\/f|c\/f|end of|page \d|printed|generated)/i;

/** A cell that says nothing but that its line is a balance or a total. */
const isCalledSummary = (cell: string): boolean =>
  cell.length <= 60 &&
  /^(?:(?:(?:opening|closing|available|ledger|previous) )?bal(?:ance|\.)?(?: (?:b\/f|c\/f|(?:brought |carried )?forward))?|(?:brought|carried) (?:forward|down)|b\/f|c\/f|(?:(?:grand|sub|page|net)[ -]?)?totals?(?: (?:credits?|debits?|deposits?|withdrawals?|amount|transactions?))*) ?[:.]?$/i.test(
    oneLine(cell),
  );

const withoutAmount = (cells: readonly string[]): LeftOutReason =>
  cells.some((cell) => summaryWords.test(cell)) ? "balance" : "no-amount";

/** An amount within other text. The decimals of a day are none. */
const writtenMoney = /\d,\d{3}|(?<![.\d])\d+\.\d{2}(?![.\d])/;

/** A line without a readable day and with empty cells of money. What may be a line of its own is a fault. */
function withoutBoth(cells: readonly string[], dayText: string, columns: Columns): ReadLine {
  const known = new Set([columns.balance, columns.reference, columns.description]);
  const others = cells.filter((cell, place) => !known.has(place) && cell.trim() !== "");
  const stray = others.find(
    (cell) => writtenMoney.test(cell) || isAnyDay(cell) || (/\d/.test(cell) && readAmount(cell)),
  );
  if (stray && dayText === "") return { message: messages.outsideColumns(shown(oneLine(stray))) };
  const isText =
    dayText === "" ||
    cells.some((cell) => summaryWords.test(cell)) ||
    (cells.filter((cell) => cell.trim() !== "").length === 1 && !/\d/.test(dayText));
  if (!stray && isText) return { reason: "no-day-no-amount" };
  return { message: messages.neither(shown(dayText), "") };
}
