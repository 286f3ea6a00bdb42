import fc from "fast-check";
import { expect, test } from "vitest";
import { codesIn, idOf } from "#app/features/giving/ledger/match-codes.ts";
import { plainCode } from "#app/features/giving/ledger/payment-code.ts";
import { joinPayouts } from "./join-payouts.ts";
import { proposeMatches } from "./match.ts";
import { type MatchDonation, type MatchLine, matchLimits } from "./match-candidates.ts";
import { isSimilar, wordsOf } from "./match-words.ts";

/* The matcher looks everything up. What it finds is what comparing each line with each donation finds: TRANSFER-16. */

const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;
const rank = { strong: 0, likely: 1, doubtful: 2 } as const;
type Fit = { line: MatchLine; donation: MatchDonation; strength: keyof typeof rank };

/** Each line with each donation, by the rules in words. */
function compareAll(lines: readonly MatchLine[], donations: readonly MatchDonation[]): Fit[] {
  return lines.flatMap((line) => {
    const isNear = (donation: MatchDonation) =>
      donation.amountPaisa === line.amountPaisa && daysBetween(donation.day, line.day) <= matchLimits.days;
    const isCrowded = donations.filter(isNear).length > matchLimits.byAmount;
    return donations.flatMap((donation): Fit[] => {
      const isEqual = donation.amountPaisa === line.amountPaisa;
      const isNamed = plainCode(`${line.reference}|${line.description}`).includes(
        plainCode(donation.reference),
      );
      const id = idOf(donation.transactionId);
      const isId = id !== "" && codesIn(line).includes(id);
      const words = wordsOf(`${line.description} ${line.reference}`);
      const isLike = isNear(donation) && donation.names.some((name) => isSimilar(wordsOf(name), words));
      const byId = isId && daysBetween(donation.day, line.day) <= matchLimits.daysOfId;
      if (isEqual && (isNamed || byId)) return [{ line, donation, strength: "strong" }];
      if (isLike) return [{ line, donation, strength: "likely" }];
      if (isNamed || isId || (isNear(donation) && !isCrowded))
        return [{ line, donation, strength: "doubtful" }];
      return [];
    });
  });
}

function proposeFrom(fits: readonly Fit[]) {
  const ordered = fits.toSorted(
    (a, b) => rank[a.strength] - rank[b.strength] || a.line.id - b.line.id || a.donation.id - b.donation.id,
  );
  const proposals: { line: number; donation: number; strength: string; ambiguous: boolean }[] = [];
  for (const { line, donation, strength } of ordered) {
    if (proposals.some((one) => one.line === line.id || one.donation === donation.id)) continue;
    const isRival = (other: Fit) =>
      (other.line === line) !== (other.donation === donation) && rank[other.strength] <= rank[strength];
    proposals.push({ line: line.id, donation: donation.id, strength, ambiguous: fits.some(isRival) });
  }
  return proposals;
}

const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const referenceOf = (id: number) => `TXN2611020715${String(id).padStart(7, "0")}`;
const days = some("2026-11-01", "2026-11-02", "2026-11-05", "2026-11-08", "2026-12-09");
const ids = some("", "12345678", "998877665544", "9988-7766-5544", "4711");
const names = some("", "Bilal", "Muhammad Bilal Khan", "Ayesha Khan", "Md Ali", "Khanum Khan", "عائشہ خان");
const amounts = some(100, 250_000, 250_001);
const words = some(
  "",
  "RAAST FROM MOHD BILAL KHA",
  "AYESHA KHAN 998877665544",
  "عائشہ خان",
  "Bilal",
  "ALI MUHAMMAD",
  `note ${referenceOf(3)}`,
  `txn ${referenceOf(5).slice(3)}`,
);
const manyLines = fc
  .array(fc.record({ day: days, amountPaisa: amounts, description: words, reference: ids }), {
    maxLength: 20,
  })
  .map((all) => all.map((one, id) => ({ id: id + 1, ...one })));
const manyDonations = fc
  .array(
    fc.record({
      day: days,
      amountPaisa: amounts,
      transactionId: ids,
      names: fc.array(names, { maxLength: 2 }),
    }),
    {
      maxLength: 20,
    },
  )
  .map((all) => all.map((one, id) => ({ id: id + 1, reference: referenceOf(id + 1), ...one })));

