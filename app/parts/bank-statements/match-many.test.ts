import { expect, test } from "vitest";
import { joinPayouts } from "./debits.ts";
import { matchLimits, proposeMatches } from "./match.ts";

/* However many lines and gifts wait, and however equal they are: TRANSFER-16. */

const referenceOf = (id: number) => `TXN2611020715${String(id).padStart(7, "0")}`;

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

test("a name that too many gifts of one amount and day have tells nobody apart", () => {
  const { lines, donations } = equal(matchLimits.byName + 1, "Muhammad Ali");
  expect(proposeMatches(lines, donations)).toEqual([]);
  const found = proposeMatches(lines, donations.slice(1));
  expect(found).toHaveLength(matchLimits.byName);
  for (const { strength, ambiguous, others, more } of found) {
    expect([strength, ambiguous]).toEqual(["likely", true]);
    expect(others.length + more + 1).toBe(matchLimits.byName);
  }
  const [one, ...rest] = donations.map((donation) => ({ ...donation, names: ["Ayesha Ali"] }));
  const theirs = lines.slice(0, 1).map((line) => ({ ...line, description: "RAAST FROM BILAL ALI" }));
  const bilal = one ? [{ ...one, names: ["Bilal Ali"] }] : [];
  expect(proposeMatches(theirs, [...bilal, ...rest])).toMatchObject([{ donation: 1, strength: "likely" }]);
});

test("of 5,000 lines and 3,000 gifts, all equal, nothing is proposed", () => {
  const { lines, donations } = equal(5000, "Muhammad Ali");
  expect(proposeMatches(lines, donations.slice(0, 3000))).toEqual([]);
});

test("a payout is joined with the one line near its day; of several nothing is guessed", () => {
  const out = Array.from({ length: 4990 }, () => ({ day: "2026-11-02", amount_paisa: -500_000 }));
  const paid = (id: number, paid_on: string) => ({ id, amount_paisa: 500_000, paid_on });
  const joined = (...payouts: ReturnType<typeof paid>[]) => [...joinPayouts(out, payouts).values()];
  const [near, far] = [paid(1, "2026-11-12"), paid(2, "2026-11-13")];
  expect(joined(near)).toEqual([near]);
  expect(joined(near, far)).toEqual([near]);
  expect(joined(near, paid(3, "2026-11-12"))).toEqual([]);
  expect(joined(...Array.from({ length: 400 }, (_, id) => paid(id, "2026-11-05")))).toEqual([]);
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
