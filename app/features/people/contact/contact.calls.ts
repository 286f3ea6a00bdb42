import { calls, publicCalls, type SchemaOf, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as contactForms from "./contact.form.ts";
import type * as contact from "./contact.schema.ts";
import type { messagesTable } from "./messages.table.ts";

const read = staffCalls("messages:read");
const write = staffCalls("messages:write");

export const contactCalls = calls({
  sendContactMessage: publicCalls.post<{ body: SchemaOf<typeof contactForms.contactRules> }>(
    "api_send_contact_form.php",
    "Contact form",
  ),
  listMessages: read.get<InboxList<typeof messagesTable, typeof contact.messageQuery>>(
    "messages",
    "List and search: message",
  ),
  updateMessage: write.put<InboxUpdate>("messages", "Mark or note: message"),
  deleteMessage: write.remove<InboxRemoval>("messages", "Delete: message"),
  exportMessages: read.get<InboxExport<typeof contact.messageQuery>>("messages.csv", "All as CSV: message"),
  answerMessage: write.post<{ body: typeof contact.messageAnswer; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "Answer a message by mail",
  ),
  markMessageAnswered: write.put<{ body: typeof contact.messageMark; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "Answered elsewhere, or not after all: message",
  ),
  takeMessage: write.put<{ body: typeof contact.messageTaking; reply: typeof contact.takenReply }>(
    "messages/taken",
    "Who is on it: message",
  ),
});
