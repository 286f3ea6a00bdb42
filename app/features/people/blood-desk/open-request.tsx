import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { entriesId } from "#app/dashboard/inbox-page.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { requestName } from "#app/features/people/blood-requests/blood-requests.dashboard.tsx";
import {
  bagsText,
  groupText,
  neededText,
  requestReference,
} from "#app/features/people/blood-requests/blood-requests.messages.ts";
import type { DeskRequest } from "#app/features/people/blood-requests/blood-requests.schema.ts";
import {
  donorsFor,
  RequestStateButtons,
  SuspectPill,
  useRefreshRequests,
} from "#app/features/people/blood-requests/request-state.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { phoneLink, phoneText } from "#app/lib/phone.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";

/** The number of the request for which donors are being looked for, in the page's address. */
export const requestQuery = "request";

type OpenRequestProps = {
  request: DeskRequest;
  today: string;
  /** Whether its day has passed. */
  past?: boolean;
  /** In the place of 'Find donors' and the states. */
  actions?: ReactNode;
};

/** One request in the desk's list. Looking for its donors marks it as read. */
export function OpenRequest({ request, today, past = false, actions }: OpenRequestProps) {
  const [search] = useSearchParams();
  const { id, needed_by, needed_when, suspect, read } = request;
  const name = requestName(request);
  const shown = search.get(requestQuery) === String(id);
  return (
    <li className={`border-t border-rule py-3 text-sm ${shown ? "-mx-3 bg-pomegranate-tint px-3" : ""}`}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="figures text-base font-semibold text-pomegranate">
          {!read && (
            <>
              <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-emerald" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {groupText(request.blood_group)}{" "}
          <span className="text-sm font-normal text-ink">{bagsText(request.units)}</span>
        </span>
        <span className={`figures text-end ${past ? "text-soft" : "font-semibold"}`}>
          {past ? `was for ${formatDay(needed_by)}` : neededText(needed_when, needed_by, today)}
        </span>
      </p>
      {suspect && <SuspectPill />}
      <RequestPlace request={request} />
      <RequestContact request={request} />
      <PromisedDonors request={request} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {actions ?? (
          <>
            <FindDonors request={request} shown={shown} />
            <StateButtons request={request} name={name} />
          </>
        )}
      </div>
    </li>
  );
}

export const RequestPlace = ({ request: { id, hospital, city } }: { request: DeskRequest }) => (
  <p className="mt-0.5 wrap-anywhere">
    <Text as="bdi" text={hospital} />, <bdi>{city}</bdi>{" "}
    <span className="figures text-soft">{requestReference(id)}</span>
  </p>
);

const RequestContact = ({ request: { contact_name, phone } }: { request: DeskRequest }) => (
  <p className="text-soft wrap-anywhere">
    <Text as="bdi" text={contact_name} />
    {phone && (
      <>
        ,{" "}
        <a
          href={phoneLink(phone)}
          className="inline-flex min-h-6 items-center underline decoration-rule-strong underline-offset-4"
        >
          {phoneText(phone)}
        </a>
      </>
    )}
  </p>
);

/** Who has agreed to come, of as many as bags are needed. */
export function PromisedDonors({ request: { promised, units } }: { request: DeskRequest }) {
  if (promised.length === 0) return null;
  return (
    <p className="mt-1 wrap-anywhere">
      <span className="figures font-semibold text-emerald">
        {promised.length} of {units} promised:
      </span>{" "}
      {promised.map(({ id, full_name }, place) => (
        <span key={id}>
          {place > 0 && ", "}
          <Text as="bdi" text={full_name} />
        </span>
      ))}
    </p>
  );
}

/** The states of a request, which the donors' list shows too. */
export function StateButtons({ request, name }: { request: DeskRequest; name: string }) {
  const refresh = useRefresh(bloodDonorsCalls.listBloodDonors);
  const mayCall = useMayCall();
  if (!mayCall(bloodRequestsCalls.setBloodRequestState)) return null;
  return <RequestStateButtons request={request} name={name} refresh={refresh} />;
}

function FindDonors({ request, shown }: { request: DeskRequest; shown: boolean }) {
  const mayCall = useMayCall();
  const refresh = useRefreshRequests();

  async function markRead() {
    if (request.read || !mayCall(bloodRequestsCalls.updateBloodRequest)) return;
    // It stays unread when this fails, and is marked so.
    await call(bloodRequestsCalls.updateBloodRequest, {
      body: { id: request.id, read: true },
      texts: { failed: "" },
    });
    await refresh();
  }

  return (
    <Link
      to={donorsFor(request)}
      replace
      preventScrollReset
      aria-label={`Find donors: ${requestName(request)}`}
      aria-current={shown || undefined}
      className={buttonStyle({ size: "small" })}
      onClick={() => {
        void markRead();
        // On a narrow screen the list is below the requests.
        if (!matchMedia("(min-width: 90rem)").matches)
          document.getElementById(entriesId)?.scrollIntoView({ block: "start" });
      }}
    >
      Find donors
    </Link>
  );
}