test("what is looked up is what comparing all with all finds", () => {
  fc.assert(
    fc.property(manyLines, manyDonations, (lines, donations) => {
      const fits = compareAll(lines, donations);
      // Where a name or an id is of very many, only some are compared: the next test.
      const ofLine = (line: MatchLine) => fits.filter((fit) => fit.line === line).length;
      fc.pre(lines.every((line) => ofLine(line) <= matchLimits.byName));
      const found = proposeMatches(lines, donations);
      expect(
        found.map(({ line, donation, strength, ambiguous }) => ({ line, donation, strength, ambiguous })),
      ).toEqual(proposeFrom(fits));
    }),
    { numRuns: 500 },
  );
});

const equal = (count: number, name: string) => ({
  lines: Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    day: "2026-11-02",
    amountPaisa: 500_000,
    reference: "",
    description: `RAAST FROM ${name.toUpperCase()}`,
  })),
  donations: Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    reference: referenceOf(id + 1),
    amountPaisa: 500_000,
    day: "2026-11-02",
    transactionId: "",
    names: [name],
  })),
});

test("of many with one amount, day and name each line is compared with a few, and none is left out for all", () => {
  const { lines, donations } = equal(400, "Muhammad Ali");
  const found = proposeMatches(lines, donations);
  expect(found).toHaveLength(400);
  for (const { ambiguous, others, more } of found) {
    expect(ambiguous).toBe(true);
    expect(others).toHaveLength(matchLimits.others);
    expect(others.length + more + 1).toBeLessThanOrEqual(matchLimits.byName);
  }
});

/** The same rows, which count how often they are looked at. */
function counted<Row extends object>(rows: readonly Row[]): { rows: Row[]; looks: () => number } {
  let looks = 0;
  const get = (row: Row, name: PropertyKey) => {
    looks += 1;
    return Reflect.get(row, name);
  };
  return { rows: rows.map((row) => new Proxy(row, { get })), looks: () => looks };
}

test("of 5,000 lines and 3,000 gifts, all equal, each is looked at some tens of times and not once for each other", () => {
  const { lines, donations } = equal(5000, "Muhammad Ali");
  const [some, waiting] = [counted(lines), counted(donations.slice(0, 3000))];
  expect(proposeMatches(some.rows, waiting.rows)).toHaveLength(3000);
  expect(some.looks() / 5000).toBeLessThan(50);
  expect(waiting.looks() / 3000).toBeLessThan(150);
});

test("of 4,990 lines and 400 payouts, all equal, none is joined, and a few are looked at for each line", () => {
  const out = Array.from({ length: 4990 }, () => ({ day: "2026-11-02", amount_paisa: -500_000 }));
  const paid = Array.from({ length: 400 }, (_, id) => ({ id, amount_paisa: 500_000, paid_on: "2026-11-05" }));
  const payouts = counted(paid);
  expect(joinPayouts(out, payouts.rows).size).toBe(0);
  expect(payouts.looks() / 4990).toBeLessThan(10);
  // The only one near its day is joined, once; of two none is guessed.
  const [one, two] = [
    { id: 1, amount_paisa: 500_000, paid_on: "2026-11-12" },
    { id: 2, amount_paisa: 500_000, paid_on: "2026-11-13" },
  ];
  const joined = (payouts: (typeof one)[]) => [...joinPayouts(out.slice(0, 2), payouts).values()];
  expect(joined([one])).toMatchObject([one]);
  expect(joined([one, two])).toMatchObject([one]);
  expect(joined([one, { ...one, id: 3 }])).toEqual([]);
});

test("an id that very many gifts have is no id", () => {
  const { lines, donations } = equal(matchLimits.byId + 1, "");
  const said = donations.map((donation) => ({ ...donation, transactionId: "998877665544" }));
  const [line] = lines;
  const asked = line ? [{ ...line, reference: "998877665544" }] : [];
  expect(proposeMatches(asked, said)).toEqual([]);
  expect(proposeMatches(asked, said.slice(1))).toMatchObject([{ strength: "strong", ambiguous: true }]);
});

test("a late gift is found by its own reference alone", () => {
  const { lines, donations } = equal(1, "Ayesha Khan");
  const late = donations.map((donation) => ({ ...donation, late: true }));
  expect(proposeMatches(lines, late)).toEqual([]);
  const naming = lines.map((line) => ({ ...line, description: referenceOf(1) }));
  expect(proposeMatches(naming, late)).toMatchObject([{ donation: 1, strength: "strong" }]);
});
