import { type ChangeEvent, type KeyboardEvent, type ReactNode, useContext, useEffect } from "react";
import type { Language } from "#app/contract/language.ts";
import { BothLanguages, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { OutdatedNotice } from "#app/dashboard/outdated-text.tsx";
import { kindOf, plain, type ValueSchema } from "#app/features/stories/content/content-value.ts";
import { isFields } from "#app/lib/values.ts";
import { Options } from "#app/ui/field.tsx";
import { isLocalText, type LocalText } from "#content/local-text.ts";
import { ContentFaultsContext, fieldId, RevealContext, useContentEditing } from "./content-editor-context.ts";

export type ValueFieldProps = {
  schema: ValueSchema;
  value: unknown;
  /** Names and positions with dots between them. */
  path: string;
  label: string;
  /** Whether it may be left out. */
  optional?: boolean;
};

/** Longer texts have a box that grows with them. */
const longText = 120;
/** Such a box begins with two lines. */
const severalLines = 200;
/** Shorter ones share a line with another field. */
const shortText = 60;

const shortControls = ["programme", "phone", "date", "email"];

/** Whether a field shares its line with another one. */
export function isShort(schema: ValueSchema): boolean {
  const rules = plain(schema);
  const kind = kindOf(rules);
  if (kind === "number" || kind === "choice" || shortControls.includes(rules.control ?? rules.format ?? ""))
    return true;
  if (kind === "localText") return isShort(rules.properties?.en ?? {});
  return kind === "text" && !rules.control && (rules.maxLength ?? Number.POSITIVE_INFINITY) <= shortText;
}

/** The fault of a field, and the focus when somebody is led to it. */
export function useFieldState(path: string): { id: string; error: string | undefined } {
  const id = fieldId(path);
  const error = useContext(ContentFaultsContext).get(path);
  const revealed = useContext(RevealContext);
  const { reveal } = useContentEditing();
  useEffect(() => {
    if (revealed?.path !== path) return;
    reveal(undefined);
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: "center" });
  }, [revealed, path, id, reveal]);
  return { id, error };
}

type TextControlProps = ValueFieldProps & {
  onChange: (text: string) => void;
  urdu?: boolean;
  hint?: ReactNode;
};

