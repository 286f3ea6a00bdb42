import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  donationFaults,
  isPaymentMethod,
  donationMessages as messages,
  type PaymentMethod,
} from "#app/features/donations/donations.messages.ts";
import type { FormResult, FormValues } from "#app/lib/form-faults.ts";
import { readRupees } from "#app/lib/money.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ContentOf } from "#content/contents.ts";
import { areAccountsEntered } from "./donation-accounts.ts";
import { GiftAmount, GiftTabs } from "./gift-amount.tsx";
import { GiftDonor, giftFieldId } from "./gift-donor.tsx";
import { type Fund, GiftFund } from "./gift-fund.tsx";
import { type GiftLink, giftPath, transferReportPath } from "./gift-link.ts";
import { GiftSlip } from "./gift-slip.tsx";
import { PaymentAction } from "./payment-action.tsx";
import { PaymentOptions } from "./payment-options.tsx";
import { useColumnHeight } from "./use-column-height.ts";
import { useGiftFields } from "./use-gift-fields.ts";
import { useStartGift } from "./use-start-gift.ts";
import "#app/site/public-form.css";

/* Loaded after the page: on a slow phone the fields come first. */
const GiftShare = lazy(async () => ({ default: (await import("./gift-share.tsx")).GiftShare }));
const RaastCode = lazy(async () => ({ default: (await import("./raast-code.tsx")).RaastCode }));

