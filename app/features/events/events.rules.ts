import { z } from "zod";
import { isCalendarDay } from "../../lib/dates.ts";
import { openedVersion, yesNo } from "../../lib/form-rules.ts";
import { rowId, whole, word } from "../../lib/list-rules.ts";
import { optionalText, requiredText, shortText } from "../../lib/text-rules.ts";
import { eventMessages, mostEventsACall } from "./events.constants.ts";

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** In the order in which the seeds check. That the day is not past is checked where today is known. */
export const eventForm = z.object({
  title: requiredText(eventMessages.titleMissing, { label: "The title", most: 200 }),
  date: shortText(eventMessages.dateMissing, 10).refine(isCalendarDay, eventMessages.dateMissing),
  location: requiredText(eventMessages.locationMissing, { label: "The location", most: 200 }),
  description: requiredText(eventMessages.descriptionMissing, { label: "The description", most: 5000 }),
  /** Karachi time; null for all day. Seconds may come along and are left off. */
  time: shortText(eventMessages.time, 8)
    .refine((time) => time === "" || clock.test(time), eventMessages.time)
    .nullish()
    .transform((time) => time?.slice(0, 5) || null),
  image_alt: optionalText({ label: "The picture's description", most: 300 }),
});
export type EventForm = z.infer<typeof eventForm>;
export type EventFormInput = z.input<typeof eventForm>;

const id = rowId(eventMessages.badId);

export const eventUpdate = eventForm.extend({
  id,
  version: openedVersion,
  remove_image: yesNo(eventMessages.removeImage),
});
export type EventUpdate = z.infer<typeof eventUpdate>;

export const eventCancellation = z.object({
  id,
  cancelled: yesNo(eventMessages.cancelledMissing).pipe(z.boolean(eventMessages.cancelledMissing)),
});

export const eventRemoval = z.object({ id });

export const listEventsQuery = z.object({
  limit: whole(eventMessages.badQuery, 1, mostEventsACall).optional(),
  /** Where the last page ended, from its X-Next-Cursor header. */
  cursor: word(eventMessages.badQuery).optional(),
});
