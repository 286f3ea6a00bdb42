import { useEffect, useMemo, useState } from "react";
import { call, rowOf } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { type ChosenPicture, libraryPath, proposedAlt, unchanged } from "#app/dashboard/file-change.ts";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import type {
  EventForm,
  EventFormInput,
  FoundationEvent,
} from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { eventMessages } from "#app/features/stories/events/events-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import {
  changeTexts,
  eventFormOn,
  eventWords,
  fieldLabels,
  fieldOfRefusal,
  fieldsOf,
  fieldsOfCopy,
  sentEvent,
} from "./event-form.ts";
import { loadTexts } from "./event-list.ts";

type EventEditorOptions = {
  /** The event to edit; a new one when it is undefined. */
  event?: FoundationEvent;
  /** The event that a new one starts from. */
  copyOf?: FoundationEvent;
  /** It was saved with another day, time or place. @param guests who are to be told */
  onMoved?: (guests: number) => void;
  onClose: () => void;
};

const addTexts = { failed: eventMessages.createFailed, broke: eventMessages.createBroke };

/** The editor of an event: `useEditor` with its upload, and the picture that a copy shows. */
export function useEventEditor({ event, copyOf, onMoved, onClose }: EventEditorOptions) {
  const today = karachiDay(new Date());
  const refresh = useRefresh(eventsCalls.listEvents, eventsAdminCalls.readEventSummary);
  const { send, running } = useUpload();
  const [copied, setCopied] = useState(copyOf?.image_url ? copyOf : undefined);
  const schema = useMemo(() => eventFormOn(today, event), [today, event]);

  const editor: Editor<EventFormInput, EventForm, FoundationEvent> = useEditor({
    noun: "event",
    texts: "event",
    row: event,
    schema,
    valuesOf: (row): EventFormInput => (!row && copyOf ? fieldsOfCopy(copyOf) : fieldsOf(row)),
    labels: fieldLabels,
    words: eventWords,
    file: { label: "Picture", pathOf: ({ image_url }) => image_url ?? "" },
    save: async (values, change, target, createKey) => {
      const { body, files } = sentEvent(values, { change, imageFrom: copied?.id });
      if (!target) return send(eventsAdminCalls.createEvent, { body, files, texts: addTexts, createKey });
      const reply = await send(eventsAdminCalls.updateEvent, {
        body: { ...target, ...body },
        files,
        texts: changeTexts,
      });
      if (reply.ok && reply.body.guests_to_tell > 0) onMoved?.(reply.body.guests_to_tell);
      return !reply.ok && reply.message === eventMessages.stale
        ? { ...reply, message: eventMessages.conflict }
        : reply;
    },
    done: (_values, target) => (target ? eventMessages.updated : eventMessages.created),
    fetchRow: async ({ id }) =>
      rowOf(
        await call(eventsCalls.listEvents, { query: { id }, texts: loadTexts }),
        ([event]) => event,
        eventMessages.notFound,
      ),
    refresh,
    onClose,
  });

  const { form, result, file, setFile, stored } = editor;
  const refused = fieldOfRefusal(result?.message);
  useEffect(() => {
    if (refused === "date") form.setError("date", { message: eventMessages.datePast }, { shouldFocus: true });
  }, [form, refused]);

  const current = stored?.image_url ?? copied?.image_url;
  return {
    ...editor,
    today,
    /** Of the last save; a refusal that stands at its field is not repeated. */
    result: refused ? undefined : result,
    notice: refused ? undefined : editor.notice,
    /** The upload that runs. */
    upload: running,
    /** The picture that the event has without a new file. */
    picture: libraryPath(file) ?? (file.kind === "unchanged" && current ? current : undefined),
    pictureFault: refused === "image" ? result?.message : undefined,
    chooseFromLibrary(picture: ChosenPicture) {
      const alt = proposedAlt(form.getValues("image_alt"), picture, file);
      form.setValue("image_alt", alt, { shouldDirty: true });
      setFile({ kind: "library", picture });
    },
    removePicture() {
      if (file.kind === "library") return setFile(unchanged);
      setCopied(undefined);
      setFile(stored?.image_url ? { kind: "removed" } : { kind: "unchanged" });
    },
  };
}

export type EventEditorState = ReturnType<typeof useEventEditor>;
