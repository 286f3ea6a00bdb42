import { columnsOf } from "#app/dashboard/data-table.tsx";
import type { Donor } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { requestReference } from "#app/features/people/blood-requests/blood-requests.messages.ts";
import { formatTime } from "#app/lib/dates.ts";

/** The last call (how it went, when, by whom), and to which request the donor is promised: nobody is called twice a night. */
export const lastCallColumn = columnsOf<Donor>().accessor(({ last_called_at: at }) => at ?? "", {
  id: "last_called_at",
  header: "Last call",
  cell: ({ row: { original: donor } }) => <LastCall donor={donor} />,
  meta: { label: "Last call", className: "wrap-anywhere md:w-34" },
});

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
    </>
  );
}
