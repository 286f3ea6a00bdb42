import { encodeQR } from "qr";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { starPath } from "#app/ui/star-path.ts";
import { column, type Document, inks, type Paper, sheet } from "./paper.server.ts";
import { setText, type TextStyle } from "./paper-text.server.ts";
import type { ReceiptIssuer } from "./receipt-document.server.ts";

/* What is drawn on paper: stars, rules, the foundation's head, QR codes. */

/** The star of the foundation, as it is on the site. */
function drawStar(
  doc: Document,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24)
    .path(starPath)
    .fill(colour)
    .restore();
}

/** A row of stars joined by lines across the sheet. */
export function drawStarRow(doc: Document, y: number): void {
  const step = 24;
  const size = 8;
  const count = Math.floor(column / step) + 1;
  const left = (sheet.width - (count - 1) * step) / 2;
  for (let place = 0; place < count; place += 1) {
    const middle = left + place * step;
    drawStar(doc, { x: middle - size / 2, y: y - size / 2, size, colour: inks.emerald });
    if (place === count - 1) continue;
    doc.moveTo(middle + size / 2 + 2, y).lineTo(middle + step - size / 2 - 2, y);
    doc.lineWidth(0.5).stroke(inks.emerald);
  }
}

export function drawRule(
  doc: Document,
  y: number,
  { width = 0.5, colour = inks.rule, x = sheet.margin, length = column } = {},
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + length, y)
    .lineWidth(width)
    .stroke(colour);
}

const heads = {
  en: { nameUp: 3, name: 20, nameHeight: 30, line: 9, lineHeight: 26 },
  ur: { nameUp: 10, name: 18, nameHeight: 40, line: 9, lineHeight: 38 },
};

/** The foundation's head: star, name, address, registrations. @returns where it ends */
export function drawHead(paper: Paper, issuer: Omit<ReceiptIssuer, "approval" | "taxNote">): number {
  const { doc, part, ornament, at, language } = paper;
  const look = heads[language];
  const t = textIn(language, paperWords);
  const top = 58;
  ornament(() => {
    drawStarRow(doc, 34);
    drawStar(doc, { x: at(-1, 36).x, y: top, size: 36, colour: inks.emerald });
  });
  let y = top - look.nameUp;
  part("P", () => {
    const name: TextStyle = { font: "serif", size: look.name, colour: inks.emerald };
    y += setText(paper, issuer.name, name, { ...at(46), y, height: look.nameHeight });
    const { phone, email, registrations } = issuer;
    const lines = [
      issuer.address,
      t("contacts", { phone, email }),
      registrations.join(language === "ur" ? "، " : "   "),
    ];
    for (const line of lines.filter(Boolean)) {
      const style: TextStyle = { font: "sans", size: look.line, colour: inks.soft };
      y += setText(paper, line, style, { ...at(46), y, height: look.lineHeight });
    }
  });
  const end = Math.max(y, top + 38) + 12;
  ornament(() => {
    drawRule(doc, end, { width: 1.4, colour: inks.emerald });
    drawRule(doc, end + 3, { width: 0.5, colour: inks.emerald });
  });
  return end + 3;
}

/** A QR code. Its light border is left to the paper, but for one module, the least that the library makes. */
export function drawQrCode(
  doc: Document,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  const step = size / rows.length;
  for (const [row, modules] of rows.entries()) {
    for (const [place, dark] of modules.entries()) {
      // A little wider than its square, so that no hairline shows between two of them.
      if (dark) doc.rect(x + place * step, y + row * step, step + 0.05, step + 0.05);
    }
  }
  doc.fill("#000000");
}
