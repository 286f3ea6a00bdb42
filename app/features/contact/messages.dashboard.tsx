import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import { useSiteMail } from "#app/site/identity.ts";
import type { ContactMessage } from "./contact.schema.ts";

const { first, received } = inboxColumns<ContactMessage>({
  header: "From",
  nameOf: ({ name }) => name,
  lineOf: ({ subject, message }) => (subject ? `${subject}: ${message}` : message),
});
const columns = columnsOf<ContactMessage>().columns([first, received]);

export const clientLoader = prefetchInbox("listMessages");

export default function MessagesDashboard() {
  const { toOffice } = useSiteMail();
  return (
    <InboxPage
      about={
        <>
          {`Messages from the contact form. ${
            toOffice
              ? "Each is emailed to the office, too."
              : "They are only here: no email goes to the office."
          }`}
          <KeptFor name="messages">
            {(term) => `Messages are removed ${term} after they were last touched.`}
          </KeptFor>
        </>
      }
      calls={{
        list: "listMessages",
        update: "updateMessage",
        remove: "deleteMessage",
        export: "exportMessages",
      }}
      one="message"
      empty="No messages yet."
      columns={columns}
      nameOf={({ name }) => name}
      details={({ email, subject, message }) => [
        { label: "Email", value: email },
        { label: "Subject", value: subject },
        { label: "Message", value: message },
      ]}
      replyTo={({ email, subject }) => ({ email, subject: subject && `Re: ${subject}` })}
    />
  );
}