/** A text of one or many lines, with its length and the figures that it may name. */
export function TextControl(props: TextControlProps) {
  const { schema, value, path, label, optional, onChange, urdu, hint } = props;
  const { id, error } = useFieldState(path);
  const { maxLength = Number.POSITIVE_INFINITY, format, control } = schema;
  const text = typeof value === "string" ? value : "";
  const over = text.length > maxLength;
  const words = !control && !format && !schema.pattern;
  const aside = (
    <span className="flex flex-wrap items-baseline justify-end gap-x-3 text-xs text-faint">
      {words && !path.startsWith("shared.") && <FigureSelect field={id} label={label} onInsert={onChange} />}
      {optional && <span>optional</span>}
      {Number.isFinite(maxLength) && format !== "date" && (
        <span className={`figures ${over ? "font-semibold text-pomegranate" : ""}`}>
          {text.length.toLocaleString("en-US")}
          <span className="sr-only"> characters of at most</span>
          <span aria-hidden="true">/</span>
          {maxLength.toLocaleString("en-US")}
        </span>
      )}
    </span>
  );
  const field = {
    id,
    label,
    error,
    hint,
    aside,
    value: text,
    ...(urdu ? { dir: "rtl", lang: "ur" } : { dir: "auto" }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className="group/field min-w-0">
      {maxLength > longText && words ? (
        <TextAreaField
          {...field}
          rows={rowsOf(text, maxLength)}
          onKeyUp={showWhole}
          className={`field-sizing-content max-h-[70dvh] ${maxLength > severalLines ? "min-h-20" : "min-h-11"}`}
        />
      ) : (
        <TextField {...field} {...inputOf(schema)} />
      )}
    </div>
  );
}

/** Browsers scroll to the caret of a box that gets the focus: the bar at the window's foot may cover the rest of the box. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === "Tab") currentTarget.scrollIntoView?.({ block: "nearest" });
}

/** For browsers that do not size a box by its text. */
const rowsOf = (text: string, max: number) =>
  Math.min(
    14,
    Math.max(max > severalLines ? 2 : 1, Math.ceil(text.length / 80) + text.split("\n").length - 1),
  );

/** What a phone's keyboard should offer. */
function inputOf({ format, control }: ValueSchema) {
  if (format === "date") return { type: "date" };
  if (format === "email") return { type: "email", spellCheck: false };
  if (format === "uri") return { inputMode: "url", spellCheck: false } as const;
  if (control === "phone") return { type: "tel" };
  if (control === "link") return { inputMode: "url", list: "content-pages", spellCheck: false } as const;
  return {};
}

/** A text in English, and in Urdu beside it where that is asked for or written. */
export function LocalTextField({ schema, value, path, label, optional }: ValueFieldProps) {
  const { set, urdu } = useContentEditing();
  const { en = {}, ur = {} } = schema.properties ?? {};
  const text: LocalText = isFields(value) && isLocalText(value) ? value : { en: "" };
  const { en: english, ur: translation = "", stale: outdated } = text;

  function change(language: Language, typed: string) {
    const next = { en: english, ur: translation, [language]: typed };
    // Whoever writes the language that was left has seen both.
    const mark = outdated?.language !== language && outdated && { stale: outdated };
    if (optional && next.en === "" && next.ur === "") set(path, undefined);
    else set(path, next.ur === "" ? { en: next.en } : { ...next, ...mark });
  }

  const box = (
    <TextControl
      schema={en}
      value={english}
      path={`${path}.en`}
      label={label}
      optional={optional}
      hint={schema.description}
      onChange={(typed) => change("en", typed)}
    />
  );
  if (!urdu && translation === "") return box;
  return (
    <BothLanguages>
      {box}
      <TextControl
        urdu
        schema={ur}
        value={translation}
        path={`${path}.ur`}
        label={`${label} in Urdu`}
        optional
        hint={
          outdated && (
            <OutdatedNotice
              outdated={outdated}
              onConfirm={() => set(path, { en: english, ur: translation })}
            />
          )
        }
        onChange={(typed) => change("ur", typed)}
      />
    </BothLanguages>
  );
}

/** A text in no particular language: a number to call, an address, a figure. */
export function PlainTextField({ schema, value, path, label, optional }: ValueFieldProps) {
  const { set } = useContentEditing();
  const rules = plain(schema);
  const free = rules.minLength === 0 || (rules.minLength === undefined && !rules.pattern && !rules.format);
  return (
    <TextControl
      schema={rules}
      value={value}
      path={path}
      label={label}
      optional={optional || free}
      hint={rules.description}
      onChange={(text) => set(path, optional && text === "" ? undefined : text)}
    />
  );
}

type FigureSelectProps = {
  field: string;
  label: string;
  /** @param text the field's text with the name in it */
  onInsert: (text: string) => void;
};

/** Inserts the name of a shared figure at the cursor. It is seen while its field has the focus. */
function FigureSelect({ field, label, onInsert }: FigureSelectProps) {
  const { figures } = useContentEditing();
  return (
    <select
      aria-label={`Insert a figure into: ${label}`}
      value=""
      className="invisible -my-1 h-6 w-28 cursor-pointer rounded-sm border border-rule bg-raised text-xs text-ink group-focus-within/field:visible"
      onChange={(event) => {
        const input = document.getElementById(field);
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
        const start = input.selectionStart ?? input.value.length;
        const end = input.selectionEnd ?? start;
        const name = `{${event.target.value}}`;
        onInsert(input.value.slice(0, start) + name + input.value.slice(end));
        input.focus();
      }}
    >
      <option value="">Insert figure</option>
      <Options
        of={Object.entries(figures).map(([key, value]) => ({ value: key, label: `{${key}}: ${value}` }))}
      />
    </select>
  );
}
