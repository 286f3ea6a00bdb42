import { Fragment, type ReactNode } from "react";
import { useHref } from "react-router";
import type { FormResult, FormRules } from "#app/lib/form-faults.ts";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Notice } from "#app/ui/notice.tsx";
import { FormStateContext } from "./form-state.ts";
import { FormThanks, FormView } from "./form-view.tsx";

type PublicFormProps = {
  /** The page's path: there the form goes with and without JavaScript, and the page answers with what was typed. */
  path: string;
  rules: FormRules;
  title: string;
  intro?: ReactNode;
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** What came of the form. */
  posted: FormResult | undefined;
  texts: { submit: string; sending: string; unreachable: string; broken?: string };
  /** Fields that no draft keeps. */
  unkept?: readonly string[];
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
  const { path, rules, title, intro, token, posted, texts, variant, next, children } = props;
  const action = `${useHref(path)}#form`;
  return (
    <SentInPlace draft={path} unkept={props.unkept} posted={posted}>
      {posted?.good ? (
        <FormThanks result={posted}>{typeof next === "function" ? next(posted) : next}</FormThanks>
      ) : (
        <FormView
          title={title}
          intro={intro}
          token={token}
          refusal={posted}
          button={{ variant, label: texts.submit }}
          form={{ action }}
        >
          <FormStateContext value={{ values: posted?.values ?? {}, faults: posted?.faults ?? [], rules }}>
            {children}
          </FormStateContext>
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
        </FormView>
      )}
    </SentInPlace>
  );
}

const failures = ["unreachable", "broken"] as const;

type SentInPlaceProps = {
  /** The name of its draft; without it none is kept. */
  draft?: string;
  unkept?: readonly string[] | undefined;
  posted: FormResult | undefined;
  children: ReactNode;
};

/** What is around a form that the page's script sends, and what its answer replaces. */
export const SentInPlace = ({ draft, unkept, posted, children }: SentInPlaceProps) => (
  <public-form draft={draft} unkept={unkept?.join(" ")} answer={posted && (posted.good ? "good" : "refused")}>
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
