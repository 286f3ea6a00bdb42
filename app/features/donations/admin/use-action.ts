import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import type { SaveTarget } from "#app/dashboard/use-editor.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import type { DonationDetails } from "./donations-desk.schema.ts";

export type DialogProps = {
  donation: DonationDetails;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** The form of an action: sent with the version that is shown, closed once it is done. A refusal loads the donation again. */
export function useAction<Input extends FieldValues, Output extends object>(
  { donation, refresh, onClose }: DialogProps,
  options: {
    schema: z.ZodType<Output, Input>;
    values: Input;
    /** Makes the call. @param opened the donation and the version that is shown */
    save: (values: Output, opened: SaveTarget) => Promise<CallResult<{ message?: string }>>;
    done: string;
    /** A refusal that says more than its message. @returns whether the form can go on from it as it stands */
    onRefused?: (body: unknown) => boolean;
  },
) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(options.schema, {
    values: options.values,
    resetOptions: { keepDirtyValues: true },
  });
  const { isSubmitting, isDirty } = form.formState;
  const submit = handleSubmit(async (values) => {
    const { id, version } = donation;
    const reply = await options.save(values, { id, version });
    if (!reply.ok) {
      const goesOn = options.onRefused?.(reply.body) ?? false;
      setResult(reply);
      if (!goesOn && (reply.status === 409 || reply.status === 404)) await refresh();
      return;
    }
    toast.success(reply.body.message ?? options.done);
    await refresh();
    onClose();
  });
  const dialog = { saving: isSubmitting, unsaved: isDirty, result, onSubmit: submit, onClose };
  return { form, dialog };
}

/** Beside what stays in a gift's history. */
export const noNames = "It stays in the gift's history. Do not name anybody.";
