import { useState } from "react";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { type EventKind, kindNames } from "#app/features/stories/events/event-kind.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
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

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** How the two versions' values read. */
function formatsOf({ conflict }: EventEditorState): Partial<Record<keyof Fields | "image", ConflictFormat>> {
  return {
    date: (value) => (isCalendarDay(value) ? formatDay(value) : "Empty"),
    time: (value) => value || allDay,
    kind: (value) => kindNames[value as EventKind] ?? "Empty",
    image: (value, side) => {
      if (!value) return "No picture";
      const own = conflict?.ownFile;
      if (side === "mine" && own?.kind === "chosen")
        return <FilePreview file={own.file} alt="The file you chose" className={frame} />;
      return <Picture src={value} alt="The picture they chose" sizes="320px" className={frame} />;
    },
  };
}
