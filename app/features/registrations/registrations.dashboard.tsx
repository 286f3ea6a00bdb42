import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import {
  allRegistrationKinds,
  registrationKinds as kinds,
  registrationPages,
} from "#content/registrations.ts";
import type { Registration } from "./registrations.schema.ts";

const { first, received } = inboxColumns<Registration>({
  header: "Name",
  nameOf: ({ name }) => name,
  lineOf: ({ city }) => city,
});
const column = columnsOf<Registration>();
const columns = column.columns([
  first,
  column.accessor(({ kind }) => kinds[kind].title, {
    id: "kind",
    header: "For",
    meta: { label: "For", className: "md:w-36" },
  }),
  received,
]);

export const clientLoader = prefetchInbox("listRegistrations", ["kind"]);

export default function RegistrationsDashboard() {
  return (
    <InboxPage
      about={
        <>
          People who want to volunteer, learn, join or work with us.
          <KeptFor name="registrations">{(term) => `After ${term} we ask people whether they stay.`}</KeptFor>
        </>
      }
      calls={{
        list: "listRegistrations",
        update: "updateRegistration",
        remove: "deleteRegistration",
        export: "exportRegistrations",
      }}
      one="registration"
      empty="No registrations yet."
      columns={columns}
      nameOf={({ name }) => name}
      details={(one) => [
        { label: "For", value: kinds[one.kind].title },
        { label: "City", value: one.city },
        { label: "Phone", value: one.phone },
        { label: "Email", value: one.email },
        ...registrationPages[one.kind].form.questions.map(({ field, label }) => ({
          label,
          value: one.details[field] ?? "",
        })),
      ]}
      replyTo={({ email, phone, kind }) => ({
        email,
        phone,
        subject: `Your registration: ${kinds[kind].title}`,
      })}
      filters={{
        names: ["kind"],
        controls: ({ kind = "" }, ask) => [
          choice("kind", 13, {
            ...{ label: "For", all: "All kinds", value: kind },
            options: allRegistrationKinds.map((value) => ({ value, label: kinds[value].title })),
            onChange: (kind) => ask({ kind }),
          }),
        ],
      }}
    />
  );
}
