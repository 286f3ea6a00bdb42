import { data, type MetaDescriptor, useHref } from "react-router";
import { ToldHelp } from "#app/features/giving/help-told/told-help.tsx";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { ReceiptSheet } from "#app/features/giving/receipts/public/receipt-sheet.tsx";
import { voidedText } from "#app/features/giving/receipts/voided-receipt.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { deps, languageOf, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import { receiptLimits } from "#app/parts/open-books/open-books.messages.ts";
import { type CheckedReceipt, verifyReceipt } from "#app/parts/open-books/server/verify-receipt.server.ts";
import { verifyWords } from "#app/parts/open-books/verify.words.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/verify-receipt.page.ts";
import { ReceiptProofView } from "./receipt-proof.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const typed = {
    number: (query.get("number") ?? "").slice(0, receiptLimits.number),
    code: (query.get("code") ?? "").slice(0, receiptLimits.code),
  };
  const words = wordsOf(context, verifyWords, paperWords);
  if (!typed.number && !typed.code) return data({ typed, words, result: undefined }, { headers: publicPage });
  const result = await verifyReceipt(deps(context), typed, {
    address: context.get(visitorAddress),
    language: languageOf(context),
  });
  if ("receipt" in result) return data({ typed, words, result }, { headers: privatePage });
  const { status, retryAfter } = result;
  const headers = new Headers(privatePage);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return data({ typed, words, result }, { status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof verifyWords>(matches, "verify");
  return headTags(matches, {
    title: t("title"),
    description: t("description"),
    path: "/verify-receipt",
    hidden: loaderData?.result !== undefined,
  });
}

/** RECEIPT-06: works without JavaScript, but for the computation in the browser. */
export default function VerifyReceiptPage({ loaderData: { typed, result } }: Route.ComponentProps) {
  const t = useText<typeof verifyWords>("verify");
  const receipt = result && "receipt" in result ? result.receipt : undefined;
  return (
    <div className="page-width pt-10 pb-20 lg:pt-16">
      <p className="label text-emerald">{t("label")}</p>
      <h1 className="mt-3 text-title">{t("title")}</h1>
      {receipt ? (
        <Checked receipt={receipt} />
      ) : (
        <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
      )}
      <section aria-labelledby="form-title" className={receipt ? "double-rule mt-16 pt-8" : "mt-8"}>
        <h2 id="form-title" className={receipt ? "text-2xl" : "sr-only"}>
          {t(receipt ? "another" : "numberAndCode")}
        </h2>
        <div role="status" className="max-w-xl empty:hidden">
          {result && "message" in result && (
            <Notice tone="bad" className="mb-6">
              {result.message}
            </Notice>
          )}
        </div>
        {/* A plain form: the checked receipt has an address of its own, as its QR code has it. */}
        <form
          method="get"
          action={useHref("/verify-receipt")}
          className="mt-5 grid max-w-xl gap-5 sm:grid-cols-2"
        >
          <Field label={t("number")} required hint={<Ltr>UWF-2027-000123</Ltr>}>
            {(control) => (
              <TextInput
                {...control}
                name="number"
                required
                lang="en"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={receiptLimits.number}
                defaultValue={receipt ? "" : typed.number}
                className="figures"
              />
            )}
          </Field>
          <Field label={t("code")} required hint={t("codeHint")}>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                required
                lang="en"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={receiptLimits.code}
                className="figures"
              />
            )}
          </Field>
          <p className="sm:col-span-2">
            <Button type="submit" className="max-sm:w-full">
              {t("check")}
            </Button>
          </p>
        </form>
      </section>
    </div>
  );
}

function Checked({ receipt }: { receipt: CheckedReceipt }) {
  const { number, amountPaisa, amountInWords, fund, givenOn, issuedOn, bookedOn, voidedOn, proof } = receipt;
  const t = useText<typeof verifyWords>("verify");
  const paper = useText<typeof paperWords>("papers");
  const language = useLanguage();
  const voided = voidedText(paper, receipt, language);
  const isGood = voidedOn === undefined && proof?.intact !== false;
  return (
    <div className="mt-7 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
      <div className="grid gap-6">
        <p
          className={`flex items-start gap-3 border-s-4 p-4 text-lg font-semibold ${isGood ? "border-emerald bg-emerald-tint" : "border-pomegranate bg-pomegranate-tint"}`}
        >
          <Icon
            name={isGood ? "seal" : "close"}
            className={`mt-0.5 size-7 shrink-0 ${isGood ? "text-emerald" : "text-pomegranate"}`}
          />
          {voided || t(isGood ? "genuine" : "changed")}
        </p>
        <ReceiptSheet
          heading={
            <h2 className="figures text-2xl">
              <Ltr>{number}</Ltr>
            </h2>
          }
          amount={formatMoney(amountPaisa, language)}
          words={amountInWords}
          isVoid={voidedOn !== undefined}
          rows={[
            { name: paper("givenFor"), value: fund },
            { name: paper("giftDay"), value: formatDay(givenOn, language) },
            { name: paper("issueDay"), value: formatDay(issuedOn, language) },
            ...(receipt.replaces ? [{ name: paper("replaces"), value: receipt.replaces }] : []),
          ]}
        />
        {voidedOn === undefined && <ToldHelp told={receipt.helped} className="text-lg" />}
      </div>
      <ReceiptProofView proof={proof} day={bookedOn} />
    </div>
  );
}
