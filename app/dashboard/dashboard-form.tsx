import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
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
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { Field, type FieldControl, type FieldProps } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useSubmitWhenOnline } from "./connection.tsx";

/** What came of a save, for the person. A failed call is one as it stands. */
export type FormResult = {
  ok: boolean;
  message: string;
  status?: number;
  kind?: CallFailure["kind"];
  /** Nothing was sent, because the browser was offline: the form is submitted again once it is online. */
  waiting?: boolean;
};

type DashboardFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  "resolver"
> & {
  /** Whether a submit that found the browser offline is repeated once it is online; true by default. */
  repeat?: boolean;
};

/**
 * react-hook-form with the feature's schema. `handleSubmit` is the library's, but ignores a second submit while the
 * first one runs, clears the `result` of the one before, and repeats what could not be sent offline.
 *
 * `form.reset` enables the buttons again. A submit awaits nothing after it: the next press would be ignored.
 */
export function useDashboardForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { repeat = true, ...options }: NoInfer<DashboardFormOptions<Input, Output>> = {},
) {
  const form = useForm<Input, unknown, Output>({ ...options, resolver: zodResolver(schema) });
  const [result, setResult] = useState<FormResult>();
  const running = useRef(false);
  const sent = useRef({ offline: false, waits: false });
  const submitWhenOnline = useSubmitWhenOnline();

  const showResult = useCallback((result: FormResult | undefined) => {
    const waiting = sent.current.offline && result?.kind === "network";
    setResult(waiting ? { ...result, waiting } : result);
    sent.current.waits = waiting;
  }, []);

  function handleSubmit(
    onValid: (values: Output) => Promise<void>,
    onInvalid?: (errors: FieldErrors<Input>) => void,
  ) {
    return async (event: FormEvent) => {
      event.preventDefault();
      if (running.current) return;
      running.current = true;
      const element = event.currentTarget as HTMLFormElement;
      const submit = form.handleSubmit(async (values) => {
        submitWhenOnline(undefined);
        setResult(undefined);
        sent.current = { offline: repeat && !navigator.onLine, waits: false };
        await onValid(values);
        if (sent.current.waits) submitWhenOnline(element);
      }, onInvalid);
      await submit().finally(() => {
        running.current = false;
      });
      showFault(element);
    };
  }
  return {
    /** Whether what was sent last waits for the network. */
    isWaiting: () => sent.current.waits,
    form,
    result,
    setResult: showResult,
    handleSubmit,
  };
}

export type DashboardForm<Input extends FieldValues, Output> = ReturnType<
  typeof useDashboardForm<Input, Output>
>;

/** As its button does. */
export function submitForm(id: string): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** The first field with a fault has the focus; phones do not scroll to what a script focuses. */
function showFault(form: HTMLFormElement): void {
  const focused = document.activeElement;
  const faulty = form.contains(focused) && focused?.getAttribute("aria-invalid") === "true";
  if (faulty) focused?.scrollIntoView?.({ block: "nearest" });
}

/** @param done what to say of a success for which the server has no words */
export const resultOf = (reply: CallResult<{ message?: string }>, done: string): FormResult =>
  reply.ok ? { ok: true, message: reply.body.message ?? done } : reply;

/** What has happened, and whether it is tried again by itself. */
export const ResultText = ({ result: { message, waiting } }: { result: FormResult }) => (
  <>
    {message}
    {waiting && " You are offline. Saving is retried when you are online again."}
  </>
);

export function FormNotice({ result }: { result: FormResult | undefined }) {
  if (!result) return null;
  return (
    <Notice tone={result.ok ? "good" : "bad"} role={result.ok ? "status" : "alert"}>
      <ResultText result={result} />
    </Notice>
  );
}

export type FormFieldProps<Input extends FieldValues, Output> = Omit<FieldProps, "children"> & {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  /** Fields that are checked again when this one changes. */
  deps?: Path<Input>[];
  /** Whether a field that is left empty is said to be missing: where the button is grey until it is not. */
  saysMissing?: boolean;
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
};

/** A label, the control that is registered under `name`, and its error; `error` is shown when the schema has none. */
export function FormField<Input extends FieldValues, Output>(props: FormFieldProps<Input, Output>) {
  const { form, name, deps, error, saysMissing = false, children, ...rest } = props;
  const state = useFormState({ control: form.control, name });
  const { onBlur, ...registered } = form.register(name, { deps });
  return (
    <Field {...rest} error={form.getFieldState(name, state).error?.message ?? error}>
      {(control) =>
        children({
          ...control,
          ...registered,
          // Leaving a field empty is no error yet; sending the form without it is.
          onBlur: async (event) => (saysMissing || event.target.value !== "") && onBlur(event),
        })
      }
    </Field>
  );
}
