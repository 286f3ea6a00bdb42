import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  arePricesOld,
  emptySheet,
  metalValue,
  readWeight,
  readZakat,
  type ZakatWealth,
  zakatFields,
  zakatOf,
} from "./zakat-rules.ts";

const rates = { goldPerGram: 25_000, silverPerGram: 300 };
/** 612.36 g at Rs 300 is Rs 183,708. */
const silverNisab = 183_708_00;

const nothing: ZakatWealth = {
  gold: { mg: 0, rate: 25_000_00 },
  silver: { mg: 0, rate: 300_00 },
  cash: 0,
  bank: 0,
  stock: 0,
  receivables: 0,
  debts: 0,
  basis: "silver",
};

describe("ZAKAT-01: what is due", () => {
  test("all that is owned, less debts, and a fortieth of the whole of it", () => {
    const sheet = zakatOf({
      ...nothing,
      gold: { mg: 10_000, rate: 25_000_00 },
      silver: { mg: 100_000, rate: 300_00 },
      cash: 20_000_00,
      bank: 130_000_00,
      stock: 50_000_00,
      receivables: 10_000_00,
      debts: 90_000_00,
    });
    expect(sheet).toMatchObject({
      gold: 250_000_00,
      silver: 30_000_00,
      owned: 490_000_00,
      counted: 400_000_00,
      isDue: true,
      zakat: 10_000_00,
    });
  });

  test("nothing below the nisab, and at the nisab a fortieth of all, not of what is above it", () => {
    expect(zakatOf({ ...nothing, cash: silverNisab - 1 })).toMatchObject({ isDue: false, zakat: 0 });
    expect(zakatOf({ ...nothing, cash: silverNisab })).toMatchObject({
      isDue: true,
      zakat: silverNisab / 40,
    });
  });

  test("the nisab is 612.36 g of silver or 87.48 g of gold", () => {
    const wealth = { ...nothing, cash: 500_000_00 };
    expect(zakatOf(wealth).nisab).toEqual({ silver: silverNisab, gold: 2_187_000_00 });
    expect(zakatOf({ ...wealth, basis: "gold" })).toMatchObject({ isDue: false, zakat: 0 });
    expect(zakatOf({ ...wealth, basis: "silver" })).toMatchObject({ isDue: true, zakat: 12_500_00 });
  });

  test("debts above what is owned leave nothing, never less", () => {
    expect(zakatOf({ ...nothing, cash: 100, debts: 200 })).toMatchObject({ counted: 0, isDue: false });
  });
});

const paisa = fc.integer({ min: 0, max: 1_000_000_000_000 });
const metal = fc.record({
  mg: fc.integer({ min: 0, max: 100_000_000 }),
  rate: fc.integer({ min: 1, max: 1_000_000_000 }),
});
const anyWealth = fc.record({
  gold: metal,
  silver: metal,
  cash: paisa,
  bank: paisa,
  stock: paisa,
  receivables: paisa,
  debts: paisa,
  basis: fc.constantFrom("gold" as const, "silver" as const),
});

describe("whatever is owned", () => {
  test("Zakat is whole paisa, and a fortieth of what is counted to within a paisa", () => {
    fc.assert(
      fc.property(anyWealth, (wealth) => {
        const { counted, nisab, zakat, isDue } = zakatOf(wealth);
        expect(Number.isSafeInteger(zakat)).toBe(true);
        expect(isDue).toBe(nisab[wealth.basis] > 0 && counted >= nisab[wealth.basis]);
        const tooMuch = zakat * 40 - counted;
        expect(isDue ? tooMuch >= 0 && tooMuch < 40 : zakat === 0).toBe(true);
      }),
    );
  });

  test("more money never makes it less, more debts never make it more", () => {
    fc.assert(
      fc.property(anyWealth, paisa, (wealth, more) => {
        const { zakat } = zakatOf(wealth);
        expect(zakatOf({ ...wealth, cash: wealth.cash + more }).zakat).toBeGreaterThanOrEqual(zakat);
        expect(zakatOf({ ...wealth, debts: wealth.debts + more }).zakat).toBeLessThanOrEqual(zakat);
      }),
    );
  });

  test("a metal is worth its weight, to half a paisa", () => {
    fc.assert(
      fc.property(metal, ({ mg, rate }) => {
        const thousandths = BigInt(metalValue(mg, rate)) * 1000n - BigInt(mg) * BigInt(rate);
        expect(thousandths <= 500n && thousandths > -500n).toBe(true);
      }),
    );
  });

  test("whatever is typed, it is read or told at its field", () => {
    const values = fc.record(Object.fromEntries(zakatFields.map((field) => [field, fc.string()])));
    fc.assert(
      fc.property(values, (typed) => {
        const { wealth, faults } = readZakat(typed);
        expect(Number.isSafeInteger(zakatOf(wealth).zakat)).toBe(true);
        expect(faults.every(({ field }) => zakatFields.includes(field))).toBe(true);
      }),
    );
  });
});

describe("what is typed", () => {
  test.each([
    ["", "gram", 0],
    ["10", "gram", 10_000],
    ["12.5", "gram", 12_500],
    ["1,000.125", "gram", 1_000_125],
    [".5", "gram", 500],
    ["۱۰", "gram", 10_000],
    ["7.5", "tola", 87_480],
    ["52.5", "tola", 612_360],
    ["1", "tola", 11_664],
    ["ten", "gram", undefined],
    ["1.2345", "gram", undefined],
    ["-1", "gram", undefined],
    ["1e3", "gram", undefined],
    [".", "gram", undefined],
  ])("%j %s is %j mg", (typed, unit, mg) => {
    expect(readWeight(typed, unit)).toBe(mg);
  });

  test("an untouched sheet has the prices of the foundation, and no fault", () => {
    const { wealth, faults } = readZakat(emptySheet(rates));
    expect(wealth).toEqual(nothing);
    expect(faults).toEqual([]);
  });

  test("each field has its own text", () => {
    const typed = {
      ...emptySheet(rates),
      gold: "much",
      silver: "200000",
      silver_rate: "0",
      gold_rate: "10000001",
      cash: "-5",
      debts: "abc",
    };
    expect(readZakat(typed).faults).toEqual([
      { field: "gold", fault: "badWeight" },
      { field: "gold_rate", fault: "badRate" },
      { field: "silver", fault: "tooHeavy" },
      { field: "silver_rate", fault: "badRate" },
      { field: "cash", fault: "badAmount" },
      { field: "debts", fault: "badAmount" },
    ]);
  });
});

test("prices are old after a month: ZAKAT-04", () => {
  expect(arePricesOld({ ratesOn: "2026-10-21" }, "2026-11-21")).toBe(false);
  expect(arePricesOld({ ratesOn: "2026-10-20" }, "2026-11-21")).toBe(true);
});
