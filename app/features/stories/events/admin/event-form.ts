import type { FieldWords } from "#app/dashboard/differences.ts";
import { type FileChange, libraryPath } from "#app/dashboard/file-change.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import {
  type EventForm,
  type EventFormInput,
  eventForm,
  type FoundationEvent,
} from "#app/features/stories/events/events.schema.ts";
import {
  imageMaxBytes,
  imageTypes,
  isPastDay,
  eventMessages as messages,
} from "#app/features/stories/events/events-admin.messages.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { fieldWords, formValues } from "#app/rows/field-values.ts";
import { labelsOf } from "#app/rows/fields.ts";

/* What the form of an event holds and sends. */

/** Every field has a value here: the form's inputs hold texts. */
export type EventFields = Record<keyof EventFormInput, string> & EventFormInput;

/** The calls that change events have no `event_` before date and time. */
const named = <Value>(columns: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name.replace(/^event_/, ""), value]),
  ) as Record<keyof EventFields, Value>;

/** @param event undefined for a new one */
export const fieldsOf = (event: FoundationEvent | undefined) =>
  named(formValues(events.fields, event)) as EventFields;

/** An event that comes again: all but its day. */
export const fieldsOfCopy = (event: FoundationEvent): EventFields => ({ ...fieldsOf(event), date: "" });

export const fieldLabels = named(labelsOf(events.fields));

/** How the fields read that are no plain text. */
export const eventWords: FieldWords = {
  ...named(fieldWords(events.fields)),
  time: (time) => time || allDay,
};

/**
 * The schema with the one rule that needs the day: it is not past, except that an event that is over keeps its own.
 * @param today the Karachi day
 */
export const eventFormOn = (today: string, event: FoundationEvent | undefined) =>
  eventForm.refine(({ date }) => date === event?.event_date || !isPastDay(date, today), {
    error: messages.datePast,
    path: ["date"],
  });

/** What a save sends. @param imageFrom the event whose picture a new one shows too */
export const sentEvent = (
  { time, kind, ...texts }: EventForm,
  { change, imageFrom }: { change: FileChange; imageFrom?: number },
) => ({
  body: {
    ...texts,
    time: time ?? "",
    kind: kind ?? ("" as const),
    remove_image: change.kind === "removed" ? ("1" as const) : undefined,
    image_from: change.kind === "unchanged" ? imageFrom : undefined,
    picture_path: libraryPath(change),
  },
  files: { image: change.kind === "chosen" ? change.file : undefined },
});

export const changeTexts = { failed: messages.updateFailed, broke: messages.updateBroke };

export const imageRule = {
  types: imageTypes,
  maxBytes: imageMaxBytes,
  texts: { type: messages.imageType, size: messages.imageSize },
};

/** The field that a refusal of the server speaks of, for those that the browser's check may let pass. */
export function fieldOfRefusal(message: string | undefined): "date" | "image" | undefined {
  if (message === messages.datePast) return "date";
  return message === messages.imageType ||
    message === messages.imageSize ||
    message === libraryPictureMessages.missing
    ? "image"
    : undefined;
}
