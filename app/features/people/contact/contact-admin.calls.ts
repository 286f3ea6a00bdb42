import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as contact from "./contact.schema.ts";

const { post, put } = staffCalls("messages:write");

const inbox = inboxCalls<typeof contact.contactMessage, typeof contact.messageQuery>("messages", "message", {
  read: "messages:read",
  write: "messages:write",
});

export const contactAdminCalls = calls({
  listMessages: inbox.list,
  updateMessage: inbox.update,
  deleteMessage: inbox.remove,
  exportMessages: inbox.export,
  answerMessage: post<{ body: typeof contact.messageAnswer; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "Answer a message by mail",
  ),
  markMessageAnswered: put<{ body: typeof contact.messageMark; reply: typeof contact.answeredReply }>(
    "messages/answer",
    "Answered elsewhere, or not after all: message",
  ),
  takeMessage: put<{ body: typeof contact.messageTaking; reply: typeof contact.takenReply }>(
    "messages/taken",
    "Who is on it: message",
  ),
});

export const messageInbox = {
  list: contactAdminCalls.listMessages,
  update: contactAdminCalls.updateMessage,
  remove: contactAdminCalls.deleteMessage,
  export: contactAdminCalls.exportMessages,
};
