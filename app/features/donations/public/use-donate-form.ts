import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { donationFaults, donationMessages as messages } from "#app/features/donations/donations.messages.ts";
import type { FormResult, FormValues } from "#app/lib/form-faults.ts";
import { type DonateLink, transferReportPath } from "./donate-link.ts";
import { donationFieldId } from "./donation-donor.tsx";
import { keepLeftDonation } from "./left-donation.ts";
import { useDonationFields } from "./use-donation-fields.ts";
import { useStartDonation } from "./use-start-donation.ts";

type DonateFormOptions = {
  link: DonateLink;
  token: string | undefined;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** A donation that the server knows: what is written into the transfer, and where it is reported. */
type Started = { method: PaymentMethod; key: string; reference: string };

/** What is paid or given back has its own page: nothing of it is paid again. */
const over = ["paid", "refunded"];

/** The fields of a donation, the way to pay, what is wrong with them, and how it is sent: DONATE-04..07. */
export function useDonateForm({ link, token, posted }: DonateFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { values, draft, read, write } = useDonationFields(form, link, posted?.values);
  const [method, setMethod] = useState(initialMethod(link, posted));
  const [faults, setFaults] = useState(posted?.faults ?? []);
  const [failure, setFailure] = useState(posted?.faults?.length ? undefined : posted?.message);
  const [sending, setSending] = useState(false);
  const [started, setStarted] = useState<Started>();
  const [opened, setOpened] = useState<PaymentMethod>();
  const start = useStartDonation(token);
  const navigate = useNavigate();

  // A page that the browser brings back is no longer sending.
  useEffect(() => {
    const shown = () => setSending(false);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  /** Opening one closes the others; closing it keeps the amount, and takes back what was said of it. */
  function toggle(toggled: PaymentMethod, open: boolean) {
    setMethod((now) => (open ? toggled : now === toggled ? undefined : now));
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
    const { key, reference, state, checkout } = reply.body;
    // Paid meanwhile, and the donor has not read it: not a second time unknowingly.
    if (over.includes(state)) return navigate(`/donation-success?key=${key}`);
    if (checkout.kind !== "manual") {
      // What comes next is another site: the button stays busy until the browser has left.
      // Loaded only here: most donations leave for no gateway. Sent again, the donation is the same donation.
      const leaving = await import("./leave-for-checkout.ts").catch(() => undefined);
      if (isPaymentMethod(sent.paymentMethod)) {
        keepLeftDonation({ key, amount: sent.amount ?? "", method: sent.paymentMethod });
      }
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

  /** The wallet's site opens by itself, whatever the fields say; a donation that can be stored is stored meanwhile. */
  async function openSite(wallet: PaymentMethod) {
    setOpened(wallet);
    const sent = { ...read(), paymentMethod: wallet };
    if (donationFaults(sent).length > 0) return;
    const reply = await start(sent);
    if (reply.ok) setStarted({ method: wallet, key: reply.body.key, reference: reply.body.reference });
  }

  return {
    form,
    values,
    method,
    failure,
    sending,
    opened,
    write,
    edited,
    toggle,
    submit,
    openSite,
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.text,
    startedBy: (way: PaymentMethod) => (started?.method === way ? started : undefined),
  };
}

function initialMethod(link: DonateLink, posted: FormResult | undefined): PaymentMethod | undefined {
  const method = posted?.values?.paymentMethod;
  return isPaymentMethod(method) ? method : link.method;
}

/** A fault of the way to pay is shown under the amount as well: DONATE-04. */
function showFault(field: string) {
  document.getElementById(donationFieldId(field === "paymentMethod" ? "amount" : field))?.focus();
}
