import { data, Form, type MetaDescriptor, useNavigation } from "react-router";
import { pathIn, readPath } from "#app/contract/language.ts";
import { tellFundHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { ToldHelp } from "#app/features/giving/help-told/told-help.tsx";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { receiptWords } from "#app/features/giving/receipts/receipts.words.ts";
import { givenDay } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import { mailReceiptAgain } from "#app/features/giving/receipts/server/receipt-mail.server.ts";
import {
  findReceiptByKey,
  printedReceipt,
} from "#app/features/giving/receipts/server/receipts.store.server.ts";
import { voidedText } from "#app/features/giving/receipts/voided-receipt.ts";
import { formReply } from "#app/form-reply.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf, useHasPage, useIdentity, useSiteMail } from "#app/site/identity.ts";
import { ShareOnWhatsApp } from "#app/site/share-on-whatsapp.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/receipt.page.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = deps(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) throw data(null, { status: 404 });
  const language = languageOf(context);
  const about = { fund: receipt.fund, month: givenDay(receipt).slice(0, 7) };
  return {
    ...(await printedReceipt(app, receipt)),
    helped: await tellFundHelp(app.db, language, about).catch(optionalPart(context, "what the fund did")),
    file: pathIn(language, `/receipts/${params.key}.pdf`),
    hasEmail: receipt.donor_email !== "",
    words: wordsOf(context, receiptWords, paperWords),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = deps(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) throw data(null, { status: 404 });
  const { status, retryAfter, ...result } = await mailReceiptAgain(app, receipt, languageOf(context));
  return formReply({ status, retryAfter, result });
}

/** The key in the address belongs to one donor: nothing is cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...Object.entries(privatePage), ...actionHeaders]);

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const number = loaderData?.number ?? "";
  const title = loaderData && pageText<typeof receiptWords>(matches, "receipts")("pageTitle", { number });
  return [{ title: `${title} | ${siteOf(matches).identity.name}` }, { name: "robots", content: "noindex" }];
}

/** The donor's own receipt: RECEIPT-04. */
export default function ReceiptPage({ loaderData: receipt, actionData }: Route.ComponentProps) {
  const t = useText<typeof receiptWords>("receipts");
  const paper = useText<typeof paperWords>("papers");
  const language = useLanguage();
  const { name } = useIdentity();
  const mail = useSiteMail();
  const hasCheck = useHasPage("/verify-receipt");
  const busy = useNavigation().state !== "idle";
  const { voidedOn } = receipt;
  const share = t("share", { name, number: receipt.number, url: receipt.verifyUrl });
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:pt-16">
      <div className="min-w-0">
        {voidedOn && (
          <Notice tone="bad" role="note" className="mb-5">
            {voidedText(paper, receipt, language)}
          </Notice>
        )}
        <ReceiptSheet
          heading={
            <>
              <p className="label text-soft">{t("receipt")}</p>
              <h1 className="figures mt-1 text-2xl">
                <Ltr>{receipt.number}</Ltr>
              </h1>
            </>
          }
          amount={receipt.amount}
          words={receipt.amountInWords}
          isVoid={voidedOn !== undefined}
          rows={[
            { name: t("from"), value: receipt.donor },
            { name: paper("giftDay"), value: formatDay(receipt.givenOn, language) },
            { name: paper("issueDay"), value: formatDay(receipt.issuedOn, language) },
            { name: paper("taxYear"), value: receipt.taxYear },
            { name: paper("givenFor"), value: receipt.fund },
            ...(receipt.taxNumber ? [{ name: paper("taxNumber"), value: receipt.taxNumber }] : []),
            ...(receipt.dedication ? [{ name: paper("dedication"), value: receipt.dedication }] : []),
            { name: paper("paidBy"), value: receipt.method },
            { name: paper("reference"), value: receipt.reference },
            ...(receipt.replaces ? [{ name: paper("replaces"), value: receipt.replaces }] : []),
            { name: t("code"), value: receipt.verifyCode },
          ]}
        />
        {!voidedOn && <ToldHelp told={receipt.helped} className="not-on-paper mt-6 text-lg" />}
      </div>
      <div className="not-on-paper grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:sticky lg:top-28">
        <section aria-labelledby="keep">
          <PartTitle id="keep">{t("keep")}</PartTitle>
          <p className="mt-2 text-soft">{t("keepText")}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href={receipt.file} target="_blank" rel="noopener">
              {t("openPdf")}
            </LinkButton>
            {receipt.hasEmail && mail.works && (
              <Form method="post">
                <Button type="submit" variant="quiet" aria-disabled={busy || undefined}>
                  {t("sendAgain")}
                </Button>
              </Form>
            )}
          </div>
          <div role="status" className="mt-4 empty:hidden">
            {actionData && <Notice tone={actionData.good ? "good" : "bad"}>{actionData.message}</Notice>}
          </div>
        </section>
        {hasCheck && (
          <section aria-labelledby="show" className="double-rule pt-6">
            <PartTitle id="show">{t("prove")}</PartTitle>
            <p className="mt-2 text-soft">{t("proveText")}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <ShareOnWhatsApp text={share} />
              <QuietLink href={pathIn(language, pathOf(receipt.verifyUrl))}>{t("checkIt")}</QuietLink>
            </p>
            <p className="mt-4 flex items-center gap-3">
              <span className="figures min-w-0 truncate border-b border-rule text-sm text-soft">
                <Ltr>{receipt.verifyUrl}</Ltr>
              </span>
              <CopyButton text={receipt.verifyUrl} what={t("checkAddress")} />
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

/** The page of the check, which the receipt names in its own language. */
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return readPath(pathname + search).path;
};
