import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { formWords } from "#app/lib/form.words.ts";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import type { FormResult, FormRules, FormValues } from "#app/lib/form-faults.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/words.tsx";
import { FormStateContext, fieldId } from "./form-fields.tsx";
import { FormTrapFields } from "./form-trap-fields.tsx";
import { useFormDraft } from "./use-form-draft.ts";
import { type FormFailures, usePublicForm } from "./use-public-form.ts";
import "./public-form.css";

export type PublicFormProps = {
  path: string;
  rules: FormRules;
  title: string;
  intro?: ReactNode;
  /** What comes before the form, and is over once it is sent. */
  above?: ReactNode;
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
  /** What the fields hold at first. */
  initial?: FormValues;
  /** Adds what no field holds. Without JavaScript it is not sent. */
  prepare?: (form: FormData) => void;
  texts: { submit: string; sending: string } & Partial<FormFailures>;
  /** Fields that no draft keeps. */
  unkept?: readonly string[];
  /** Fields whose first value is a suggestion: a draft takes its place. The same array at each rendering. */
  suggested?: readonly string[];
  variant?: ButtonVariant;
  /** Shown with the thanks: what happens next. */
  next: ReactNode | ((result: FormResult) => ReactNode);
  children: ReactNode;
};

/**
 * A public form: errors at their fields, a summary, a draft for a reload, thanks in its place. Without JavaScript the
 * page answers with the same.
 */
export function PublicForm(props: PublicFormProps) {
  const { path, title, intro, above, token, posted, texts, variant, next, children } = props;
  const { unreachable } = texts;
  const failures = unreachable === undefined ? undefined : { ...texts, unreachable };
  const summary = useRef<HTMLDivElement>(null);
  const { result, faults, sending, submit, edited, onBlur, href } = usePublicForm({
    ...props,
    failures,
    summary,
  });
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, path, {
    unkept: props.unkept,
    suggested: props.suggested,
    restore: posted === undefined,
  });
  const isSent = result?.good && result !== posted;
  useEffect(() => {
    if (isSent) forgetFormDraft(path);
  }, [isSent, path]);

  function input(event: FormEvent<HTMLFormElement>) {
    draft.keep();
    edited(event);
  }

  if (result?.good) {
    return (
      <FormThanks result={result} focus={isSent}>
        {typeof next === "function" ? next(result) : next}
      </FormThanks>
    );
  }
  // Faults stand above the fields, and so does all that a posted page answers: it opens at the form's head.
  const isAtTop = result === posted || result?.faults !== undefined;
  return (
    <>
      {above}
      <form
        id="form"
        ref={form}
        method="post"
        action={`${href}#form`}
        noValidate
        onSubmit={submit}
        onInput={input}
        onBlur={onBlur}
        aria-labelledby="form-title"
        aria-busy={sending || undefined}
        className="grid gap-8"
      >
        <div>
          <SectionTitle id="form-title">{title}</SectionTitle>
          {intro && <div className="mt-3 text-soft">{intro}</div>}
          <div
            ref={summary}
            role="status"
            tabIndex={-1}
            className="mt-5 scroll-mt-24 outline-none empty:hidden"
          >
            {result && isAtTop && <Refusal result={result} />}
          </div>
        </div>
        <FormStateContext value={{ values: posted?.values ?? props.initial ?? {}, faults }}>
          {children}
        </FormStateContext>
        <FormTrapFields token={token} />
        <div className="grid gap-5">
          <div role="status" className="empty:hidden">
            {sending && <Notice>{texts.sending}</Notice>}
            {result && !isAtTop && <Refusal result={result} />}
          </div>
          <div>
            <Button
              type="submit"
              variant={variant}
              aria-disabled={sending || undefined}
              className="max-sm:w-full"
            >
              {sending ? texts.sending : texts.submit}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

/** What is wrong as a whole, and links to the fields it is about. */
function Refusal({ result: { message, faults = [] } }: { result: FormResult }) {
  const toField = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <Notice tone="bad">
      <p className="font-semibold">{message}</p>
      {faults.length > 1 && (
        <ul className="mt-1 list-disc ps-5">
          {faults.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => toField(event, field)}
                className="block py-0.5 underline decoration-1 underline-offset-2"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

type FormThanksProps = { result: FormResult; focus: boolean | undefined; children: ReactNode };

function FormThanks({ result, focus, children }: FormThanksProps) {
  const form = useText<typeof formWords>("form");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section
      id="form"
      aria-labelledby="form-title"
      className="border-s-4 border-emerald bg-emerald-tint p-6 sm:p-9"
    >
      <Star className="size-9 text-emerald" />
      <h2 id="form-title" ref={heading} tabIndex={-1} className="mt-4 text-heading outline-none">
        {form("thankYou")}
      </h2>
      <p role="status" className="mt-3 text-lg">
        {result.message}
      </p>
      {result.note && <p className="mt-3 font-semibold">{result.note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
