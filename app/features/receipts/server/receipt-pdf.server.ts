import { receiptTexts } from "#app/features/receipts/receipts.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { column, inks, openPaper, type Paper, sheet } from "./paper.server.ts";
import { drawHead, drawQrCode, drawRule, drawStarRow } from "./paper-drawing.server.ts";
import {
  type PersonText,
  preparePersonText,
  setPersonText,
  setText,
  type TextStyle,
} from "./paper-text.server.ts";
import type { ReceiptDocument } from "./receipt-document.server.ts";

/** A receipt as it was issued, with its person, and whether it is void since. */
export type PrintedReceipt = ReceiptDocument & {
  /** "Anonymous" without a name. */
  donor: string;
  dedication: string;
  /** The Karachi day on which it was voided. */
  voidedOn: string | undefined;
};

const label: TextStyle = { font: "bold", size: 8.5, colour: inks.soft };
const text: TextStyle = { font: "sans", size: 11 };
/** Where the part begins that says how to check the receipt; everything else stands above it. */
const checkTop = 656;
/** Where the four facts under the title begin: a receipt's number is the widest. */
const factPlaces = [0, 158, 276, 394];
const small: TextStyle = { font: "sans", size: 9, colour: inks.soft };

/**
 * The receipt on one A4 page, drawn from what is stored with it alone: RECEIPT-08. A test keeps the bytes of this layout;
 * whoever draws otherwise makes another one and leaves this one for the receipts that have it. It takes some 50 ms of one processor: ask through `receiptPdf`, which keeps
 * the last ones (receipt-files.server.ts).
 */
export async function drawReceipt(receipt: PrintedReceipt): Promise<Buffer> {
  const { issuer } = receipt;
  const line = (value: string, style: TextStyle, height: number, width: number) =>
    preparePersonText(value, style, { width, height });
  const [donor, fund, dedication] = await Promise.all([
    line(receipt.donor, { font: "serif", size: 22 }, 44, column),
    line(receipt.fund, text, 28, column - 120),
    receipt.dedication ? line(receipt.dedication, text, 42, column - 120) : undefined,
  ]);
  const paper = await openPaper({
    title: `Receipt ${receipt.number}`,
    subject: `${receipt.amount}, ${formatDay(receipt.givenOn)}`,
    author: issuer.name,
    createdAt: new Date(receipt.issuedAt),
    packed: false,
  });
  let y = drawHead(paper, issuer) + 22;
  y = drawTitle(paper, receipt, y);
  y = drawAmount(paper, receipt, donor, y);
  y = drawFacts(paper, receipt, { fund, dedication }, y);
  drawTax(paper, receipt, y + 18);
  drawCheck(paper, receipt);
  if (receipt.voidedOn) drawVoid(paper);
  return paper.finish();
}

function drawTitle({ doc, part }: Paper, receipt: PrintedReceipt, y: number): number {
  part("H1", () =>
    setText(doc, receipt.title, { font: "serif", size: 26 }, { x: sheet.margin, y, width: column }),
  );
  const facts = [
    ["Receipt number", receipt.number],
    ["Date of gift", formatDay(receipt.givenOn)],
    ["Date of issue", formatDay(receipt.issuedOn)],
    ["Tax year", receipt.taxYear],
  ] as const;
  let top = y + 46;
  const { voidedOn } = receipt;
  if (voidedOn) {
    part("P", () => {
      const words = receiptTexts.voided(formatDay(voidedOn));
      const style: TextStyle = { font: "bold", size: 12, colour: inks.blood };
      setText(doc, words, style, { x: sheet.margin, y: top - 8, width: column });
    });
    top += 20;
  }
  for (const [place, [name, value]] of facts.entries()) {
    const at = { x: sheet.margin + (factPlaces[place] ?? 0), width: column / 4 };
    part("P", () => {
      setText(doc, name, label, { ...at, y: top });
      setText(doc, value, { font: "bold", size: 13 }, { ...at, y: top + 13 });
    });
  }
  return top + 50;
}

