import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { isWallet } from "#app/contract/payment-methods.ts";
import { call, prefetch } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { MayCall, useMayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { approvalsAbout, WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { triesByHand } from "./confirmation-dialog.tsx";
import { StatePill } from "./donation-columns.tsx";
import { type DonationDialog, donationDialogs } from "./donation-dialogs.tsx";
import { DonationFacts } from "./donation-facts.tsx";
import { DonationAttempts, DonationHistory } from "./donation-history.tsx";
import { DonationNote } from "./donation-note.tsx";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages } from "./donations-desk.messages.ts";
import type { DonationDetails } from "./donations-desk.schema.ts";
import { donationDetails, saveTexts, useRefreshGiving } from "./donations-desk-calls.ts";

/** How often a donation is read again while its gateway is asked, in ms. */
const askingMs = 4000;

export const meta = () => dashboardMeta("Donation");

export const clientLoader = prefetch(({ params: { reference = "" }, query }) => {
  query(approvalsAbout(`donation ${reference}`));
  return query(donationDetails(reference));
});

/** A donation with its history, its tries at gateways and what staff can do with it: DESK-02, 04 to 08. */
export default function DonationDashboard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...useLoaderData<typeof clientLoader>(),
    select: ({ donation }) => donation,
    refetchInterval: ({ state }) =>
      state.data?.donation.attempts.some((attempt) => attempt.state === "open" && attempt.next_check_at)
        ? askingMs
        : false,
  });
  useFailureToast(data ? error : null);
  const all = (
    <Link
      to="/dashboard/donations"
      className="mb-1 inline-block min-h-6 text-sm text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
    >
      All donations
    </Link>
  );
  if (data)
    return (
      <>
        {all}
        <Donation key={data.id} donation={data} />
      </>
    );
  return (
    <>
      {all}
      {error ? (
        <StateMessage
          level={1}
          failure
          title="The gift could not be loaded"
          text={error.message}
          art="/art/empty-list.svg"
        >
          <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </StateMessage>
      ) : (
        <>
          <h1 className="text-3xl">Donation</h1>
          <div className="py-16">
            <LoadingIndicator text="Loading the gift..." />
          </div>
        </>
      )}
    </>
  );
}

function Donation({ donation }: { donation: DonationDetails }) {
  const refresh = useRefreshGiving();
  const [dialog, setDialog] = useState<DonationDialog>();
  const Dialog = dialog && donationDialogs[dialog];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
            <span
              className={`figures ${donation.state === "refunded" || donation.state === "corrected" ? "line-through" : ""}`}
            >
              {formatMoney(donation.amount_paisa)}
            </span>
            <span className="inline-flex flex-wrap gap-1 font-sans text-base tracking-normal">
              <StatePill state={donation.state} />
              {donation.needs_review && <StatusPill tone="bad">Needs review</StatusPill>}
            </span>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-soft">
            <span className="figures wrap-anywhere">{donation.reference}</span>
            <CopyButton text={donation.reference} what="the reference" />
          </p>
        </div>
        <Actions donation={donation} refresh={refresh} onOpen={setDialog} />
      </div>
      <WaitingApprovals about={`donation ${donation.reference}`} />
      {donation.needs_review && (
        <Notice tone="bad" className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-3xl">
            {donation.receipt && donation.unprintable
              ? `The receipt prints boxes for letters that no font has: ${donation.unprintable}. Ask the donor whether it serves, then settle it here.`
              : "Something about the payment was not as expected; the history says what. Nothing is booked automatically. Check the provider's portal or the bank statement, then settle it here."}
          </p>
          <MayCall to={donationsDeskCalls.settleReview}>
            <Button variant="quiet" size="small" onClick={() => setDialog("review")}>
              Settle
            </Button>
          </MayCall>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-8">
          <section aria-labelledby="history">
            <h2 id="history" className="mb-2 text-xl">
              History
            </h2>
            <DonationHistory events={donation.events} />
          </section>
          {donation.attempts.length > 0 && (
            <section aria-labelledby="attempts">
              <h2 id="attempts" className="mb-2 text-xl">
                Payment attempts
              </h2>
              <DonationAttempts attempts={donation.attempts} />
            </section>
          )}
        </div>
        <div className="grid gap-8 max-lg:order-first">
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-2 text-xl">
              The gift
            </h2>
            <DonationFacts donation={donation} />
          </section>
          <DonationNote donation={donation} refresh={refresh} />
        </div>
      </div>
      {Dialog && <Dialog donation={donation} refresh={refresh} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type ActionsProps = {
  donation: DonationDetails;
  refresh: () => Promise<unknown>;
  onOpen: (dialog: DonationDialog) => void;
};

function Actions({ donation, refresh, onOpen }: ActionsProps) {
  const mail = useSiteMail();
  const { busy, act } = useAct(refresh);
  const may = useMayCall();
  const { id, version, state, gateway, receipt } = donation;
  const settled = state === "paid" || state === "refunded" || state === "corrected";
  const confirms = may(donationsDeskCalls.confirmDonation) && !settled;
  const byHand = gateway === "manual" || gateway === "bank";
  const asks =
    may(donationsDeskCalls.askGatewayAgain) &&
    donation.attempts.some((attempt) => attempt.state !== "paid" && isWallet(attempt.gateway));

  const run = (
    name: typeof donationsDeskCalls.askGatewayAgain | typeof receiptsCalls.sendReceiptAgain,
    done: string,
  ) => act(call(name, { body: { id, version }, texts: saveTexts }), done);

  return (
    <div className="flex flex-wrap gap-3">
      {asks && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => void run(donationsDeskCalls.askGatewayAgain, deskMessages.asked)}
        >
          Check with the gateway
        </Button>
      )}
      {may(receiptsCalls.sendReceiptAgain) && receipt && !receipt.voided && donation.donor_email && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() =>
            void run(
              receiptsCalls.sendReceiptAgain,
              mail.works ? deskMessages.receiptSent : deskMessages.receiptWaits,
            )
          }
        >
          Resend receipt
        </Button>
      )}
      {may(donationsDeskCalls.correctDonation) && state === "paid" && (
        <>
          <Button variant="quiet" onClick={() => onOpen("correct")}>
            Correct...
          </Button>
          {byHand && (
            <Button variant="quiet" onClick={() => onOpen("take back")}>
              Wrong match...
            </Button>
          )}
        </>
      )}
      {may(donationsDeskCalls.refundDonation) && state === "paid" && (
        <Button variant="quiet" onClick={() => onOpen("refund")}>
          Refund...
        </Button>
      )}
      {confirms && byHand && <Button onClick={() => onOpen("confirm")}>Confirm as paid...</Button>}
      {confirms && !byHand && triesByHand(donation).length > 0 && (
        <Button variant="quiet" onClick={() => onOpen("confirm")}>
          Confirm by hand...
        </Button>
      )}
    </div>
  );
}
