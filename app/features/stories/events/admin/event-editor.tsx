import { useState } from "react";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { fieldFormats, mediumFormat, pictureMedium } from "#app/rows/row-formats.tsx";
import { Button } from "#app/ui/button.tsx";
import { type EventEditorState, useEventEditor } from "./event-editor-state.ts";
import { EventFields } from "./event-fields.tsx";
import type { EventFields as Fields } from "./event-form.ts";
import { EventPreview } from "./event-preview.tsx";

type EventEditorProps = {
  event: FoundationEvent;
  /** @param guests who are to be told that it has moved */
  onMoved: (guests: number) => void;
  onClose: () => void;
};

/** Edits an event. */
export function EventEditor({ event, onMoved, onClose }: EventEditorProps) {
  const editor = useEventEditor({ event, onMoved, onClose });
  const [preview, setPreview] = useState(false);
  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editor.editing ? "Edit Event" : "New Event"}
      shape="wide"
      save={
        editor.editing
          ? { idle: "Update Event", busy: "Updating..." }
          : { idle: "Add Event", busy: "Adding..." }
      }
      notices={<EditorNotices editor={editor} formats={formatsOf(editor)} />}
    >
      <EventFields editor={editor} tall />
      <div>
        <Button variant="quiet" size="small" aria-expanded={preview} onClick={() => setPreview(!preview)}>
          {preview ? "Hide Preview" : "Show Preview"}
        </Button>
      </div>
      {preview && <EventPreview editor={editor} />}
    </EditorDialog>
  );
}

/** How the two versions' values read. */
function formatsOf({
  conflict,
  stored,
}: EventEditorState): Partial<Record<keyof Fields | "image", ConflictFormat>> {
  const { event_date: date, kind } = fieldFormats(events.fields);
  const mediumOf = ({ image_url }: FoundationEvent) => pictureMedium(image_url);
  return {
    date,
    kind,
    time: (value) => value || allDay,
    image: mediumFormat({ conflict, stored, mediumOf }),
  };
}
