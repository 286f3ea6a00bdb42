import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { contactCalls } from "./contact.calls.ts";
import {
  answeredReply,
  contactMessage,
  messageAnswer,
  messageMark,
  messageQuery,
  messageTaking,
  takenReply,
} from "./contact.schema.ts";
import { contactForm, contactRulesIn } from "./contact.service.server.ts";
import { filterMessages, type MessageRow } from "./contact.store.server.ts";
import { contactAdminCalls } from "./contact-admin.calls.ts";
import { answerMessages } from "./contact-admin.messages.ts";
import { answerMessage, markAnswered, takeMessage } from "./contact-answers.service.server.ts";

const answerOf = ({
  answered_at,
  answered_by,
  answer,
}: Pick<MessageRow, "answered_at" | "answered_by" | "answer">) => ({ answered_at, answered_by, answer });

const takenOf = ({ taken_by, taken_by_id }: Pick<MessageRow, "taken_by" | "taken_by_id">) => ({
  taken_by,
  taken_by_id,
});

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, contactCalls.sendContactMessage, {
    description: "Stores a visitor's message and puts a mail to the office in the queue.",
    body: contactRulesIn.en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, contactForm(deps)),
  });

  addRoute(app, contactAdminCalls.answerMessage, {
    description: "Mails the answer and keeps it with the message, once. A reply to it goes to the office.",
    body: messageAnswer,
    reply: answeredReply,
    handler: async (request, reply) => {
      const answered = await answerMessage(deps, signedIn(request), request.body);
      if ("status" in answered) return refuseWith(reply, answered);
      return succeed({ ...answerOf(answered), message: answerMessages.sent });
    },
  });

  addRoute(app, contactAdminCalls.markMessageAnswered, {
    description: "Says that a message was answered in another way, or takes that back.",
    body: messageMark,
    reply: answeredReply,
    handler: async (request, reply) => {
      const marked = await markAnswered(deps, signedIn(request), request.body);
      if ("status" in marked) return refuseWith(reply, marked);
      const message = request.body.answered ? answerMessages.marked : answerMessages.unmarked;
      return succeed({ ...answerOf(marked), message });
    },
  });

  addRoute(app, contactAdminCalls.takeMessage, {
    description: "Says that one is on a message, or no longer. It is free again once it is answered.",
    body: messageTaking,
    reply: takenReply,
    handler: async (request, reply) => {
      const row = await takeMessage(deps, signedIn(request), request.body);
      if ("status" in row) return refuseWith(reply, row);
      return succeed({
        ...takenOf(row),
        message: request.body.taken ? answerMessages.taken : answerMessages.left,
      });
    },
  });

  inboxRoutes(app, deps, {
    noun: "message",
    table: "messages",
    calls: {
      list: contactAdminCalls.listMessages,
      update: contactAdminCalls.updateMessage,
      remove: contactAdminCalls.deleteMessage,
      export: contactAdminCalls.exportMessages,
    },
    reply: contactMessage,
    present: (row) => {
      const { id, name, email, subject, message, received_at, read_at, note, version, language } = row;
      return {
        id,
        name,
        email,
        subject,
        message,
        received_at,
        note,
        version,
        language,
        ...answerOf(row),
        ...takenOf(row),
        read: read_at !== null,
      };
    },
    query: messageQuery,
    filter: filterMessages,
    columns: {
      Received: (row) => row.received_at,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Subject: (row) => row.subject,
      Message: (row) => row.message,
      Answered: (row) => row.answered_at ?? "",
      "Answered by": (row) => row.answered_by,
      Answer: (row) => row.answer,
      "On it": (row) => row.taken_by,
      Note: (row) => row.note,
    },
  });
}
