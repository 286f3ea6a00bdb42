import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { receiptIssuer } from "#app/features/receipts/server/receipt-issuer.server.ts";
import { contents } from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import { composeDocument } from "./receipt-document.server.ts";
import { drawReceipt, type PrintedReceipt } from "./receipt-pdf.server.ts";

const identity = localize(contents.identity.defaults, "en");
const texts = localize(contents.receipts.defaults, "en");
const issuer = receiptIssuer(identity, texts, "en");
const approved = receiptIssuer(
  identity,
  {
    ...texts,
    ntn: "1234567-8",
    approval: { reference: "Order 451 of 2026", validFrom: "2026-07-01", validTo: "2029-06-30" },
  },
  "en",
);
const row = {
  number: "UWF-2027-000123",
  verify_code: "K7QM-2XTR",
  issued_at: "2026-11-26T08:00:00.000Z",
  amount_paisa: 250_000,
  method: "jazzcash",
  reference: "TXN1A2B3C4D5E6F7G8H9",
} as const;
const about = {
  origin: "issued",
  language: "en",
  fund: "Clean Water Projects",
  givenOn: "2026-11-23",
  issuer,
  siteUrl: "https://umeed.example",
} as const;
const person = { donor: "Ayesha Siddiqua", dedication: "", voidedOn: undefined };
const receipt: PrintedReceipt = { ...composeDocument(row, about), ...person };

/** What a reader of the file finds: its objects, and the drawing of its page. */
function read(pdf: Buffer) {
  const file = pdf.toString("latin1");
  const streams = [...file.matchAll(/\/Filter \/FlateDecode\n[^>]*>>\nstream\n/g)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length), { finishFlush: 2 }).toString("latin1"),
  );
  return { file, pages: file.match(/\/Type \/Page\n/g)?.length, drawing: streams.join("\n") };
}
/** A text as a PDF's ActualText has it. */
const asPdfText = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("latin1");

describe("a receipt on paper (RECEIPT-02)", () => {
  test("is one page that says what it is, and the same bytes each time", async () => {
    const pdf = await drawReceipt(receipt);
    const { file, pages } = read(pdf);
    expect(pages).toBe(1);
    expect(pdf.length).toBeLessThan(150_000);
    for (const part of [
      "(Receipt UWF-2027-000123)",
      "(PKR 2,500, Nov 23, 2026)",
      "/Lang (en)",
      "/Marked true",
    ]) {
      expect(file).toContain(part);
    }
    expect(await drawReceipt(receipt)).toEqual(pdf);
  });

  test("has these bytes for ever in layout 1 (RECEIPT-08): a change of the drawing is another layout", async () => {
    const pdf = await drawReceipt(receipt);
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(
      "04b87d71b4aea5d70bc20914383b32173509e132c1a71862b814e3042e8a37ae",
    );
  });

  test("names the day of the gift, and beside it the day of issue and the tax year", async () => {
    const june = composeDocument(row, { ...about, givenOn: "2026-06-28" });
    expect(june).toMatchObject({ givenOn: "2026-06-28", issuedOn: "2026-11-26", taxYear: "2025-26" });
    const { file } = read(await drawReceipt({ ...june, ...person }));
    expect(file).toContain("(PKR 2,500, Jun 28, 2026)");
  });

  test("sets an Urdu name as a picture that can be copied and read aloud", async () => {
    const donor = "عائشہ صدیقہ";
    const pdf = await drawReceipt({ ...receipt, donor });
    expect(read(pdf).file).toContain("/Subtype /Image");
    expect(read(pdf).file).toContain(asPdfText(donor));
    expect(pdf.length).toBeLessThan(150_000);
  });

  test("the longest names still make one page", async () => {
    const longest: PrintedReceipt = {
      ...composeDocument(
        { ...row, amount_paisa: 9_999_999_999 },
        { ...about, fund: "Wide Measures for Water ".repeat(3), issuer: approved },
      ),
      donor: "W".repeat(100),
      dedication: "WM ".repeat(66),
      voidedOn: "2026-12-01",
    };
    const pdf = await drawReceipt(longest);
    expect(read(pdf).pages).toBe(1);
  });

  test("names the approval only on days on which it was valid", () => {
    expect(issuer.approval).toBeUndefined();
    expect(issuer.registrations).toEqual([]);
    expect(approved.registrations).toEqual(["NTN 1234567-8"]);
  });
});
