import { setImmediate } from "node:timers/promises";
import type { Language } from "#app/contract/language.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { amountInWordsOf } from "#app/lib/amount-in-words-urdu.ts";
import { formatDay } from "#app/lib/dates.ts";
import { fiscalYearDays, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import { cleanText } from "#app/site/drawn-text/text-lines.server.ts";
import { column, inks, openPaper, type Paper, sheet } from "./paper.server.ts";
import { drawHead, drawRule, drawStarRow } from "./paper-drawing.server.ts";
import { setText, type TextStyle } from "./paper-text.server.ts";
import type { ReceiptIssuer } from "./receipt-document.server.ts";

export type AnnualStatementRow = {
  number: string;
  givenOn: string;
  fund: string;
  method: string;
  amountPaisa: number;
};

export type PrintedAnnualStatement = {
  language: Language;
  fiscalYear: number;
  donor: string;
  /** Printed whole; empty: none was given. */
  taxNumber: string;
  /** The email address or the phone. */
  contact: string;
  rows: AnnualStatementRow[];
  /** Gifts of cash, which bring no tax credit: they stand apart, with a sum of their own. */
  cash: AnnualStatementRow[];
  /** Whether the year has more gifts than these: the statement says so. */
  isCut?: boolean;
  /** The Karachi day on which it is made. */
  madeOn: string;
};

type Look = {
  cell: TextStyle;
  head: TextStyle;
  title: { gap: number; size: number; step: number };
  days: { size: number; step: number };
  donor: { size: number; height: number; email: number; after: number };
  /** Of the table: from line to line, the rule above the next one, and how high a cell may be. */
  rows: { head: number; rule: number; step: number; up: number; cell: number };
  sum: { down: number; size: number; words: number; note: number; height: number };
};

/** Nastaliq takes twice the height of Latin letters. */
const looks: Readonly<Record<Language, Look>> = {
  en: {
    cell: { font: "sans", size: 10 },
    head: { font: "bold", size: 8.5, colour: inks.soft },
    title: { gap: 22, size: 26, step: 40 },
    days: { size: 11, step: 34 },
    donor: { size: 18, height: 40, email: 14, after: 20 },
    rows: { head: 20, rule: 15, step: 21, up: 5, cell: 15 },
    sum: { down: 6, size: 20, words: 34, note: 64, height: 90 },
  },
  ur: {
    cell: { font: "sans", size: 9.5 },
    head: { font: "bold", size: 8.5, colour: inks.soft },
    title: { gap: 12, size: 22, step: 48 },
    days: { size: 10.5, step: 30 },
    donor: { size: 16, height: 40, email: 22, after: 4 },
    rows: { head: 24, rule: 21, step: 25, up: 3, cell: 21 },
    sum: { down: 2, size: 16, words: 36, note: 62, height: 104 },
  },
};

const columns = [
  { name: "receiptColumn", start: 0, width: 112 },
  { name: "dayColumn", start: 112, width: 80 },
  { name: "fundColumn", start: 192, width: 150 },
  { name: "methodColumn", start: 347, width: 70 },
  { name: "amountColumn", start: 417, width: column - 417 },
] as const;
const bottom = 770;

/**
 * All donations of a person in a tax year, with their sum, and gifts of cash apart: RECEIPT-07, RECEIPT-12. As many
 * pages as it takes; others are answered after each.
 */
export async function drawAnnualStatement(
  statement: PrintedAnnualStatement,
  issuer: ReceiptIssuer,
): Promise<Buffer> {
  const { language, fiscalYear, rows, cash, isCut } = statement;
  const t = textIn(language, paperWords);
  const paper = await openPaper({
    language,
    title: t("statementTitle", { span: fiscalYearSpan(fiscalYear) }),
    subject: t("receiptCount", { count: rows.length + cash.length }),
    author: issuer.name,
    createdAt: new Date(`${statement.madeOn}T00:00:00+05:00`),
  });
  const notes = [t("statementNote"), t("issuedBy", { signatory: issuer.signatory })];
  if (isCut) notes.unshift(t("statementCut", { count: rows.length + cash.length }));
  let y = drawOpening(paper, statement, issuer);
  if (rows.length > 0) y = await drawTable(paper, rows, y, cash.length > 0 ? [] : notes);
  if (cash.length > 0) {
    y = drawCashTitle(paper, y, rows.length > 0);
    await drawTable(paper, cash, y, [t("cashNote"), ...notes]);
  }
  return paper.finish();
}

/** Rows under their heads, on as many pages as they take, then their sum. @returns where the next part may begin */
async function drawTable(
  paper: Paper,
  rows: readonly AnnualStatementRow[],
  top: number,
  notes: readonly string[],
): Promise<number> {
  const look = looks[paper.language];
  let y = drawColumnHeads(paper, top);
  for (const row of rows) {
    if (y + look.rows.step > bottom) {
      await setImmediate();
      y = drawColumnHeads(paper, openNextPage(paper));
    }
    drawRow(paper, row, y);
    y += look.rows.step;
  }
  if (y + look.sum.height > bottom) y = openNextPage(paper);
  drawSum(paper, rows, y, notes);
  return y + look.sum.note;
}

/** The head of the part with gifts of cash: on the next page where its first rows do not fit under it. */
function drawCashTitle(paper: Paper, top: number, isSecond: boolean): number {
  const { part, at, language } = paper;
  const { rows, days, sum } = looks[language];
  const needed = days.step + rows.head + rows.step + sum.height;
  let y = isSecond ? top + rows.step : top;
  if (y + needed > bottom) y = openNextPage(paper);
  const t = textIn(language, paperWords);
  part("H2", () => setText(paper, t("cashTitle"), { font: "serif", size: days.size + 4 }, { ...at(0), y }));
  return y + days.step;
}

function drawOpening(paper: Paper, statement: PrintedAnnualStatement, issuer: ReceiptIssuer): number {
  const { part, at, language } = paper;
  const { title, days, donor } = looks[language];
  const { fiscalYear, contact, taxNumber, madeOn } = statement;
  const { from, to } = fiscalYearDays(fiscalYear);
  const t = textIn(language, paperWords);
  let y = drawHead(paper, issuer) + title.gap;
  part("H1", () => {
    const words = t("statementTitle", { span: fiscalYearSpan(fiscalYear) });
    setText(paper, words, { font: "serif", size: title.size }, { ...at(0), y });
  });
  y += title.step;
  part("P", () => {
    const day = formatDay(madeOn, language);
    const words = t("statementDays", { from: formatDay(from, language), to: formatDay(to, language), day });
    setText(paper, words, { font: "sans", size: days.size, colour: inks.soft }, { ...at(0), y });
  });
  y += days.step;
  part("P", () => {
    const name: TextStyle = { font: "serif", size: donor.size };
    y += setText(paper, cleanText(statement.donor), name, { ...at(0), y, height: donor.height });
    y += setText(
      paper,
      [contact, taxNumber && `${t("taxNumber")} ${taxNumber}`].filter(Boolean).join("   "),
      { font: "sans", size: 10, colour: inks.soft },
      { ...at(0), y, height: donor.email },
    );
  });
  return y + donor.after;
}

/** The rest of the statement on a new page. @returns where it begins */
function openNextPage({ doc, ornament }: Paper): number {
  doc.addPage();
  ornament(() => drawStarRow(doc, 34));
  return 64;
}

/** Where a column stands. In both languages the digits of amounts stand under each other. */
function columnAt({ at, toEnd, language }: Paper, { name, start, width }: (typeof columns)[number]) {
  return name === "amountColumn" && language === "en" ? toEnd(at(start, width)) : at(start, width);
}

function drawColumnHeads(paper: Paper, y: number): number {
  const { doc, part, ornament, language } = paper;
  const { head, rows } = looks[language];
  const t = textIn(language, paperWords);
  ornament(() => drawStarRow(doc, sheet.height - 34));
  part("P", () => {
    for (const one of columns) setText(paper, t(one.name), head, { ...columnAt(paper, one), y });
  });
  ornament(() => drawRule(doc, y + rows.rule, { width: 1.2, colour: inks.emerald }));
  return y + rows.head;
}

function drawRow(paper: Paper, row: AnnualStatementRow, y: number): void {
  const { doc, part, ornament, language } = paper;
  const { cell, rows } = looks[language];
  const values = {
    receiptColumn: row.number,
    dayColumn: formatDay(row.givenOn, language),
    fundColumn: cleanText(row.fund),
    methodColumn: row.method,
    amountColumn: groupedRupees(row.amountPaisa),
  };
  part("P", () => {
    for (const one of columns) {
      setText(paper, values[one.name], cell, { ...columnAt(paper, one), y, height: rows.cell });
    }
  });
  ornament(() => drawRule(doc, y + rows.step - rows.up));
}

function drawSum(
  paper: Paper,
  rows: readonly AnnualStatementRow[],
  y: number,
  notes: readonly string[],
): void {
  const { doc, part, ornament, at, toEnd, language } = paper;
  const { sum } = looks[language];
  const totalPaisa = rows.reduce((paisa, { amountPaisa }) => paisa + amountPaisa, 0);
  part("P", () => {
    const place = toEnd(at(0));
    const total: TextStyle = { font: "serif", size: sum.size, colour: inks.emerald };
    setText(paper, formatMoney(totalPaisa, language), total, { ...place, y: y + sum.down });
    setText(
      paper,
      amountInWordsOf(totalPaisa, language),
      { font: "sans", size: 11 },
      { ...place, y: y + sum.words },
    );
  });
  if (notes.length > 0)
    part("P", () => {
      const style: TextStyle = { font: "sans", size: 9, colour: inks.soft };
      setText(paper, notes.join(" "), style, { ...at(0), y: y + sum.note });
    });
  ornament(() => drawRule(doc, y, { width: 1.2, colour: inks.emerald }));
}
