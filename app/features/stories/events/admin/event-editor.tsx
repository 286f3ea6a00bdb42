import { useState } from "react";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { useEventEditor } from "./event-editor-state.ts";
import { EventFields } from "./event-fields.tsx";
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
  const { save } = editor;
  const [preview, setPreview] = useState(false);
  return (
    <EditorDialog
      {...save.dialog}
      result={editor.result}
      title={save.editing ? "Edit Event" : "New Event"}
      shape="wide"
      save={
        save.editing
          ? { idle: "Update Event", busy: "Updating..." }
          : { idle: "Add Event", busy: "Adding..." }
      }
      notices={<EditorNotices save={save} />}
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
