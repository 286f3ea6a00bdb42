import type { FastifyInstance } from "fastify";
import { addRoute } from "#server/http/endpoint.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import type { Services } from "#server/services.ts";
import { registration, registrationForm, registrationQuery } from "./registrations.schema.ts";
import { registrations } from "./registrations.service.server.ts";
import { filterRegistrations, type RegistrationRow } from "./registrations.store.server.ts";

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, "sendRegistration", {
    summary: "Register as intern, member, volunteer or for a job",
    description: "Stores a registration and puts a mail to the office in the queue.",
    body: registrationForm,
    handler: (request, reply) => handlePublicForm(request, reply, registrations(services)),
  });

  inboxRoutes(app, services, {
    noun: "registration",
    table: "registrations",
    calls: {
      list: "listRegistrations",
      update: "updateRegistration",
      remove: "deleteRegistration",
      export: "exportRegistrations",
    },
    reply: registration,
    present: ({ search_text: _search, read_at, details, ...row }: RegistrationRow) => ({
      ...row,
      details: JSON.parse(details),
      read: read_at !== null,
    }),
    query: registrationQuery,
    filter: (query) => filterRegistrations(query),
    columns: {
      Received: (row) => row.received_at,
      Kind: (row) => row.kind,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      City: (row) => row.city,
      Details: (row) => row.details,
      Note: (row) => row.note,
    },
  });
}
