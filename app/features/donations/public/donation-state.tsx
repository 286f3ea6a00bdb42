import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { isPaymentMethod, methodNames } from "#app/features/donations/donations.messages.ts";
import type { DonationStatus } from "#app/features/donations/donations.schema.ts";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Star } from "#app/ui/star.tsx";
import { AccountRows } from "./account-rows.tsx";
import { accountRows, isAccountEntered } from "./donation-accounts.ts";
import { DonationStub, type Stamp } from "./donation-stub.tsx";
import { giftPath, transferReportPath } from "./gift-link.ts";
import { GiftShare } from "./gift-share.tsx";
import { useDonationState } from "./use-donation-state.ts";
import { giftKeyDraft } from "./use-start-gift.ts";

type DonationStateViewProps = { donationKey: string; loaded: DonationStatus; siteUrl: string };

/** The state of a gift beside its slip: confirming, received, failed, expired, given back, or still to be sent. */
export function DonationStateView({ donationKey, loaded, siteUrl }: DonationStateViewProps) {
  const [donation, asking] = useDonationState(donationKey, loaded);
  const view = viewOf(donation);
  const paid = donation.state === "paid";

  // The same gift again is meant as a second one.
  useEffect(() => {
    if (!paid) return;
    forgetFormDraft("/donate");
    forgetFormDraft(giftKeyDraft);
  }, [paid]);

  const again = giftPath({
    amount: String(donation.amount),
    fund: donation.fund.slug,
    method: isPaymentMethod(donation.method) ? donation.method : undefined,
  });
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-10 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-16">
      <div className="min-w-0">
        <p className={`label flex items-center gap-2.5 ${view.bad ? "text-pomegranate" : "text-emerald"}`}>
          <Star className={`size-4 ${asking ? "turning" : ""}`} />
          {view.label}
        </p>
        <div role="status">
          <h1 className="mt-3 text-title">{view.title}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{view.text}</p>
        </div>
        {view.kind === "send" && <SendNow donation={donation} donationKey={donationKey} />}
        {view.kind === "confirming" && <Confirming asking={asking} donationKey={donationKey} again={again} />}
        {view.kind === "received" && (
          <>
            <p className="mt-8 flex flex-wrap gap-3">
              {donation.receipt && (
                <a href={donation.receipt.url} className={buttonStyle({ variant: "primary" })}>
                  Open the receipt
                </a>
              )}
              <LinkButton to="/impact-report" variant="quiet">
                See what gifts do
              </LinkButton>
            </p>
            <div className="mt-10 max-w-xl">
              <GiftShare url={`${siteUrl}${giftPath({ fund: donation.fund.slug })}`} filled={false} />
            </div>
          </>
        )}
        {view.kind === "again" && (
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={again} variant="donate">
              {donation.state === "refunded" ? "Give again" : "Try again"}
            </LinkButton>
            <Help />
          </p>
        )}
      </div>
      <DonationStub donation={donation} stamp={view.stamp} />
    </div>
  );
}

type View = {
  kind: "send" | "confirming" | "waiting" | "received" | "again";
  label: string;
  title: string;
  text: string;
  stamp: Stamp;
  bad?: boolean;
};

