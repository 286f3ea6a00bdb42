import type { Ref } from "react";
import { maxDonationPaisa, minDonationPaisa } from "#app/features/donations/donations.messages.ts";
import { donatePath } from "#app/features/donations/public/donate-link.ts";
import { formatMoney, groupedRupees, paisaPerRupee, rupees } from "#app/lib/money.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
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
          Your Zakat
        </h2>
        <p role="status" className="figures mt-2 font-display text-title leading-none font-semibold">
          PKR {groupedRupees(wholeRupees(zakat))}
        </p>
        <dl className="figures mt-6 grid gap-2 border-t border-band-rule pt-4 text-sm">
          <Line term="Counted" value={formatMoney(nearestRupee(counted))} />
          <Line
            term={`Nisab, ${nisabMg[basis] / 1000} g of ${basis}`}
            value={nisab > 0 ? formatMoney(nearestRupee(nisab)) : "no price"}
          />
          <Line term="One part in forty (2.5 %)" value={isDue ? formatMoney(wholeRupees(zakat)) : "-"} />
        </dl>
        <p className="mt-5 text-on-band-soft">{verdict(sheet, basis, unsure)}</p>
        {isDue && <Give zakat={zakat} />}
        <p className="mt-6 border-t border-band-rule pt-4 text-sm text-on-band-soft">{note}</p>
      </div>
    </section>
  );
}

/** Zakat in whole rupees, never less than is due. */
export const wholeRupees = (paisa: number) => Math.ceil(paisa / paisaPerRupee) * paisaPerRupee;
const nearestRupee = (paisa: number) => Math.round(paisa / paisaPerRupee) * paisaPerRupee;

function verdict({ counted, isDue, nisab }: ZakatSheet, basis: NisabBasis, unsure: boolean): string {
  if (nisab[basis] === 0) return `Enter the price of a gram of ${basis} to calculate the nisab.`;
  if (unsure) return "Part of the sheet could not be read and is not counted. It is marked there.";
  if (counted === 0) return "Fill in the sheet. The sum appears here as you type.";
  if (isDue) return "You own at least the nisab. If you have owned it for a lunar year, this Zakat is due.";
  return "This is below the nisab, so no Zakat is due. You can give any amount as Sadqah.";
}

/** A donation has a limit (DONATE-04), Zakat has none. */
function Give({ zakat }: { zakat: number }) {
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
          Give {formatMoney(donation)} as Zakat
        </LinkButton>
      </p>
      {due > maxDonationPaisa && (
        <p className="mt-3 text-sm">
          One gift on this site is at most {formatMoney(maxDonationPaisa)}. Give the remaining{" "}
          {formatMoney(due - donation)} in further gifts, or call us to make one transfer:{" "}
          <a href={phoneLink(phone)} className="figures underline underline-offset-4">
            <Ltr>{phone}</Ltr>
          </a>
          .
        </p>
      )}
      {due < minDonationPaisa && (
        <p className="mt-3 text-sm">A gift on this site is at least {formatMoney(minDonationPaisa)}.</p>
      )}
      <p className="mt-3 text-sm text-on-band-soft">
        It goes into the Zakat fund, separate from all other gifts, and only to people who are entitled to it.
      </p>
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
