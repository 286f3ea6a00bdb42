import { memo } from "react";
import { CheckboxField } from "#app/dashboard/form-fields.tsx";
import {
  emptyValue,
  firstField,
  kindOf,
  labelOf,
  plain,
} from "#app/features/stories/content/content-value.ts";
import { type Fields, isFields } from "#app/lib/values.ts";
import { Button } from "#app/ui/button.tsx";
import { under, useContentEditing } from "./content-editor-context.ts";
import { ListField } from "./content-list-field.tsx";
import { ChoiceField, IconField, NumberField, RecordField, SlugField } from "./content-other-fields.tsx";
import { PictureField } from "./content-picture-field.tsx";
import { isShort, LocalTextField, PlainTextField, type ValueFieldProps } from "./content-text-field.tsx";
import { FilmField, UploadedFileField } from "./content-upload-field.tsx";

/** The field for a value, by the value's rules. Only what has changed is rendered again. */
export const ContentField = memo(function ContentField(props: ValueFieldProps) {
  const rules = plain(props.schema);
  const { control } = rules;
  if (control === "slug") return <SlugField {...props} schema={rules} />;
  if (control === "picture") return <PictureField {...props} schema={rules} />;
  if (control === "paper" || control === "captions")
    return <UploadedFileField {...props} schema={rules} kind={control} />;
  if (control === "film") return <FilmField {...props} schema={rules} />;
  if (control === "icon") return <IconField {...props} schema={rules} />;
  if (control === "programme") return <ChoiceField {...props} />;
  switch (kindOf(rules)) {
    case "localText":
      return <LocalTextField {...props} schema={rules} />;
    case "group":
      return <GroupFields {...props} schema={rules} />;
    case "list":
      return <ListField {...props} schema={rules} Field={ContentField} />;
    case "record":
      return <RecordField {...props} schema={rules} />;
    case "choice":
      return <ChoiceField {...props} schema={rules} />;
    case "number":
      return <NumberField {...props} schema={rules} />;
    case "text":
      return <PlainTextField {...props} />;
    case "boolean":
      return <BooleanField {...props} schema={rules} />;
  }
});

/** The fields of a group, short ones two in a line. What the editor gives by itself, such as an id, has none. */
export function GroupFields({ schema, value, path }: ValueFieldProps) {
  const { urdu } = useContentEditing();
  const fields: Fields = isFields(value) ? value : {};
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(properties).filter(([, property]) => property.control !== "id");
  return (
    <div className="grid min-w-0 items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {shown.map(([key, property]) => {
        const rules = plain(property);
        const props = {
          schema: property,
          value: fields[key],
          path: under(path, key),
          label: labelOf(rules, key),
          optional: !required.includes(key),
        };
        const kind = kindOf(rules);
        const grouped = kind === "group" || kind === "list" || kind === "record";
        const translated =
          kind === "localText" && (urdu || (isFields(fields[key]) && Boolean(fields[key].ur)));
        const narrow = (isShort(property) || rules.control === "slug") && !translated;
        return (
          <div key={key} className={`min-w-0 ${narrow ? "" : "sm:col-span-2"}`}>
            {grouped ? <Subgroup {...props} /> : <ContentField {...props} />}
          </div>
        );
      })}
    </div>
  );
}

/** A group or a list within a group, with its name. One that may be left out is added and removed as a whole. */
function Subgroup(props: ValueFieldProps) {
  const { set, reveal } = useContentEditing();
  const { schema, value, path, label, optional } = props;
  if (optional && value === undefined) {
    return (
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          set(path, emptyValue(schema));
          reveal(firstField(schema, path));
        }}
      >
        Add {label.toLowerCase()}
      </Button>
    );
  }
  return (
    <fieldset className="min-w-0 border-s-2 border-rule ps-4">
      <legend className="float-start mb-2 w-full text-sm font-semibold">
        <span className="flex flex-wrap items-baseline gap-x-3">
          {label}
          {optional && (
            <button
              type="button"
              className="min-h-6 text-sm font-normal text-soft underline decoration-rule-strong underline-offset-4 hover:text-pomegranate"
              onClick={() => set(path, undefined)}
            >
              Remove<span className="sr-only"> {label.toLowerCase()}</span>
            </button>
          )}
        </span>
        {schema.description && (
          <span className="block text-xs font-normal text-faint">{schema.description}</span>
        )}
      </legend>
      <div className="clear-both">
        <ContentField {...props} />
      </div>
    </fieldset>
  );
}

function BooleanField({ value, path, label, schema }: ValueFieldProps) {
  const { set } = useContentEditing();
  return (
    <CheckboxField
      label={label}
      hint={schema.description}
      checked={value === true}
      onChange={(event) => set(path, event.target.checked)}
    />
  );
}
