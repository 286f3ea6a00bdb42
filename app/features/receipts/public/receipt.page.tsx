import { data, Form, type MetaDescriptor, useNavigation } from "react-router";
import { readPath } from "#app/contract/language.ts";
import { receiptTexts } from "#app/features/receipts/receipts.messages.ts";
import { mailReceiptAgain } from "#app/features/receipts/server/receipt-page.server.ts";
import { printedReceipt } from "#app/features/receipts/server/receipt-view.server.ts";
import { findReceiptByKey } from "#app/features/receipts/server/receipts.store.server.ts";
import { formReply } from "#app/form-reply.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { siteOf, useIdentity, useSiteMail } from "#app/site/identity.ts";
import { ShareOnWhatsApp } from "#app/site/share-on-whatsapp.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/receipt.page.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = services(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) throw data(null, { status: 404 });
  return {
    ...(await printedReceipt(app, receipt)),
    file: `/receipts/${params.key}.pdf`,
    hasEmail: receipt.donor_email !== "",
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = services(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) throw data(null, { status: 404 });
  const { status, retryAfter, ...result } = await mailReceiptAgain(app, receipt);
  return formReply({ status, retryAfter, result });
}

/** The key in the address belongs to one donor: nothing is cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...Object.entries(privatePage), ...actionHeaders]);

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `Receipt ${loaderData?.number ?? ""} | ${siteOf(matches).identity.name}` },
    { name: "robots", content: "noindex" },
  ];
}

/** The donor's own receipt: RECEIPT-04. */
export default function ReceiptPage({ loaderData: receipt, actionData }: Route.ComponentProps) {
  const { name } = useIdentity();
  const mail = useSiteMail();
  const busy = useNavigation().state !== "idle";
  const { voidedOn } = receipt;
  const share = `My gift to ${name}: anybody can check the receipt ${receipt.number} here. ${receipt.verifyUrl}`;
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:pt-16">
      <div className="min-w-0">
        {voidedOn && (
          <Notice tone="bad" role="note" className="mb-5">
            {receiptTexts.voided(formatDay(voidedOn))}
          </Notice>
        )}
        <ReceiptSheet
          heading={
            <>
              <p className="label text-soft">Receipt</p>
              <h1 className="figures mt-1 text-2xl">
                <Ltr>{receipt.number}</Ltr>
              </h1>
            </>
          }
          amount={receipt.amount}
          words={receipt.amountInWords}
          isVoid={voidedOn !== undefined}
          rows={[
            { name: "From", value: receipt.donor },
            { name: "Date of gift", value: formatDay(receipt.givenOn) },
            { name: "Date of issue", value: formatDay(receipt.issuedOn) },
            { name: "Tax year", value: receipt.taxYear },
            { name: "Given for", value: receipt.fund },
            ...(receipt.dedication ? [{ name: "Dedication", value: receipt.dedication }] : []),
            { name: "Paid by", value: receipt.method },
            { name: "Reference", value: receipt.reference },
            { name: "Code", value: receipt.verifyCode },
          ]}
        />
      </div>
      <div className="not-on-paper grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:sticky lg:top-28">
        <section aria-labelledby="keep">
          <PartTitle id="keep">Keep it</PartTitle>
          <p className="mt-2 text-soft">
            One A4 page for your files and your tax return. Keep this page's address to yourself: anybody who
            has it sees your name and your gift.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href={receipt.file} target="_blank" rel="noopener">
              Open the PDF
            </LinkButton>
            {receipt.hasEmail && mail.works && (
              <Form method="post">
                <Button type="submit" variant="quiet" aria-disabled={busy || undefined}>
                  Send it to me again
                </Button>
              </Form>
            )}
          </div>
          <div role="status" className="mt-4 empty:hidden">
            {actionData && <Notice tone={actionData.good ? "good" : "bad"}>{actionData.message}</Notice>}
          </div>
        </section>
        <section aria-labelledby="show" className="double-rule pt-6">
          <PartTitle id="show">Prove that it is genuine</PartTitle>
          <p className="mt-2 text-soft">
            Anybody with this address can check the receipt. It shows the amount, the day and the purpose, but
            no name.
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <ShareOnWhatsApp text={share} />
            <QuietLink href={pathOf(receipt.verifyUrl)}>Check it yourself</QuietLink>
          </p>
          <p className="mt-4 flex items-center gap-3">
            <span className="figures min-w-0 truncate border-b border-rule text-sm text-soft">
              <Ltr>{receipt.verifyUrl}</Ltr>
            </span>
            <CopyButton text={receipt.verifyUrl} what="the address to check it" />
          </p>
        </section>
      </div>
    </div>
  );
}

/** The page of the check, in the language of this page: the receipt names it in its own. */
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return readPath(pathname + search).path;
};