/** What each state means to the donor. */
function viewOf({ state, gateway, reported, method }: DonationStatus): View {
  switch (state) {
    case "paid":
      return {
        kind: "received",
        label: "Received",
        title: "Your gift has arrived. Thank you.",
        text: "It is entered in our books under what you chose, and is spent on that alone. The receipt is ready; if you gave an email, it is on its way there.",
        stamp: "Received",
      };
    case "failed":
      return {
        kind: "again",
        label: "Not received",
        title: "The payment did not go through",
        text: `${gateway === "manual" ? "We did not find this money in our account." : "Your bank or wallet has refused or cancelled it."} If money has left your account nevertheless, write to us with the reference: nothing is lost.`,
        stamp: "Not received",
        bad: true,
      };
    case "expired":
      return {
        kind: "again",
        label: "Not received",
        title: "This payment was not made in time",
        text: "No money has reached us, and the payment is closed. If money has left your account nevertheless, write to us with the reference: it is booked as soon as it is found.",
        stamp: "Expired",
        bad: true,
      };
    case "refunded":
      return {
        kind: "again",
        label: "Given back",
        title: "This gift was given back",
        text: "The money has been sent back the way it came. Until it shows in your account it may take some working days.",
        stamp: "Given back",
      };
    default:
      if (gateway !== "manual") {
        return {
          kind: "confirming",
          label: "Confirming",
          title: "We are confirming your payment",
          text: "Our server is asking your bank or wallet whether the money has arrived. That takes a moment, sometimes some minutes.",
          stamp: "Confirming",
        };
      }
      if (reported || state === "pending") {
        return {
          kind: "waiting",
          label: "Confirming",
          title: "Your report is with our staff",
          text: "They compare it with the account, within one working day. Keep the address of this page: it shows the receipt as soon as the money is found.",
          stamp: "Confirming",
        };
      }
      return {
        kind: "send",
        label: "Written down",
        title: "Now send the money",
        text: `Your gift is in our books, and waits for the money. You send it yourself by ${methodNames[method]}.`,
        stamp: "Not sent yet",
      };
  }
}

/** Where the money is still to be sent: the account, the note, and the report. */
function SendNow({ donation, donationKey }: { donation: DonationStatus; donationKey: string }) {
  const identity = useIdentity();
  const { method } = donation;
  // What is given at the office is never still to be sent.
  if (!isPaymentMethod(method)) return null;
  const rows = accountRows(identity, method);
  const report = transferReportPath({
    key: donationKey,
    method,
    amount: String(donation.amount),
  });
  return (
    <ol className="mt-8 max-w-xl">
      <Step place={1} title="Send it to this account">
        <AccountRows
          rows={rows}
          name={methodNames[donation.method]}
          entered={isAccountEntered(rows)}
          note={{ value: donation.reference, copy: true }}
        />
      </Step>
      <Step place={2} title="Tell us">
        <p className="text-soft">
          Only when you have told us do we know that the money is yours. It takes a minute.
        </p>
        <p className="mt-4">
          <LinkButton to={report} variant="donate">
            I have paid
          </LinkButton>
        </p>
      </Step>
    </ol>
  );
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] border-t border-rule-strong py-5">
      <span aria-hidden="true" className="figures font-display text-2xl font-semibold text-emerald">
        {place}
      </span>
      <div className="min-w-0">
        <h2 className="mb-2 text-xl">{title}</h2>
        {children}
      </div>
    </li>
  );
}

type ConfirmingProps = { asking: boolean; donationKey: string; again: string };

function Confirming({ asking, donationKey, again }: ConfirmingProps) {
  return (
    <div className="mt-8 grid max-w-xl gap-5">
      <p className="needs-script text-soft">
        {asking
          ? "This page looks again by itself. You may also close it: the address stays good."
          : "It takes longer than usual. Nothing is lost: our server goes on asking, and so can you."}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={`/donation-success?key=${donationKey}`} className={buttonStyle({ variant: "quiet" })}>
          Look again
        </a>
        <Link to={again} className="text-link inline-flex min-h-11 items-center">
          I have not paid: back to the gift
        </Link>
      </p>
    </div>
  );
}

function Help() {
  const { phone } = useIdentity();
  return (
    <a href={phoneLink(phone)} className="text-link figures inline-flex min-h-11 items-center gap-2">
      <Icon name="phone" className="size-4" />
      {phone}
    </a>
  );
}

/** A key that no gift has: mistyped, cut off by a mail program, or none. */
export function UnknownDonation() {
  return (
    <div className="page-width pt-12 pb-20 lg:pt-20">
      <p className="label text-emerald">Your gift</p>
      <h1 className="mt-3 max-w-3xl text-title">We find no gift at this address</h1>
      <p className="mt-4 max-w-xl text-lg text-soft">
        The link may have been cut off on its way. Open it again from the mail or the message in which it
        came. If you have given and see this, call us: we find a gift by its reference, its day and its
        amount.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to="/donate" variant="donate">
          To the donation page
        </LinkButton>
        <Help />
      </p>
    </div>
  );
}
