import { useEffect } from "react";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";

import type { DonationStatus } from "#app/features/donations/donations.schema.ts";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Star } from "#app/ui/star.tsx";
import { Confirming } from "./donation-confirming.tsx";
import { DonationHelp } from "./donation-help.tsx";
import { DonationSending } from "./donation-sending.tsx";
import { DonationStub } from "./donation-stub.tsx";
import { donationView } from "./donation-words.ts";
import { giftPath } from "./gift-link.ts";
import { GiftShare } from "./gift-share.tsx";
import { forgetLeftGift } from "./left-gift.ts";
import { useDonationState } from "./use-donation-state.ts";
import { giftKeyDraft } from "./use-start-gift.ts";

type DonationStateViewProps = { donationKey: string; loaded: DonationStatus; siteUrl: string };

/** The state of a gift beside its slip: confirming, received, failed, expired, given back, or still to be sent. */
export function DonationStateView({ donationKey, loaded, siteUrl }: DonationStateViewProps) {
  const [donation, asking] = useDonationState(donationKey, loaded);
  const view = donationView(donation);
  const paid = donation.state === "paid";
  const over = view.kind === "received" || view.kind === "again";

  useEffect(() => {
    // What became of it has been read: the donation page need not point here any more.
    if (over) forgetLeftGift();
    if (!paid) return;
    // The same gift again is meant as a second one.
    forgetFormDraft("/donate");
    forgetFormDraft(giftKeyDraft);
  }, [paid, over]);

  const gift = { amount: String(donation.amount), fund: donation.fund.slug };
  const again = giftPath({
    ...gift,
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
          {view.kind === "confirming" && <p className="mt-3 max-w-xl text-lg font-semibold">{view.doubt}</p>}
        </div>
        {view.kind === "send" && <DonationSending donation={donation} donationKey={donationKey} />}
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
          <p className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={again} variant="donate">
              {donation.state === "refunded" ? "Give again" : "Try again"}
            </LinkButton>
            {donation.state !== "refunded" && (
              <LinkButton to={giftPath(gift)} variant="quiet">
                Another way to pay
              </LinkButton>
            )}
          </p>
        )}
        {view.doubt && view.kind !== "confirming" && (
          <div className="mt-8 max-w-xl border-t border-rule pt-5">
            <p className="font-semibold">{view.doubt}</p>
            <DonationHelp />
          </div>
        )}
      </div>
      <DonationStub donation={donation} stamp={view.stamp} />
    </div>
  );
}
