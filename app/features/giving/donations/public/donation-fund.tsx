import { Link } from "react-router";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { baseFundOf, generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { useHasPage } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Text, useText } from "#app/ui/text.tsx";

/** `english`: its title for the note of a transfer, on a page in another language. */
export type Fund = { slug: string; title: string; english?: string | undefined };

const abouts = {
  general: "aboutGeneral",
  zakat: "aboutZakat",
  sadqah: "aboutSadqah",
  fitrana: "aboutFitrana",
} as const;

const isBase = ({ slug }: Fund) => baseFundOf(slug) !== undefined;

type DonationFundProps = { funds: readonly Fund[]; chosen: string; error: string | undefined };

/** What the donation is for: it is spent on that alone. */
export function DonationFund({ funds, chosen, error }: DonationFundProps) {
  const t = useText<typeof donateWords>("donate");
  const hasCalculator = useHasPage("/zakat-calculator");
  const programmes = funds.filter((fund) => !isBase(fund));
  const open = programmes.some(({ slug }) => slug === chosen);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "fund-error" : undefined}>
      <legend className="font-display text-xl font-semibold lg:text-2xl">{t("whatFor")}</legend>
      <div className="fund-choices mt-3 lg:mt-4">
        {funds.filter(isBase).map((fund) => (
          <FundChoice key={fund.slug} fund={fund} chosen={chosen} />
        ))}
      </div>
      {programmes.length > 0 && (
        <details open={open} className="group mt-1 sm:mt-2.5">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-emerald">
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            {t("oneProgramme")}
          </summary>
          <div className="mt-1 grid gap-x-6 gap-y-0.5 border-s-2 border-rule ps-4 sm:grid-cols-2">
            {programmes.map(({ slug, title }) => (
              <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="fund"
                  value={slug}
                  defaultChecked={slug === chosen}
                  className="size-5 shrink-0 accent-emerald"
                />
                <Text as="span" text={title} />
              </label>
            ))}
          </div>
        </details>
      )}
      {error && (
        <p id="fund-error" className="mt-2 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
      <p className="fund-note text-sm text-soft sm:mt-2">
        <span className="max-sm:hidden">{t("keptSeparate")} </span>
        {hasCalculator && (
          <Link
            to="/zakat-calculator"
            prefetch="intent"
            className="text-link max-sm:inline-block max-sm:py-1"
          >
            {t("howMuchZakat")}
          </Link>
        )}
      </p>
    </fieldset>
  );
}

type FundChoiceProps = { fund: Fund; chosen: string };

function FundChoice({ fund: { slug, title }, chosen }: FundChoiceProps) {
  const t = useText<typeof donateWords>("donate");
  const base = baseFundOf(slug);
  return (
    <label className="choice-card">
      <input
        type="radio"
        name="fund"
        value={slug}
        defaultChecked={slug === chosen || (slug === generalFund && chosen === "")}
      />
      <span>
        <span className="block font-semibold">{title}</span>
        {base && <span className="block text-sm text-soft max-sm:hidden">{t(abouts[base.slug])}</span>}
      </span>
    </label>
  );
}
