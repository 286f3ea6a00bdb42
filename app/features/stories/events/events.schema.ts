import { z } from "zod";
import { done, restricted, savedVersion } from "#app/contract/reply-schemas.ts";
import { integer, lacking, listLanguage, rowId, searchTerm, shortText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField, isPresent } from "#app/lib/form-rules.ts";
import { formShape, rowShape } from "#app/rows/field-schemas.ts";
import { openedRow, pictureOfLibrary } from "#app/rows/row-schemas.ts";
import { eventKinds } from "./event-kind.ts";
import { maxEventsPerCall } from "./events.messages.ts";
import { events } from "./events.rows.ts";
import { eventMessages, eventStates } from "./events-admin.messages.ts";

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** In the order of EVENT-08a. */
const whatIsLacking = lacking({
  title: eventMessages.titleMissing,
  date: eventMessages.dateMissing,
  location: eventMessages.locationMissing,
  description: eventMessages.descriptionMissing,
});

const { event_date: _date, event_time: _time, ...texts } = formShape(events.fields);

const fields = z.object({
  ...texts,
  date: shortText(eventMessages.dateMissing, 10)
    .refine((date) => date === "" || isCalendarDay(date), eventMessages.dateMissing)
    .nullish()
    .transform((date) => date ?? ""),
  /** Karachi time; null for all day. Seconds are dropped. */
  time: shortText(eventMessages.time, 8)
    .refine((time) => time === "" || clock.test(time), eventMessages.time)
    .nullish()
    .transform((time) => time?.slice(0, 5) || null),
  /** Undefined when nobody has chosen: the words decide then. */
  kind: z
    .union([z.literal(""), z.enum(eventKinds)], eventMessages.kind)
    .nullish()
    .transform((kind) => kind || undefined),
});

/** That the day is not past is checked where today is known. */
export const eventForm = fields.superRefine(whatIsLacking, { when: isPresent });
export type EventForm = z.infer<typeof eventForm>;
export type EventFormInput = z.input<typeof eventForm>;

const { id, version } = openedRow(eventMessages);

export const newEvent = eventForm.safeExtend({
  /** Another event, whose picture this one shows too when none is sent. */
  image_from: id.nullish(),
  ...pictureOfLibrary,
});
export type NewEvent = z.infer<typeof newEvent>;

export const eventUpdate = eventForm.safeExtend({
  id,
  version,
  remove_image: booleanField(eventMessages.removeImage),
  ...pictureOfLibrary,
});
export type EventUpdate = z.infer<typeof eventUpdate>;

export const eventCancellation = z.object({
  id,
  cancelled: z.pipe(booleanField(eventMessages.cancelledMissing), z.boolean(eventMessages.cancelledMissing)),
});

export const listEventsQuery = z.object({
  limit: integer(eventMessages.badQuery, 1, maxEventsPerCall).optional(),
  /** The cursor of the previous page, from its X-Next-Cursor header. */
  cursor: searchTerm(eventMessages.badQuery).optional(),
  /** Only this event. */
  id: rowId(eventMessages.badQuery).optional(),
  language: listLanguage(eventMessages.badQuery),
  show: z.enum(eventStates, eventMessages.badQuery).optional(),
  q: searchTerm(eventMessages.badQuery).optional(),
  /** next: those of today and later by their day, then those that are over, the latest first. */
  order: z.enum(["next"], eventMessages.badQuery).optional(),
});

export const eventSummaryQuery = listEventsQuery.pick({ q: true });

/* The replies of the events' endpoints, and their types. */

export const event = z.object({
  id: z.number().int(),
  ...rowShape(events.fields),
  title: z.string().describe("Of an event in Urdu alone empty for staff; visitors get the Urdu here"),
  event_date: z.string().describe("The Karachi day, YYYY-MM-DD"),
  event_time: z.string().nullable().describe("Karachi time, HH:MM; none for all day"),
  image_url: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  cancelled: z.boolean(),
  status: z.enum(["Today", "Upcoming", "Completed"]).describe("By the Karachi calendar"),
  guests: restricted("events:write", z.number().int()).describe("How many phones have signed up"),
  guests_to_tell: restricted("events:write", z.number().int()).describe(
    "Of them who are to be told that it was cancelled or moved, and were not yet",
  ),
  version: savedVersion,
});

/** A bare array: EVENT-07. */
export const listEventsReply = z.array(event);

/** Of a change of an event. */
export const eventChangedReply = done({
  guests_to_tell: z
    .number()
    .int()
    .describe("How many guests are to be told, when the change cancelled or moved it"),
});

const count = z.number().int();
export const eventSummary = z.object({
  counts: z
    .object({ all: count, upcoming: count, completed: count, cancelled: count })
    .describe("How many events a search finds; without one, how many there are"),
  locations: z.array(z.string()).describe("Where events were held, the latest first"),
});
export const eventSummaryReply = done(eventSummary.shape);
export type EventSummary = z.infer<typeof eventSummary>;

/* Types only, so that public pages load no zod. */

/** An event in lists, on its page and in the dashboard. */
export type FoundationEvent = z.infer<typeof event>;
