import { expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import { readPdf } from "#tests/support/pdf-reading.ts";
import { drawAnnualStatement } from "./annual-statement-pdf.server.ts";
import { receiptIssuer } from "./receipt-document.server.ts";

const issuer = receiptIssuer(
  localize(contents.identity.defaults, "en"),
  localize(contents.receipts.defaults, "en"),
  "en",
);

test.each([
  [1, 1],
  [25, 2],
  [60, 3],
])("a statement of %i gifts has %i pages (RECEIPT-07)", async (donations, pages) => {
  const rows = Array.from({ length: donations }, (_, place) => ({
    number: `UWF-2027-${String(place + 1).padStart(6, "0")}`,
    givenOn: "2026-11-23",
    fund: place % 2 ? "زکوٰۃ" : "Clean Water Projects",
    method: "Bank Transfer",
    amountPaisa: 100_000_00,
  }));
  const statement = {
    language: "en" as const,
    fiscalYear: 2027,
    donor: "Donor",
    contact: "donor@home.example",
    taxNumber: "",
    cash: [],
    rows,
    madeOn: "2026-11-24",
  };
  const pdf = await drawAnnualStatement(statement, issuer);
  expect(pdf.toString("latin1").match(/\/Type \/Page\n/g)).toHaveLength(pages);
  expect(pdf.length).toBeLessThan(150_000);
});

test("a year of 405 gifts is on it whole; one that is cut says so (RECEIPT-07)", {
  timeout: 60_000,
}, async () => {
  const rows = Array.from({ length: 405 }, (_, place) => ({
    number: `UWF-2027-${String(place + 1).padStart(6, "0")}`,
    givenOn: "2026-11-23",
    fund: "Zakat",
    method: "Cash",
    amountPaisa: 100_00,
  }));
  const statement = {
    language: "en" as const,
    fiscalYear: 2027,
    donor: "İbrahim Şişli",
    contact: "donor@home.example",
    taxNumber: "",
    cash: [],
    rows,
    madeOn: "2026-11-24",
  };
  const { texts } = readPdf(await drawAnnualStatement(statement, issuer));
  expect(texts.filter((text) => text.startsWith("UWF-"))).toEqual(rows.map(({ number }) => number));
  expect(texts).toContain("PKR 40,500");
  expect(texts).toContain("İbrahim");
  expect(texts.join(" ")).not.toContain("first 405 gifts");
  const few = { ...statement, rows: rows.slice(0, 3), isCut: true };
  const cut = readPdf(await drawAnnualStatement(few, issuer));
  expect(cut.texts.join(" ")).toContain("These are the first 3 gifts of the year.");
});

test("a statement in Urdu names days, purposes, ways and the sum in Urdu (RECEIPT-21)", async () => {
  const row = {
    number: "UWF-2027-000001",
    givenOn: "2026-11-23",
    method: "بینک ٹرانسفر",
    amountPaisa: 62_500_00,
  };
  const statement = {
    language: "ur" as const,
    fiscalYear: 2027,
    donor: "غلام رسول",
    contact: "donor@home.example",
    taxNumber: "",
    cash: [],
    rows: [
      { ...row, fund: "زکوٰۃ" },
      { ...row, fund: "صدقہ", number: "UWF-2027-000002" },
    ],
    madeOn: "2026-11-24",
  };
  const { file, pages, texts } = readPdf(await drawAnnualStatement(statement, issuer));
  expect(pages).toBe(1);
  expect(file).toContain("/Lang (ur)");
  expect(texts).toEqual(
    expect.arrayContaining([
      "عطیات کا سالانہ گوشوارہ ",
      "2026-27",
      "غلام رسول",
      "زکوٰۃ",
      "صدقہ",
      "بینک ٹرانسفر",
      " نومبر ",
      "62,500",
      "ایک لاکھ پچیس ہزار روپے صرف",
      "UWF-2027-000002",
      "donor@home.example",
    ]),
  );
  expect(texts.join("")).not.toContain("?");
});
