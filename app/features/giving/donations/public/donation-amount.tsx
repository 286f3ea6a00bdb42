import type { ReactNode } from "react";
import { pathIn } from "#app/contract/language.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { donationPresets } from "#app/features/giving/ledger/giving.limits.ts";
import { groupedRupees, paisaPerRupee } from "#app/lib/money.ts";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/page-hooks.ts";
import { RichText, useLanguage, useText } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { donationFieldId } from "./donation-donor.tsx";

type DonationTabsProps = {
  monthly: boolean;
  onChoose: (monthly: boolean) => void;
  /** The address of the page with this tab open: it works without JavaScript. */
  pathOf: (monthly: boolean) => string;
};

const tabs = [
  { monthly: false, title: "once" },
  { monthly: true, title: "monthly" },
] as const;

/** 'One-Time Donation' and 'Monthly Support': DONATE-01. */
export function DonationTabs({ monthly, onChoose, pathOf }: DonationTabsProps) {
  const t = useText<typeof donateWords>("donate");
  const language = useLanguage();
  const hydrated = useHydrated();
  return (
    <div
      role="tablist"
      aria-label={t("howOften")}
      className="grid grid-cols-2 border-b border-rule-strong"
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        onChoose(!monthly);
        const others = event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]");
        others[monthly ? 0 : 1]?.focus();
      }}
    >
      {tabs.map((tab) => {
        const selected = tab.monthly === monthly;
        return (
          <a
            key={tab.title}
            id={tab.monthly ? "tab-monthly" : "tab-once"}
            role="tab"
            href={pathIn(language, pathOf(tab.monthly))}
            aria-selected={selected}
            aria-controls="gift"
            // Arrow keys lead to the other tab once scripts run; before, and without them, Tab does.
            tabIndex={hydrated && !selected ? -1 : 0}
            onClick={(event) => {
              event.preventDefault();
              onChoose(tab.monthly);
            }}
            onKeyDown={(event) => {
              if (event.key !== " ") return;
              event.preventDefault();
              onChoose(tab.monthly);
            }}
            className="-mb-px grid min-h-13 place-items-center border-b-3 border-transparent px-2 py-2 text-center leading-tight font-semibold text-soft transition-colors hover:text-ink aria-selected:border-emerald aria-selected:text-ink"
          >
            {t(tab.title)}
          </a>
        );
      })}
    </div>
  );
}

type DonationAmountProps = {
  /** What is typed, where it can be read. */
  paisa: number;
  initial: string | undefined;
  error: string | undefined;
  onPreset: (rupees: number) => void;
  hint: ReactNode;
};

/** Four amounts to press, and a field for any other: DONATE-02. */
export function DonationAmount({ paisa, initial, error, onPreset, hint }: DonationAmountProps) {
  const t = useText<typeof donateWords>("donate");
  const language = useLanguage();
  return (
    <div className="grid gap-4">
      <fieldset className="presets needs-script">
        <legend className="sr-only">{t("amounts")}</legend>
        {donationPresets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={paisa === preset * paisaPerRupee}
            onClick={() => onPreset(preset)}
            className="preset"
          >
            <RichText<typeof donateWords>
              name="donate"
              id="preset"
              components={{
                unit: <span className="text-xs font-semibold text-soft" />,
                number: (
                  <span className="figures font-display text-xl leading-none font-semibold sm:text-2xl">
                    {groupedRupees(preset * paisaPerRupee)}
                  </span>
                ),
              }}
            />
          </button>
        ))}
      </fieldset>
      <Field id={donationFieldId("amount")} label={t("customAmount")} error={error} hint={hint} required>
        {(control) => (
          <span className="relative block">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-0 grid w-16 place-items-center border-e border-rule text-sm font-semibold text-soft"
            >
              {t("rupees")}
            </span>
            <TextInput
              {...control}
              name="amount"
              inputMode="decimal"
              autoComplete="transaction-amount"
              maxLength={40}
              lang={language}
              defaultValue={initial}
              placeholder={t("anyAmount")}
              className="figures min-h-14 ps-20 text-xl font-semibold"
            />
          </span>
        )}
      </Field>
    </div>
  );
}
