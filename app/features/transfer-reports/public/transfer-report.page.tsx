import type { MetaDescriptor } from "react-router";
import { methodNames, walletList } from "#app/contract/payment-methods.ts";
import { transferForm } from "#app/features/transfer-reports/server/receive-transfer-report.server.ts";
import {
  loadTransferReportPage,
  type ReportedDonation,
} from "#app/features/transfer-reports/server/transfer-report-page.server.ts";
import { transferMessages as messages } from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { services } from "#app/services.server.ts";
import { FormColumns, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/transfer-report.page.ts";
import { reportTransfer, TransferReportForm } from "./transfer-report-form.tsx";
import "#app/features/donations/public/donation-slip.css";
import "./transfer-report.css";

export const loader = ({ context, request }: Route.LoaderArgs) => loadTransferReportPage(context, request);
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, transferForm(services(context)));
export const clientAction = reportTransfer;

/** The loader says when the page must not be stored. */
export function headers({ loaderHeaders, actionHeaders, parentHeaders }: Route.HeadersArgs): Headers {
  const all = headersWithAction({ actionHeaders, parentHeaders });
  const own = loaderHeaders.get("cache-control");
  if (own) all.set("cache-control", own);
  return all;
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(matches, {
    title: "Transfer and report",
    description: `Our accounts for a gift by bank, ${walletList("or")}. Once you have sent it, tell us from which account: we find it and make the receipt.`,
    path: "/donate-bank-form",
  });
}

/** DONATE-08. */
export default function TransferReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { donation, unknownKey } = loaderData;
  const settled = donation && settledText(donation);
  const way = methodNames[loaderData.account.method];
  return (
    <>
      <header className="page-width grid items-end gap-x-16 gap-y-8 pt-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:pt-16">
        <div>
          <p className="label text-emerald">{way}</p>
          <h1 className="mt-3 text-title">{settled ? "Your transfer" : "Send it, then tell us"}</h1>
          {!settled && (
            <p className="mt-4 max-w-xl text-lg text-soft">
              Send the money from your own bank or wallet, and come back to this page. With the few lines
              below we find it in our account and make your receipt.
            </p>
          )}
        </div>
        {donation && <DonationOfKey donation={donation} />}
      </header>
      <FormColumns
        form={
          settled && !actionData ? (
            <section
              aria-labelledby="settled"
              className="border-s-4 border-emerald bg-emerald-tint p-6 sm:p-9"
            >
              <SectionTitle id="settled">Nothing left to do</SectionTitle>
              <p className="mt-3 text-lg">{settled}</p>
              <p className="mt-6">
                <LinkButton to={`/donation-success?key=${donation.key}`}>See its status</LinkButton>
              </p>
            </section>
          ) : (
            <>
              {unknownKey && (
                <Notice role="note" className="mb-8">
                  {messages.badKey} You can still report the transfer.
                </Notice>
              )}
              {donation?.reason && !actionData && (
                <Notice tone="bad" role="note" className="mb-8">
                  <p className="font-semibold">We could not find the transfer that you reported:</p>
                  <p className="mt-1 whitespace-pre-line">
                    <bdi>{donation.reason}</bdi>
                  </p>
                  <p className="mt-1">You can report it again.</p>
                </Notice>
              )}
              <TransferReportForm {...loaderData} posted={actionData} />
            </>
          )
        }
        aside={<Aside />}
      />
    </>
  );
}

/** What is said in the place of the form, when there is nothing to report. */
function settledText({ state, waiting }: ReportedDonation): string | undefined {
  if (waiting) return messages.already;
  if (state === "paid") return messages.arrived;
  if (state === "refunded") return messages.refunded;
  return undefined;
}

function DonationOfKey({
  donation: { amountPaisa, fund, method, reference },
}: {
  donation: ReportedDonation;
}) {
  return (
    <section aria-label="Your gift" className="donation-slip bg-raised px-5 py-6 shadow-raised sm:px-7">
      <dl className="slip-lines">
        <div>
          <dt>Amount</dt>
          <dd className="figures font-display text-2xl font-semibold text-emerald">
            {formatMoney(amountPaisa)}
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd className="font-semibold">{fund}</dd>
        </div>
        <div>
          <dt>By</dt>
          <dd className="font-semibold">{methodNames[method]}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="figures font-semibold [overflow-wrap:anywhere]">
            <Ltr>{reference}</Ltr>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-soft">
        Sent another amount? <TextLink href="/donate-bank-form">Report it as a separate gift</TextLink>
      </p>
    </section>
  );
}

function Aside() {
  const { works } = useSiteMail();
  const { name, phone } = useIdentity();
  return (
    <>
      <NextSteps
        title="Once you have told us"
        steps={[
          "You see that your report has reached us, with the reference of your gift.",
          "Within one working day our staff look for the money in our account.",
          works
            ? "When they find it, the gift is in our books and we send the receipt to your address."
            : "When they find it, the gift is in our books, and its receipt is on the page of your report.",
        ]}
      />
      <section aria-labelledby="safe">
        <PartTitle id="safe">Before you send</PartTitle>
        <p className="mt-3">
          Each account is in the name of {name}: your app shows it before you confirm. We never ask you to
          send money to a person.
        </p>
        <p className="mt-3">
          A question?{" "}
          <a href={phoneLink(phone)} className="text-link figures">
            <Ltr>{phone}</Ltr>
          </a>
        </p>
      </section>
    </>
  );
}
