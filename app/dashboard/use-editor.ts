import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DefaultValues, FieldErrors, FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import type { TextNoun } from "#app/contract/nouns.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import { submitForm, useDashboardForm } from "./dashboard-form.tsx";
import {
  type Difference,
  type FieldLabels,
  type FieldWords,
  fieldDifferences,
  fileDifferences,
} from "./differences.ts";
import { type FileChange, unchanged } from "./file-change.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/** A row that is edited. Without a version nothing is compared. */
export type EditedRow = { id: number; version?: number };

/** The row that a save changes, with the version that the text started from. */
export type SaveTarget = { id: number; version: number | undefined };

export type SaveReply = { message?: string; id?: number };

/** Somebody else has saved the row meanwhile. */
type Conflict<Row> = { message: string; theirs: Row; differences: Difference[] };

/** A row's file, which is not part of the form's values. */
export type EditedFile<Row> = {
  label: string;
  /** The stored path; empty when the row has none. */
  pathOf: (row: Row) => string;
};

type EditorOptions<Input extends FieldValues, Output, Row extends EditedRow> = {
  noun: string;
  /** Of a row with texts in both languages: how the server calls its kind. The editor says which were changed in one alone. */
  texts?: TextNoun;
  /** The row to edit; a new one when it is undefined. Later changes of it are not looked at. */
  row: Row | undefined;
  schema: z.ZodType<Output, Input>;
  /** What the form holds for a row, and for a new one. Every field has a value. */
  valuesOf: (row: Row | undefined) => Input;
  /** The fields that are compared with somebody else's, with their labels. */
  labels: FieldLabels<Input>;
  /** How their values read that are no plain text. */
  words?: FieldWords;
  /** Where a field is compared in several parts. */
  compare?: (mine: Input, theirs: Input) => Difference[];
  /** The name of its draft in this tab; noun and row by default. */
  draft?: string;
  /** Fields that are not stored in the browser: a password. */
  secret?: readonly Path<Input>[];
  file?: EditedFile<Row>;
  /**
   * @param target undefined: a new row
   * @param createKey of a new row: sent along, it is created once however often it is sent
   */
  save: (
    values: Output,
    file: FileChange,
    target: SaveTarget | undefined,
    createKey: string,
  ) => Promise<CallResult<SaveReply>>;
  /** What to say of a success for which the server has no words. */
  done: (values: Output, target: SaveTarget | undefined) => string;
  /** The row as it is stored now, to compare the two versions. */
  fetchRow?: (row: Partial<Row> & { id: number }) => Promise<CallResult<Row>>;
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
 * The editor of a row: its form, the draft of this tab, the conflict with somebody else's save, and the result of the
 * last save. A failed save leaves the form as it is.
 */
export function useEditor<Input extends FieldValues, Output, Row extends EditedRow>(
  options: EditorOptions<Input, Output, Row>,
) {
  const { noun, row, valuesOf, labels, secret, refresh, onClose } = options;
  const toast = useToast();
  const [defaults] = useState(() => valuesOf(row));
  const [stored, setStored] = useState(row);
  const [isNew, setIsNew] = useState(row === undefined);
  const [file, setFile] = useState<FileChange>(unchanged);
  const stay = useRef<(row: Row | undefined) => void>(undefined);

  const { form, result, setResult, handleSubmit, isWaiting } = useDashboardForm(options.schema, {
    defaultValues: defaults as DefaultValues<Input>,
  });
  const { isDirty, isSubmitting } = form.formState;
  const { version, setVersion, ...draft } = useStoredDraft({
    form,
    key: options.draft ?? `${noun}:${stored?.id ?? "new"}`,
    version: row?.version,
    secret,
    file: file.kind === "chosen" || file.kind === "library",
  });
  const formId = useId();
  const [conflict, setConflict] = useState<Conflict<Row>>();
  /** What the form held before theirs was taken. */
  const [replaced, setReplaced] = useState<{ values: Input; file: FileChange }>();
  const target = stored && !isNew ? { id: stored.id, version } : undefined;

  async function send(values: Output) {
    const sent = structuredClone(form.getValues());
    const reply = await options.save(values, file, target, draft.createKey);
    if (!reply.ok) return fail(reply, values);
    await finish(values, sent, reply.body);
  }

  async function finish(values: Output, sent: Input, { message, id }: SaveReply) {
    const said = message ?? options.done(values, target);
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

  async function continueWith(sent: Input, id: number, goOn?: (row: Row | undefined) => void) {
    const fresh = await options.fetchRow?.({ ...stored, id } as Partial<Row> & { id: number });
    if (!fresh?.ok) return onClose?.();
    const now = form.getValues();
    // What was typed since stays. In a dialog the fields keep what they hold, so that the caret stays where it is.
    form.reset(onClose ? sent : valuesOf(fresh.body), { keepValues: onClose !== undefined });
    for (const name of Object.keys(now) as Path<Input>[]) {
      if (!same(now[name], sent[name])) form.setValue(name, now[name], { shouldDirty: true });
    }
    setFile(unchanged);
    setStored(fresh.body);
    setIsNew(false);
    setVersion(fresh.body.version);
    setReplaced(undefined);
    goOn?.(fresh.body);
  }

  function showError(failure: CallFailure) {
    setResult(failure);
    if (options.toasts && !isWaiting()) toast.error(failure.message);
  }

  async function fail(failure: CallFailure, values: Output) {
    stay.current = undefined;
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
    const compared = failure.status === 409 && stored && target;
    const theirs = compared ? await options.fetchRow?.(stored) : undefined;
    // With the same version it is refused for another reason: a name that is taken.
    if (!compared || !theirs?.ok || theirs.body.version === target.version) {
      showError(theirs?.ok === false ? theirs : failure);
      return true;
    }
    const differences = differencesFrom(theirs.body);
    if (differences.length === 0) {
      setStored(theirs.body);
      setVersion(theirs.body.version);
      return false;
    }
    setConflict({ message: failure.message, theirs: theirs.body, differences });
    await refresh();
    return true;
  }

  function differencesFrom(theirs: Row): Difference[] {
    const [mine, other] = [form.getValues(), valuesOf(theirs)];
    const fields =
      options.compare?.(mine, other) ?? fieldDifferences(labels, options.words ?? {}, mine, other);
    if (!options.file) return fields;
    const { label, pathOf } = options.file;
    // A restored draft may have started from a version that no longer exists: then its file is not known.
    const before = stored?.version === version ? stored : undefined;
    const paths = { before: pathOf(before ?? theirs), now: pathOf(theirs) };
    return [...fields, ...fileDifferences({ label, change: file, ...paths })];
  }

  function restart(row: Row | undefined) {
    form.reset(row ? valuesOf(row) : defaults);
    draft.forget();
    setFile(unchanged);
    setVersion(row?.version);
    setStored(row);
    setIsNew(row === undefined);
    setConflict(undefined);
    setReplaced(undefined);
    setResult(undefined);
  }

  return {
    noun,
    texts: options.texts,
    labels,
    form,
    /** Whether a save changes an existing row. */
    editing: target !== undefined,
    /** The row as last loaded from the server. */
    stored,
    file,
    setFile,
    unsaved: isDirty || file.kind !== "unchanged",
    saving: isSubmitting,
    result,
    /** What came of the last save, to show beside the button: nothing where a toast says it. */
    notice: options.toasts && !result?.waiting ? undefined : result,
    clearResult: () => setResult(undefined),
    /** The version that the next save is compared with. */
    version,
    showError,
    /** As a save that fails: what else was done to the row was refused. */
    async refuse(failure: CallFailure) {
      if (!(await explain(failure))) showError(failure);
    },
    formId,
    conflict,
    /** What was typed is saved over what somebody else has saved. */
    keepMine() {
      if (!conflict) return;
      // The save that follows must name their version.
      flushSync(() => {
        setStored(conflict.theirs);
        setVersion(conflict.theirs.version);
        setConflict(undefined);
      });
      submitForm(formId);
    },
    takeTheirs() {
      if (!conflict) return;
      const values = structuredClone(form.getValues());
      restart(conflict.theirs);
      setReplaced({ values, file });
    },
    /** Nothing is decided: the next save is refused again, and asks again. */
    leaveConflict: () => setConflict(undefined),
    /** After theirs was taken: what the form held before. */
    bringMineBack:
      replaced &&
      (() => {
        form.reset(replaced.values, { keepDefaultValues: true });
        setFile(replaced.file);
        setReplaced(undefined);
      }),
    restored: draft.restored,
    lostFile: draft.lostFile,
    /** Somebody else has deleted the row. */
    canRemake: options.canRemake ?? true,
    gone: result?.status === 404 && target !== undefined,
    submit: handleSubmit(send, options.onInvalid),
    /** The next save keeps the editor open. @param then is given the row as it was saved */
    stayOpen(then: (row: Row | undefined) => void) {
      stay.current = then;
    },
    /** The form as the row was last loaded from the server. */
    startOver: () => restart(stored),
    /** The form begins again with another state of the row. */
    restart,
    /** After somebody deleted the row: the next save creates a new one. */
    convertToNew() {
      setIsNew(true);
      setResult(undefined);
    },
    forgetDraft: draft.forget,
    discard() {
      draft.forget();
      onClose?.();
    },
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type Editor<Input extends FieldValues, Output, Row extends EditedRow> = ReturnType<
  typeof useEditor<Input, Output, Row>
>;
