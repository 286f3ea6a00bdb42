import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readDraft, removeDraft, storeDraft } from "./draft-storage.ts";

/** A random Idempotency-Key: the server creates once for it. `crypto.randomUUID` needs HTTPS. */
export const newCreateKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

type DraftOptions<Input extends FieldValues> = {
  /** The version of the row that is opened; a restored draft has its own. */
  version?: number;
  /** Fields that are never stored, such as a password. */
  secret?: readonly Path<Input>[];
  /** Whether a file is chosen beside the form's values. */
  file?: boolean;
};

/**
 * Stores what is typed into a form, and puts it back when the form is opened again in this tab. The draft is removed
 * when the form is as it started; `forget` removes it after a save.
 * @param key noun and row: "event:12", or "event:new"
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string,
  { version: opened, secret, file = false }: DraftOptions<Input> = {},
) {
  const [kept] = useState(() => readDraft(key));
  const [version, setVersion] = useState(kept?.version ?? opened);
  const [createKey, setCreateKey] = useState(() => kept?.createKey ?? newCreateKey());
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (!kept) return;
    const values = form.getValues();
    const known = Object.entries(kept.values).filter(
      ([name, value]) => name in values && typeof value === typeof values[name],
    );
    form.reset({ ...values, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    setRestored(true);
  }, [form, kept]);

  const store = useEffectEvent((values: Input, isDirty: boolean | undefined) => {
    if (!isDirty && !file) return removeDraft(key);
    const open = Object.entries(values).filter(([name]) => !secret?.some((each) => each === name));
    storeDraft(key, { values: Object.fromEntries(open), version, file, createKey });
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => store(values, isDirty),
      }),
    [form],
  );

  // A file is chosen or given up without anything being typed.
  const [storedFile, setStoredFile] = useState(file);
  useEffect(() => {
    if (file === storedFile) return;
    setStoredFile(file);
    store(form.getValues(), form.formState.isDirty);
  }, [form, file, storedFile]);

  return {
    /** The form holds a restored draft. */
    restored,
    /** A file had been chosen with the restored draft: it has to be chosen again. */
    lostFile: restored && kept?.file === true,
    /** The version of the row that the text started from. */
    version,
    setVersion,
    /** The Idempotency-Key of a new row; another one after `forget`. */
    createKey,
    forget() {
      removeDraft(key);
      setRestored(false);
      setCreateKey(newCreateKey());
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
