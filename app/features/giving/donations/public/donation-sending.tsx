import type { ReactNode } from "react";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import type { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { useText } from "#app/ui/text.tsx";
import { AccountRows, FurtherAccounts } from "./account-rows.tsx";
import { transferReportPath } from "./donate-link.ts";
import { accountRows, isAccountEntered } from "./donation-accounts.ts";

/** Where the money is still to be sent: the account, the note, and the report. */
export function DonationSending({
  donation,
  donationKey,
}: {
  donation: DonationStatus;
  donationKey: string;
}) {
  const t = useText<typeof donationStateWords>("donationState");
  const giving = useText<typeof givingWords>("giving");
  const identity = useIdentity();
  const { method } = donation;
  // What is given at the office is never still to be sent.
  if (!isPaymentMethod(method)) return null;
  const rows = accountRows(identity, method);
  const report = transferReportPath({
    key: donationKey,
    method,
    amount: String(donation.amount),
  });
  return (
    <ol className="mt-8 max-w-xl">
      <Step place={1} title={t("sendStep")}>
        <AccountRows
          rows={rows}
          name={giving(method)}
          entered={isAccountEntered(rows)}
          note={{ value: donation.note, copy: true }}
        />
        <FurtherAccounts
          method={method}
          fund={donation.fund.slug}
          note={{ value: donation.note, copy: true }}
        />
      </Step>
      <Step place={2} title={t("tellStep")}>
        <p className="text-soft">{t("tellText")}</p>
        <p className="mt-4">
          <LinkButton to={report} variant="donate">
            {giving("iHavePaid")}
          </LinkButton>
        </p>
      </Step>
    </ol>
  );
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] border-t border-rule-strong py-5">
      <span aria-hidden="true" className="figures font-display text-2xl font-semibold text-emerald">
        {place}
      </span>
      <div className="min-w-0">
        <h2 className="mb-2 text-xl">{title}</h2>
        {children}
      </div>
    </li>
  );
}
