import { useState } from "react";
import { SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { emptyValue } from "#app/features/stories/content/content-value.ts";
import { updateIcon } from "#app/features/stories/content/update-icon.ts";
import { isFields } from "#app/lib/values.ts";
import { Options } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { PlainTextField, TextControl, useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

const numberOf = (text: string) => (text.trim() === "" ? null : Number(text));

/** The text as typed is kept here, so that "1." can become "1.5". */
export function NumberField({ schema, value, path, label, optional }: ValueFieldProps) {
  const { set } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [typed, setTyped] = useState("");
  const stands = typeof value === "number" ? value : null;
  const text = Object.is(numberOf(typed), stands) ? typed : String(stands ?? "");
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      hint={schema.description}
      aside={optional && <span className="text-xs text-faint">optional</span>}
      inputMode={schema.type === "integer" ? "numeric" : "decimal"}
      value={text}
      className="figures"
      onChange={(event) => {
        setTyped(event.target.value);
        set(path, numberOf(event.target.value) ?? (optional ? undefined : null));
      }}
    />
  );
}

export function ChoiceField({ schema, value, path, label }: ValueFieldProps) {
  const { set, programmes } = useContentEditing();
  const { id, error } = useFieldState(path);
  const choices =
    schema.control === "programme"
      ? programmes
      : (schema.enum ?? []).map((choice) => ({
          value: choice,
          label: choice.charAt(0).toUpperCase() + choice.slice(1),
        }));
  const known = choices.some((choice) => choice.value === value);
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      hint={schema.description}
      value={String(value ?? "")}
      onChange={(event) => set(path, event.target.value)}
    >
      {!known && <option value={String(value ?? "")}>{value ? String(value) : "Choose one"}</option>}
      <Options of={choices} />
    </SelectField>
  );
}

/** The address of an entry with a page of its own: fixed once it is saved, because links lead to it. */
export function SlugField({ schema, value, path, label }: ValueFieldProps) {
  const { set, savedSlugs } = useContentEditing();
  const text = typeof value === "string" ? value : "";
  // A new one that is being typed may be another's for a moment; after a save it is its own.
  const [typedWith, setTypedWith] = useState<ReadonlySet<string>>();
  const fixed = savedSlugs.has(text) && typedWith !== savedSlugs;
  if (fixed) {
    return (
      <p className="self-end text-sm text-soft">
        {label}: <span className="figures font-semibold text-ink">{text}</span>
        <span className="block text-xs text-faint">It cannot be changed, because links lead to it.</span>
      </p>
    );
  }
  return (
    <TextControl
      schema={{ ...schema, control: "slug" }}
      value={text}
      path={path}
      label={label}
      optional
      hint="The end of the page's address: small letters, digits and hyphens. If empty, it is made from the title. You cannot change it later."
      onChange={(slug) => {
        setTypedWith(savedSlugs);
        set(path, slug);
      }}
    />
  );
}

/** Names of shared figures with their values. */
export function RecordField({ schema, value, path }: ValueFieldProps) {
  const { set, reveal } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [key, setKey] = useState("");
  const entries = isFields(value) ? value : {};
  const rules = schema.additionalProperties || {};
  const usable = new RegExp(schema.propertyNames?.pattern ?? "").test(key) && !(key in entries);
  return (
    <div>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {Object.keys(entries).map((name) => (
          <li key={name} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <PlainTextField
                schema={rules}
                value={entries[name]}
                path={`${path}.${name}`}
                label={`{${name}}`}
              />
            </div>
            <button
              type="button"
              aria-label={`Remove {${name}}`}
              className="min-h-11 px-2 text-sm text-soft underline decoration-rule-strong underline-offset-4 hover:text-pomegranate"
              onClick={() => {
                set(`${path}.${name}`, undefined);
                document.getElementById(id)?.focus();
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex max-w-md flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            id={id}
            error={error}
            label="Name of the new figure"
            hint="Small letters and hyphens, for example wells-dug."
            value={key}
            spellCheck={false}
            onChange={(event) => setKey(event.target.value.trim())}
          />
        </div>
        <button
          type="button"
          disabled={!usable}
          className="button min-h-11 border-rule-strong px-4 text-sm hover:border-ink hover:bg-sunk"
          onClick={() => {
            set(`${path}.${key}`, emptyValue(rules));
            reveal(`${path}.${key}`);
            setKey("");
          }}
        >
          Add figure
        </button>
      </div>
    </div>
  );
}

/** Icons are chosen by picture and name. */
export function IconField({ schema, value, path, label }: ValueFieldProps) {
  const { set } = useContentEditing();
  const { id, error } = useFieldState(path);
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5">
        {schema.enum?.map((name) => (
          <label
            key={name}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-rule bg-raised px-1 text-xs text-soft hover:border-soft has-checked:border-emerald has-checked:bg-emerald-tint has-checked:font-semibold has-checked:text-emerald has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={name}
              checked={value === name}
              className="sr-only"
              onChange={() => set(path, name)}
            />
            <Icon name={updateIcon(name)} className="size-6" />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}
