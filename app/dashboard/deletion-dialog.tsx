import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { type BinNoun, binMessages } from "#app/contract/bin.ts";
import { binCalls } from "#app/features/staff/bin/bin.calls.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { type ShowToast, useToast } from "#app/ui/toast.tsx";
import { call, callForEach } from "./call.ts";

type DeletionDialogProps = {
  title: string;
  question: ReactNode;
  /** What goes, by its name. */
  name: string;
  /** The button's word: "Delete", "Remove". */
  confirm?: string;
  busy?: string;
  remove: () => Promise<CallResult<{ message?: string }>>;
  /** Where it goes to the bin: what can be brought back from there, by the toast's 'Undo'. */
  bin?: { noun: BinNoun; ids: readonly number[] };
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
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const gone = useRef(false);

  async function remove() {
    setBusy(true);
    const result = await props.remove();
    const { bin, refresh } = props;
    const refreshAll = () =>
      Promise.all([refresh(), bin && client.invalidateQueries({ queryKey: [binCalls.listBin.name] })]);
    const undo = bin && { label: "Undo", onPress: () => void bringBack(bin, toast, refreshAll) };
    if (result.ok) toast.success(result.body.message ?? done, undo);
    else toast.error(result.message);
    gone.current = result.ok || result.status === 404;
    if (gone.current) await refreshAll();
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
      <Question question={question} binned={props.bin?.ids.length ?? 0} />
      <Text as="p" text={name} className="mt-3 font-semibold text-ink" />
    </ConfirmDialog>
  );
}

/** What is asked, and that the bin keeps it. @param props.binned how many entries go to the bin */
function Question({ question, binned }: { question: ReactNode; binned: number }) {
  if (binned === 0) return <p>{question}</p>;
  if (typeof question === "string" && question.endsWith(binMessages.notUndone)) {
    return (
      <p>
        <span>{question}</span> <span>{binMessages.exceptFromBin}</span>
      </p>
    );
  }
  return (
    <>
      <p>{question}</p>
      <p className="mt-2">{binned === 1 ? binMessages.keptFor : binMessages.allKeptFor}</p>
    </>
  );
}

/** Brings deleted rows back from the bin, and shows what came of it. */
async function bringBack(
  { noun, ids }: { noun: BinNoun; ids: readonly number[] },
  toast: ShowToast,
  refresh: () => Promise<unknown>,
): Promise<void> {
  const texts = { failed: binMessages.restoreFailed };
  const replies = await callForEach(ids, (id) =>
    call(binCalls.restoreBinItem, { body: { noun, id }, texts }),
  );
  const failure = replies.find((reply) => !reply.ok);
  const [first] = replies;
  if (failure && !failure.ok) toast.error(failure.message);
  else if (ids.length > 1) toast.success(binMessages.allRestored(ids.length));
  else toast.success((first?.ok && first.body.message) || binMessages.restored);
  await refresh();
}
