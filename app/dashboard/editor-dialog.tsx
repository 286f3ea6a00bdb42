import { type FormEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type FormResult, ResultText } from "./dashboard-form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

type EditorDialogProps = {
  title: string;
  /** What is edited, for the question before closing: "post". */
  noun?: string;
  /** wide: for long texts and pictures beside each other. */
  shape?: "wide" | "narrow";
  /** The save button, before and during a save. */
  save: { idle: string; busy: string };
  saving: boolean;
  /** Whether closing would lose something. */
  unsaved: boolean;
  /** A failed save, shown beside the button. */
  result: FormResult | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Called once closing is certain. */
  onClose: () => void;
  /** The field with the initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** How the fields stand. */
  className?: string;
  /** Above the form: a restored draft, a conflict. */
  notices?: ReactNode;
  children: ReactNode;
};

/** What `EditorDialog` needs of a `useEditor`. */
export const dialogOf = (editor: {
  noun: string;
  saving: boolean;
  unsaved: boolean;
  result: FormResult | undefined;
  submit: (event: FormEvent) => Promise<void>;
  discard: () => void;
}) => ({
  noun: editor.noun,
  saving: editor.saving,
  unsaved: editor.unsaved,
  result: editor.result,
  onSubmit: editor.submit,
  onClose: editor.discard,
});

/** A form in a dialog. Closing with unsaved changes asks first; a save that runs cannot be closed over. */
export function EditorDialog(props: EditorDialogProps) {
  const {
    title,
    noun = "form",
    shape = "narrow",
    className = "grid gap-5",
    save,
    saving,
    unsaved,
    result,
    onSubmit,
    onClose,
  } = props;
  const [asking, setAsking] = useState(false);
  const formId = useId();

  function requestClose() {
    if (saving) return;
    if (unsaved) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={requestClose}
      shape={shape}
      title={title}
      initialFocus={props.initialFocus}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {result && !result.ok && (
            <p role="alert" className="me-auto text-sm font-semibold text-pomegranate">
              <ResultText result={result} />
            </p>
          )}
          <Button variant="quiet" disabled={saving} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={saving}>
            {saving ? save.busy : save.idle}
          </Button>
        </div>
      }
    >
      <div className="px-4 py-5 sm:px-6">
        <LeaveGuard unsaved={unsaved} />
        {props.notices}
        <form id={formId} noValidate onSubmit={onSubmit} className={className}>
          {props.children}
        </form>
      </div>
      <ConfirmDialog
        open={asking}
        title="Discard what you wrote?"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>This {noun} has changes that are not saved. Closing the editor discards them.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
