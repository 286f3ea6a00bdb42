import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useState } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  useFormState,
} from "react-hook-form";
import type { z } from "zod";
import type { CallResult } from "#app/lib/call-api.ts";
import { Field, type FieldControl, type FieldProps } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What came of a save, for the person. A failed call is one as it stands. */
export type FormResult = { ok: boolean; message: string; status?: number };

/**
 * react-hook-form with the feature's schema. `handleSubmit` is the library's, but ignores a second submit while the
 * first one runs, and clears the `result` of the one before.
 */
export function useDashboardForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options?: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
) {
  const form = useForm<Input, unknown, Output>({ ...options, resolver: zodResolver(schema) });
  const [result, setResult] = useState<FormResult>();
  const { isSubmitting } = form.formState;

  function handleSubmit(
    onValid: (values: Output) => Promise<void>,
    onInvalid?: (errors: FieldErrors<Input>) => void,
  ) {
    const submit = form.handleSubmit((values) => {
      setResult(undefined);
      return onValid(values);
    }, onInvalid);
    return async (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) await submit();
    };
  }
  return { form, result, setResult, handleSubmit };
}

/** @param done what to say of a success for which the server has no words */
export const resultOf = (reply: CallResult<{ message?: string }>, done: string): FormResult =>
  reply.ok ? { ok: true, message: reply.body.message ?? done } : reply;

/** The result, read out when it appears. */
export function FormNotice({ result }: { result: FormResult | undefined }) {
  if (!result) return null;
  return (
    <Notice tone={result.ok ? "good" : "bad"} role={result.ok ? "status" : "alert"}>
      {result.message}
    </Notice>
  );
}

type FormFieldProps<Input extends FieldValues, Output> = Omit<FieldProps, "children"> & {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  /** Fields that are checked again when this one changes. */
  deps?: Path<Input>[];
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
};

/** A label, the control that is registered under `name`, and its error; `error` is shown when the schema has none. */
export function FormField<Input extends FieldValues, Output>(props: FormFieldProps<Input, Output>) {
  const { form, name, deps, error, children, ...rest } = props;
  const state = useFormState({ control: form.control, name });
  const { onBlur, ...registered } = form.register(name, { deps });
  return (
    <Field {...rest} error={form.getFieldState(name, state).error?.message ?? error}>
      {(control) =>
        children({
          ...control,
          ...registered,
          // Leaving a field empty is no error yet; sending the form without it is.
          onBlur: async (event) => event.target.value !== "" && onBlur(event),
        })
      }
    </Field>
  );
}
