import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PublicEndpointName } from "#app/contract/public-endpoints.ts";
import type { FieldFault, FormResult, FormValues } from "#app/lib/form-faults.ts";
import { summaryOf } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Star } from "#app/ui/star.tsx";
import { FormStateContext, fieldId } from "./form-fields.tsx";
import { FormTrapFields } from "./form-trap-fields.tsx";
import { type ChosenFiles, type FormReply, useFormCall } from "./use-form-call.ts";
import { useFormDraft } from "./use-form-draft.ts";
import "./public-form.css";

export type PublicFormProps = {
  /** The page's path: there the form goes without JavaScript, and the page answers with what was typed. */
  path: string;
  endpoint: PublicEndpointName;
  title: string;
  intro?: ReactNode;
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
  /** What the fields hold at first. */
  filled?: FormValues;
  /** The rules that the browser can tell before the server does. */
  faults: (values: FormValues) => FieldFault[];
  /** The body of the call; the fields as they are by default. */
  body?: (values: FormValues) => object;
  /** Files to send with the fields. Without JavaScript none go: pages take only texts. */
  files?: ChosenFiles;
  /** Said beside the thanks, to this sender alone. */
  note?: (values: FormValues) => string | undefined;
  texts: { submit: string; sending: string; sent: string; failed: string; unreachable: string };
  /** Fields that no draft keeps. */
  unkept?: readonly string[];
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
  const { path, endpoint, title, intro, token, posted, texts, variant, next, children } = props;
  const [result, setResult] = useState(posted);
  /** What is said at the fields: of those that were wrong when the form was sent, those that still are. */
  const [faults, setFaults] = useState(posted?.faults ?? []);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, path, { unkept: props.unkept, restore: posted === undefined });
  const send = useFormCall(endpoint, token, { failed: texts.failed, broke: texts.unreachable });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = formValues(event.currentTarget);
    const found = props.faults(values);
    setFaults(found);
    if (found.length > 0) {
      const inOrder = inPageOrder(found);
      setResult({ good: false, message: summaryOf(found) ?? "", faults: inOrder });
      controlOf(inOrder[0])?.focus();
      return;
    }
    setSending(true);
    setResult(undefined);
    const reply = await send(props.body?.(values) ?? values, props.files);
    setSending(false);
    if (!reply.ok) return setResult({ good: false, message: reply.message });
    draft.forget();
    const { message = texts.sent } = reply.body;
    setResult({ good: true, message, note: props.note?.(values), more: textsOf(reply.body) });
  }

  /** Keeps the draft, and takes back what is said of a field that is right by now. */
  function edited({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep();
    if (!result?.faults) return;
    const left = props.faults(formValues(currentTarget)).map(({ field }) => field);
    setFaults(result.faults.filter(({ field }) => left.includes(field)));
  }

  if (result?.good) {
    return (
      <FormThanks result={result} focus={result !== posted}>
        {typeof next === "function" ? next(result) : next}
      </FormThanks>
    );
  }
  // Faults stand above the fields, and so does all that a posted page answers: it opens at the form's head.
  const isAtTop = result === posted || result?.faults !== undefined;
  return (
    <form
      id="form"
      ref={form}
      method="post"
      action={`${path}#form`}
      noValidate
      onSubmit={submit}
      onInput={edited}
      aria-labelledby="form-title"
      aria-busy={sending || undefined}
      className="grid gap-8"
    >
      <div>
        <h2 id="form-title" className="text-heading">
          {title}
        </h2>
        {intro && <div className="mt-3 text-soft">{intro}</div>}
        <div role="status" className="mt-5 empty:hidden">
          {result && isAtTop && <Refusal result={result} />}
        </div>
      </div>
      <FormStateContext value={{ values: posted?.values ?? props.filled ?? {}, faults }}>
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
  );
}

/** What a reply says beside its message. */
const textsOf = ({ message: _message, ...more }: FormReply) =>
  Object.fromEntries(
    Object.entries(more).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

const controlOf = (fault: FieldFault | undefined) => fault && document.getElementById(fieldId(fault.field));

/** The faults in the order of their fields on the page, which is not always that of the rules. */
const inPageOrder = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.toSorted((a, b) => {
    const [one, two] = [controlOf(a), controlOf(b)];
    if (!one || !two) return 0;
    return one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

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

type FormThanksProps = { result: FormResult; focus: boolean; children: ReactNode };

function FormThanks({ result, focus, children }: FormThanksProps) {
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
        Thank you
      </h2>
      <p role="status" className="mt-3 text-lg">
        {result.message}
      </p>
      {result.note && <p className="mt-3 font-semibold">{result.note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
