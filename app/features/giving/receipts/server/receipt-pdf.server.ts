import { commaIn } from "#app/contract/language.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { type VoidedReceipt, voidedText } from "#app/features/giving/receipts/voided-receipt.ts";
import { formatDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { cleanText } from "#app/site/drawn-text/text-lines.server.ts";
import { column, inks, openPaper, type Paper, sheet } from "./paper.server.ts";
import { drawHead, drawQrCode, drawRule, drawStarRow } from "./paper-drawing.server.ts";
import { setText, type TextStyle } from "./paper-text.server.ts";
import type { ReceiptDocument } from "./receipt-document.server.ts";
import { receiptLooks as looks } from "./receipt-look.server.ts";

/** A receipt as it was issued, with its person, and whether it is void since. */
export type PrintedReceipt = ReceiptDocument & {
  /** "Anonymous" without a name. */
  donor: string;
  dedication: string;
  /** CNIC or NTN; empty: the donor has given none. */
  taxNumber: string;
} & VoidedReceipt;

/**
 * The receipt on one A4 page, drawn from what is stored with it alone: RECEIPT-08. Tests keep the drawing of this layout in
 * both languages; whoever draws otherwise makes another one and leaves this one for the receipts that have it. It takes
 * 30 to 90 ms of one processor: ask through `pdfResponse`, which keeps the last ones (receipt-files.server.ts).
 */
export async function drawReceipt(receipt: PrintedReceipt): Promise<Buffer> {
  const { issuer, language } = receipt;
  const t = textIn(language, paperWords);
  const paper = await openPaper({
    language,
    title: t("receipt", { number: receipt.number }),
    subject: `${receipt.amount}${commaIn(language)}${formatDay(receipt.givenOn, language)}`,
    author: issuer.name,
    createdAt: new Date(receipt.issuedAt),
    packed: language === "ur",
    ownFontsOnly: receipt.layout === 1,
  });
  // In Urdu it lies beneath the rest: letters that overlap would show through each other.
  if (receipt.voidedOn && language === "ur") drawVoid(paper);
  let y = drawHead(paper, issuer) + looks[language].title.up;
  y = drawTitle(paper, receipt, y);
  y = drawAmount(paper, receipt, y);
  y = drawFacts(paper, receipt, y);
  drawTax(paper, receipt, y + looks[language].tax.gap);
  drawCheck(paper, receipt);
  if (receipt.voidedOn && language === "en") drawVoid(paper);
  return paper.finish();
}

function drawTitle(paper: Paper, receipt: PrintedReceipt, y: number): number {
  const { part, at, language } = paper;
  const { label, title, voided, facts } = looks[language];
  const t = textIn(language, paperWords);
  part("H1", () => setText(paper, receipt.title, { font: "serif", size: title.size }, { ...at(0), y }));
  const values = [
    [t("receiptNumber"), receipt.number],
    [t("giftDay"), formatDay(receipt.givenOn, language)],
    [t("issueDay"), formatDay(receipt.issuedOn, language)],
    [t("taxYear"), receipt.taxYear],
  ] as const;
  let top = y + title.step;
  const { voidedOn } = receipt;
  if (voidedOn) {
    part("P", () => {
      const words = voidedText(t, receipt, language);
      const style: TextStyle = { font: "bold", size: voided.size, colour: inks.blood };
      setText(paper, words, style, { ...at(0), y: top - voided.up });
    });
    top += voided.step;
  }
  for (const [place, [name, value]] of values.entries()) {
    const spot = at(facts.starts[place] ?? 0, column / 4);
    part("P", () => {
      setText(paper, name, label, { ...spot, y: top });
      setText(paper, value, { font: "bold", size: facts.size }, { ...spot, y: top + facts.down });
    });
  }
  return top + facts.step;
}

function drawAmount(paper: Paper, receipt: PrintedReceipt, y: number): number {
  const { doc, part, ornament, at, language } = paper;
  const { label, donor, amount } = looks[language];
  const t = textIn(language, paperWords);
  let end = y;
  part("P", () => {
    setText(paper, t("receivedFrom"), label, { ...at(0), y });
    const style: TextStyle = { font: "serif", size: donor.size };
    const name = { ...at(0), y: y + donor.down, height: donor.height };
    end = name.y + setText(paper, cleanText(receipt.donor), style, name);
  });
  const top = end + donor.gap;
  ornament(() => drawRule(doc, top));
  part("P", () => {
    end = top + amount.gap;
    const figures: TextStyle = { font: "serif", size: amount.size, colour: inks.emerald };
    end += setText(paper, receipt.amount, figures, { ...at(0), y: end });
    end += setText(paper, receipt.amountInWords, { font: "sans", size: amount.words }, { ...at(0), y: end });
  });
  ornament(() => drawRule(doc, end + amount.after));
  return end + amount.after;
}

function drawFacts(paper: Paper, receipt: PrintedReceipt, top: number): number {
  const { doc, part, ornament, at, language } = paper;
  const { text, row } = looks[language];
  const t = textIn(language, paperWords);
  const dedication = cleanText(receipt.dedication);
  const rows: [name: string, value: string, height: number][] = [
    [t("givenFor"), cleanText(receipt.fund), row.height],
    ...(dedication ? [[t("dedication"), dedication, row.dedication] satisfies [string, string, number]] : []),
    ...(receipt.taxNumber
      ? [[t("taxNumber"), receipt.taxNumber, row.least] satisfies [string, string, number]]
      : []),
    [t("paidBy"), receipt.method, row.least],
    [t("reference"), receipt.reference, row.least],
    ...(receipt.replaces
      ? [[t("replaces"), receipt.replaces, row.least] satisfies [string, string, number]]
      : []),
  ];
  let y = top;
  for (const [name, value, most] of rows) {
    let height = 0;
    part("P", () => {
      const line = y + row.above;
      setText(paper, name, { ...text, colour: inks.soft }, { ...at(0, row.label), y: line });
      height = setText(paper, value, text, { ...at(row.label + 10), y: line, height: most });
    });
    y += Math.max(height, row.least) + row.below;
    ornament(() => drawRule(doc, y));
  }
  return y;
}

function drawTax(paper: Paper, receipt: PrintedReceipt, y: number): void {
  const { small, tax, check } = looks[paper.language];
  const height = check.top - 22 - y;
  paper.part("P", () => {
    setText(paper, receipt.tax, { ...small, size: tax.size }, { ...paper.at(0), y, gap: 2, height });
  });
}

function drawCheck(paper: Paper, receipt: PrintedReceipt): void {
  const { doc, part, ornament, at, language, fonts, ownFontsOnly } = paper;
  const { small, check } = looks[language];
  const t = textIn(language, paperWords);
  const top = check.top;
  const size = 104;
  const beside = at(size + 22);
  ornament(() => drawRule(doc, top - 18, { width: 1.4, colour: inks.emerald }));
  part(
    "Figure",
    () => drawQrCode(doc, receipt.verifyUrl, { x: at(0, size).x, y: top, size }),
    t("qrCode", { url: receipt.verifyUrl }),
  );
  let y = top - check.up;
  part("H2", () => {
    const title: TextStyle = { font: "serif", size: check.title.size };
    y += setText(paper, t("checkTitle"), title, { ...beside, y }) + check.title.after;
  });
  part("P", () => {
    const { origin, pathname } = new URL(receipt.verifyUrl);
    const address: TextStyle = { font: "bold", size: check.address.size };
    const code: TextStyle = { font: "bold", size: check.code.size };
    y += setText(paper, t("scan"), small, { ...beside, y }) - check.address.up;
    y += setText(paper, `${origin}${pathname}`, address, { ...beside, y }) + check.address.after;
    y += setText(paper, t("enterCode"), small, { ...beside, y }) - check.code.up;
    y += setText(paper, receipt.verifyCode, code, { ...beside, y }) + check.code.after;
    setText(paper, t("whatCheckShows"), small, { ...beside, y });
  });
  part("P", () => {
    const foot = [t("issuedBy", { signatory: receipt.issuer.signatory }), t("noSignature")];
    const hasBoxes = !ownFontsOnly && fonts.missing(`${receipt.donor} ${receipt.dedication}`).length > 0;
    if (hasBoxes) foot.push(t("boxes"));
    setText(paper, foot.join(" "), small, { ...at(0), y: check.foot });
  });
  ornament(() => drawStarRow(doc, sheet.height - 34));
}

/** Across the sheet. The words for it stand under the title. */
function drawVoid(paper: Paper): void {
  const { doc, ornament, language } = paper;
  const { size, y, colour, opacity } = looks[language].void;
  ornament(() => {
    doc
      .save()
      .rotate(-28, { origin: [sheet.width / 2, 380] })
      .fillOpacity(opacity);
    const place = { x: 0, y, width: sheet.width, align: "center" } as const;
    setText(paper, textIn(language, paperWords)("void"), { font: "serif", size, colour }, place);
    doc.restore();
    doc.fillOpacity(1);
  });
}
