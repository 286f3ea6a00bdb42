import { type MetaDescriptor, useHref } from "react-router";
import { walletsIn } from "#app/features/giving/donations/giving-texts.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { transferForm } from "#app/features/giving/transfer-reports/server/receive-transfer-report.server.ts";
import {
  loadTransferReportPage,
  type ReportedDonation,
} from "#app/features/giving/transfer-reports/server/transfer-report-page.server.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf } from "#app/loader-context.server.ts";
import { FormColumns, NextSteps } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/transfer-report.page.ts";
import { TransferReportForm } from "./transfer-report-form.tsx";
// A file of its own, as that of the frame (root.tsx).
import transferScript from "./transfer-report-script.ts?worker&url";
import "#app/features/giving/donations/public/donation-slip.css";
import "./transfer-report.css";

export const loader = ({ context, request }: Route.LoaderArgs) => loadTransferReportPage(context, request);
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, transferForm(deps(context), languageOf(context)));
export const handle = formPage;

/** The loader says when the page must not be stored. */
export function headers({ loaderHeaders, actionHeaders, parentHeaders }: Route.HeadersArgs): Headers {
  const all = headersWithAction({ actionHeaders, parentHeaders });
  const own = loaderHeaders.get("cache-control");
  if (own) all.set("cache-control", own);
  return all;
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof transferWords>(matches, "transfers");
  const wallets = walletsIn(pageText<typeof givingWords>(matches, "giving"), "or");
  return headTags(matches, {
    title: t("title"),
    description: t("description", { wallets }),
    path: "/donate-bank-form",
  });
}

/** DONATE-08. */
export default function TransferReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { donation, unknownKey } = loaderData;
  const t = useText<typeof transferWords>("transfers");
  const settled = donation && settledBy(donation);
  const way = useText<typeof givingWords>("giving")(loaderData.account.method);
  return (
    <>
      <header className="page-width grid items-end gap-x-16 gap-y-8 pt-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:pt-16">
        <div>
          <p className="label text-emerald">{way}</p>
          <h1 className="mt-3 text-title">{t(settled ? "yourTransfer" : "sendThenTell")}</h1>
          {!settled && <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>}
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
              <SectionTitle id="settled">{t("nothingLeft")}</SectionTitle>
              <p className="mt-3 text-lg">{t(settled)}</p>
              <p className="mt-6">
                <StatusLink of={donation.key} />
              </p>
            </section>
          ) : (
            <>
              {unknownKey && (
                <Notice role="note" className="mb-8">
                  {t("badKey")} {t("canStillReport")}
                </Notice>
              )}
              {donation?.reason && !actionData && (
                <Notice tone="bad" role="note" className="mb-8">
                  <p className="font-semibold">{t("notFound")}</p>
                  <Text as="p" text={donation.reason} className="mt-1 whitespace-pre-line" />
                  <p className="mt-1">{t("canReportAgain")}</p>
                </Notice>
              )}
              <TransferReportForm {...loaderData} posted={actionData} />
            </>
          )
        }
        aside={<Aside />}
      />
      <script type="module" src={transferScript} />
    </>
  );
}

/** The key of what is said in the place of the form, when there is nothing to report. */
function settledBy({ state, waiting }: ReportedDonation) {
  if (waiting) return "already";
  if (state === "paid") return "arrived";
  if (state === "refunded") return "wasRefunded";
  return undefined;
}

function StatusLink({ of: key }: { of: string }) {
  const giving = useText<typeof givingWords>("giving");
  return <LinkButton to={`/donation-success?key=${key}`}>{giving("seeStatus")}</LinkButton>;
}

function DonationOfKey({
  donation: { amountPaisa, fund, method, reference },
}: {
  donation: ReportedDonation;
}) {
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  return (
    <section
      aria-label={giving("yourGift")}
      className="donation-slip bg-raised px-5 py-6 shadow-raised sm:px-7"
    >
      <dl className="slip-lines">
        <div>
          <dt>{giving("amount")}</dt>
          <dd className="figures font-display text-2xl font-semibold text-emerald">
            {formatMoney(amountPaisa, language)}
          </dd>
        </div>
        <div>
          <dt>{giving("givenFor")}</dt>
          <Text as="dd" text={fund} className="font-semibold" />
        </div>
        <div>
          <dt>{giving("givenBy")}</dt>
          <dd className="font-semibold">{giving(method)}</dd>
        </div>
        <div>
          <dt>{giving("reference")}</dt>
          <dd className="figures font-semibold [overflow-wrap:anywhere]">
            <Ltr>{reference}</Ltr>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-soft">
        <RichText<typeof transferWords>
          name="transfers"
          id="otherAmount"
          components={{ separate: <TextLink href={useHref("/donate-bank-form")} /> }}
        />
      </p>
    </section>
  );
}

function Aside() {
  const t = useText<typeof transferWords>("transfers");
  const { works } = useSiteMail();
  const { name, phone } = useIdentity();
  return (
    <>
      <NextSteps
        title={t("onceTold")}
        steps={[t("stepSeen"), t("stepLooked"), t(works ? "stepMailed" : "stepOnPage")]}
      />
      <section aria-labelledby="safe">
        <PartTitle id="safe">{t("beforeYouSend")}</PartTitle>
        <p className="mt-3">{t("inOurName", { name })}</p>
        <p className="mt-3">
          <RichText<typeof transferWords>
            name="transfers"
            id="question"
            components={{
              phone: (
                <a href={phoneLink(phone)} className="text-link figures">
                  <Ltr>{phone}</Ltr>
                </a>
              ),
            }}
          />
        </p>
      </section>
    </>
  );
}
