import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import { readPdf } from "#tests/support/pdf-reading.ts";
import { composeDocument, receiptIssuer } from "./receipt-document.server.ts";
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
const person = { donor: "Ayesha Siddiqua", dedication: "", taxNumber: "", voidedOn: undefined };
const receipt: PrintedReceipt = { ...composeDocument(row, about), ...person };

/** A text as a PDF's title has it. */
const asPdfText = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("latin1");

describe("a receipt on paper (RECEIPT-02)", () => {
  test("is one page that says what it is, and the same bytes each time", async () => {
    const pdf = await drawReceipt(receipt);
    const { file, pages } = readPdf(pdf);
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

  test.each([1, 2] as const)("has these bytes for ever in layout %i (RECEIPT-08)", async (layout) => {
    const pdf = await drawReceipt({ ...receipt, layout });
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(
      "04b87d71b4aea5d70bc20914383b32173509e132c1a71862b814e3042e8a37ae",
    );
  });

  test("names the day of the gift, and beside it the day of issue and the tax year", async () => {
    const june = composeDocument(row, { ...about, givenOn: "2026-06-28" });
    expect(june).toMatchObject({ givenOn: "2026-06-28", issuedOn: "2026-11-26", taxYear: "2025-26" });
    const { file } = readPdf(await drawReceipt({ ...june, ...person }));
    expect(file).toContain("(PKR 2,500, Jun 28, 2026)");
  });

  test("sets an Urdu name in outlines, with the name over them to be found, copied and read aloud", async () => {
    const donor = "عائشہ صدیقہ";
    const pdf = await drawReceipt({ ...receipt, donor, dedication: "For غلام رسول, my father" });
    const { file, texts } = readPdf(pdf);
    expect(texts).toEqual(expect.arrayContaining([donor, "For ", "غلام رسول", ", my father"]));
    expect(file).toContain("/Subtype /Form");
    expect(file).not.toContain("/Subtype /Image");
    expect(pdf.length).toBeLessThan(150_000);
  });

  test.each([
    ["İbrahim Şişli", "Nguyễn Thị Ánh"],
    ["ڪريم بخش ۽ ۾ سنڌي", "ځوان ښاغلی ړوند"],
    ["राम कुमार", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"],
    ["Дмитрий Ёлкин", "王小明"],
    ["Ali 🌙❤️", "For 🤲🏽"],
  ])("prints each letter of %s (RECEIPT-02b)", async (donor, dedication) => {
    const { texts, drawing } = readPdf(await drawReceipt({ ...receipt, donor, dedication }));
    for (const word of `${donor} ${dedication}`.split(" ")) expect(texts.join(" ")).toContain(word);
    expect(drawing).not.toMatch(/\/[A-Za-z-]+0 Do/);
  });

  test("composes marks, and prints an ornamental letter as the letter that it is", async () => {
    const { texts } = readPdf(
      await drawReceipt({ ...receipt, donor: "Zoe\u0308 𝓐𝓱𝓶𝓪𝓭", dedication: "ＡＬＩ q\u0307\u0323" }),
    );
    expect(texts).toEqual(expect.arrayContaining(["Zoë Ahmad", "ALI ", "q\u0323\u0307"]));
  });

  test("a letter that no font has is a box, which the foot explains, and is still found (RECEIPT-02b)", async () => {
    const { texts } = readPdf(await drawReceipt({ ...receipt, donor: "Ali 𒀀𒀁" }));
    expect(texts).toContain("𒀀𒀁");
    expect(texts.at(-1)).toBe("letter that cannot be printed here.");
  });

  test("what layout 1 left out stays out of the receipts that have it (RECEIPT-08)", async () => {
    const old = {
      ...receipt,
      layout: 1 as const,
      donor: "İbrahim Şişli",
      dedication: "Nguyễn Thị Ánh e\u0301",
    };
    expect(
      createHash("sha256")
        .update(await drawReceipt(old))
        .digest("hex"),
    ).toBe("8f9b3a0a372b28e920f08e2f3e95cf78efa0813bf4bdee2b6602a9a63f3374d3");
  });

  test("the longest names still make one page", async () => {
    const longest: PrintedReceipt = {
      taxNumber: "35202-1234567-1",
      ...composeDocument(
        { ...row, amount_paisa: 9_999_999_999 },
        { ...about, fund: "Wide Measures for Water ".repeat(3), issuer: approved },
      ),
      donor: "W".repeat(100),
      dedication: "WM ".repeat(66),
      voidedOn: "2026-12-01",
    };
    const pdf = await drawReceipt(longest);
    expect(readPdf(pdf).pages).toBe(1);
  });

  test("names the approval only on days on which it was valid", () => {
    expect(issuer.approval).toBeUndefined();
    expect(issuer.registrations).toEqual([]);
    expect(approved.registrations).toEqual(["NTN 1234567-8"]);
  });
});

describe("a receipt in Urdu (RECEIPT-21)", () => {
  const urduIssuer = receiptIssuer(
    {
      ...identity,
      address: { street: "12 خاتم اسٹریٹ، گلبرگ", city: "لاہور", region: "پنجاب", country: "پاکستان" },
    },
    {
      legalName: "امید ویلفیئر فاؤنڈیشن",
      ntn: "1234567-8",
      approval: { reference: "Order 451 of 2026", validFrom: "2026-07-01", validTo: "2029-06-30" },
      taxNote: "اپنے ٹیکس مشیر سے پوچھ لیں۔",
      signatory: "دفتر مالیات، لاہور",
    },
    "ur",
  );
  const urduAbout = { ...about, language: "ur", fund: "فطرانہ", issuer: urduIssuer } as const;
  const urdu: PrintedReceipt = { ...composeDocument(row, urduAbout), ...person, donor: "فاطمہ بی بی" };

  test("says all of it in Urdu: months, rupees, the amount in words, how it was paid, and the approval", () => {
    expect(urdu).toMatchObject({
      language: "ur",
      title: "عطیے کی رسید",
      amount: "2,500 روپے",
      amountInWords: "دو ہزار پانچ سو روپے صرف",
      method: "جاز کیش",
      verifyUrl: "https://umeed.example/ur/verify-receipt?number=UWF-2027-000123&code=K7QM-2XTR",
    });
    expect(urdu.tax).toContain("1 جولائی 2026 سے 30 جون 2029 تک");
    expect(urdu.issuer.registrations).toEqual(["نیشنل ٹیکس نمبر \u20661234567-8\u2069"]);
  });

  test("is one page from right to left, in a file that is Urdu and has a title in Urdu", async () => {
    const pdf = await drawReceipt(urdu);
    const { file, pages, texts } = readPdf(pdf);
    expect(pages).toBe(1);
    expect(pdf.length).toBeLessThan(200_000);
    expect(file).toContain("/Lang (ur)");
    expect(file).toContain(asPdfText("رسید UWF-2027-000123"));
    for (const text of [
      "عطیے کی رسید",
      "فاطمہ بی بی",
      "دو ہزار پانچ سو روپے صرف",
      "فطرانہ",
      "جاز کیش",
      "UWF-2027-000123",
      "TXN1A2B3C4D5E6F7G8H9",
      "K7QM-2XTR",
      "https://umeed.example/ur/verify-receipt",
      "2(36)",
    ]) {
      expect(texts).toContain(text);
    }
    // The only words in Latin letters are names and references.
    expect(texts.filter((text) => /[a-z]{2}/i.test(text) && / /.test(text))).toEqual(["Order 451 of 2026"]);
    expect(texts.join("")).not.toContain("?");
    expect(await drawReceipt(urdu)).toEqual(pdf);
  });

  test("draws the same for ever (RECEIPT-08): only how the file is packed may change", async () => {
    const { drawing } = readPdf(await drawReceipt(urdu));
    expect(createHash("sha256").update(drawing).digest("hex")).toBe(
      "d7b966e0b1fa3b6a8b2141bc9b1cba6618144b27e64630d30cbe4cf0490641aa",
    );
  });

  test("the longest names, void and approved, still make one page", async () => {
    const longest: PrintedReceipt = {
      taxNumber: "35202-1234567-1",
      ...composeDocument(
        { ...row, amount_paisa: 9_999_999_999 },
        { ...urduAbout, fund: "صاف پانی کے منصوبے ".repeat(4) },
      ),
      donor: "محمد عبدالرحمٰن ".repeat(6),
      dedication: "غلام رسول کے نام ".repeat(12),
      voidedOn: "2026-12-01",
    };
    const { pages, texts } = readPdf(await drawReceipt(longest));
    expect(pages).toBe(1);
    expect(texts).toContain(" عطیہ واپس کر دیا گیا۔");
  });
});
