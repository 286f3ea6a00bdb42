import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import type { TextNoun } from "#app/contract/nouns.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import { type DashboardForm, submitForm } from "./dashboard-form.tsx";
import { type Compared, type Difference, differencesOf } from "./differences.ts";
import { type FileChange, unchanged } from "./file-change.ts";
import type { Draft } from "./use-draft.ts";

/** A row that is edited. Without a version nothing is compared. */
export type EditedRow = { id: number; version?: number };

/** The row that a save changes, with the version that the text started from. */
export type SaveTarget = { id: number; version: number | undefined };

export type SaveReply = { message?: string; id?: number };

/** Somebody else has saved the row meanwhile. */
type Conflict<Row> = { message: string; theirs: Row; differences: Difference[] };

type SaveOptions<Input extends FieldValues, Output, Row extends EditedRow> = Compared<Input, Row> & {
  /** What is edited, as people call it: "post". */
  noun: string;
  draft: Draft;
  /**
   * The call of a save.
   * @param target undefined: a new row
   * @param stored the row that is changed, as last loaded from the server
   */
  send: (
    values: Output,
    target: SaveTarget | undefined,
    stored: Row | undefined,
  ) => Promise<CallResult<SaveReply>>;
  /** What to say of a success for which the server has no words. */
  done: (values: Output, stored: Row | undefined) => string;
  /** The row that was opened; a new one when it is undefined. Later changes of it are not looked at. */
  row?: Row;
  /** What the form holds for a row. */
  valuesOf?: (row: Row) => Input;
  /** The row as it is stored now, to compare the two versions. */
  fetchRow?: (row: Partial<Row> & { id: number }) => Promise<CallResult<Row>>;
  /** Of a row with texts in both languages: how the server calls its kind. The editor says which were changed in one alone. */
  texts?: TextNoun;
  /** Whether the text of a row that somebody has deleted can become a new row; true by default. */
  canRemake?: boolean;
  /** Loads the list again. */
  refresh: () => Promise<unknown>;
  /** A toast says what failed, as the documents have it for some pages; else it stands beside the button. */
  toasts?: boolean;
  /** Beside the messages at the fields. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
  /** The editor is finished: saved or discarded. Without it, it stands on its page and stays open. */
  onClose?: () => void;
};

/**
 * Saves a form as a new row or over one, and knows what may come of it: saved, refused, deleted or changed by somebody
 * else meanwhile. A failed save leaves the form as it is.
 */
