import fc from "fast-check";
import { expect, test } from "vitest";
import { type MatchDonation, type MatchLine, proposeMatches } from "./match.ts";

const report = (id: number, more: Partial<MatchDonation> = {}): MatchDonation => ({
  id,
  reference: `TXN2611020715301000${id}`,
  amountPaisa: 250_000,
  day: "2026-11-02",
  transactionId: "",
  names: [],
  ...more,
});
const line = (id: number, more: Partial<MatchLine> = {}): MatchLine => ({
  id,
  day: "2026-11-02",
  amountPaisa: 250_000,
  description: "IBFT",
  reference: "",
  ...more,
});

test.for([
  ["as it is", "RAAST TXN26110207153010001 THANKS"],
  ["with spaces", "raast txn 2611 0207 1530 10 001"],
  ["with the letter O", "TXN2611O2O7153O1OOO1"],
  ["in the middle of a word", "NOTE/TXN-261102071530-10001/AYESHA"],
] as const)("the reference is found %s", ([, description]) => {
  expect(proposeMatches([line(1, { description })], [report(1)])).toEqual([
    {
      line: 1,
      donation: 1,
      strength: "strong",
      reasons: ["reference", "amount"],
      ambiguous: false,
      others: [],
      more: 0,
    },
  ]);
});

test("the bank's own number of the transfer is as good, when the days fit", () => {
  const theirs = report(1, { transactionId: "998877-665544" });
  const ours = (day: string) => line(1, { day, reference: "RRN 998877665544" });
  expect(proposeMatches([ours("2026-11-03")], [theirs])).toMatchObject([
    { strength: "strong", reasons: ["transaction id", "amount"] },
  ]);
  expect(proposeMatches([ours("2026-12-30")], [theirs])).toMatchObject([{ strength: "doubtful" }]);
  expect(
    proposeMatches(
      [line(1, { reference: "4711" })],
      [report(1, { transactionId: "4711", day: "2026-10-01" })],
    ),
  ).toEqual([]);
});

test("another amount is never strong, and is told", () => {
  const description = "TXN26110207153010001";
  expect(proposeMatches([line(1, { description, amountPaisa: 200_000 })], [report(1)])).toMatchObject([
    { strength: "doubtful", reasons: ["reference", "amount differs"] },
  ]);
});

test("amount, days and a similar name are likely; amount and days alone are doubtful; nothing else is proposed", () => {
  const named = [report(1, { names: ["Muhammad Bilal Khan"] })];
  const of = (more: Partial<MatchLine>) => proposeMatches([line(1, more)], named);
  expect(of({ description: "RAAST P2P MOHD BILAL KHA", day: "2026-11-05" })).toMatchObject([
    { strength: "likely", reasons: ["name", "amount"] },
  ]);
  expect(of({ description: "RAAST FROM MUHAMMAD ASLAM" })).toMatchObject([
    { strength: "doubtful", reasons: ["amount"] },
  ]);
  expect(of({ day: "2026-11-06" })).toEqual([]);
  expect(of({ amountPaisa: 250_001 })).toEqual([]);
});

test("two that fit equally well are told, and the others named", () => {
  const duplicates = [
    report(1, { transactionId: "998877665544" }),
    report(2, { transactionId: "998877665544" }),
  ];
  expect(proposeMatches([line(7, { reference: "998877665544" })], duplicates)).toMatchObject([
    {
      line: 7,
      donation: 1,
      strength: "strong",
      ambiguous: true,
      others: [{ donation: 2, strength: "strong" }],
    },
  ]);
  const description = "TXN26110207153010001";
  const paidTwice = proposeMatches([line(1, { description }), line(2, { description })], [report(1)]);
  expect(paidTwice).toMatchObject([{ line: 1, donation: 1, ambiguous: true }]);
});

test("a weaker fit beside a strong one makes nothing ambiguous", () => {
  const lines = [line(1, { description: "TXN26110207153010001" }), line(2)];
  expect(proposeMatches(lines, [report(1), report(2)])).toMatchObject([
    { line: 1, donation: 1, strength: "strong", ambiguous: false },
    { line: 2, donation: 2, strength: "doubtful" },
  ]);
});

const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const days = some("2026-11-01", "2026-11-02", "2026-11-05", "2026-12-09");
const ids = some("", "12345678", "998877665544", "9988-7766-5544");
const texts = some("", "TXN26110207153010001", "txn 2611 0207153010002", "BILAL KHAN", "998877665544", "TXN");
const amounts = some(100, 250_000, 250_001);
const lines = fc
  .array(fc.record({ day: days, amountPaisa: amounts, description: texts, reference: ids }), {
    maxLength: 12,
  })
  .map((all) => all.map((one, id) => ({ id, ...one })));
const reports = fc
  .array(fc.record({ day: days, amountPaisa: amounts, transactionId: ids, name: texts }), { maxLength: 12 })
  .map((all) => all.map(({ name, ...one }, id) => report(id, { ...one, names: [name] })));

test("no line has two reports, no report two lines, and strong ones have equal amounts", () => {
  fc.assert(
    fc.property(lines, reports, (theLines, theReports) => {
      const proposals = proposeMatches(theLines, theReports);
      expect(new Set(proposals.map((one) => one.line)).size).toBe(proposals.length);
      expect(new Set(proposals.map((one) => one.donation)).size).toBe(proposals.length);
      for (const { line: at, donation: of, strength, reasons } of proposals) {
        const equal = theLines[at]?.amountPaisa === theReports[of]?.amountPaisa;
        expect(reasons.includes("amount")).toBe(equal);
        if (strength !== "doubtful") expect(equal).toBe(true);
      }
      // Nothing certain depends on the order in which lines come.
      const certain = (all: typeof proposals) =>
        all
          .filter(({ strength, ambiguous }) => strength === "strong" && !ambiguous)
          .map((one) => [one.line, one.donation]);
      expect(certain(proposeMatches(theLines.toReversed(), theReports.toReversed()))).toEqual(
        certain(proposals),
      );
    }),
    { numRuns: 1000 },
  );
});
