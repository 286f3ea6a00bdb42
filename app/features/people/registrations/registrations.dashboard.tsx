import { languages } from "#app/contract/language.ts";
import { prefetch } from "#app/dashboard/call.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { phoneDetail } from "#app/dashboard/inbox-entry.tsx";
import { startInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { registrationQuestions } from "#content/registration-pages.ts";
import { allRegistrationKinds, registrationKinds as kinds } from "#content/registrations.ts";
import {
  approveSilently,
  RegistrationStatePanel,
  RegistrationStatePill,
  registrationMailsQuery,
} from "./registration-state.tsx";
import { registrationsCalls } from "./registrations.calls.ts";
import type { Registration } from "./registrations.schema.ts";
import { registrationStates, stateWords } from "./registrations-admin.messages.ts";

const { first, received } = inboxColumns<Registration>({
  header: "Name",
  nameOf: ({ name }) => name,
  lineOf: ({ city }) => city,
});
const column = columnsOf<Registration>();
const columns = column.columns([
  first,
  column.accessor(({ kind }) => kinds[kind].title.en, {
    id: "kind",
    header: "For",
    meta: { label: "For", className: "md:w-36" },
  }),
  column.accessor("state", {
    header: "State",
    cell: (cell) => <RegistrationStatePill state={cell.getValue()} />,
    meta: { className: "md:w-28" },
  }),
  received,
]);

/** Of an answer, in the language of whoever registered; the kind stands after it. */
const subjects = { en: "Your registration", ur: "آپ کا فارم" };

export const clientLoader = prefetch((start) => {
  startInbox(start, registrationsCalls.listRegistrations, ["kind", "state"]);
  for (const language of languages) start.query(registrationMailsQuery(language));
});

export default function RegistrationsDashboard() {
  return (
    <InboxPage
      about="People who want to volunteer, learn, join or work with us."
      calls={{
        list: registrationsCalls.listRegistrations,
        update: registrationsCalls.updateRegistration,
        remove: registrationsCalls.deleteRegistration,
        export: registrationsCalls.exportRegistrations,
      }}
      one="registration"
      bin="registration"
      empty="No registrations yet."
      columns={columns}
      nameOf={({ name }) => name}
      details={(one) => [
        { label: "For", value: kinds[one.kind].title.en },
        { label: "City", value: one.city },
        phoneDetail(one.phone),
        { label: "Email", value: one.email },
        ...registrationQuestions(one.kind, "en").map(({ field, label }) => ({
          label,
          value: one.details[field] ?? "",
        })),
      ]}
      replyTo={({ email, phone, kind, language }) => ({
        email,
        phone,
        subject: `${subjects[language]}: ${kinds[kind].title[language]}`,
      })}
      panel={(one, refresh, onUnsaved) => (
        <RegistrationStatePanel registration={one} name={one.name} refresh={refresh} onUnsaved={onUnsaved} />
      )}
      bulk={[
        {
          title: "Approve without mail",
          call: registrationsCalls.setRegistrationState,
          apply: approveSilently,
        },
      ]}
      filters={[
        choice("kind", 13, {
          label: "For",
          all: "All kinds",
          options: allRegistrationKinds.map((value) => ({ value, label: kinds[value].title.en })),
        }),
        choice("state", 10, {
          label: "State",
          all: "All states",
          options: registrationStates.map((value) => ({ value, label: stateWords[value] })),
        }),
      ]}
    />
  );
}
