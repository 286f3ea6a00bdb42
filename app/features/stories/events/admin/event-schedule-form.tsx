import { type RefObject, useEffect, useRef, useState } from "react";
import { FormNotice } from "#app/dashboard/dashboard-form.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FormFoldButton, foldedAway, useFormFold, useNewForm } from "#app/dashboard/form-fold.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useEventEditor } from "./event-editor-state.ts";
import { EventFields } from "./event-fields.tsx";
import { titleOf } from "./event-list.ts";
import { EventPreview } from "./event-preview.tsx";

type EventScheduleFormProps = {
  /** The event that the new one starts from. */
  copyOf: FoundationEvent | undefined;
  /** Of the form, so that the page can come back to it. */
  formRef: RefObject<HTMLFormElement | null>;
  /** There are no events yet: the form is open. Undefined while that is not known. */
  isEmpty: boolean | undefined;
  /** The form before was cleared: the focus is still here. */
  cleared?: boolean;
  /** The text is thrown away: a new form takes the place of this one. */
  onClear: () => void;
  onAdded: () => void;
};

/** Schedules an event. What is typed stays over a reload; a failed save leaves the form as it is. */
export function EventScheduleForm(props: EventScheduleFormProps) {
  const { copyOf, formRef, isEmpty, cleared = false, onClear } = props;
  const editor = useEventEditor({ copyOf, onClose: props.onAdded });
  const [preview, setPreview] = useState(false);
  const { form, result, save } = editor;
  const { saving, unsaved } = save;
  const copied = useRef<HTMLDivElement>(null);
  const fold = useFormFold(isEmpty, unsaved || cleared || copyOf !== undefined);
  useNewForm(formRef, fold);

  useEffect(() => {
    if (cleared) form.setFocus("title");
    if (!copyOf) return;
    form.setFocus("date");
    copied.current?.scrollIntoView?.({ block: "start" });
  }, [copyOf, cleared, form]);

  function clear() {
    save.startOver();
    onClear();
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby="schedule"
      onSubmit={save.submit}
      className="group/fold border-y border-rule-strong py-5 data-folded:py-3 sm:data-folded:flex sm:data-folded:items-end sm:data-folded:gap-5"
      {...fold.props}
    >
      <LeaveGuard unsaved={unsaved} onLeave={save.startOver} />
      <div className="mb-4 flex items-center justify-between gap-4 group-data-folded/fold:mb-2 sm:group-data-folded/fold:contents">
        <h2 id="schedule" className="text-xl sm:group-data-folded/fold:mb-2">
          Schedule an event
        </h2>
        <div className="shrink-0 sm:group-data-folded/fold:order-last sm:group-data-folded/fold:mb-1.5">
          <FormFoldButton fold={fold} />
        </div>
      </div>
      <EditorNotices save={save} />
      {copyOf && (
        <Notice ref={copied} role="status" className="mb-5 scroll-mt-20">
          All of <bdi className="font-semibold">{titleOf(copyOf)}</bdi> is here again, with its picture.
          Choose the new day.
        </Notice>
      )}
      <div className="min-w-0 flex-1">
        <EventFields editor={editor} />
      </div>
      <div className={`mt-5 grid gap-4 ${foldedAway}`}>
        <FormNotice result={result} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={saving}>
            {saving ? "Adding..." : "Add Event"}
          </Button>
          <Button variant="quiet" aria-expanded={preview} onClick={() => setPreview(!preview)}>
            {preview ? "Hide Preview" : "Show Preview"}
          </Button>
          {(unsaved || copyOf) && (
            <Button variant="quiet" disabled={saving} onClick={clear}>
              Clear
            </Button>
          )}
          <span className="text-xs text-faint max-sm:hidden pointer-coarse:hidden">Ctrl+S adds it too.</span>
        </div>
      </div>
      {preview && (
        <div className={`mt-5 ${foldedAway}`}>
          <EventPreview editor={editor} />
        </div>
      )}
    </form>
  );
}
