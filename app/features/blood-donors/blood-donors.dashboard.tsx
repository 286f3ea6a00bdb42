import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { cities } from "#content/cities.ts";
import type { Donor } from "./blood-donors.schema.ts";

const title = "Blood Donors";

export const meta = () => dashboardMeta(title);

const { first, received } = inboxColumns<Donor>({
  header: "Name",
  nameOf: ({ full_name }) => full_name,
  lineOf: ({ phone }) => phone,
});
const column = columnsOf<Donor>();
const columns = column.columns([
  first,
  column.accessor("blood_group", {
    header: "Group",
    cell: (cell) => <StatusPill tone="bad">{cell.getValue()}</StatusPill>,
    meta: { className: "md:w-24" },
  }),
  column.accessor("city", { header: "City", meta: { label: "City", className: "md:w-32" } }),
  column.accessor(({ last_donation_date: day }) => day ?? "", {
    id: "last_donation_date",
    header: "Last donation",
    cell: (cell) => (cell.getValue() ? formatDay(cell.getValue()) : "None named"),
    meta: { label: "Last donation", className: "figures md:w-36" },
  }),
  received,
]);
const places = cities.map((value) => ({ value, label: value }));
const groups = bloodGroups.map((value) => ({ value, label: value }));

export default function BloodDonorsDashboard() {
  return (
    <InboxPage
      title={title}
      about="Who may be called when blood is needed. A patient's group finds every donor that fits."
      calls={{
        list: "listBloodDonors",
        update: "updateBloodDonor",
        remove: "deleteBloodDonor",
        export: "exportBloodDonors",
      }}
      one="donor"
      empty="No donor has registered yet."
      columns={columns}
      nameOf={({ full_name }) => full_name}
      details={(donor) => [
        { label: "Blood group", value: donor.blood_group },
        { label: "Phone", value: donor.phone },
        { label: "City", value: donor.city },
        { label: "Email", value: donor.email },
        { label: "Gender", value: donor.gender },
        { label: "Date of birth", value: donor.dob ? formatDay(donor.dob) : "" },
        {
          label: "Last donation",
          value: donor.last_donation_date ? formatDay(donor.last_donation_date) : "",
        },
        { label: "Agreed to be called", value: formatTime(donor.consented_at) },
      ]}
      replyTo={({ phone, email }) => ({ phone, email })}
      filters={{
        names: ["patient", "group", "city", "eligible"],
        render: ({ patient, group, city, eligible }, ask) => (
          <>
            <ListFilter
              label="Patient's group"
              value={patient ?? ""}
              options={groups}
              onChange={(patient) => ask({ patient, group: "" })}
            />
            <ListFilter
              label="Donor's group"
              value={group ?? ""}
              options={groups}
              onChange={(group) => ask({ group, patient: "" })}
            />
            <ListFilter label="City" value={city ?? ""} options={places} onChange={(city) => ask({ city })} />
            <Button
              variant={eligible === "1" ? "primary" : "quiet"}
              aria-pressed={eligible === "1"}
              onClick={() => ask({ eligible: eligible === "1" ? "" : "1" })}
            >
              May give today
            </Button>
          </>
        ),
      }}
    />
  );
}
