import type { Ref } from "react";
import { donatePath } from "#app/features/giving/donations/public/donate-link.ts";
import { maxDonationPaisa, minDonationPaisa } from "#app/features/giving/ledger/giving.limits.ts";
import { formatMoney, paisaPerRupee, rupees } from "#app/lib/money.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { zakatWords } from "./zakat.words.ts";
import { type NisabBasis, nisabMg, type ZakatSheet } from "./zakat-rules.ts";

type ZakatReckoningProps = {
  ref: Ref<HTMLElement>;
  sheet: ZakatSheet;
  basis: NisabBasis;
  /** Something that was typed could not be read. */
  unsure: boolean;
  note: string;
};

/** What is due, worked out line by line. */
export function ZakatReckoning({ ref, sheet, basis, unsure, note }: ZakatReckoningProps) {
  const t = useText<typeof zakatWords>("zakat");
  const language = useLanguage();
  const money = (paisa: number) => formatMoney(paisa, language);
  const { counted, isDue, zakat } = sheet;
  const nisab = sheet.nisab[basis];
  return (
    <section
      ref={ref}
      id="reckoning"
      tabIndex={-1}
      aria-labelledby="your-zakat"
      className="bg-band text-on-band outline-none lg:sticky lg:top-24"
    >
      <div className="px-6 pt-7 pb-8 sm:px-8">
        <h2 id="your-zakat" className="label text-on-band-soft">
          {t("yourZakat")}
        </h2>
        <p role="status" className="figures mt-2 font-display text-title leading-none font-semibold">
          {money(wholeRupees(zakat))}
        </p>
        <dl className="figures mt-6 grid gap-2 border-t border-band-rule pt-4 text-sm">
          <Line term={t("counted")} value={money(nearestRupee(counted))} />
          <Line
            term={t(basis === "gold" ? "nisabGold" : "nisabSilver", { grams: String(nisabMg[basis] / 1000) })}
            value={nisab > 0 ? money(nearestRupee(nisab)) : t("noPrice")}
          />
          <Line term={t("fortieth")} value={isDue ? money(wholeRupees(zakat)) : "-"} />
        </dl>
        <p className="mt-5 text-on-band-soft">{t(verdict(sheet, basis, unsure))}</p>
        {isDue && <Give zakat={zakat} />}
        <Text as="p" text={note} className="mt-6 border-t border-band-rule pt-4 text-sm text-on-band-soft" />
      </div>
    </section>
  );
}

/** Zakat in whole rupees, never less than is due. */
export const wholeRupees = (paisa: number) => Math.ceil(paisa / paisaPerRupee) * paisaPerRupee;
const nearestRupee = (paisa: number) => Math.round(paisa / paisaPerRupee) * paisaPerRupee;

/** The key of what follows from the sheet. */
function verdict({ counted, isDue, nisab }: ZakatSheet, basis: NisabBasis, unsure: boolean) {
  if (nisab[basis] === 0) return basis === "gold" ? "priceGold" : "priceSilver";
  if (unsure) return "unsure";
  if (counted === 0) return "empty";
  return isDue ? "due" : "below";
}

/** A donation has a limit (DONATE-04), Zakat has none. */
function Give({ zakat }: { zakat: number }) {
  const t = useText<typeof zakatWords>("zakat");
  const language = useLanguage();
  const { phone } = useIdentity();
  const due = wholeRupees(zakat);
  const donation = Math.min(Math.max(due, minDonationPaisa), maxDonationPaisa);
  return (
    <>
      <p className="mt-6">
        <LinkButton
          to={donatePath({ amount: rupees(donation), fund: "zakat" })}
          variant="donate"
          className="w-full text-center"
        >
          {t("give", { amount: formatMoney(donation, language) })}
        </LinkButton>
      </p>
      {due > maxDonationPaisa && (
        <p className="mt-3 text-sm">
          <RichText<typeof zakatWords>
            name="zakat"
            id="atMost"
            values={{
              max: formatMoney(maxDonationPaisa, language),
              rest: formatMoney(due - donation, language),
            }}
            components={{
              phone: (
                <a href={phoneLink(phone)} className="figures underline underline-offset-4">
                  <Ltr>{phone}</Ltr>
                </a>
              ),
            }}
          />
        </p>
      )}
      {due < minDonationPaisa && (
        <p className="mt-3 text-sm">{t("atLeast", { min: formatMoney(minDonationPaisa, language) })}</p>
      )}
      <p className="mt-3 text-sm text-on-band-soft">{t("intoFund")}</p>
    </>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-on-band-soft">{term}</dt>
      <dd className="text-end font-semibold">{value}</dd>
    </div>
  );
}
