import { type FileChange, libraryPath } from "#app/dashboard/use-conflict.ts";
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
  eventMessages as texts,
} from "#app/features/stories/events/events-admin.messages.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";

/* What the form of an event holds and sends. */

/** Every field has a value here: the form's inputs hold texts. */
export type EventFields = Record<keyof EventFormInput, string> & EventFormInput;

/** @param event undefined for a new one */
export const fieldsOf = (event: FoundationEvent | undefined): EventFields => ({
  title: event?.title ?? "",
  title_ur: event?.title_ur ?? "",
  date: event?.event_date ?? "",
  time: event?.event_time?.slice(0, 5) ?? "",
  location: event?.location ?? "",
  location_ur: event?.location_ur ?? "",
  description: event?.description ?? "",
  description_ur: event?.description_ur ?? "",
  kind: event?.kind ?? "event",
  image_alt: event?.image_alt ?? "",
  image_alt_ur: event?.image_alt_ur ?? "",
});

/** An event that comes again: all but its day. */
export const fieldsOfCopy = (event: FoundationEvent): EventFields => ({ ...fieldsOf(event), date: "" });

export const fieldLabels: Record<keyof EventFields, string> = {
  title: "Title",
  title_ur: "Title in Urdu",
  date: "Date",
  time: "Time",
  location: "Location",
  location_ur: "Location in Urdu",
  description: "Description",
  description_ur: "Description in Urdu",
  kind: "Kind",
  image_alt: "What the picture shows",
  image_alt_ur: "What the picture shows in Urdu",
};

/**
 * The schema with the one rule that needs the day: it is not past, except that an event that is over keeps its own.
 * @param today the Karachi day
 */
export const eventFormOn = (today: string, event: FoundationEvent | undefined) =>
  eventForm.refine(({ date }) => date === event?.event_date || !isPastDay(date, today), {
    error: texts.datePast,
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

export const changeTexts = { failed: texts.updateFailed, broke: texts.updateUnreachable };

export const imageRule = {
  types: imageTypes,
  maxBytes: imageMaxBytes,
  texts: { type: texts.imageType, size: texts.imageSize },
};

/** The field that a refusal of the server speaks of, for those that the browser's check may let pass. */
export function fieldOfRefusal(message: string | undefined): "date" | "image" | undefined {
  if (message === texts.datePast) return "date";
  return message === texts.imageType ||
    message === texts.imageSize ||
    message === libraryPictureMessages.missing
    ? "image"
    : undefined;
}
