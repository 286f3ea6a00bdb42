import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import { useDashboardForm } from "./dashboard-form.tsx";

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
