import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { contactCalls } from "./contact.calls.ts";
import {
  answeredReply,
  messageAnswer,
  messageMark,
  messageQuery,
  messageTaking,
  takenReply,
} from "./contact.schema.ts";
import { contactForm, contactRulesIn } from "./contact.service.server.ts";
import { filterMessages } from "./contact.store.server.ts";
import { answerMessages } from "./contact-admin.messages.ts";
import { answerMessage, markAnswered, takeMessage } from "./contact-answers.service.server.ts";
import { messagesTable } from "./messages.table.ts";

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, contactCalls.sendContactMessage, {
    description: "Stores a visitor's message and puts a mail to the office in the queue.",
    body: contactRulesIn.en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, contactForm(deps)),
  });

  addAct(app, deps, contactCalls.answerMessage, {
    description: "Mails the answer and keeps it with the message, once. A reply to it goes to the office.",
    body: messageAnswer,
    reply: answeredReply,
    act: answerMessage,
    message: answerMessages.sent,
  });

  addAct(app, deps, contactCalls.markMessageAnswered, {
    description: "Says that a message was answered in another way, or takes that back.",
    body: messageMark,
    reply: answeredReply,
    act: markAnswered,
    message: ({ answered }) => (answered ? answerMessages.marked : answerMessages.unmarked),
  });

  addAct(app, deps, contactCalls.takeMessage, {
    description: "Says that one is on a message, or no longer. It is free again once it is answered.",
    body: messageTaking,
    reply: takenReply,
    act: takeMessage,
    message: ({ taken }) => (taken ? answerMessages.taken : answerMessages.left),
  });

  inboxRoutes(app, deps, {
    table: messagesTable,
    calls: {
      list: contactCalls.listMessages,
      update: contactCalls.updateMessage,
      remove: contactCalls.deleteMessage,
      export: contactCalls.exportMessages,
    },
    query: messageQuery,
    filter: filterMessages,
  });
}
