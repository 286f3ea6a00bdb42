import { columnsOf } from "#app/dashboard/data-table.tsx";
import { toggle } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { useSiteMail } from "#app/site/identity.ts";
import { contactCalls } from "./contact.calls.ts";
import type { ContactMessage } from "./contact.schema.ts";
import { answerSubject, quoteOf } from "./contact-admin.messages.ts";
import { AnswerState, MessageAnswerPanel, markAnswered } from "./message-answer.tsx";

const { first, received } = inboxColumns<ContactMessage>({
  header: "From",
  nameOf: ({ name }) => name,
  lineOf: ({ subject, message }) => (subject ? `${subject}: ${message}` : message),
});
const column = columnsOf<ContactMessage>();
const columns = column.columns([
  first,
  column.accessor(({ answered_at }) => (answered_at === null ? "" : "answered"), {
    id: "answered",
    header: "Answer",
    cell: ({ row }) => <AnswerState {...row.original} />,
    meta: { className: "md:w-32" },
  }),
  received,
]);

export const clientLoader = prefetchInbox(contactCalls.listMessages, ["answered"]);

export default function MessagesDashboard() {
  const { toOffice } = useSiteMail();
  return (
    <InboxPage
      about={`Messages from the contact form. ${
        toOffice ? "Each is emailed to the office, too." : "They are only here: no email goes to the office."
      }`}
      calls={{
        list: contactCalls.listMessages,
        update: contactCalls.updateMessage,
        remove: contactCalls.deleteMessage,
        export: contactCalls.exportMessages,
      }}
      one="message"
      bin="message"
      empty="No messages yet."
      columns={columns}
      nameOf={({ name }) => name}
      details={({ email, subject, message }) => [
        { label: "Email", value: email },
        { label: "Subject", value: subject },
        { label: "Message", value: message },
      ]}
      replyTo={(message) => ({
        email: message.email,
        subject: answerSubject(message),
        body: `\n\n${quoteOf(message, "link")}`,
      })}
      panel={(message, refresh, onUnsaved) => (
        <MessageAnswerPanel message={message} refresh={refresh} onUnsaved={onUnsaved} />
      )}
      bulk={[
        {
          title: "Mark as answered",
          call: contactCalls.markMessageAnswered,
          apply: async ({ id, answered_at }) =>
            answered_at === null ? markAnswered(id, true) : { ok: true, status: 200, body: {} },
        },
      ]}
      filters={[toggle("answered", 9.5, "Not answered", "0")]}
    />
  );
}
