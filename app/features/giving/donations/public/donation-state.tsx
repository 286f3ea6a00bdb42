import { useEffect, useState } from "react";
import { Link, useHref } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import type { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import { donationsCalls } from "#app/features/giving/donations/donations.calls.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { callApi } from "#app/lib/call-api.ts";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useHasPage, useIdentity, useSiteMail } from "#app/site/identity.ts";
import { KeepIt } from "#app/site/keep-it.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { Star } from "#app/ui/star.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import { donatePath } from "./donate-link.ts";
import { DonationSending } from "./donation-sending.tsx";
import { DonationShare } from "./donation-share.tsx";
import { DonationStub } from "./donation-stub.tsx";
import { donationView } from "./donation-words.ts";
import { donationKeyDraft, forgetLeftDonation } from "./sent-donation.tsx";

type DonationStateViewProps = { donationKey: string; loaded: DonationStatus; siteUrl: string };

/** The state of a donation beside its slip: confirming, received, failed, expired, given back, or still to be sent. */
export function DonationStateView({ donationKey, loaded, siteUrl }: DonationStateViewProps) {
  const mail = useSiteMail();
  const { name } = useIdentity();
  const t = useText<typeof donationStateWords>("donationState");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const [donation, asking] = useDonationState(donationKey, loaded);
  const view = donationView(donation, { mail, t, giving });
  const paid = donation.state === "paid";
  const over = view.kind === "received" || view.kind === "again";

  useEffect(() => {
    // What became of it has been read: the donation page need not point here any more.
    if (over) forgetLeftDonation();
    if (!paid) return;
    // The same donation again is meant as a second one.
    forgetFormDraft("/donate");
    forgetFormDraft(donationKeyDraft);
  }, [paid, over]);

  const same = { amount: String(donation.amount), fund: donation.fund.slug };
  const again = donatePath({
    ...same,
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
                <a
                  href={pathIn(language, donation.receipt.url)}
                  className={buttonStyle({ variant: "primary" })}
                >
                  {t("openReceipt")}
                </a>
              )}
              <LinkButton to="/impact-report" variant="quiet">
                {t("seeWhatGiftsDo")}
              </LinkButton>
            </p>
            <div className="mt-10 max-w-xl">
              <DonationShare
                url={`${siteUrl}${pathIn(language, donatePath({ fund: donation.fund.slug }))}`}
                filled={false}
              />
            </div>
          </>
        )}
        {donation.monthly && <MonthlySupport monthly={donation.monthly} />}
        {view.kind === "again" && (
          <p className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={again} variant="donate">
              {t(donation.state === "refunded" ? "giveAgain" : "tryAgain")}
            </LinkButton>
            {donation.state !== "refunded" && (
              <LinkButton to={donatePath(same)} variant="quiet">
                {t("anotherWay")}
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
      <div className="min-w-0">
        <DonationStub donation={donation} stamp={view.stamp} />
        {view.kind !== "again" && (
          <KeepIt
            text={t("kept", {
              name,
              amount: formatMoney(Math.round(donation.amount * paisaPerRupee), language),
              purpose: donation.fund.title,
              reference: donation.reference,
            })}
            path={`/donation-success?key=${donationKey}`}
            className="mt-10"
          />
        )}
      </div>
    </div>
  );
}

/** What the donor has promised for each month, and where that is confirmed and changed: PLEDGE-01a. */
function MonthlySupport({ monthly }: { monthly: NonNullable<DonationStatus["monthly"]> }) {
  const t = useText<typeof donationStateWords>("donationState");
  const language = useLanguage();
  const { works } = useSiteMail();
  const hasPage = useHasPage("/pledge");
  const money = formatMoney(Math.round(monthly.amount * paisaPerRupee), language);
  return (
    <section aria-labelledby="monthly" className="mt-10 max-w-xl border-t border-rule pt-5">
      <h2 id="monthly" className="text-xl">
        {t("monthly", { money })}
      </h2>
      <p className="mt-1 text-soft">
        {monthly.confirmed ? t("monthlyConfirmed") : t("monthlyWaiting", { mail: works ? "yes" : "no" })}
      </p>
      {monthly.url && hasPage && (
        <p className="mt-2">
          <Link to={monthly.url} className="text-link inline-flex min-h-11 items-center">
            {t("changeMonthly")}
          </Link>
        </p>
      )}
    </section>
  );
}

type ConfirmingProps = {
  /** Whether the page looks again by itself. */
  asking: boolean;
  donationKey: string;
  /** The donation page, filled in. */
  again: string;
};

/** What a donor may do while a gateway has not answered. */
function Confirming({ asking, donationKey, again }: ConfirmingProps) {
  const t = useText<typeof donationStateWords>("donationState");
  const here = useHref(`/donation-success?key=${donationKey}`);
  return (
    <div className="mt-8 grid max-w-xl gap-5">
      <p className="needs-script text-soft">{t(asking ? "refreshesItself" : "takesLonger")}</p>
      <p className="without-script text-soft">{t("pressRefresh")}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={here} className={buttonStyle({ variant: "quiet" })}>
          {t("refresh")}
        </a>
        <Link to={again} className="text-link inline-flex min-h-11 items-center">
          {t("notPaid")}
        </Link>
      </p>
    </div>
  );
}

/** Seconds until the state is asked for again; the last one repeats. */
const waits = [3, 5, 8, 13, 21, 30];
/** About ten minutes: then the page says how to look again. */
const maxAsks = 24;

/** Whether a gateway may tell more of it by itself. What staff look at takes a day. */
const isConfirming = ({ state, gateway, review }: DonationStatus) =>
  gateway !== "manual" && !review && (state === "started" || state === "pending");

/**
 * The state of a donation, asked for again while its gateway has not answered.
 * @returns whether it is still asked for
 */
function useDonationState(key: string, loaded: DonationStatus): [DonationStatus, boolean] {
  const [donation, setDonation] = useState(loaded);
  const [asks, setAsks] = useState(0);
  const asking = isConfirming(donation) && asks < maxAsks;

  useEffect(() => {
    if (!asking) return;
    const seconds = waits[Math.min(asks, waits.length - 1)] ?? 30;
    const timer = setTimeout(async () => {
      const reply = await callApi(donationsCalls.readDonation, { query: { key } });
      // The call is English: what the gift is for stays as the page has named it.
      if (reply.ok) setDonation({ ...reply.body.donation, fund: loaded.fund });
      setAsks(asks + 1);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [asking, asks, key, loaded.fund]);

  return [donation, asking];
}

export function DonationHelp() {
  const { phone } = useIdentity();
  return (
    <a href={phoneLink(phone)} className="text-link figures inline-flex min-h-11 items-center gap-2">
      <Icon name="phone" className="size-4" />
      <Ltr>{phone}</Ltr>
    </a>
  );
}
