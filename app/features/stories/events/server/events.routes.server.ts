import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { eventGuestsTable } from "#app/features/stories/events/event-guests.table.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import * as schema from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import {
  eventMessages,
  imageMaxBytes,
  maxLocations,
} from "#app/features/stories/events/events-admin.messages.ts";
import {
  eventGuestQuery,
  guestTextsQuery,
  guestTextsReply,
  guestTold,
} from "#app/features/stories/events/events-guests.schema.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { may } from "#server/http/session-check.ts";
import { cancelEvent, eventService } from "./events.service.server.ts";
import { listEventLocations } from "./events.store.server.ts";
import { eventGuestForm, eventGuestRulesIn, guestTexts } from "./events-guests.service.server.ts";
import { filterEventGuests, markGuestTold, withGuestCounts } from "./events-guests.store.server.ts";
import { countEventStates, listEvents } from "./events-list.store.server.ts";

export const image = {
  field: "image" as const,
  wrongType: eventMessages.imageType,
  image: { maxBytes: imageMaxBytes, tooLarge: eventMessages.imageSize },
};

export function eventsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  addEventGuestRoutes(app, deps);

  addRoute(app, eventsCalls.listEvents, {
    description:
      "A page of the events with their status on Karachi's calendar, the latest day first; those ahead, asked for alone, the earliest first. Visitors get the texts of one language, or the other where it has none; whoever changes events both, and how many guests each has.",
    query: schema.listEventsQuery,
    reply: schema.listEventsReply,
    handler: async (request, reply) => {
      const { limit = maxEventsPerCall, ...asked } = request.query;
      const mayChange = may(request, "events:write");
      const { events, next } = await listEvents(db, {
        ...asked,
        language: asked.language ?? (mayChange ? undefined : "en"),
        today: karachiDay(clock.now()),
        limit,
      });
      if (next) reply.header("x-next-cursor", next);
      return mayChange ? withGuestCounts(db, events) : events;
    },
  });

  const { createEvent, updateEvent, deleteEvent } = eventsAdminCalls;
  addRowRoutes(app, deps, {
    service: eventService,
    calls: { create: createEvent, update: updateEvent, remove: deleteEvent },
    create: schema.newEvent,
    update: schema.eventUpdate,
    updateReply: schema.eventChangedReply,
    files: [image],
  });

  addAct(app, deps, eventsAdminCalls.cancelEvent, {
    description: "Marks an event as cancelled, or as held after all. Its guests are to be told.",
    body: schema.eventCancellation,
    reply: schema.eventChangedReply,
    act: cancelEvent,
    message: ({ cancelled }) => (cancelled ? eventMessages.cancelled : eventMessages.restored),
  });

  addRoute(app, eventsAdminCalls.readEventSummary, {
    description: "What the dashboard's form and list need beside the events themselves.",
    query: schema.eventSummaryQuery,
    reply: schema.eventSummaryReply,
    handler: async ({ query }) => {
      const [counts, locations] = await Promise.all([
        countEventStates(db, karachiDay(clock.now()), query.q),
        listEventLocations(db, maxLocations),
      ]);
      return succeed({ counts, locations });
    },
  });
}

/** Who comes to an event: the public form, and the list of staff. */
function addEventGuestRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, eventsCalls.sendEventGuest, {
    description:
      "Puts a name and a phone on the list of an event that is ahead. The same phone is one guest.",
    body: eventGuestRulesIn.en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, eventGuestForm(deps)),
  });

  addAct(app, deps, eventsAdminCalls.tellEventGuest, {
    description: "Who told them and when is kept with the guest until the event changes again.",
    body: guestTold,
    config: { changesNothing: true },
    act: recorded(async (trx, now, { id, told }, who) => {
      if (!(await markGuestTold(trx, { id, told }, who.name, now)))
        return { status: 404, message: inboxMessages.notFound };
      const change = { before: { told: !told }, after: { told } };
      return { action: "update", noun: "event guest", id, ...change };
    }),
    message: ({ told }) => (told ? eventMessages.told : eventMessages.untold),
  });

  addRoute(app, eventsAdminCalls.readGuestTexts, {
    description: "In each language: that it is cancelled, or when and where it is now.",
    query: guestTextsQuery,
    reply: guestTextsReply,
    refuses: [404],
    handler: async (request, reply) => {
      const texts = await guestTexts(deps, request.query.event);
      return texts ? succeed({ texts }) : reply.code(404).send(refuse(eventMessages.notFound));
    },
  });

  inboxRoutes(app, deps, {
    table: eventGuestsTable,
    calls: {
      list: eventsAdminCalls.listEventGuests,
      update: eventsAdminCalls.updateEventGuest,
      remove: eventsAdminCalls.deleteEventGuest,
      export: eventsAdminCalls.exportEventGuests,
    },
    query: eventGuestQuery,
    filter: (query) => filterEventGuests(query),
  });
}