export function useSave<Input extends FieldValues, Output, Row extends EditedRow>(
  { form, result, setResult, handleSubmit, isWaiting }: DashboardForm<Input, Output>,
  options: SaveOptions<Input, Output, Row>,
) {
  const { noun, draft, valuesOf, file, labels = {}, refresh, onClose } = options;
  const { version, setVersion } = draft;
  const toast = useToast();
  const formId = useId();
  const [stored, setStored] = useState(options.row);
  const [isNew, setIsNew] = useState(options.row === undefined);
  const [conflict, setConflict] = useState<Conflict<Row>>();
  /** What the form held before theirs was taken. */
  const [replaced, setReplaced] = useState<{ values: Input; change: FileChange }>();
  const stay = useRef<(row: Row) => void>(undefined);
  const { isDirty, isSubmitting } = form.formState;
  const change = file?.change ?? unchanged;
  const changed = isNew ? undefined : stored;
  const target = changed && { id: changed.id, version };

  async function send(values: Output) {
    const sent = structuredClone(form.getValues());
    const reply = await options.send(values, target, changed);
    if (!reply.ok) return fail(reply, values);
    await finish(values, sent, reply.body);
  }

  async function finish(values: Output, sent: Input, { message, id }: SaveReply) {
    const said = message ?? options.done(values, changed);
    draft.forget();
    const goOn = stay.current;
    stay.current = undefined;
    const savedId = id ?? stored?.id;
    if (!goOn && onClose) onClose();
    else if (savedId !== undefined) await continueWith(sent, savedId, goOn);
    // Where it stays open, only now: whoever reads it may save again at once, and then names the new version.
    toast.success(said);
    // The next save does not wait for the list.
    void refresh();
  }

  async function continueWith(sent: Input, id: number, goOn?: (row: Row) => void) {
    const fresh = await options.fetchRow?.({ ...stored, id } as Partial<Row> & { id: number });
    if (!fresh?.ok) return onClose?.();
    const now = form.getValues();
    // What was typed since stays. In a dialog the fields keep what they hold, so that the caret stays where it is.
    form.reset(onClose ? sent : valuesOf?.(fresh.body), { keepValues: onClose !== undefined });
    for (const name of Object.keys(now) as Path<Input>[]) {
      if (!same(now[name], sent[name])) form.setValue(name, now[name], { shouldDirty: true });
    }
    file?.setChange(unchanged);
    setStored(fresh.body);
    setIsNew(false);
    setVersion(fresh.body.version);
    setReplaced(undefined);
    goOn?.(fresh.body);
  }

  function showError(failure: CallFailure) {
    stay.current = undefined;
    setResult(failure);
    if (options.toasts && !isWaiting()) toast.error(failure.message);
  }

  async function fail(failure: CallFailure, values: Output) {
    // The reply to an earlier save was lost: what is stored is what the form holds.
    if (!(await explain(failure))) await finish(values, form.getValues(), {});
  }

  /**
   * A conflict shows the two versions and asks; any other failure shows its message.
   * @returns false when there is nothing to show, because the two versions are the same
   */
  async function explain(failure: CallFailure): Promise<boolean> {
    // Somebody has deleted it, or an earlier try has created it.
    if (failure.status === 404 || (failure.status === 409 && !target)) void refresh();
    const compared = failure.status === 409 && valuesOf && changed && target;
    const theirs = compared ? await options.fetchRow?.(changed) : undefined;
    // With the same version it is refused for another reason: a name that is taken.
    if (!compared || !theirs?.ok || theirs.body.version === target.version) {
      showError(theirs?.ok === false ? theirs : failure);
      return true;
    }
    // A restored draft may have started from a version that no longer exists.
    const opened = changed.version === target.version ? changed : undefined;
    const differences = differencesOf(options, form.getValues(), opened, {
      row: theirs.body,
      values: valuesOf(theirs.body),
    });
    if (differences.length === 0) {
      setStored(theirs.body);
      setVersion(theirs.body.version);
      return false;
    }
    setConflict({ message: failure.message, theirs: theirs.body, differences });
    await refresh();
    return true;
  }

  /** The form begins again with another state of the row. */
  function restart(row: Row | undefined) {
    form.reset(row && valuesOf?.(row));
    draft.forget();
    file?.setChange(unchanged);
    setVersion(row?.version);
    setStored(row);
    setIsNew(row === undefined);
    leaveConflict();
    setReplaced(undefined);
    setResult(undefined);
  }

  function leaveConflict() {
    setConflict(undefined);
    stay.current = undefined;
  }

  /** What was typed is saved over what somebody else has saved. */
  function keepMine(theirs: Row) {
    // The save that follows must name their version.
    flushSync(() => {
      setStored(theirs);
      setVersion(theirs.version);
      setConflict(undefined);
    });
    submitForm(formId);
  }

  function takeTheirs(theirs: Row) {
    const values = structuredClone(form.getValues());
    restart(theirs);
    setReplaced({ values, change });
  }

  function bringMineBack(mine: { values: Input; change: FileChange }) {
    form.reset(mine.values, { keepDefaultValues: true });
    file?.setChange(mine.change);
    setReplaced(undefined);
  }

  function convertToNew() {
    setIsNew(true);
    setResult(undefined);
  }

  function discard() {
    draft.forget();
    onClose?.();
  }

  const submit = handleSubmit(send, options.onInvalid);
  const unsaved = isDirty || change.kind !== "unchanged";
  /** What came of the last save, to show beside the button: nothing where a toast says it. */
  const notice = options.toasts && !result?.waiting ? undefined : result;
  return {
    noun,
    texts: options.texts,
    labels,
    draft,
    formId,
    submit,
    saving: isSubmitting,
    unsaved,
    result,
    notice,
    /** What `EditorDialog` needs of it. */
    dialog: {
      noun,
      formId,
      saving: isSubmitting,
      unsaved,
      result: notice,
      onSubmit: submit,
      onClose: discard,
      onLeave: draft.forget,
    },
    /** Whether a save changes an existing row. */
    editing: target !== undefined,
    /** The row as last loaded from the server. */
    stored,
    /** What `ConflictDialog` asks. Where it is closed the next save is refused again, and asks again. */
    conflict: conflict && {
      message: conflict.message,
      differences: conflict.differences,
      onKeepMine: () => keepMine(conflict.theirs),
      onTakeTheirs: () => takeTheirs(conflict.theirs),
      onClose: leaveConflict,
    },
    /** After theirs was taken: the form as it was before. */
    bringMineBack: replaced && (() => bringMineBack(replaced)),
    /** Somebody else has deleted the row. */
    gone: result?.status === 404 && target !== undefined,
    /** The next save creates a new row; undefined where it cannot. */
    convertToNew: options.canRemake === false ? undefined : convertToNew,
    clearResult: () => setResult(undefined),
    showError,
    /** As a save that fails: what else was done to the row was refused. */
    async refuse(failure: CallFailure) {
      if (!(await explain(failure))) showError(failure);
    },
    /** The next save keeps the editor open. @param then is given the row as it was saved */
    stayOpen(then: (row: Row) => void) {
      stay.current = then;
    },
    /** The form as the row was last loaded from the server. */
    startOver: () => restart(stored),
    restart,
    discard,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type Save<Input extends FieldValues, Output, Row extends EditedRow> = ReturnType<
  typeof useSave<Input, Output, Row>
>;
