import { useEffect, useMemo, useState } from "react";
import { call, rowOf, useRefresh } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import {
  type ChosenPicture,
  type FileChange,
  isChosen,
  libraryPath,
  proposedAlt,
  unchanged,
} from "#app/dashboard/file-change.ts";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
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

/** The editor of an event: its form, draft and save, and the picture that a copy shows. */
export function useEventEditor({ event, copyOf, onMoved, onClose }: EventEditorOptions) {
  const today = karachiDay(new Date());
  const schema = useMemo(() => eventFormOn(today, event), [today, event]);
  const dashboardForm = useDashboardForm(schema, {
    defaultValues: copyOf && !event ? fieldsOfCopy(copyOf) : fieldsOf(event),
  });
  const { form } = dashboardForm;
  const [file, setFile] = useState<FileChange>(unchanged);
  const [copied, setCopied] = useState(copyOf?.image_url ? copyOf : undefined);
  const upload = useUpload();
  const draft = useDraft(form, `event:${event?.id ?? "new"}`, {
    version: event?.version,
    file: isChosen(file),
  });
  const save = useSave(dashboardForm, {
    noun: "event",
    texts: "event",
    draft,
    row: event,
    valuesOf: fieldsOf,
    labels: fieldLabels,
    words: eventWords,
    file: {
      label: "Picture",
      change: file,
      setChange: setFile,
      pathOf: ({ image_url }) => image_url ?? "",
    },
    send: async (values, target) => {
      const { body, files } = sentEvent(values, { change: file, imageFrom: copied?.id });
      if (!target) {
        const { createKey } = draft;
        return upload.send(eventsAdminCalls.createEvent, { body, files, texts: addTexts, createKey });
      }
      const reply = await upload.send(eventsAdminCalls.updateEvent, {
        body: { ...target, ...body },
        files,
        texts: changeTexts,
      });
      if (reply.ok && reply.body.guests_to_tell > 0) onMoved?.(reply.body.guests_to_tell);
      return !reply.ok && reply.message === eventMessages.stale
        ? { ...reply, message: eventMessages.conflict }
        : reply;
    },
    done: (_values, stored) => (stored ? eventMessages.updated : eventMessages.created),
    fetchRow: async ({ id }) =>
      rowOf(
        await call(eventsCalls.listEvents, { query: { id }, texts: loadTexts }),
        ([event]) => event,
        eventMessages.notFound,
      ),
    refresh: useRefresh(eventsCalls.listEvents, eventsAdminCalls.readEventSummary),
    onClose,
  });

  const { result, stored } = save;
  const refused = fieldOfRefusal(result?.message);
  useEffect(() => {
    if (refused === "date") form.setError("date", { message: eventMessages.datePast }, { shouldFocus: true });
  }, [form, refused]);

  const current = stored?.image_url ?? copied?.image_url;
  return {
    form,
    save,
    file,
    setFile,
    today,
    /** Of the last save; a refusal that stands at its field is not repeated. */
    result: refused ? undefined : result,
    /** The upload that runs. */
    upload: upload.running,
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
      setFile(stored?.image_url ? { kind: "removed" } : unchanged);
    },
  };
}

export type EventEditorState = ReturnType<typeof useEventEditor>;
