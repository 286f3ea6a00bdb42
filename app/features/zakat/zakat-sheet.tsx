import { type FormEvent, useEffect, useRef, useState } from "react";
import { walletList } from "#app/contract/payment-methods.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import type { ContentOf } from "#content/contents.ts";
import { wholeRupees, ZakatReckoning } from "./zakat-reckoning.tsx";
import { AmountRow, MetalRow, TotalRow } from "./zakat-rows.tsx";
import { type Asset, assets, metals, type NisabBasis, nisabMg, readZakat, zakatOf } from "./zakat-rules.ts";
import "#app/site/public-form.css";
import "./zakat-sheet.css";

type ZakatSheetProps = {
  zakat: ContentOf<"zakat">;
  /** What was typed, from the address; else the prices alone. */
  loaded: FormValues;
};

const names: Readonly<Record<Asset, { label: string; hint: string }>> = {
  cash: { label: "Cash", hint: "At home and in your pocket" },
  bank: { label: "In banks and wallets", hint: `Accounts, savings, ${walletList()}` },
  stock: { label: "Stock for trade", hint: "At the price at which you would sell it today" },
  receivables: { label: "Owed to you", hint: "Loans that you expect to get back" },
};

/** The sheet of a ledger: what is owned, what is owed, what is due. Every keystroke is added up in the browser. */
export function ZakatSheet({ zakat, loaded }: ZakatSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const reckoning = useRef<HTMLElement>(null);
  const [values, setValues] = useState(loaded);

  // What was typed before the page was ready.
  useEffect(() => {
    if (form.current) setValues(formValues(form.current));
  }, []);

  const { wealth, faults } = readZakat(values);
  const sheet = zakatOf(wealth);
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;

  /** Nothing is sent: the sum is there already. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = faults;
    const wrong = first && form.current?.elements.namedItem(first.field);
    if (wrong instanceof HTMLElement) return wrong.focus();
    reckoning.current?.focus();
  }

  return (
    <div className="page-width grid items-start gap-x-12 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:py-14">
      <form
        ref={form}
        method="get"
        action="/zakat-calculator#reckoning"
        noValidate
        onSubmit={submit}
        onInput={(event) => setValues(formValues(event.currentTarget))}
        aria-label="What you own and what you owe"
        className="zakat-sheet border border-rule bg-raised shadow-raised"
      >
        <LatticeEdge name="zakat" className="text-emerald" />
        {zakat.prices === "examples" && (
          <p className="border-b border-rule bg-sunk px-5 py-3 text-sm sm:px-7">
            <strong className="font-semibold">Example prices of {formatDay(zakat.ratesOn)}.</strong> Enter
            today's prices per gram. Any jeweller or newspaper has them.
          </p>
        )}
        <fieldset>
          <legend className="zakat-heading">What you own</legend>
          {metals.map((metal) => (
            <MetalRow
              key={metal}
              metal={metal}
              loaded={loaded}
              worth={sheet[metal]}
              errors={{ weight: errorOf(metal), rate: errorOf(`${metal}_rate`) }}
            />
          ))}
          {assets.map((asset) => (
            <AmountRow
              key={asset}
              name={asset}
              {...names[asset]}
              loaded={loaded[asset]}
              worth={wealth[asset]}
              error={errorOf(asset)}
            />
          ))}
        </fieldset>
        <TotalRow label="All that you own" paisa={sheet.owned} />
        <fieldset>
          <legend className="zakat-heading">What you owe</legend>
          <AmountRow
            name="debts"
            label="Debts that are due"
            hint="Loans, bills and wages that you must pay now"
            loaded={loaded.debts}
            worth={sheet.debts}
            error={errorOf("debts")}
            minus
          />
        </fieldset>
        <TotalRow label="Counted for Zakat" paisa={sheet.counted} last />
        <fieldset className="px-5 pt-5 pb-6 sm:px-7">
          <legend className="float-start w-full font-display text-xl font-semibold">Which nisab?</legend>
          <div className="clear-both grid gap-2.5 pt-3 sm:grid-cols-2">
            {(["silver", "gold"] as const).map((basis) => (
              <BasisChoice
                key={basis}
                basis={basis}
                nisab={sheet.nisab[basis]}
                chosen={loaded.basis === basis}
              />
            ))}
          </div>
          <p className="mt-3 text-sm text-soft">
            The lower one helps more people in need. For comparison, the banks' nisab for{" "}
            {zakat.bankNisab.announcedFor} was PKR {groupedRupees(zakat.bankNisab.amount * 100)}.
          </p>
          <div className="without-script mt-5">
            <Button type="submit">Calculate</Button>
          </div>
        </fieldset>
        {/* On a phone the sum is below the sheet: it goes along at the window's foot. */}
        <a
          href="#reckoning"
          className="foot-bar framed needs-script sticky bottom-0 z-10 flex min-h-13 items-center justify-between gap-4 bg-band px-5 text-on-band lg:hidden"
        >
          <span className="text-sm text-on-band-soft">Your Zakat</span>
          <span className="figures font-display text-xl font-semibold">
            {formatMoney(wholeRupees(sheet.zakat))}
          </span>
        </a>
      </form>
      <ZakatReckoning
        ref={reckoning}
        sheet={sheet}
        basis={wealth.basis}
        unsure={faults.length > 0}
        note={zakat.note}
      />
    </div>
  );
}

function BasisChoice({ basis, nisab, chosen }: { basis: NisabBasis; nisab: number; chosen: boolean }) {
  return (
    <label className="choice-card">
      <input type="radio" name="basis" value={basis} defaultChecked={chosen} />
      <span>
        <span className="block font-semibold">
          {nisabMg[basis] / 1000} g of {basis}
        </span>
        <span className="figures block text-sm text-soft">
          {nisab > 0 ? `${formatMoney(Math.round(nisab / 100) * 100)} at this price` : "No price"}
        </span>
      </span>
    </label>
  );
}
