import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { integer, isSafeLink, maxId, optionalText, requiredText, urduText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField, maybeFilled, rule } from "#app/lib/form-rules.ts";
import {
  type ChoiceField,
  columnsOf,
  type DayField,
  type Field,
  type Fields,
  type FlagField,
  type LinkField,
  type NumberField,
  type TextField,
  type UrduColumns,
} from "./fields.ts";

/* The zod schemas of fields: what a form and a call take, and what a call answers. */

const limitsOf = ({ label, called, max }: TextField | LinkField) => ({
  label: called ?? `The ${label.toLowerCase()}`,
  max,
});

/** What a call takes for a field, by its kind. */
const taken = {
  required: (field: TextField & { required: string }) => requiredText(field.required, limitsOf(field)),
  text: (field: TextField) => optionalText(limitsOf(field)),
  link: (field: LinkField) => requiredText(field.required, limitsOf(field)).refine(isSafeLink, field.wrong),
  day: ({ wrong }: DayField) =>
    z.pipe(
      maybeFilled({ label: "The day", max: 10 }, rule(isCalendarDay, wrong)),
      z.transform((day) => day || null),
    ),
  flag: ({ wrong }: FlagField) => booleanField(wrong),
  number: ({ wrong, min }: NumberField) => integer(wrong, min, maxId),
  choice: <Options extends Record<string, string>>({ options, wrong }: ChoiceField & { options: Options }) =>
    z.enum(Object.keys(options) as [keyof Options & string], wrong).optional(),
};

type Taken<F extends Field> = F extends { kind: "text"; required: string }
  ? ReturnType<typeof taken.required>
  : F extends { kind: "choice"; options: infer Options extends Record<string, string> }
    ? z.ZodOptional<z.ZodEnum<{ [Value in keyof Options & string]: Value }>>
    : ReturnType<(typeof taken)[F["kind"]]>;

type FormShape<F extends Fields> = { [Name in keyof F]: Taken<F[Name]> } & {
  [Name in UrduColumns<F>]: ReturnType<typeof urduText>;
};

function takenOf(field: Field): z.core.$ZodType {
  switch (field.kind) {
    case "text":
      return isRequired(field) ? taken.required(field) : taken.text(field);
    case "link":
      return taken.link(field);
    case "day":
      return taken.day(field);
    case "flag":
      return taken.flag(field);
    case "number":
      return taken.number(field);
    case "choice":
      return taken.choice(field);
  }
}

const isRequired = (field: TextField): field is TextField & { required: string } =>
  field.required !== undefined;

/** What a form and a call take for the fields: `z.object(formShape(ads.fields))`. */
export const formShape = <const F extends Fields>(fields: F) =>
  shapeOf(fields, takenOf, (field) => urduText(limitsOf(field as TextField))) as FormShape<F>;

/** The rules between two days of one row: each `after` that is broken. */
export const daysInOrder = (fields: Fields) => {
  const later = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "day" && field.after ? [{ name, earlier: field.after[0], message: field.after[1] }] : [],
  );
  return z.check<object>(({ value, issues }) => {
    const days = new Map<string, unknown>(Object.entries(value));
    for (const { name, earlier, message } of later) {
      const [first, last] = [days.get(earlier), days.get(name)];
      if (typeof first === "string" && typeof last === "string" && last <= first)
        issues.push({ code: "custom", input: value, path: [name], message });
    }
  });
};

/** What a call answers for a field, by its kind. */
const sent = {
  text: z.string(),
  link: z.string(),
  day: z.string().nullable(),
  flag: z.literal([0, 1]),
  number: z.number().int(),
};

type Sent<F extends Field> = F extends {
  kind: "choice";
  options: infer Options extends Record<string, string>;
}
  ? z.ZodEnum<{ [Value in keyof Options & string]: Value }>
  : F["kind"] extends keyof typeof sent
    ? (typeof sent)[F["kind"]]
    : never;

type RowShape<F extends Fields> = { [Name in keyof F]: Sent<F[Name]> } & {
  [Name in UrduColumns<F>]: typeof inUrdu;
};

function sentOf(field: Field): z.ZodType {
  const schema = field.kind === "choice" ? z.enum(Object.keys(field.options)) : sent[field.kind];
  return field.about === undefined ? schema : schema.describe(field.about);
}

/** What a call answers for the fields of a row. */
export const rowShape = <const F extends Fields>(fields: F) =>
  shapeOf(fields, sentOf, () => inUrdu) as RowShape<F>;

const shapeOf = (
  fields: Fields,
  own: (field: Field) => z.core.$ZodType,
  urdu: (field: Field) => z.core.$ZodType,
) =>
  Object.fromEntries(
    columnsOf(fields).map(({ name, field, isUrdu }) => [name, isUrdu ? urdu(field) : own(field)]),
  );
