import { type ReactNode, useRef, useState } from "react";
import type { CallResult } from "#app/lib/call-reply.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";

type DeletionDialogProps = {
  title: string;
  question: ReactNode;
  /** What goes, by its name. */
  name: string;
  /** The button's word: "Delete", "Remove". */
  confirm?: string;
  busy?: string;
  remove: () => Promise<CallResult<{ message?: string }>>;
  /** What to say of a success for which the server has no words. */
  done: string;
  /** Loads the list again; also when somebody else has deleted the row before. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something is deleted, deletes it, and shows the result. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { title, question, name, confirm = "Delete", busy: busyWord = "Deleting...", done, onClose } = props;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const gone = useRef(false);

  async function remove() {
    setBusy(true);
    const result = await props.remove();
    if (result.ok) toast.success(result.body.message ?? done);
    else toast.error(result.message);
    gone.current = result.ok || result.status === 404;
    if (gone.current) await props.refresh();
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirm={busy ? busyWord : confirm}
      busy={busy}
      // The row and its button are gone: the focus goes elsewhere.
      returnTo={() => (gone.current ? document.getElementById("main") : null)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{question}</p>
      <Text as="p" text={name} className="mt-3 font-semibold text-ink" />
    </ConfirmDialog>
  );
}
