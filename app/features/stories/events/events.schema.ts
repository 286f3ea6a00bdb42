import { z } from "zod";
import { done, inUrdu, savedVersion } from "#app/contract/reply-schemas.ts";
import { restricted } from "#app/contract/restricted.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField, isPresent } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import { integer, listLanguage, openedVersion, rowId, searchTerm } from "#app/lib/list-rules.ts";
import { lacking, optionalText, shortText, urduText } from "#app/lib/text-rules.ts";
import { eventKinds } from "./event-kind.ts";
import { maxEventsPerCall } from "./events.messages.ts";
import { eventMessages, eventStates } from "./events-admin.messages.ts";

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const limits = {
  title: { label: "The title", max: 200 },
  location: { label: "The location", max: 200 },
  description: { label: "The description", max: 5000 },
  image_alt: { label: "The picture's description", max: 300 },
};

/** In the order of EVENT-08a. */
const whatIsLacking = lacking({
  title: eventMessages.titleMissing,
  date: eventMessages.dateMissing,
  location: eventMessages.locationMissing,
  description: eventMessages.descriptionMissing,
});

const fields = z.object({
  title: optionalText(limits.title),
  title_ur: urduText(limits.title),
  date: shortText(eventMessages.dateMissing, 10)
    .refine((date) => date === "" || isCalendarDay(date), eventMessages.dateMissing)
    .nullish()
    .transform((date) => date ?? ""),
  location: optionalText(limits.location),
  location_ur: urduText(limits.location),
  description: optionalText(limits.description),
  description_ur: urduText(limits.description),
  /** Karachi time; null for all day. Seconds are dropped. */
  time: shortText(eventMessages.time, 8)
    .refine((time) => time === "" || clock.test(time), eventMessages.time)
    .nullish()
    .transform((time) => time?.slice(0, 5) || null),
  image_alt: optionalText(limits.image_alt),
  image_alt_ur: urduText(limits.image_alt),
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

const id = rowId(eventMessages.badId);

export const newEvent = eventForm.safeExtend({
  /** Another event, whose picture this one shows too when none is sent. */
  image_from: id.nullish(),
  picture_path: libraryPicture,
});
export type NewEvent = z.infer<typeof newEvent>;

export const eventUpdate = eventForm.safeExtend({
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
  /** next: those of today and later by their day, then those that are over, the latest first. */
  order: z.enum(["next"], eventMessages.badQuery).optional(),
});

export const eventSummaryQuery = listEventsQuery.pick({ q: true });

/* The replies of the events' endpoints, and their types. */

export const event = z.object({
  id: z.number().int(),
  title: z.string().describe("Of an event in Urdu alone empty for staff; visitors get the Urdu here"),
  title_ur: inUrdu,
  event_date: z.string().describe("The Karachi day, YYYY-MM-DD"),
  event_time: z.string().nullable().describe("Karachi time, HH:MM; none for all day"),
  location: z.string(),
  location_ur: inUrdu,
  description: z.string(),
  description_ur: inUrdu,
  image_url: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  image_alt: z.string(),
  image_alt_ur: inUrdu,
  kind: z.enum(eventKinds),
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
export const createEventReply = done({ id: z.number().int() });

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
