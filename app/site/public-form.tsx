import { Fragment, type ReactNode } from "react";
import { useHref } from "react-router";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormResult, FormRules, FormValues } from "#app/lib/form-faults.ts";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/text.tsx";
import { FormStateContext, fieldId } from "./form-state.ts";
import { FormTrapFields } from "./form-trap-fields.tsx";
import "./public-form.css";

type PublicFormProps = DraftFields & {
  /** The page's path: there the form goes with and without JavaScript, and the page answers with what was typed. */
  path: string;
  /** The query with which the page answers as it is now: "?key=..." */
  query?: string;
  rules: FormRules;
  /** What comes before the form, and is over once it is sent. */
  above?: ReactNode;
  title: string;
  intro?: ReactNode;
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** What came of the form. */
  posted: FormResult | undefined;
  /** What the fields hold at first. */
  initial?: FormValues;
  texts: FormTexts;
  variant?: ButtonVariant;
  /** Shown with the thanks: what happens next. */
  next: ReactNode | ((result: FormResult) => ReactNode);
  children: ReactNode;
};

/**
 * A public form: errors at their fields, a summary, a draft for a reload, thanks in its place. The page answers with all of
 * it; the page's script (enhance/public-form.ts) only shows the answer without leaving the page. Decision 131.
 */
export function PublicForm(props: PublicFormProps) {
  const { path, rules, title, intro, posted, initial = {}, next } = props;
  const action = `${useHref(path)}${props.query ?? ""}#form`;
  return (
    <SentInPlace draft={path} unkept={props.unkept} suggested={props.suggested} posted={posted}>
      {posted?.good ? (
        <Thanks result={posted}>{typeof next === "function" ? next(posted) : next}</Thanks>
      ) : (
        <>
          {props.above}
          <form
            id="form"
            method="post"
            action={action}
            noValidate
            aria-labelledby="form-title"
            className="grid gap-8"
          >
            <div>
              <SectionTitle id="form-title">{title}</SectionTitle>
              {intro && <div className="mt-3 text-soft">{intro}</div>}
              <div
                role="status"
                tabIndex={-1}
                data-focus={(posted && posted.faults?.length !== 1) || undefined}
                className="mt-5 scroll-mt-24 outline-none empty:hidden"
              >
                {posted && <Refusal result={posted} />}
              </div>
            </div>
            <FormStateContext
              value={{ values: posted?.values ?? initial, faults: posted?.faults ?? [], rules }}
            >
              {props.children}
            </FormStateContext>
            <FormTrapFields token={props.token} />
            <SendButton texts={props.texts} variant={props.variant} />
          </form>
        </>
      )}
    </SentInPlace>
  );
}

/** What is wrong as a whole, and links to the fields it is about. */
function Refusal({ result: { message, faults = [] } }: { result: FormResult }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">{message}</p>
      {faults.length > 1 && (
        <ul className="mt-1 list-disc ps-5">
          {faults.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
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

/** In the place of a form that was received. */
function Thanks({ result, children }: { result: FormResult; children: ReactNode }) {
  const form = useText<typeof formWords>("form");
  return (
    <section
      id="form"
      aria-labelledby="form-title"
      className="border-s-4 border-emerald bg-emerald-tint p-6 sm:p-9"
    >
      <Star className="size-9 text-emerald" />
      <h2 id="form-title" tabIndex={-1} data-focus className="mt-4 scroll-mt-24 text-heading outline-none">
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

type FormTexts = { submit: string; sending: string; unreachable: string; broken?: string };
const failures = ["unreachable", "broken"] as const;

/** The button of a form, and above it what is said while it is sent, and when that has failed. */
export const SendButton = ({ texts, variant }: { texts: FormTexts; variant?: ButtonVariant | undefined }) => (
  <div className="grid gap-5">
    <div role="status" data-slot="status" className="empty:hidden" />
    <div>
      <Button type="submit" variant={variant} className="max-sm:w-full">
        <span data-slot="button">{texts.submit}</span>
      </Button>
    </div>
    <While state="sending" slot="status">
      <Notice>{texts.sending}</Notice>
    </While>
    <While state="sending" slot="button">
      {texts.sending}
    </While>
    {failures.map((failure) => (
      <Fragment key={failure}>
        <While state={failure} slot="status">
          <Notice tone="bad">{texts[failure] ?? texts.unreachable}</Notice>
        </While>
        <While state={failure} slot="button">
          {texts.submit}
        </While>
      </Fragment>
    ))}
  </div>
);

type DraftFields = {
  /** Fields that no draft keeps. */
  unkept?: readonly string[] | undefined;
  /** Fields that a draft fills although they hold something at first. */
  suggested?: readonly string[] | undefined;
};

type SentInPlaceProps = DraftFields & {
  /** The name of its draft; without it none is kept. */
  draft?: string;
  posted: Pick<FormResult, "good"> | undefined;
  children: ReactNode;
};

/** What is around a form that the page's script sends, and what its answer replaces. */
export const SentInPlace = ({ draft, unkept, suggested, posted, children }: SentInPlaceProps) => (
  <public-form
    draft={draft}
    unkept={unkept?.join(" ")}
    suggested={suggested?.join(" ")}
    answer={posted && (posted.good ? "good" : "refused")}
  >
    {children}
  </public-form>
);

/** While it is sent, when no answer came, and when one came that makes no sense. */
type WhileProps = {
  state: "sending" | "unreachable" | "broken";
  slot: "status" | "button";
  children: ReactNode;
};

/** What the page's script shows in a place of the form (`data-slot`) in one of its states. */
export const While = ({ state, slot, children }: WhileProps) => (
  <template data-state={state} data-for={slot}>
    {children}
  </template>
);
