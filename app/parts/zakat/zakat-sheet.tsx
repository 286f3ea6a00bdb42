import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { walletsIn } from "#app/features/giving/donations/giving-texts.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { RichText, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { zakatWords } from "./zakat.words.ts";
import { wholeRupees, ZakatReckoning } from "./zakat-reckoning.tsx";
import { AmountRow, MetalRow, TotalRow } from "./zakat-rows.tsx";
import { assets, metals, type NisabBasis, nisabMg, readZakat, zakatOf } from "./zakat-rules.ts";
import "#app/site/public-form.css";
import "./zakat-sheet.css";

type ZakatSheetProps = {
  zakat: ContentOf<"zakat">;
  /** Whether the prices are older than a month. */
  old: boolean;
  /** What was typed, from the address; else the prices alone. */
  loaded: FormValues;
};

/** The sheet of a ledger: what is owned, what is owed, what is due. Every keystroke is added up in the browser. */
export function ZakatSheet({ zakat, old, loaded }: ZakatSheetProps) {
  const t = useText<typeof zakatWords>("zakat");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const href = useHref("/zakat-calculator");
  const form = useRef<HTMLFormElement>(null);
  const reckoning = useRef<HTMLElement>(null);
  const [values, setValues] = useState(loaded);

  // What was typed before the page was ready.
  useEffect(() => {
    if (form.current) setValues(formValues(form.current));
  }, []);

  const { wealth, faults } = readZakat(values);
  const sheet = zakatOf(wealth);
  const errorOf = (field: string) => {
    const found = faults.find((fault) => fault.field === field);
    return found && t(found.fault);
  };

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
        action={`${href}#reckoning`}
        noValidate
        onSubmit={submit}
        onInput={(event) => setValues(formValues(event.currentTarget))}
        aria-label={t("sheet")}
        className="zakat-sheet border border-rule bg-raised shadow-raised"
      >
        <LatticeEdge name="zakat" className="text-emerald" />
        {(zakat.prices === "examples" || old) && (
          <p className="border-b border-rule bg-sunk px-5 py-3 text-sm sm:px-7">
            <RichText<typeof zakatWords>
              name="zakat"
              id={zakat.prices === "examples" ? "examplePrices" : "oldPrices"}
              values={{ day: formatDay(zakat.ratesOn, language) }}
              components={{ strong: <strong className="font-semibold" /> }}
            />
          </p>
        )}
        <fieldset>
          <legend className="zakat-heading">{t("youOwn")}</legend>
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
              label={t(asset)}
              hint={asset === "bank" ? t("bankHint", { wallets: walletsIn(giving) }) : t(`${asset}Hint`)}
              loaded={loaded[asset]}
              worth={wealth[asset]}
              error={errorOf(asset)}
            />
          ))}
        </fieldset>
        <TotalRow label={t("allOwned")} paisa={sheet.owned} />
        <fieldset>
          <legend className="zakat-heading">{t("youOwe")}</legend>
          <AmountRow
            name="debts"
            label={t("debts")}
            hint={t("debtsHint")}
            loaded={loaded.debts}
            worth={sheet.debts}
            error={errorOf("debts")}
            minus
          />
        </fieldset>
        <TotalRow label={t("countedFor")} paisa={sheet.counted} last />
        <fieldset className="px-5 pt-5 pb-6 sm:px-7">
          <legend className="float-start w-full font-display text-xl font-semibold">{t("whichNisab")}</legend>
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
            {t("nisabNote", {
              announcedFor: zakat.bankNisab.announcedFor,
              amount: formatMoney(zakat.bankNisab.amount * 100, language),
            })}
          </p>
          <div className="without-script mt-5">
            <Button type="submit">{t("calculate")}</Button>
          </div>
        </fieldset>
        {/* On a phone the sum is below the sheet: it goes along at the window's foot. */}
        <a
          href="#reckoning"
          className="foot-bar framed needs-script sticky bottom-0 z-10 flex min-h-13 items-center justify-between gap-4 bg-band px-5 text-on-band lg:hidden"
        >
          <span className="text-sm text-on-band-soft">{t("yourZakat")}</span>
          <span className="figures font-display text-xl font-semibold">
            {formatMoney(wholeRupees(sheet.zakat), language)}
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
  const t = useText<typeof zakatWords>("zakat");
  const language = useLanguage();
  return (
    <label className="choice-card">
      <input type="radio" name="basis" value={basis} defaultChecked={chosen} />
      <span>
        <span className="block font-semibold">
          {t(basis === "gold" ? "ofGold" : "ofSilver", { grams: String(nisabMg[basis] / 1000) })}
        </span>
        <span className="figures block text-sm text-soft">
          {nisab > 0
            ? t("atThisPrice", { amount: formatMoney(Math.round(nisab / 100) * 100, language) })
            : t("noPriceYet")}
        </span>
      </span>
    </label>
  );
}
