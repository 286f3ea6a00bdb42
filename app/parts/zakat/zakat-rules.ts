import { addDays } from "#app/lib/dates.ts";
import { typedCode } from "#app/lib/digits.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { readRupees, rupees } from "#app/lib/money.ts";

/*
 * Zakat on money, metals and trade: what is owned, less debts that are due; a fortieth of all of it once it reaches the
 * nisab. Whole paisa and whole milligrams. No zod and no I/O: the browser calculates with this file, and the server does
 * for a page without JavaScript.
 */

/** The nisab in milligrams: 52.5 tola of silver, 7.5 tola of gold. */
export const nisabMg = { silver: 612_360, gold: 87_480 } as const;
export type NisabBasis = keyof typeof nisabMg;

/** 2.5 % is one part of so many. */
const zakatParts = 40;

/** A tola is 11.664 g: 7.5 of them are 87.48 g. */
const mgPerTola = 11_664;
const maxWeightMg = 100_000_000;
/** In paisa a gram: ten million rupees. */
const maxRate = 1_000_000_000;

/** The fields of the sheet, in its order; also the names in the page's address. */
export const metals = ["gold", "silver"] as const;
export type Metal = (typeof metals)[number];
export const assets = ["cash", "bank", "stock", "receivables"] as const;
export const zakatFields = [
  ...metals.flatMap((metal) => [metal, `${metal}_unit`, `${metal}_rate`]),
  ...assets,
  "debts",
  "basis",
];

export type ZakatWealth = {
  /** In milligrams, and paisa a gram. */
  gold: { mg: number; rate: number };
  silver: { mg: number; rate: number };
  /** In paisa. */
  cash: number;
  bank: number;
  stock: number;
  receivables: number;
  debts: number;
  basis: NisabBasis;
};

/** All in paisa. */
export type ZakatSheet = {
  gold: number;
  silver: number;
  owned: number;
  debts: number;
  /** What Zakat is counted of: never below 0. */
  counted: number;
  nisab: Readonly<Record<NisabBasis, number>>;
  /** Whether it reaches the nisab of the chosen basis. */
  isDue: boolean;
  /** A fortieth of all that is counted, rounded up to a paisa; 0 below the nisab. */
  zakat: number;
};

/** What a weight of metal is worth, to the nearest paisa. The product may be larger than a number counts exactly. */
export const metalValue = (mg: number, paisaPerGram: number): number =>
  Number((BigInt(mg) * BigInt(paisaPerGram) + 500n) / 1000n);

export function zakatOf({
  gold,
  silver,
  cash,
  bank,
  stock,
  receivables,
  debts,
  basis,
}: ZakatWealth): ZakatSheet {
  const metal = { gold: metalValue(gold.mg, gold.rate), silver: metalValue(silver.mg, silver.rate) };
  const owned = metal.gold + metal.silver + cash + bank + stock + receivables;
  const counted = Math.max(owned - debts, 0);
  const nisab = {
    silver: metalValue(nisabMg.silver, silver.rate),
    gold: metalValue(nisabMg.gold, gold.rate),
  };
  // Without a price there is no nisab to reach.
  const isDue = nisab[basis] > 0 && counted >= nisab[basis];
  return {
    ...metal,
    owned,
    debts,
    counted,
    nisab,
    isDue,
    zakat: isDue ? Math.ceil(counted / zakatParts) : 0,
  };
}

/** What is wrong with a field: the key of its word. */
export type ZakatFault = { field: string; fault: "badAmount" | "badWeight" | "tooHeavy" | "badRate" };

/** A weight as typed, in milligrams; empty is 0. At most three decimals. @returns undefined when it is none */
export function readWeight(typed: string, unit: string): number | undefined {
  const text = typedCode(typed.slice(0, 40)).slice(0, 20);
  if (text === "") return 0;
  const [, whole, fraction = ""] = /^(\d{1,9}|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,3}))?$/.exec(text) ?? [];
  if (whole === undefined && fraction === "") return undefined;
  const thousandths = Number((whole ?? "0").replaceAll(",", "")) * 1000 + Number(fraction.padEnd(3, "0"));
  return unit === "tola" ? Math.round((thousandths * mgPerTola) / 1000) : thousandths;
}

/** Prices in rupees a gram, as staff keep them. */
export type MetalRates = { goldPerGram: number; silverPerGram: number };

/** The sheet as it is before anything is typed. */
export const emptySheet = ({ goldPerGram, silverPerGram }: MetalRates): FormValues => ({
  gold_unit: "gram",
  gold_rate: rupees(Math.round(goldPerGram * 100)),
  silver_unit: "gram",
  silver_rate: rupees(Math.round(silverPerGram * 100)),
  basis: "silver",
});

/** Reads what was typed. What cannot be read counts as nothing, and its field shows that. */
export function readZakat(values: FormValues): { wealth: ZakatWealth; faults: ZakatFault[] } {
  const faults: ZakatFault[] = [];
  const amount = (field: string): number => {
    const { paisa, fault } = readRupees(values[field] ?? "");
    if (fault === "missing") return 0;
    if (fault || paisa < 0) {
      faults.push({ field, fault: "badAmount" });
      return 0;
    }
    return paisa;
  };
  const metal = (name: Metal) => {
    const mg = readWeight(values[name] ?? "", values[`${name}_unit`] ?? "");
    if (mg === undefined) faults.push({ field: name, fault: "badWeight" });
    else if (mg > maxWeightMg) faults.push({ field: name, fault: "tooHeavy" });
    const { paisa: typed = 0 } = readRupees(values[`${name}_rate`] ?? "");
    const rate = typed > 0 && typed <= maxRate ? typed : 0;
    if (rate === 0) faults.push({ field: `${name}_rate`, fault: "badRate" });
    return { mg: mg === undefined || mg > maxWeightMg ? 0 : mg, rate };
  };
  const wealth: ZakatWealth = {
    gold: metal("gold"),
    silver: metal("silver"),
    cash: amount("cash"),
    bank: amount("bank"),
    stock: amount("stock"),
    receivables: amount("receivables"),
    debts: amount("debts"),
    basis: values.basis === "gold" ? "gold" : "silver",
  };
  return { wealth, faults };
}

/** Prices of metals are taken for those of the day for so long. */
const pricesHoldDays = 31;

/** Whether the prices are too old to reckon with. @param today the Karachi day */
export const arePricesOld = ({ ratesOn }: { ratesOn: string }, today: string): boolean =>
  ratesOn < addDays(today, -pricesHoldDays);
