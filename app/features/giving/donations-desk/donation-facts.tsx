import type { ReactNode } from "react";
import { languagesInEnglish } from "#app/contract/language.ts";
import { methodNames } from "#app/contract/payment-methods.ts";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { accountName } from "#app/features/giving/ledger/statement-accounts.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { mailLink } from "#app/lib/mail-link.ts";
import { phoneText } from "#app/lib/phone.ts";
import { TextLink } from "#app/ui/links.tsx";
import { Text } from "#app/ui/text.tsx";
import { DonorName, donationPage } from "./donation-columns.tsx";
import { gatewayName } from "./donation-words.ts";
import type { DonationDetails } from "./donations-desk.schema.ts";

const reportStates: Record<string, string> = {
  waiting: "needs a decision",
  verified: "verified",
  rejected: "rejected",
};

export function DonationFacts({ donation }: { donation: DonationDetails }) {
  const { receipt, reports } = donation;
  return (
    <dl className="border-t border-rule text-sm">
      <Fact label="Donor">
        <DonorName donation={donation} />
      </Fact>
      {donation.donor_email && (
        <Fact label="Email">
          <a href={mailLink(donation.donor_email)} className="text-link wrap-anywhere">
            {donation.donor_email}
          </a>
        </Fact>
      )}
      {donation.language === "ur" && <Fact label="Wrote in">{languagesInEnglish.ur}</Fact>}
      <Fact label="For">
        <TextLink to={`/dashboard/donations?fund=${donation.fund}`}>{donation.fund_title}</TextLink>
      </Fact>
      <Fact label="Method">
        {methodNames[donation.method]}
        {donation.monthly && ", monthly"}
      </Fact>
      <Fact label="Confirmed by">{gatewayName(donation.gateway)}</Fact>
      <Fact label="Started">{formatTime(donation.created_at)}</Fact>
      {donation.received_on && <Fact label="At the bank">{formatDay(donation.received_on)}</Fact>}
      {donation.paid_on && <Fact label="In the books">{formatDay(donation.paid_on)}</Fact>}
      {donation.refunded_on && <Fact label="Refunded">{formatDay(donation.refunded_on)}</Fact>}
      {receipt && (
        <Fact label="Receipt">
          <span className="flex flex-wrap items-center gap-2">
            <a href={receipt.path} target="_blank" rel="noopener noreferrer" className="text-link figures">
              {receipt.number}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {receipt.voided && <StatusPill tone="bad">Void</StatusPill>}
          </span>
        </Fact>
      )}
      {donation.corrects && <OtherGift label="Corrects" reference={donation.corrects} />}
      {donation.successor && <OtherGift label="Now" reference={donation.successor} />}
      {donation.line && <StatementFact line={donation.line} />}
      {reports.map(({ id, state, reported_at }) => (
        <Fact key={id} label="Transfer report">
          <TextLink to={`/dashboard/transfers?q=${donation.reference}`}>{formatTime(reported_at)}</TextLink>,{" "}
          {reportStates[state] ?? state}
        </Fact>
      ))}
      {donation.donor_reference && <Words label="Donor's reference" text={donation.donor_reference} />}
      {donation.tax_number && <Fact label="CNIC or NTN">{donation.tax_number}</Fact>}
      {donation.postal_address && <Words label="Postal address" text={donation.postal_address} />}
      {donation.donor_phone && <Fact label="Phone">{phoneText(donation.donor_phone)}</Fact>}
      {donation.dedication && <Words label="Dedication" text={donation.dedication} />}
      <Fact label="Donor's page">
        <TextLink href={donation.page} target="_blank" rel="noopener noreferrer">
          What the donor sees
          <span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
      </Fact>
    </dl>
  );
}

/** The line of the bank's statement, by which an accountant finds the payment. */
function StatementFact({ line }: { line: NonNullable<DonationDetails["line"]> }) {
  const { account, day, bank_reference, description } = line;
  return (
    <Fact label="On the statement">
      {accountName(account)}, {formatDay(day)}
      {bank_reference && <span className="block wrap-anywhere">reference {bank_reference}</span>}
      <Text as="span" text={description} className="block wrap-anywhere text-soft" />
    </Fact>
  );
}

const OtherGift = ({ label, reference }: { label: string; reference: string }) => (
  <Fact label={label}>
    <TextLink to={donationPage(reference)} className="text-link wrap-anywhere">
      {reference}
    </TextLink>
  </Fact>
);

const Words = ({ label, text }: { label: string; text: string }) => (
  <Fact label={label}>
    <Text as="bdi" text={text} className="wrap-anywhere" />
  </Fact>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2">
    <dt className="text-soft">{label}</dt>
    <dd className="figures min-w-0">{children}</dd>
  </div>
);
