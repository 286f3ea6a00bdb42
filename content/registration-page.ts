import type { Localized, TwoTexts } from "./local-text.ts";

/* What the page of one kind of registration is made of. Its texts are in the files registration-<kind>.ts. */

type Text = TwoTexts;

/** The value is what is stored, and the same in both languages. */
type ChoiceSource = { value: string; label: Text };

/** A choice whose English is its value. */
export const choice = (en: string, ur: string): ChoiceSource => ({ value: en, label: { en, ur } });

/** What a form asks beyond name, email, phone and city. */
export type QuestionSource = {
  field: string;
  label: Text;
  required: boolean;
  /** In characters. */
  max: number;
  hint?: Text;
  /** What is said when it is left empty; without it the label is named. */
  ifEmpty?: Text;
  autoComplete?: string;
  /** Beside the next or the one before, where there is room. */
  half?: true;
} & (
  | { as: "line" | "address" }
  | { as: "text"; rows?: number }
  | { as: "cards"; choices: readonly (ChoiceSource & { text: Text })[] }
  | {
      as: "list";
      /** The programmes, or the open positions with `last`; without an open one the question is asked as a line. */
      choices: readonly ChoiceSource[] | "programmes" | "positions";
      none: Text;
      last?: ChoiceSource;
      otherwise?: { label: Text; hint: Text };
    }
);
export type Question = Localized<QuestionSource>;

type Form = { title: Text; intro?: Text; submit: Text };

/** A text with links in it, in its order in each language. */
type LinkedTextSource = readonly { text: Text; path?: string }[];
export type LinkedText = Localized<LinkedTextSource>;

export type RegistrationPageSource = {
  /** For search engines. */
  about: Text;
  /** What else people call it: found by the site's search, never shown. */
  words: string;
  title: Text;
  /** Or the text and the facts of an offer that staff own (Home). */
  lead: Text | { offer: "internship" };
  picture?: { src: string; alt: Text };
  /** Between the head and the form; figures and positions are what staff own. */
  section:
    | "figures"
    | "positions"
    | { title: Text; steps: readonly { title: Text; text: Text }[] }
    | {
        rights: readonly { title: Text; text: Text }[];
        not: { title: Text; items: readonly Text[] };
      };
  form: Form & {
    /** Over the questions. */
    legend: Text;
    questions: readonly QuestionSource[];
    /** Without an open position. */
    otherwise?: Form;
  };
  /** After the form was sent. */
  next: LinkedTextSource;
  steps: { title: Text; items: readonly Text[] };
  aside?: { title?: Text; text: LinkedTextSource };
};
export type RegistrationPage = Localized<RegistrationPageSource>;
