import { CopyButton } from "#app/ui/copy-button.tsx";
import { Star } from "#app/ui/star.tsx";
import { type DonationAccount, isEntered } from "./donation-accounts.ts";

type DonationSlipProps = {
  account: DonationAccount;
  /** What the donor writes into the note of the transfer. */
  note: string;
};

/** An account as a paying-in slip: rows to copy, and the note to write. */
export function DonationSlip({ account: { id, name, about, rows }, note }: DonationSlipProps) {
  // A placeholder is not to be copied into a bank's app.
  const entered = rows.every(({ value }) => !/\d/.test(value) || isEntered(value));
  return (
    <article id={id} className="scroll-mt-28 border border-rule bg-raised shadow-raised">
      <header className="flex items-center justify-between gap-4 border-b border-rule px-5 py-4 sm:px-7">
        <div>
          <h3 className="text-2xl">{name}</h3>
          <p className="text-sm text-soft">{about}</p>
        </div>
        <Star className="size-8 shrink-0 text-emerald" />
      </header>
      <dl className="px-5 sm:px-7">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-rule py-3 sm:grid-cols-[9.5rem_1fr_auto]"
          >
            <dt className="text-sm text-soft max-sm:col-span-2">{label}</dt>
            <dd className="figures min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">{value}</dd>
            <dd>{entered && <CopyButton text={value} what={`the ${label.toLowerCase()} of ${name}`} />}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 sm:grid-cols-[9.5rem_1fr_auto]">
          <dt className="text-sm text-soft max-sm:col-span-2">Note</dt>
          <dd className="font-display text-lg italic">{note}</dd>
        </div>
      </dl>
    </article>
  );
}
