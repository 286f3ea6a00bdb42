import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addRoute } from "#server/http/endpoint.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import type { Services } from "#server/services.ts";
import { contactRules } from "./contact.form.ts";
import { contactMessage } from "./contact.schema.ts";
import { contactForm } from "./contact.service.server.ts";
import type { MessageRow } from "./contact.store.server.ts";

export function contactRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, "sendContactMessage", {
    summary: "Contact form",
    description: "Stores a visitor's message and puts a mail to the office in the queue.",
    body: contactRules.schema,
    handler: (request, reply) => handlePublicForm(request, reply, contactForm(services)),
  });

  inboxRoutes(app, services, {
    noun: "message",
    table: "messages",
    calls: {
      list: "listMessages",
      update: "updateMessage",
      remove: "deleteMessage",
      export: "exportMessages",
    },
    reply: contactMessage,
    present: ({ id, name, email, subject, message, received_at, read_at, note }: MessageRow) => ({
      ...{ id, name, email, subject, message, received_at, note },
      read: read_at !== null,
    }),
    query: z.object({}),
    filter: () => [],
    columns: {
      Received: (row) => row.received_at,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Subject: (row) => row.subject,
      Message: (row) => row.message,
      Note: (row) => row.note,
    },
  });
}
