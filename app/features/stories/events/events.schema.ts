import { z } from "zod";
import { done, savedVersion, ties } from "#app/contract/reply-schemas.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import {
  integer,
  listLanguage,
  openedVersion,
  queryFlag,
  rowId,
  searchTerm,
  translationOf,
} from "#app/lib/list-rules.ts";
import { optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import { eventKinds } from "./event-kind.ts";
import { maxEventsPerCall } from "./events.messages.ts";
import { eventMessages, eventStates } from "./events-admin.messages.ts";

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** In the order of EVENT-08. That the day is not past is checked where today is known. */
export const eventForm = z.object({
  title: requiredText(eventMessages.titleMissing, { label: "The title", max: 200 }),
  date: shortText(eventMessages.dateMissing, 10).refine(isCalendarDay, eventMessages.dateMissing),
  location: requiredText(eventMessages.locationMissing, { label: "The location", max: 200 }),
  description: requiredText(eventMessages.descriptionMissing, { label: "The description", max: 5000 }),
  /** Karachi time; null for all day. Seconds are dropped. */
  time: shortText(eventMessages.time, 8)
    .refine((time) => time === "" || clock.test(time), eventMessages.time)
    .nullish()
    .transform((time) => time?.slice(0, 5) || null),
  image_alt: optionalText({ label: "The picture's description", max: 300 }),
  translation_of: translationOf(eventMessages.badId),
  /** Undefined when nobody has chosen: the words decide then. */
  kind: z
    .union([z.literal(""), z.enum(eventKinds)], eventMessages.kind)
    .nullish()
    .transform((kind) => kind || undefined),
});
export type EventForm = z.infer<typeof eventForm>;
export type EventFormInput = z.input<typeof eventForm>;

const id = rowId(eventMessages.badId);

export const newEvent = eventForm.extend({
  /** Another event, whose picture this one shows too when none is sent. */
  image_from: id.nullish(),
  picture_path: libraryPicture,
});
export type NewEvent = z.infer<typeof newEvent>;

export const eventUpdate = eventForm.extend({
  id,
  version: openedVersion,
  remove_image: booleanField(eventMessages.removeImage),
  picture_path: libraryPicture,
});
export type EventUpdate = z.infer<typeof eventUpdate>;

export const eventCancellation = z.object({
  id,
  cancelled: z.pipe(booleanField(eventMessages.cancelledMissing), z.boolean(eventMessages.cancelledMissing)),
});

export const eventRemoval = z.object({ id });

export const listEventsQuery = z.object({
  limit: integer(eventMessages.badQuery, 1, maxEventsPerCall).optional(),
  /** The cursor of the previous page, from its X-Next-Cursor header. */
  cursor: searchTerm(eventMessages.badQuery).optional(),
  /** Only this event. */
  id: rowId(eventMessages.badQuery).optional(),
  language: listLanguage(eventMessages.badQuery),
  show: z.enum(eventStates, eventMessages.badQuery).optional(),
  q: searchTerm(eventMessages.badQuery).optional(),
  untranslated: queryFlag(eventMessages.badQuery).describe(
    "1: for staff, those alone that may get a translation",
  ),
});

export const eventSummaryQuery = listEventsQuery.pick({ q: true });

/* The replies of the events' endpoints, and their types. */

export const event = z.object({
  id: z.number().int(),
  title: z.string(),
  event_date: z.string().describe("The Karachi day, YYYY-MM-DD"),
  event_time: z.string().nullable().describe("Karachi time, HH:MM; none for all day"),
  location: z.string(),
  description: z.string(),
  image_url: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  image_alt: z.string(),
  kind: z.enum(eventKinds),
  cancelled: z.boolean(),
  status: z.enum(["Today", "Upcoming", "Completed"]).describe("By the Karachi calendar"),
  ...ties,
  version: savedVersion,
});

/** A bare array: EVENT-07. */
export const listEventsReply = z.array(event);
export const createEventReply = done({ id: z.number().int() });

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