function drawAmount(
  { doc, part, ornament }: Paper,
  receipt: PrintedReceipt,
  donor: PersonText,
  y: number,
): number {
  let end = y;
  part("P", () => {
    setText(doc, "Received with thanks from", label, { x: sheet.margin, y, width: column });
    end = y + 14 + setPersonText(doc, donor, { x: sheet.margin, y: y + 14, width: column });
  });
  const top = end + 16;
  ornament(() => drawRule(doc, top));
  part("P", () => {
    end = top + 12;
    end += setText(
      doc,
      receipt.amount,
      { font: "serif", size: 38, colour: inks.emerald },
      { x: sheet.margin, y: end, width: column },
    );
    end += setText(
      doc,
      receipt.amountInWords,
      { font: "sans", size: 12.5 },
      { x: sheet.margin, y: end, width: column },
    );
  });
  ornament(() => drawRule(doc, end + 14));
  return end + 14;
}

function drawFacts(
  { doc, part, ornament }: Paper,
  receipt: PrintedReceipt,
  { fund, dedication }: { fund: PersonText; dedication: PersonText | undefined },
  top: number,
): number {
  const rows: [name: string, value: PersonText][] = [
    ["Given for", fund],
    ...(dedication ? ([["Dedication", dedication]] satisfies [string, PersonText][]) : []),
    ["Paid by", { text: receipt.method, style: text, height: 16 }],
    ["Reference", { text: receipt.reference, style: text, height: 16 }],
  ];
  let y = top;
  for (const [name, value] of rows) {
    let height = 0;
    part("P", () => {
      setText(doc, name, { ...text, colour: inks.soft }, { x: sheet.margin, y: y + 8, width: 110 });
      height = setPersonText(doc, value, { x: sheet.margin + 120, y: y + 8, width: column - 120 });
    });
    y += Math.max(height, 16) + 14;
    ornament(() => drawRule(doc, y));
  }
  return y;
}

function drawTax({ doc, part }: Paper, receipt: PrintedReceipt, y: number): void {
  const height = checkTop - 22 - y;
  part("P", () => {
    const style = { ...small, size: 9.5 };
    setText(doc, receipt.tax, style, { x: sheet.margin, y, width: column, gap: 2, height });
  });
}

function drawCheck({ doc, part, ornament }: Paper, receipt: PrintedReceipt): void {
  const top = checkTop;
  const size = 104;
  const left = sheet.margin + size + 22;
  const width = column - size - 22;
  ornament(() => drawRule(doc, top - 18, { width: 1.4, colour: inks.emerald }));
  part(
    "Figure",
    () => drawQrCode(doc, receipt.verifyUrl, { x: sheet.margin, y: top, size }),
    `QR code: ${receipt.verifyUrl}`,
  );
  let y = top - 4;
  part("H2", () => {
    y +=
      setText(doc, "Anybody can check this receipt", { font: "serif", size: 15 }, { x: left, y, width }) + 2;
  });
  part("P", () => {
    const { origin, pathname } = new URL(receipt.verifyUrl);
    y += setText(doc, "Scan the code with a phone, or open", small, { x: left, y, width });
    y += setText(doc, `${origin}${pathname}`, { font: "bold", size: 11 }, { x: left, y, width }) + 2;
    y += setText(doc, "and enter the receipt's number and this code:", small, { x: left, y, width });
    y += setText(doc, receipt.verifyCode, { font: "bold", size: 15 }, { x: left, y, width }) + 4;
    setText(doc, receiptTexts.whatCheckShows, small, { x: left, y, width });
  });
  part("P", () => {
    setText(doc, `Issued by: ${receipt.issuer.signatory}. ${receiptTexts.noSignature}`, small, {
      x: sheet.margin,
      y: 779,
      width: column,
    });
  });
  ornament(() => drawStarRow(doc, sheet.height - 34));
}

/** Across the sheet. The words for it stand under the title. */
function drawVoid({ doc, ornament }: Paper): void {
  ornament(() => {
    doc
      .save()
      .rotate(-28, { origin: [sheet.width / 2, 380] })
      .fillOpacity(0.16);
    setText(
      doc,
      "VOID",
      { font: "serif", size: 190, colour: inks.blood },
      { x: 0, y: 270, width: sheet.width, align: "center" },
    );
    doc.restore();
    doc.fillOpacity(1);
  });
}
