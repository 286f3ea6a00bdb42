import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { CallResult } from "#app/lib/call-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#app/ui/dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { OfflineNotice } from "./connection.tsx";
import { type FormResult, ResultText, submitForm, useDashboardForm } from "./dashboard-form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

type EditorDialogProps = {
  title: string;
  /** Of the form, so that its editor can submit it. */
  formId?: string;
  /** What is edited, for the question before closing: "post". */
  noun?: string;
  /** wide: for long texts and pictures beside each other. */
  shape?: "wide" | "narrow";
  save: { idle: string; busy: string };
  /** A second way to save, before or after the button. Called before the form is submitted. */
  also?: {
    label: string;
    place: "before" | "after";
    prepare: () => void;
    /** Whether Ctrl+Enter does it, too. */
    shortcut?: boolean;
  };
  /** Called before Ctrl+S submits the form. */
  onShortcut?: () => void;
  saving: boolean;
  /** Whether closing would lose something. */
  unsaved: boolean;
  /** A failed save, shown beside the button. */
  result: FormResult | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Called once closing is certain. */
  onClose: () => void;
  /** The page is left with unsaved changes. */
  onLeave?: () => void;
  /** Opened to be read first: the focus starts at the dialog's first control, not at the form's first field. */
  reading?: boolean;
  /** How the fields stand. */
  className?: string;
  /** Above the form: a restored draft, a conflict. */
  notices?: ReactNode;
  children: ReactNode;
};

/** Where one starts to type. A field for files opens a chooser, and is for later. */
const firstField = (formId: string) =>
  document
    .getElementById(formId)
    ?.querySelector<HTMLElement>(":is(input:not([type=hidden], [type=file]), select, textarea):enabled") ??
  null;

/** A form in a dialog. Closing with unsaved changes asks first; a save that runs cannot be closed over. */
export function EditorDialog(props: EditorDialogProps) {
  const {
    title,
    noun = "form",
    shape = "narrow",
    className = "grid gap-5",
    save,
    also,
    saving,
    unsaved,
    result,
    onSubmit,
    onClose,
  } = props;
  const [asking, setAsking] = useState(false);
  const ownId = useId();
  const { formId = ownId } = props;

  const submit = () => submitForm(formId);

  // Three buttons stand in one row on a phone, too.
  const tight = also ? "max-sm:px-3!" : undefined;
  function submitAlso() {
    also?.prepare();
    submit();
  }
  const second = also && (
    <Button
      variant="quiet"
      className={tight}
      disabled={saving}
      aria-keyshortcuts={also.shortcut ? "Control+Enter" : undefined}
      onClick={submitAlso}
    >
      {also.label}
    </Button>
  );

  /** Ctrl+S saves, wherever the focus is in this dialog, but not in one above it. */
  function onKeyDown(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    const isSave = key === "s" || (key === "enter" && also?.shortcut);
    if (!isSave || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (saving || !event.currentTarget.contains(event.target as Node)) return;
    if (key === "enter") return submitAlso();
    props.onShortcut?.();
    submit();
  }

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
      initialFocus={props.reading ? undefined : () => firstField(formId)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {result && !result.ok && (
            <p role="alert" className="me-auto text-sm font-semibold text-pomegranate max-sm:basis-full">
              <ResultText result={result} />
            </p>
          )}
          <Button variant="quiet" className={tight} disabled={saving} onClick={requestClose}>
            Cancel
          </Button>
          {also?.place === "before" && second}
          <Button type="submit" form={formId} className={tight} disabled={saving}>
            {saving ? save.busy : save.idle}
          </Button>
          {also?.place === "after" && second}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the button that does the same */}
      <div className="px-4 py-5 sm:px-6" onKeyDown={onKeyDown}>
        {/* The page's own notice is out of reach under the dialog. */}
        <div className="-mx-4 -mt-5 mb-5 sm:-mx-6">
          <OfflineNotice />
        </div>
        <LeaveGuard unsaved={unsaved} onLeave={props.onLeave} />
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

type DialogFormOptions<Input, Output> = {
  schema: z.ZodType<Output, Input>;
  values: Input;
  send: (values: Output) => Promise<CallResult<{ message?: string }>>;
  /** What to say of a success for which the server has no words. */
  done: string;
  /** A refusal that says more than its message. @returns whether the form can go on from it as it stands */
  onRefused?: (body: unknown) => boolean;
  refresh: () => Promise<unknown>;
  onClose: () => void;
  /** After a success, where that is not `onClose`. */
  onDone?: () => void;
};

/**
 * The form of an `EditorDialog` that does one thing to a row, closed once it is done. A refusal because somebody else was
 * faster (404, 409) loads the page again. New `values` replace what nobody has typed.
 */
export function useDialogForm<Input extends FieldValues, Output>(options: DialogFormOptions<Input, Output>) {
  const { schema, values, send, done, refresh, onClose, onDone = onClose } = options;
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(schema, {
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { isSubmitting, isDirty } = form.formState;
  const onSubmit = handleSubmit(async (given) => {
    const reply = await send(given);
    if (!reply.ok) {
      const goesOn = options.onRefused?.(reply.body) ?? false;
      setResult(reply);
      if (!goesOn && (reply.status === 409 || reply.status === 404)) await refresh();
      return;
    }
    toast.success(reply.body.message ?? done);
    await refresh();
    onDone();
  });
  return { form, dialog: { saving: isSubmitting, unsaved: isDirty, result, onSubmit, onClose } };
}
