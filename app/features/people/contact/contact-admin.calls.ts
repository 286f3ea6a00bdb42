import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as contact from "./contact.schema.ts";

const { get, put, remove, post } = staffCalls;

export const contactAdminCalls = calls({
  listMessages: get<InboxList<typeof contact.contactMessage, typeof contact.messageQuery>>(
    "messages",
    "messages:read",
    "List and search: message",
  ),
  updateMessage: put<InboxUpdate>("messages", "messages:write", "Mark or note: message"),
  deleteMessage: remove<InboxRemoval>("messages", "messages:write", "Delete: message"),
  exportMessages: get<InboxExport<typeof contact.messageQuery>>(
    "messages.csv",
    "messages:read",
    "All as CSV: message",
    {
      proof: "recent",
    },
  ),
  answerMessage: post<{ body: typeof contact.messageAnswer; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "messages:write",
    "Answer a message by mail",
  ),
  markMessageAnswered: put<{ body: typeof contact.messageMark; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "messages:write",
    "Answered elsewhere, or not after all: message",
  ),
  takeMessage: put<{ body: typeof contact.messageTaking; reply: typeof contact.takenReply }>(
    "messages/taken",
    "messages:write",
    "Who is on it: message",
  ),
});
