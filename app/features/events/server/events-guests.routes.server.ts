import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { eventGuestRules } from "#app/features/events/events-guests.form.ts";
import { eventGuest, eventGuestQuery } from "#app/features/events/events-guests.schema.ts";
import { phoneText } from "#app/lib/phone.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import type { Services } from "#server/services.ts";
import { eventGuestForm } from "./events-guests.service.server.ts";
import { type EventGuestRow, filterEventGuests } from "./events-guests.store.server.ts";

/** Who comes to an event: the public form, and the list of staff. */
export function addEventGuestRoutes(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.route({
    ...endpoint("sendEventGuest", {
      summary: "Count me in",
      description:
        "Puts a name and a phone on the list of an event that is ahead. The same phone is one guest.",
      body: eventGuestRules.schema,
    }),
    handler: (request, reply) => handlePublicForm(request, reply, eventGuestForm(services)),
  });

  inboxRoutes(app, services, {
    noun: "event guest",
    table: "event_guests",
    calls: {
      list: "listEventGuests",
      update: "updateEventGuest",
      remove: "deleteEventGuest",
      export: "exportEventGuests",
    },
    reply: eventGuest,
    present: ({ search_text: _search, read_at, ...row }: EventGuestRow) => ({
      ...row,
      read: read_at !== null,
    }),
    query: eventGuestQuery,
    filter: (query) => filterEventGuests(query),
    columns: {
      Received: (row) => row.received_at,
      Event: (row) => row.event_title,
      Day: (row) => row.event_date,
      Name: (row) => row.name,
      Phone: (row) => phoneText(row.phone),
      Note: (row) => row.note,
    },
  });
}
