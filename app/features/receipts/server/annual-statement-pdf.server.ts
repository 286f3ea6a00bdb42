import type { ReceiptIssuer } from "#app/features/receipts/receipt-issuer.ts";
import { annualStatementTexts } from "#app/features/receipts/receipts.messages.ts";
import { amountInWords } from "#app/lib/amount-in-words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { fiscalYearDays, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { column, inks, openPaper, type Paper, sheet } from "./paper.server.ts";
import { drawHead, drawRule, drawStarRow } from "./paper-drawing.server.ts";
import {
  type PersonText,
  preparePersonText,
  setPersonText,
  setText,
  type TextStyle,
} from "./paper-text.server.ts";

export type AnnualStatementRow = {
  number: string;
  givenOn: string;
  fund: string;
  method: string;
  amountPaisa: number;
};

export type PrintedAnnualStatement = {
  fiscalYear: number;
  donor: string;
  email: string;
  rows: AnnualStatementRow[];
  /** The Karachi day on which it is made. */
  madeOn: string;
};

const cell: TextStyle = { font: "sans", size: 10 };
const head: TextStyle = { font: "bold", size: 8.5, colour: inks.soft };
const columns = [
  { name: "Receipt", x: 0, width: 112 },
  { name: "Day", x: 112, width: 80 },
  { name: "Given for", x: 192, width: 150 },
  { name: "Paid by", x: 347, width: 70 },
  { name: "PKR", x: 417, width: column - 417, align: "right" },
] as const;
const rowHeight = 21;
const bottom = 770;

/** All donations of a donor in a tax year, with their sum: RECEIPT-07. As many pages as it takes. */
export async function drawAnnualStatement(
  statement: PrintedAnnualStatement,
  issuer: ReceiptIssuer,
): Promise<Buffer> {
  const { fiscalYear, rows } = statement;
  const [, , fund] = columns;
  const donor = await preparePersonText(
    statement.donor,
    { font: "serif", size: 18 },
    { width: column, height: 40 },
  );
  // One after the other: each may be drawn by Pango, and a statement may have hundreds.
  const funds = new Map<string, PersonText>();
  for (const { fund: title } of rows) {
    if (funds.has(title)) continue;
    funds.set(title, await preparePersonText(title, cell, { width: fund.width, height: 15 }));
  }
  const span = fiscalYearSpan(fiscalYear);
  const paper = await openPaper({
    title: `${annualStatementTexts.title} ${span}`,
    subject: `${rows.length} receipts`,
    author: issuer.name,
    createdAt: new Date(`${statement.madeOn}T00:00:00+05:00`),
  });
  let y = drawOpening(paper, statement, issuer, donor);
  y = drawColumnHeads(paper, y);
  for (const row of rows) {
    if (y + rowHeight > bottom) y = drawColumnHeads(paper, openNextPage(paper));
    drawRow(paper, row, funds.get(row.fund), y);
    y += rowHeight;
  }
  if (y + 90 > bottom) y = openNextPage(paper);
  drawSum(
    paper,
    rows.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    issuer,
    y,
  );
  return paper.finish();
}

function drawOpening(
  paper: Paper,
  statement: PrintedAnnualStatement,
  issuer: ReceiptIssuer,
  donor: PersonText,
) {
  const { doc, part } = paper;
  const { fiscalYear, email, madeOn } = statement;
  const { from, to } = fiscalYearDays(fiscalYear);
  const at = { x: sheet.margin, width: column };
  let y = drawHead(paper, issuer) + 22;
  part("H1", () => {
    const title = `${annualStatementTexts.title} ${fiscalYearSpan(fiscalYear)}`;
    setText(doc, title, { font: "serif", size: 26 }, { ...at, y });
  });
  y += 40;
  part("P", () => {
    const days = `Gifts from ${formatDay(from)} to ${formatDay(to)}. Made on ${formatDay(madeOn)}.`;
    setText(doc, days, { font: "sans", size: 11, colour: inks.soft }, { ...at, y });
  });
  y += 34;
  part("P", () => {
    y += setPersonText(doc, donor, { ...at, y });
    y += setText(doc, email, { font: "sans", size: 10, colour: inks.soft }, { ...at, y, height: 14 });
  });
  return y + 20;
}

/** The rest of the statement on a new page. @returns where it begins */
function openNextPage({ doc, ornament }: Paper): number {
  doc.addPage();
  ornament(() => drawStarRow(doc, 34));
  return 64;
}

function drawColumnHeads({ doc, part, ornament }: Paper, y: number): number {
  ornament(() => drawStarRow(doc, sheet.height - 34));
  part("P", () => {
    for (const { name, x, width, ...rest } of columns) {
      setText(doc, name, head, { x: sheet.margin + x, y, width, ...rest });
    }
  });
  ornament(() => drawRule(doc, y + 15, { width: 1.2, colour: inks.emerald }));
  return y + 20;
}

function drawRow(
  { doc, part, ornament }: Paper,
  row: AnnualStatementRow,
  fund: PersonText | undefined,
  y: number,
) {
  const values = [row.number, formatDay(row.givenOn), fund, row.method, groupedRupees(row.amountPaisa)];
  part("P", () => {
    for (const [place, { x, width, ...rest }] of columns.entries()) {
      const value = values[place];
      const at = { x: sheet.margin + x, y, width, ...rest };
      if (typeof value === "object") setPersonText(doc, value, at);
      else setText(doc, value ?? "", cell, { ...at, height: 15 });
    }
  });
  ornament(() => drawRule(doc, y + rowHeight - 5));
}

function drawSum({ doc, part, ornament }: Paper, totalPaisa: number, issuer: ReceiptIssuer, y: number): void {
  const at = { x: sheet.margin, width: column };
  part("P", () => {
    const total = formatMoney(totalPaisa);
    setText(
      doc,
      total,
      { font: "serif", size: 20, colour: inks.emerald },
      { ...at, y: y + 6, align: "right" },
    );
    setText(doc, amountInWords(totalPaisa), { font: "sans", size: 11 }, { ...at, y: y + 34, align: "right" });
  });
  part("P", () => {
    const words = `${annualStatementTexts.note} Issued by: ${issuer.signatory}.`;
    setText(doc, words, { font: "sans", size: 9, colour: inks.soft }, { ...at, y: y + 64 });
  });
  ornament(() => drawRule(doc, y, { width: 1.2, colour: inks.emerald }));
}
