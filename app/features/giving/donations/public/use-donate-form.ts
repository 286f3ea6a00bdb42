import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { donationRules } from "#app/features/giving/donations/donations.form.ts";
import type { donationWords } from "#app/features/giving/donations/donations.words.ts";
import type { formWords } from "#app/lib/form.words.ts";
import { type FormResult, type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { useFieldLeft } from "#app/site/use-field-left.ts";
import { useText } from "#app/ui/text.tsx";
import { type DonateLink, transferReportPath } from "./donate-link.ts";
import type { SentDonation } from "./donate-page.server.ts";
import { donationFieldId } from "./donation-donor.tsx";
import { keepLeftDonation, keyOfDonation } from "./sent-donation.tsx";
import { useDonationFields } from "./use-donation-fields.ts";

type DonateFormOptions = {
  link: DonateLink;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** A donation that the server knows: what is written into the transfer, and where it is reported. */
type Started = { method: PaymentMethod; key: string; reference: string };

/** What is paid or given back has its own page: nothing of it is paid again. */
const over = ["paid", "refunded"];

/** The fields of a donation, the way to pay, what is wrong with them, and how it is sent: DONATE-04..07. */
export function useDonateForm({ link, posted }: DonateFormOptions) {
  const t = useText<typeof donationWords>("donations");
  const formText = useText<typeof formWords>("form");
  const rules = useMemo(() => donationRules(t, formText), [t, formText]);
  const form = useRef<HTMLFormElement>(null);
  const { values, draft, read, write } = useDonationFields(form, link, posted?.values);
  const [method, setMethod] = useState(initialMethod(link, posted));
  const [faults, setFaults] = useState(posted?.faults ?? []);
  const [failure, setFailure] = useState(posted?.faults?.length ? undefined : posted?.message);
  const [leaving, setLeaving] = useState(false);
  const [started, setStarted] = useState<Started>();
  const [opened, setOpened] = useState<PaymentMethod>();
  const navigate = useNavigate();
  /** Without storage the key lives as long as the page. */
  const last = useRef({ donation: "", key: "" });

  const pay = useSentDonation(async (reply, sent) => {
    if (!reply.started) return setFailure(reply.failure ? t("failed") : reply.message);
    const { key, reference, state, checkout } = reply.started;
    // Paid meanwhile, and the donor has not read it: not a second time unknowingly.
    if (over.includes(state)) return navigate(`/donation-success?key=${key}`);
    if (checkout.kind !== "manual") {
      setLeaving(true);
      // Loaded only here: most donations leave for no gateway. Sent again, it is the same donation.
      const onward = await import("./leave-for-checkout.ts").catch(() => undefined);
      keepLeftDonation({ key, amount: sent.amount, method: sent.method });
      if (onward?.leaveForCheckout(checkout)) return;
      setLeaving(false);
      return setFailure(t("failed"));
    }
    setStarted({ method: sent.method, key, reference });
    draft.forget();
    await navigate(transferReportPath({ key, method: sent.method, amount: sent.amount }));
  });
  // The wallet is open in another tab: meanwhile this one shows where to send, and what to press when it is sent.
  const note = useSentDonation(({ started }, { method, amount }) => {
    if (!started) return;
    setStarted({ method, key: started.key, reference: started.reference });
    draft.forget();
    return navigate(transferReportPath({ key: started.key, method, amount }));
  });
  // What comes next may be another site: the button stays busy until the browser has left.
  const sending = pay.sending || leaving;

  // A page that the browser brings back is no longer sending.
  useEffect(() => {
    const shown = () => setLeaving(false);
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
    const left = faultsOf(rules, read()).map(({ field }) => field);
    setFaults((was) => was.filter(({ field }) => left.includes(field)));
    setStarted(undefined);
  }

  /** The amount is said to be missing, too: without one the button stays grey. */
  const onBlur = useFieldLeft((name) => {
    const now = read();
    const fault = faultsOf(rules, now).find(({ field }) => field === name);
    if (fault && (now[name] || name === "amount"))
      setFaults((was) => [...was.filter(({ field }) => field !== name), fault]);
  });

  function keyed({ form_token = "", website = "", ...donation }: FormValues): FormValues {
    // The tab keeps what was sent, to know it again: nothing for the tax office. The server takes another one of it.
    const sent = JSON.stringify({ ...donation, tax_number: undefined, postal_address: undefined });
    if (last.current.donation !== sent) last.current = { donation: sent, key: keyOfDonation(sent) };
    return { ...donation, form_token, website, idempotency_key: last.current.key };
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const sent = { ...read(), paymentMethod: pressed || (method ?? "") };
    const found = faultsOf(rules, sent);
    setFaults(found);
    setFailure(undefined);
    if (found.length > 0) showFault(found[0]?.field ?? "amount");
    else pay.send(keyed(sent));
  }

  /** The wallet's site opens by itself, whatever the fields say; a donation that can be stored is stored meanwhile. */
  function openSite(wallet: PaymentMethod) {
    setOpened(wallet);
    const sent = { ...read(), paymentMethod: wallet };
    if (faultsOf(rules, sent).length === 0) note.send(keyed(sent));
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
    onBlur,
    toggle,
    submit,
    openSite,
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.text,
    startedBy: (way: PaymentMethod) => (started?.method === way ? started : undefined),
  };
}

type Sent = { method: PaymentMethod; amount: string };

/** Sends a donation to the page, before the donor leaves: DONATE-07. @param answered what to do then */
function useSentDonation(answered: (reply: SentDonation, sent: Sent) => unknown) {
  const fetcher = useFetcher<SentDonation>();
  const last = useRef<FormValues>({});

  function send(values: FormValues) {
    last.current = values;
    // What the page has read stays: reading it again could fail, and take the answer away.
    void fetcher.submit(values, { method: "post", action: "/donate", defaultShouldRevalidate: false });
  }

  const arrived = useEffectEvent((reply: SentDonation) => {
    const { form_token, ...rest } = last.current;
    // Who opens a filled link may press within the two seconds of the form's trap: the next try goes without it.
    if (reply.again && form_token) return send(rest);
    const { paymentMethod, amount = "" } = rest;
    if (isPaymentMethod(paymentMethod)) answered(reply, { method: paymentMethod, amount });
  });
  useEffect(() => {
    if (fetcher.data) arrived(fetcher.data);
  }, [fetcher.data]);

  return { send, sending: fetcher.state === "submitting" };
}

function initialMethod(link: DonateLink, posted: FormResult | undefined): PaymentMethod | undefined {
  const method = posted?.values?.paymentMethod;
  return isPaymentMethod(method) ? method : link.method;
}

/** A fault of the way to pay is shown under the amount as well: DONATE-04. */
function showFault(field: string) {
  const control = document.getElementById(donationFieldId(field === "paymentMethod" ? "amount" : field));
  // What is folded cannot be focused.
  for (let folded = control?.closest("details"); folded; folded = folded.parentElement?.closest("details"))
    folded.open = true;
  control?.focus();
}
