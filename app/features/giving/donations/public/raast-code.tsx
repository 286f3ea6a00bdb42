import { maxDonationPaisa } from "#app/features/giving/ledger/giving.limits.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { useLanguage, useText } from "#app/ui/text.tsx";

/** The account as a code that banking apps read, with the amount: drawn by the server. */
export function RaastCode({ paisa }: { paisa: number }) {
  const t = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const amount = paisa > 0 && paisa <= maxDonationPaisa ? paisa : 0;
  const said = formatMoney(amount, language);
  return (
    <figure className="mt-4 flex flex-wrap items-center gap-5 border-b border-rule pb-4">
      <img
        src={`/donate/raast-qr.svg${amount ? `?amount=${rupees(amount)}` : ""}`}
        alt={amount ? t("raastCodeFor", { amount: said }) : t("raastCode")}
        width={152}
        height={152}
        loading="lazy"
        className="size-38"
      />
      <figcaption className="min-w-0 flex-1 basis-40 text-sm text-soft">
        <strong className="block font-semibold text-ink">{t("raastScan")}</strong>
        {amount ? t("raastOpensFor", { amount: said }) : t("raastOpens")}
      </figcaption>
    </figure>
  );
}
