import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type callQuery, useRefresh } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { requestName } from "#app/features/people/blood-requests/blood-requests.dashboard.tsx";
import type { DeskRequest } from "#app/features/people/blood-requests/blood-requests.schema.ts";
import { useRefreshRequests, useRequestState } from "#app/features/people/blood-requests/request-state.tsx";
import { formatTime } from "#app/lib/dates.ts";
import { whatsAppLink } from "#app/lib/phone.ts";
import { Button, buttonStyle } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { OpenRequest, StateButtons } from "./open-request.tsx";

/** The soonest ones. The donors below must stay in reach on a phone. */
const firstShown = 4;

type OpenRequestsProps = {
  query: ReturnType<typeof callQuery<typeof bloodRequestsCalls.listOpenBloodRequests>>;
  today: string;
};

/** A request that comes in meanwhile is shown within so many ms. */
const refreshedEvery = 60_000;

/** The requests that still need donors, beside the donors: one press shows who fits. Those past their day are folded. */
export function OpenRequests({ query, today }: OpenRequestsProps) {
  const [all, setAll] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: refreshedEvery,
  });
  const due = data?.due ?? [];
  return (
    <section aria-labelledby="open-requests" className="border-t-2 border-pomegranate">
      <h2 id="open-requests" className="flex items-baseline justify-between gap-3 py-3 text-lg">
        Open requests
        <span className="figures font-sans text-sm font-normal text-soft">{data && due.length}</span>
      </h2>
      {isPending && <p className="text-sm text-soft">Loading requests...</p>}
      <RetryLine error={error} busy={isFetching} onRetry={refetch} />
      {data && due.length === 0 && <p className="pb-3 text-sm text-soft">No open requests.</p>}
      {due.length > 0 && (
        <ul aria-labelledby="open-requests" className="border-b border-rule">
          {due.slice(0, all ? undefined : firstShown).map((request) => (
            <OpenRequest key={request.id} request={request} today={today} />
          ))}
        </ul>
      )}
      {!all && due.length > firstShown && (
        <Button variant="quiet" size="small" className="my-3" onClick={() => setAll(true)}>
          Show all {due.length}
        </Button>
      )}
      {data && data.pastTotal > 0 && (
        <PastRequests requests={data.past} total={data.pastTotal} today={today} />
      )}
    </section>
  );
}

type PastRequestsProps = { requests: readonly DeskRequest[]; total: number; today: string };

/** Open requests whose day has passed, folded: they are asked about and closed one by one, or closed all at once. */
function PastRequests({ requests, total, today }: PastRequestsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls="past-requests"
          onClick={() => setOpen(!open)}
        >
          {total} past their day
        </Button>
        <MayCall to={bloodRequestsCalls.closePastBloodRequests}>
          <CloseAll total={total} />
        </MayCall>
      </div>
      <ul id="past-requests" aria-label="Past their day" hidden={!open} className="mt-3">
        {requests.map((request) => (
          <OpenRequest
            key={request.id}
            request={request}
            today={today}
            past
            actions={<PastActions request={request} />}
          />
        ))}
      </ul>
    </div>
  );
}

/** The question to the contact, by mail or with a text for WhatsApp, and the states. */
function PastActions({ request }: { request: DeskRequest }) {
  const setState = useRequestState();
  const { id, question, phone, email, closes_at } = request;
  const name = requestName(request);
  return (
    <>
      {(closes_at || (email && !question)) && (
        <p className="figures w-full text-soft">
          {email && !question && (closes_at ? "Asked by email. " : "Will be asked by email. ")}
          {closes_at && `Closes by itself ${formatTime(closes_at)}.`}
        </p>
      )}
      {question && phone && (
        <MayCall to={bloodRequestsCalls.setBloodRequestState}>
          <a
            href={whatsAppLink(phone, question)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ask and close: ${name} (opens WhatsApp in a new tab)`}
            className={buttonStyle({ size: "small" })}
            onClick={() => void setState(id, "closed")}
          >
            Ask and close
          </a>
        </MayCall>
      )}
      <StateButtons request={request} name={name} />
    </>
  );
}

function CloseAll({ total }: { total: number }) {
  const refreshRequests = useRefreshRequests();
  const refreshDonors = useRefresh(bloodDonorsCalls.listBloodDonors);
  const { busy, act } = useAct(() => Promise.all([refreshRequests(), refreshDonors()]));
  const [asking, setAsking] = useState(false);

  async function close() {
    const texts = { failed: "They could not be closed. Please try again." };
    await act(call(bloodRequestsCalls.closePastBloodRequests, { texts }), "Closed.");
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Close all
      </Button>
      {asking && (
        <ConfirmDialog
          open
          variant="primary"
          title={total === 1 ? "Close the request past its day?" : `Close all ${total} past their day?`}
          confirm={busy ? "Closing..." : "Close all"}
          busy={busy}
          // Its button is gone.
          returnTo={() => document.getElementById("main")}
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        >
          <p>Nobody is asked whether blood is still needed. Each can be opened again under Blood Requests.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
