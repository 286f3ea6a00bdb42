import { type FormEvent, useId } from "react";
import type { FieldErrors } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { FormNotice } from "#app/dashboard/dashboard-form.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useEditor } from "#app/dashboard/use-editor.ts";
import { useSaveShortcut } from "#app/dashboard/use-save-shortcut.ts";
import { feedMessages } from "#app/features/feed/feed-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { openPages } from "#content/menu.ts";
import {
  type Feed,
  type FeedValues,
  feedLabels,
  feedSchema,
  fetchFeed,
  slots,
  updatesOf,
  valuesOf,
} from "./feed-form.ts";
import { type FeedEditorState, FeedSlot } from "./feed-slot.tsx";

const stay = () => undefined;

/** The form of the three updates. It can be saved while it differs from what is stored. */
export function FeedEditor({ feed }: { feed: Feed }) {
  const pages = useId();
  const editor: FeedEditorState = useEditor<FeedValues, FeedValues, Feed>({
    noun: "impact update",
    row: feed,
    schema: feedSchema,
    valuesOf,
    labels: feedLabels,
    save: (values, _file, target) =>
      call("saveImpactUpdates", {
        body: updatesOf(values),
        query: { version: target?.version },
        texts: { failed: feedMessages.saveFailed, broke: feedMessages.saveUnreachable },
      }),
    done: () => feedMessages.updated,
    fetchRow: fetchFeed,
    refresh: useRefresh("readImpactUpdates"),
    onClose: stay,
  });
  const { form, saving, unsaved, result } = editor;
  const { errors, isSubmitted } = form.formState;
  const invalid = isSubmitted && Object.keys(errors).length > 0;
  useSaveShortcut();

  function submit(event: FormEvent) {
    editor.stayOpen(stay);
    return editor.submit(event);
  }

  return (
    <form noValidate aria-label="Impact updates" onSubmit={submit}>
      <LeaveGuard unsaved={unsaved} onLeave={editor.startOver} />
      <EditorNotices editor={editor} />
      {slots.map((slot) => (
        <FeedSlot key={slot} slot={slot} editor={editor} pages={pages} />
      ))}
      <datalist id={pages}>
        {openPages.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-rule-strong bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        <FormNotice result={invalid ? { ok: false, message: invalidText(errors) } : result} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={!unsaved || saving}>
            {saving ? "Saving..." : "Save Changes"}
          </Button>
          {unsaved && (
            <>
              <Button variant="quiet" disabled={saving} onClick={editor.startOver}>
                Undo changes
              </Button>
              <StatusPill>Unsaved</StatusPill>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

/** An empty field has the required text for all; another fault its own. */
function invalidText(errors: FieldErrors<FeedValues>): string {
  const faults = Object.values(errors).map((error) => error.message);
  if (faults.includes(feedMessages.missing)) return feedMessages.incomplete;
  return faults[0] ?? feedMessages.incomplete;
}
