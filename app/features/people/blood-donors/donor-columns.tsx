import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import type { InboxDetail } from "#app/dashboard/inbox-entry.tsx";
import { PhoneLinks } from "#app/dashboard/phone-links.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { restFor } from "#app/lib/blood-groups.ts";
import { addDays, formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { phoneText } from "#app/lib/phone.ts";
import type { Donor } from "./blood-donors.schema.ts";

/** The first day on which a donor may give again; undefined when that is today, or no donation is known. */
function restsUntil({ last_donation_date: last, gender }: Donor, today: string): string | undefined {
  if (!last) return undefined;
  const next = addDays(last, restFor(gender));
  return next > today ? next : undefined;
}

const { first } = inboxColumns<Donor>({
  header: "Name",
  nameOf: ({ full_name }) => full_name,
  lineOf: ({ city, note }) => [city, note].filter(Boolean).join(" · "),
});
const column = columnsOf<Donor>();

/** The columns of the desk: whom to call, and whether they may give. */
export const donorColumns = column.columns([
  first,
  column.accessor("blood_group", {
    header: "Group",
    cell: (cell) => <StatusPill tone="bad">{cell.getValue()}</StatusPill>,
    meta: { className: "md:w-14" },
  }),
  column.accessor("phone", {
    header: "Phone",
    cell: ({ row: { original: donor } }) => <PhoneLinks phone={donor.phone} name={donor.full_name} />,
    meta: { className: "figures md:w-36" },
  }),
  column.accessor(({ last_donation_date: day }) => day ?? "", {
    id: "last_donation_date",
    header: "Last donation",
    cell: ({ row: { original: donor } }) => <LastDonation donor={donor} />,
    meta: { label: "Last donation", className: "figures md:w-26" },
  }),
]);

function LastDonation({ donor }: { donor: Donor }) {
  const until = restsUntil(donor, karachiDay(new Date()));
  return (
    <>
      {donor.last_donation_date ? formatDay(donor.last_donation_date) : "None recorded"}
      {until && (
        <>
          <br />
          <span className="text-xs text-faint">rests until {formatDay(until)}</span>
        </>
      )}
    </>
  );
}

/** All that a donor's entry says. */
export function donorDetails(donor: Donor, today: string): InboxDetail[] {
  const until = restsUntil(donor, today);
  return [
    { label: "Blood group", value: donor.blood_group },
    { label: "City", value: donor.city },
    { label: "Phone", value: phoneText(donor.phone) },
    { label: "Email", value: donor.email },
    {
      label: "Last donation",
      value: donor.last_donation_date ? formatDay(donor.last_donation_date) : "None recorded",
    },
    { label: "May give", value: until ? `From ${formatDay(until)}` : "Today" },
    { label: "Gender", value: donor.gender },
    { label: "Date of birth", value: donor.dob ? formatDay(donor.dob) : "" },
    { label: "Agreed to calls", value: formatTime(donor.consented_at) },
  ];
}
