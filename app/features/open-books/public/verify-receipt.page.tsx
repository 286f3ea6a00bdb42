import { data, type MetaDescriptor } from "react-router";
import { type CheckedReceipt, verifyReceipt } from "#app/features/open-books/server/verify-receipt.server.ts";
import { ReceiptSheet } from "#app/features/receipts/public/receipt-sheet.tsx";
import { receiptLimits, receiptTexts, verifyMessages } from "#app/features/receipts/receipts.messages.ts";
import { amountInWords } from "#app/lib/amount-in-words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { services, visitorAddress } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/verify-receipt.page.ts";
import { ReceiptProofView } from "./receipt-proof.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const typed = {
    number: (query.get("number") ?? "").slice(0, receiptLimits.number),
    code: (query.get("code") ?? "").slice(0, receiptLimits.code),
  };
  if (!typed.number && !typed.code) return data({ typed, result: undefined }, { headers: publicPage });
  const result = await verifyReceipt(services(context), typed, context.get(visitorAddress));
  if ("receipt" in result) return data({ typed, result }, { headers: privatePage });
  const { status, retryAfter } = result;
  const headers = new Headers(privatePage);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return data({ typed, result }, { status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(matches, {
    title: verifyMessages.title,
    description:
      "Enter the number and the code of a receipt to see whether it is genuine, with proof that it is in the foundation's books.",
    path: "/verify-receipt",
    hidden: loaderData?.result !== undefined,
  });
}

/** RECEIPT-06: works without JavaScript, but for the computation in the browser. */
export default function VerifyReceiptPage({ loaderData: { typed, result } }: Route.ComponentProps) {
  const receipt = result && "receipt" in result ? result.receipt : undefined;
  return (
    <div className="page-width pt-10 pb-20 lg:pt-16">
      <p className="label text-emerald">Open books</p>
      <h1 className="mt-3 text-title">{verifyMessages.title}</h1>
      {receipt ? (
        <Checked receipt={receipt} />
      ) : (
        <p className="mt-4 max-w-xl text-lg text-soft">
          Every receipt of ours has a number and a code. Enter both to see whether it is genuine, what the
          gift was for and when the money arrived. No name is shown.
        </p>
      )}
      <section aria-labelledby="form-title" className={receipt ? "double-rule mt-16 pt-8" : "mt-8"}>
        <h2 id="form-title" className={receipt ? "text-2xl" : "sr-only"}>
          {receipt ? "Check another receipt" : "Number and code"}
        </h2>
        <div role="status" className="max-w-xl empty:hidden">
          {result && "message" in result && (
            <Notice tone="bad" className="mb-6">
              {result.message}
            </Notice>
          )}
        </div>
        {/* A plain form: the checked receipt has an address of its own, as its QR code has it. */}
        <form method="get" action="/verify-receipt" className="mt-5 grid max-w-xl gap-5 sm:grid-cols-2">
          <Field label="Receipt number" required hint="UWF-2027-000123">
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
          <Field label="Code" required hint="Sixteen letters and digits">
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
              Check the receipt
            </Button>
          </p>
        </form>
      </section>
    </div>
  );
}

function Checked({ receipt }: { receipt: CheckedReceipt }) {
  const { number, amountPaisa, fund, givenOn, issuedOn, bookedOn, voidedOn, proof } = receipt;
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
          {voidedOn
            ? receiptTexts.voided(formatDay(voidedOn))
            : isGood
              ? "This receipt is genuine. We issued it, and the money has arrived."
              : verifyMessages.changed}
        </p>
        <ReceiptSheet
          heading={<h2 className="figures text-2xl">{number}</h2>}
          amount={formatMoney(amountPaisa)}
          words={amountInWords(amountPaisa)}
          isVoid={voidedOn !== undefined}
          rows={[
            { name: "Given for", value: fund },
            { name: "Date of gift", value: formatDay(givenOn) },
            { name: "Date of issue", value: formatDay(issuedOn) },
          ]}
        />
      </div>
      <ReceiptProofView proof={proof} day={bookedOn} />
    </div>
  );
}
