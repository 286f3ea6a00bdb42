import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import { callQuery, prefetch } from "#app/dashboard/call.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice, toggle } from "#app/dashboard/filter-bar.tsx";
import { startInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import type { Donor } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { CallForm, DonorPanel } from "#app/features/people/blood-donors/donor-call-log.tsx";
import { donorColumns, donorDetails } from "#app/features/people/blood-donors/donor-columns.tsx";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { requestName } from "#app/features/people/blood-requests/blood-requests.dashboard.tsx";
import { requestReference } from "#app/features/people/blood-requests/blood-requests.messages.ts";
import { useRefreshRequests } from "#app/features/people/blood-requests/request-state.tsx";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { formatTime, karachiDay } from "#app/lib/dates.ts";
import { QuietLink } from "#app/ui/links.tsx";
import { citiesIn } from "#content/cities.ts";
import { DonorText } from "./donor-text.tsx";
import { requestQuery } from "./open-request.tsx";
import { OpenRequests } from "./open-requests.tsx";
import { RequestOnTop, requestOnTopQuery } from "./request-on-top.tsx";

const places = citiesIn("en").map((value) => ({ value, label: value }));
const groups = bloodGroups.map((value) => ({ value, label: value }));

const filters = [
  choice("patient", 9.75, {
    label: "Patient's group",
    all: "Patient's group",
    options: groups,
    clears: "group",
  }),
  toggle("eligible", 9, "May give today"),
  choice("city", 7.5, { label: "City", all: "All cities", options: places }),
  choice("group", 9.75, { label: "Donor's group", all: "Donor's group", options: groups, clears: "patient" }),
];

/** The last call (how it went, when, by whom), and to which request the donor is promised: nobody is called twice a night. */
const lastCallColumn = columnsOf<Donor>().accessor(({ last_called_at: at }) => at ?? "", {
  id: "last_called_at",
  header: "Last call",
  cell: ({ row: { original: donor } }) => <LastCall donor={donor} />,
  meta: { label: "Last call", className: "wrap-anywhere md:w-34" },
});

export const clientLoader = prefetch((start) => {
  startInbox(start, bloodDonorsCalls.listBloodDonors, ["patient", "group", "city", "eligible"]);
  const { request } = start.asked([requestQuery]);
  if (request) start.query(requestOnTopQuery(request));
  return start.query(
    callQuery(bloodRequestsCalls.listOpenBloodRequests, {
      texts: { failed: "The open requests could not be read." },
    }),
  );
});

const columns = columnsOf<Donor>().columns([...donorColumns, lastCallColumn]);

/** The desk of who finds blood: donors by group, city and rest, and the families who wait, side by side. */
export default function BloodDeskDashboard() {
  const [search] = useSearchParams();
  const today = karachiDay(new Date());
  const openRequests = useLoaderData<typeof clientLoader>();
  const { data } = useQuery(openRequests);
  const onTop = search.get(requestQuery) ?? "";
  const refreshRequests = useRefreshRequests();
  return (
    <InboxPage<Donor>
      about="Donors to call when blood is needed. Choose a patient's blood group to find every matching donor."
      calls={{
        list: bloodDonorsCalls.listBloodDonors,
        update: bloodDonorsCalls.updateBloodDonor,
        remove: bloodDonorsCalls.deleteBloodDonor,
        export: bloodDonorsCalls.exportBloodDonors,
      }}
      one="donor"
      empty="No donors yet."
      columns={columns}
      nameOf={({ full_name }) => full_name}
      details={(donor) => donorDetails(donor, today)}
      replyTo={({ phone, email }) => ({ phone, email })}
      lead={(donor, refresh, onUnsaved) => (
        <MayCall to={bloodDonorsCalls.logDonorCall}>
          <CallForm
            donor={donor}
            requests={(data?.due ?? []).map((request) => ({
              id: request.id,
              name: `${requestReference(request.id)}: ${requestName(request)}, ${request.hospital}`,
            }))}
            requestId={Number(onTop) || undefined}
            refresh={() => Promise.all([refresh(), refreshRequests()])}
            onUnsaved={onUnsaved}
          />
        </MayCall>
      )}
      panel={(donor, refresh, onUnsaved) => (
        <DonorPanel
          donor={donor}
          today={today}
          refresh={() => Promise.all([refresh(), refreshRequests()])}
          onUnsaved={onUnsaved}
        />
      )}
      above={onTop && <RequestOnTop id={onTop} today={today} />}
      aside={<OpenRequests query={openRequests} today={today} />}
      pageActions={
        <QuietLink to={`/dashboard/blood-donors/print?${search}`}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </QuietLink>
      }
      filters={filters}
    />
  );
}

function LastCall({ donor }: { donor: Donor }) {
  const { last_called_at, last_caller, last_outcome, promised_request_id: promised } = donor;
  return (
    <>
      {last_called_at ? last_outcome : "None recorded"}
      {promised && (
        <span className="figures block font-semibold text-emerald">
          Promised to <span className="whitespace-nowrap">{requestReference(promised)}</span>
        </span>
      )}
      {last_called_at && (
        <span className="figures block text-xs text-faint">
          {formatTime(last_called_at)}, <bdi>{last_caller}</bdi>
        </span>
      )}
      <DonorText donor={donor} />
    </>
  );
}
