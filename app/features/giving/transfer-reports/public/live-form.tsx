import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import type { FormResult, FormRules, FormValues } from "#app/lib/form-faults.ts";
import { focusLinked } from "#app/site/field-events.ts";
import { FormStateContext } from "#app/site/form-state.ts";
import { FormThanks, FormView, Refusal } from "#app/site/form-view.tsx";
import type { DraftFields } from "#app/site/typed-draft.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useFormDraft } from "./use-form-draft.ts";
import { type FormFailures, usePublicForm } from "./use-public-form.ts";

type LiveFormProps = Pick<ComponentProps<typeof FormView>, "title" | "intro" | "token"> &
  DraftFields & {
    path: string;
    rules: FormRules;
    /** What comes before the form, and is over once it is sent. */
    above?: ReactNode;
    /** What came of a form that was posted without JavaScript. */
    posted: FormResult | undefined;
    /** What the fields hold at first. */
    initial?: FormValues;
    /** Adds what no field holds. Without JavaScript it is not sent. */
    prepare?: (form: FormData) => void;
    texts: { submit: string; sending: string } & FormFailures;
    /** Shown with the thanks: what happens next. */
    next: (result: FormResult) => ReactNode;
    children: ReactNode;
  };

/**
 * A public form on a page with a state of its own, which takes a file: it looks and answers as `PublicForm`, in React.
 */
export function LiveForm(props: LiveFormProps) {
  const { path, above, posted, texts, next, children } = props;
  const summary = useRef<HTMLDivElement>(null);
  const { result, faults, sending, submit, edited, onBlur, href } = usePublicForm({
    ...props,
    failures: texts,
    summary,
  });
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, path, {
    unkept: props.unkept,
    suggested: props.suggested,
    restore: posted === undefined,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = result?.good && result !== posted;
  useEffect(() => {
    if (!isSent) return;
    forgetFormDraft(path);
    heading.current?.focus();
  }, [isSent, path]);

  function input(event: FormEvent<HTMLFormElement>) {
    draft.keep();
    edited(event);
  }

  if (result?.good) {
    return (
      <FormThanks result={result} heading={heading}>
        {next(result)}
      </FormThanks>
    );
  }
  // Faults stand above the fields, and so does all that a posted page answers: it opens at the form's head.
  const isAtTop = result === posted || result?.faults !== undefined;
  return (
    <>
      {above}
      <FormView
        title={props.title}
        intro={props.intro}
        token={props.token}
        refusal={isAtTop ? result : undefined}
        summary={summary}
        status={
          <>
            {sending && <Notice>{texts.sending}</Notice>}
            {result && !isAtTop && <Refusal result={result} />}
          </>
        }
        button={{ sending, label: sending ? texts.sending : texts.submit }}
        form={{
          ref: form,
          action: `${href}#form`,
          onSubmit: submit,
          onInput: input,
          onBlur,
          onClick: focusLinked,
          "aria-busy": sending || undefined,
        }}
      >
        <FormStateContext value={{ values: posted?.values ?? props.initial ?? {}, faults }}>
          {children}
        </FormStateContext>
      </FormView>
    </>
  );
}
