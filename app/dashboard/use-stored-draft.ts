import { useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readDraft, removeDraft, storeDraft } from "./draft-storage.ts";

type StoredDraftOptions<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Noun and row: "event:12", or "event:new". */
  key: string;
  /** The version of the row that is opened; a restored draft has its own. */
  version?: number;
  /** Fields that are never stored, such as a password. */
  secret?: readonly Path<Input>[];
  /** Whether a file is chosen beside the form's values. */
  file?: boolean;
  /** False while the values that the form starts from are loading. */
  ready?: boolean;
};

/**
 * Stores what is typed into a form, and puts it back when the form is opened again in this tab. The draft is removed
 * when the form is as it started; `forget` removes it after a save.
 */
export function useStoredDraft<Input extends FieldValues, Output>(
  options: StoredDraftOptions<Input, Output>,
) {
  const { form, key, secret, file = false, ready = true } = options;
  const [kept] = useState(() => readDraft(key));
  const [version, setVersion] = useState(kept?.version ?? options.version);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (!ready || !kept) return;
    const values = form.getValues();
    const known = Object.entries(kept.values).filter(
      ([name, value]) => name in values && typeof value === typeof values[name],
    );
    form.reset({ ...values, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    setRestored(true);
  }, [form, kept, ready]);

  useEffect(() => {
    if (!ready) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return removeDraft(key);
        const open = Object.entries(values).filter(([name]) => !secret?.some((each) => each === name));
        storeDraft(key, { values: Object.fromEntries(open), version, file });
      },
    });
  }, [form, key, version, secret, file, ready]);

  return {
    /** The form holds a restored draft. */
    restored,
    /** A file had been chosen with the restored draft: it has to be chosen again. */
    lostFile: restored && kept?.file === true,
    /** The version that the text started from. */
    version,
    setVersion,
    forget() {
      removeDraft(key);
      setRestored(false);
    },
  };
}
