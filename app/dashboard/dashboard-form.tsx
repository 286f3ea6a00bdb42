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

/** What came of the last try to save; a failed call is one as it stands. */
export type FormAnswer = { ok: boolean; message: string; status?: number };

/**
 * A form that is checked by the feature's schema before it is sent.
 * `submit(send, refuse)` makes the form's submit handler: `send` gets what the schema made of the fields, `refuse` the
 * errors. A second submit is ignored while the first one runs. `tell` sets the answer, which the next submit clears.
 */
export function useDashboardForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options?: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
) {
  const form = useForm<Input, unknown, Output>({ ...options, resolver: zodResolver(schema) });
  const [answer, tell] = useState<FormAnswer>();
  const { isSubmitting } = form.formState;

  function submit(send: (values: Output) => Promise<void>, refuse?: (errors: FieldErrors<Input>) => void) {
    const handle = form.handleSubmit((values) => {
      tell(undefined);
      return send(values);
    }, refuse);
    return async (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) await handle();
    };
  }
  return { form, answer, tell, submit };
}

/** @param done what to say of a save for which the server has no words */
export const readAnswer = (result: CallResult<{ message?: string }>, done: string): FormAnswer =>
  result.ok ? { ok: true, message: result.body.message ?? done } : result;

/** The answer, read out when it appears. */
export function FormAnswerNotice({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer) return null;
  return (
    <Notice tone={answer.ok ? "good" : "bad"} role={answer.ok ? "status" : "alert"}>
      {answer.message}
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

/** A field of the form, by its name. `error` stands in for that of the schema when there is none. */
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
          // A field that was left empty is asked for when the form is sent, not before.
          onBlur: async (event) => event.target.value !== "" && onBlur(event),
        })
      }
    </Field>
  );
}