export type GiftFormProps = {
  link: GiftLink;
  funds: readonly Fund[];
  token: string | undefined;
  /** The ways to pay that lead to a gateway. */
  online: readonly PaymentMethod[];
  giving: Pick<ContentOf<"giving">, "notes" | "sites">;
  raastQr: boolean;
  siteUrl: string;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** A gift that the server knows: what is written into the transfer, and where it is reported. */
type Started = { method: PaymentMethod; key: string; reference: string };

/** The amount, what for and from whom at the left; the slip with the ways to pay at the right. */
export function GiftForm({ link, funds, token, online, giving, raastQr, siteUrl, posted }: GiftFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const column = useRef<HTMLDivElement>(null);
  useColumnHeight(column);
  const { values, draft, read, write } = useGiftFields(form, link, posted?.values);
  const [method, setMethod] = useState(initialMethod(link, posted));
  const [faults, setFaults] = useState(posted?.faults ?? []);
  const [failure, setFailure] = useState(posted?.faults?.length ? undefined : posted?.message);
  const [sending, setSending] = useState(false);
  const [started, setStarted] = useState<Started>();
  const [opened, setOpened] = useState<PaymentMethod>();
  const start = useStartGift(token);
  const navigate = useNavigate();
  const identity = useIdentity();

  // A page that the browser brings back is no longer sending.
  useEffect(() => {
    const shown = () => setSending(false);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const { paisa: typed = 0 } = readRupees(values.amount ?? "");
  const paisa = Math.max(typed, 0);
  const monthly = values.monthly === "true";
  const fund = funds.find(({ slug }) => slug === values.fund) ?? funds[0];
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;

  /** Another way to pay takes back what was said of the gift; closing the open one clears the amount too: DONATE-03. */
  function choose(chosen: PaymentMethod | undefined) {
    if (chosen === method) return;
    if (chosen === undefined) {
      write("amount", "");
      setStarted(undefined);
    }
    setMethod(chosen);
    setFaults([]);
    setFailure(undefined);
  }

  function edited() {
    const now = read();
    const left = donationFaults(now).map(({ field }) => field);
    setFaults((was) => was.filter(({ field }) => left.includes(field)));
    setStarted(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const sent: FormValues = { ...read(), paymentMethod: pressed || (method ?? "") };
    const found = donationFaults(sent);
    setFaults(found);
    setFailure(undefined);
    if (found.length > 0) return showFault(found[0]?.field ?? "amount");
    setSending(true);
    const reply = await start(sent);
    if (!reply.ok) {
      setSending(false);
      return setFailure(reply.message);
    }
    const { key, reference, checkout } = reply.body;
    if (checkout.kind !== "manual") {
      // What comes next is another site: the button stays busy until the browser has left.
      // Loaded only here: most gifts leave for no gateway. Sent again, the gift is the same donation.
      const leaving = await import("./leave-for-checkout.ts").catch(() => undefined);
      if (leaving?.leaveForCheckout(checkout)) return;
      setSending(false);
      return setFailure(messages.failed);
    }
    setSending(false);
    if (!isPaymentMethod(sent.paymentMethod)) return;
    setStarted({ method: sent.paymentMethod, key, reference });
    draft.forget();
    await navigate(transferReportPath({ key, method: sent.paymentMethod, amount: sent.amount }));
  }

  /** The wallet's site opens by itself, whatever the fields say; a gift that can be stored is stored meanwhile. */
  async function openSite(wallet: PaymentMethod) {
    setOpened(wallet);
    const sent = { ...read(), paymentMethod: wallet };
    if (donationFaults(sent).length > 0) return;
    const reply = await start(sent);
    if (reply.ok) setStarted({ method: wallet, key: reply.body.key, reference: reply.body.reference });
  }

  const startedBy = (way: PaymentMethod) => (started?.method === way ? started : undefined);
  const pathWith = (more: Partial<GiftLink>) =>
    giftPath({ amount: values.amount, fund: values.fund, method, monthly, ...more });

  return (
    <form
      ref={form}
      id="form"
      method="post"
      action="/donate#form"
      noValidate
      onSubmit={submit}
      onInput={edited}
      aria-label="Your gift"
      aria-busy={sending || undefined}
      className="page-width grid items-start gap-x-16 gap-y-12 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-10 lg:pb-20"
    >
      {/* What Enter in a field presses: the way to pay that is open, or none. */}
      <button
        type="submit"
        name="paymentMethod"
        value=""
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <div className="min-w-0">
        <GiftTabs
          monthly={monthly}
          onChoose={(chosen) => write("monthly", String(chosen))}
          pathOf={(of) => pathWith({ monthly: of })}
        />
        <input type="hidden" name="monthly" value={monthly ? "true" : "false"} />
        <div
          id="gift"
          role="tabpanel"
          aria-labelledby={monthly ? "tab-monthly" : "tab-once"}
          className="grid gap-10 pt-7"
        >
          <section aria-labelledby="how-much" className="grid gap-4">
            <h2 id="how-much" className="text-2xl">
              {monthly ? "How much each month?" : "How much?"}
            </h2>
            {monthly && (
              <p className="text-sm text-soft">
                You give now. Each month we write to you with a link to give again: nothing is taken by
                itself, and one press ends it.
              </p>
            )}
            <GiftAmount
              paisa={paisa}
              initial={values.amount}
              error={errorOf("amount") ?? errorOf("paymentMethod")}
              onPreset={(rupees) => {
                write("amount", String(rupees));
                edited();
              }}
              hint="From PKR 100 to PKR 1,000,000."
            />
          </section>
          <GiftFund funds={funds} chosen={values.fund ?? ""} error={errorOf("fund")} />
          <GiftDonor monthly={monthly} typed={posted?.values ?? {}} errorOf={errorOf} />
        </div>
      </div>
      <div ref={column} className="slip-column min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <GiftSlip paisa={paisa} method={method} fund={fund?.title ?? ""} monthly={monthly}>
          {!areAccountsEntered(identity) && <NoAccounts />}
          <PaymentOptions
            chosen={method}
            onChoose={choose}
            notes={{
              jazzcash: giving.notes.jazzcash,
              easypaisa: giving.notes.easypaisa,
              "bank-transfer": giving.notes.bank,
            }}
            transferNote={(way) => {
              const reference = startedBy(way)?.reference;
              return { value: reference ?? fund?.title ?? "", copy: reference !== undefined };
            }}
            bankCode={
              raastQr && (
                <Suspense>
                  <RaastCode paisa={paisa} />
                </Suspense>
              )
            }
            action={(way) => (
              <PaymentAction
                method={way}
                online={online.includes(way)}
                site={way === "bank-transfer" ? "" : giving.sites[way]}
                positive={paisa > 0}
                sending={sending}
                opened={opened === way}
                onOpenSite={() => void openSite(way)}
                reportPath={transferReportPath({
                  key: startedBy(way)?.key,
                  method: way,
                  amount: values.amount,
                })}
              />
            )}
          />
          <div role="status" className="mt-4 empty:hidden">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
        </GiftSlip>
      </div>
      <GiftShare url={`${siteUrl}${pathWith({})}`} filled={paisa > 0} />
      <FormTrapFields token={token} />
    </form>
  );
}

/** Before staff have entered them: a made-up number could be somebody's. */
const NoAccounts = () => (
  <Notice tone="bad" role="note" className="mt-3 mb-5">
    <strong className="font-semibold">Please do not send money yet.</strong> The foundation has not entered
    its accounts on this site: the numbers of zeros below are placeholders. Call or write to us, and we tell
    you where to send.
  </Notice>
);

function initialMethod(link: GiftLink, posted: FormResult | undefined): PaymentMethod | undefined {
  const method = posted?.values?.paymentMethod;
  return isPaymentMethod(method) ? method : link.method;
}

/** A fault of the way to pay is told under the amount as well: DONATE-04. */
function showFault(field: string) {
  document.getElementById(giftFieldId(field === "paymentMethod" ? "amount" : field))?.focus();
}
