import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { callQuery } from "#app/dashboard/call-query.ts";
import { entriesId } from "#app/dashboard/inbox-page.tsx";
import { RetryLine } from "#app/dashboard/retry-notice.tsx";
import { requestName } from "#app/features/people/blood-requests/blood-requests.dashboard.tsx";
import type { BloodRequest } from "#app/features/people/blood-requests/blood-requests.schema.ts";
import type { bloodRequestsAdminCalls } from "#app/features/people/blood-requests/blood-requests-admin.calls.ts";
import {
  donorsFor,
  RequestStateButtons,
  SuspectPill,
} from "#app/features/people/blood-requests/request-state.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { phoneLink, phoneText } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Text } from "#app/ui/text.tsx";

/** The most urgent ones. The donors below must stay in reach on a phone. */
const firstShown = 4;

type OpenRequestsProps = {
  query: ReturnType<typeof callQuery<typeof bloodRequestsAdminCalls.listBloodRequests>>;
  today: string;
};

/** The requests that still need donors, beside the donors: one press shows who fits. */
export function OpenRequests({ query, today }: OpenRequestsProps) {
  const [all, setAll] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  const requests = data?.rows.toSorted((one, other) => one.needed_by.localeCompare(other.needed_by));
  return (
    <section aria-labelledby="open-requests" className="border-t-2 border-pomegranate">
      <h2 id="open-requests" className="flex items-baseline justify-between gap-3 py-3 text-lg">
        Open requests
        <span className="figures font-sans text-sm font-normal text-soft">{requests?.length}</span>
      </h2>
      {isPending && <p className="text-sm text-soft">Loading requests...</p>}
      <RetryLine error={error} busy={isFetching} onRetry={refetch} />
      {requests?.length === 0 && <p className="text-sm text-soft">No open requests.</p>}
      {requests && requests.length > 0 && (
        <ul className="border-b border-rule">
          {requests.slice(0, all ? undefined : firstShown).map((request) => (
            <OpenRequest key={request.id} request={request} today={today} />
          ))}
        </ul>
      )}
      {!all && requests && requests.length > firstShown && (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setAll(true)}>
          Show all {requests.length}
        </Button>
      )}
    </section>
  );
}

function OpenRequest({ request, today }: { request: BloodRequest; today: string }) {
  const [search] = useSearchParams();
  const { blood_group, units, hospital, city, needed_by, contact_name, phone, suspect } = request;
  const name = requestName(request);
  const shown = search.get("patient") === blood_group && search.get("city") === city;
  return (
    <li className={`border-t border-rule py-3 text-sm ${shown ? "-mx-3 bg-pomegranate-tint px-3" : ""}`}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="figures text-base font-semibold text-pomegranate">
          {blood_group}{" "}
          <span className="text-sm font-normal text-ink">
            {units} {units === 1 ? "bag" : "bags"}
          </span>
        </span>
        <span className={`figures ${needed_by < today ? "font-semibold text-pomegranate" : "text-soft"}`}>
          {needed_by < today ? "was due " : needed_by === today ? "today, " : "until "}
          {formatDay(needed_by)}
        </span>
      </p>
      {suspect && <SuspectPill />}
      <p className="mt-0.5 wrap-anywhere">
        <Text as="bdi" text={hospital} />, <bdi>{city}</bdi>
      </p>
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
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to={donorsFor(request)}
          replace
          preventScrollReset
          aria-label={`Find donors: ${name}`}
          aria-current={shown || undefined}
          className={buttonStyle({ size: "small" })}
          // On a narrow screen the list is below the requests.
          onClick={() => {
            if (!matchMedia("(min-width: 80rem)").matches)
              document.getElementById(entriesId)?.scrollIntoView({ block: "start" });
          }}
        >
          Find donors
        </Link>
        <RequestStateButtons request={request} name={name} />
      </div>
    </li>
  );
}
