import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { PhoneLinks } from "#app/dashboard/phone-links.tsx";
import { formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { bloodRequestsCalls } from "./blood-requests.calls.ts";
import {
  bagsText,
  groupText,
  bloodRequestMessages as messages,
  neededText,
  requestReference,
  requestStates,
} from "./blood-requests.messages.ts";
import type { BloodRequest } from "./blood-requests.schema.ts";
import { donorsFor, RequestStateButtons, RequestStatePill, stateWords } from "./request-state.tsx";

export const requestName = ({ blood_group, units, city }: BloodRequest) =>
  `${groupText(blood_group)}, ${bagsText(units)}, ${city}`;
const neededOf = ({ needed_when, needed_by, state }: BloodRequest) => {
  const today = karachiDay(new Date());
  return state === "open" && needed_by >= today
    ? neededText(needed_when, needed_by, today)
    : formatDay(needed_by);
};
const { first, received } = inboxColumns<BloodRequest>({
  header: "Request",
  nameOf: requestName,
  lineOf: ({ id, hospital }) => `${requestReference(id)} · ${hospital}`,
});
const column = columnsOf<BloodRequest>();
const columns = column.columns([
  first,
  column.accessor("needed_by", {
    header: "Needed",
    cell: ({ row: { original: request } }) => (
      <>
        <p>{neededOf(request)}</p>
        <PhoneLinks phone={request.phone} name={request.contact_name || requestReference(request.id)} />
      </>
    ),
    meta: { label: "Needed", className: "figures md:w-36" },
  }),
  column.accessor("state", {
    header: "State",
    cell: ({ row: { original: request } }) => (
      <div className="flex flex-wrap items-center gap-x-3">
        <RequestStatePill request={request} />
        {request.state === "open" && (
          <LineLink to={donorsFor(request)} aria-label={`Find donors: ${requestName(request)}`}>
            Find donors
          </LineLink>
        )}
      </div>
    ),
    meta: { className: "md:w-32" },
  }),
  received,
]);

export const clientLoader = prefetchInbox(bloodRequestsCalls.listBloodRequests, ["state"]);

export default function BloodRequestsDashboard() {
  return (
    <InboxPage
      about="Who needs blood, by when, and whom to call back. None of this is public."
      calls={{
        list: bloodRequestsCalls.listBloodRequests,
        update: bloodRequestsCalls.updateBloodRequest,
        remove: bloodRequestsCalls.deleteBloodRequest,
        export: bloodRequestsCalls.exportBloodRequests,
      }}
      one="request"
      empty="No requests yet."
      columns={columns}
      nameOf={requestName}
      details={(request) => [
        { label: "Reference", value: requestReference(request.id) },
        { label: "State", value: stateWords[request.state] },
        { label: "Mark", value: request.suspect ? messages.suspect : "" },
        { label: "Hospital", value: `${request.hospital}, ${request.city}` },
        { label: "Needed", value: neededOf(request) },
        {
          label: "Closes by itself",
          value: request.state === "open" && request.closes_at ? formatTime(request.closes_at) : "",
        },
        { label: "Contact person", value: request.contact_name },
        { label: "Phone", value: request.phone },
        { label: "Email", value: request.email },
        { label: "Remarks", value: request.remarks },
      ]}
      replyTo={({ phone, email }) => ({ phone, email })}
      panel={(request) => (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <LinkButton to={donorsFor(request)} size="small">
            Find donors
          </LinkButton>
          <RequestStateButtons request={request} name={requestName(request)} />
        </div>
      )}
      filters={[
        choice("state", 10, {
          label: "State",
          all: "All states",
          options: requestStates.map((value) => ({ value, label: stateWords[value] })),
        }),
      ]}
    />
  );
}
