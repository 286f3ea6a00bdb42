import { MessageCircle } from "lucide-react";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import type { InboxDetail } from "#app/dashboard/inbox-entry.tsx";
import { WideWord } from "#app/dashboard/row-actions.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { restFor } from "#app/lib/blood-groups.ts";
import { addDays, formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { phoneLink, phoneText, whatsAppLink } from "#app/lib/phone.ts";
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
    cell: ({ row: { original: donor } }) => <PhoneLinks donor={donor} />,
    meta: { className: "figures md:w-36" },
  }),
  column.accessor(({ last_donation_date: day }) => day ?? "", {
    id: "last_donation_date",
    header: "Last donation",
    cell: ({ row: { original: donor } }) => <LastDonation donor={donor} />,
    meta: { label: "Last donation", className: "figures md:w-26" },
  }),
]);

function PhoneLinks({ donor: { phone, full_name } }: { donor: Donor }) {
  if (!phone) return null;
  return (
    <span className="-my-1 inline-flex flex-wrap items-center">
      <a
        href={phoneLink(phone)}
        aria-label={`Call ${full_name}: ${phoneText(phone)}`}
        className="inline-flex min-h-9 items-center font-semibold text-emerald underline decoration-rule-strong underline-offset-4 hover:decoration-current"
      >
        {phoneText(phone)}
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener noreferrer"
        title="WhatsApp"
        aria-label={`WhatsApp to ${full_name} (opens in a new tab)`}
        className="inline-flex min-h-9 min-w-9 items-center gap-1 rounded-sm px-2 text-soft hover:bg-raised hover:text-ink"
      >
        <MessageCircle aria-hidden="true" className="size-4.5" />
        <WideWord>WhatsApp</WideWord>
      </a>
    </span>
  );
}

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
