import { useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { Twin } from "#app/contract/translations.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { Text } from "#app/ui/text.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { FormField } from "./dashboard-form.tsx";
import { ListSearch } from "./list-search.tsx";

/** A row with its place in a pair: what it translates, and the one in the other language. */
type Tied = { translation_of?: number | null; translation?: Twin | null };

type TranslationFieldProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  /** As it is typed: its language decides what can be chosen. */
  title: string;
  noun: "event";
  /** The row as it is stored; undefined for a new one. */
  stored: Tied | undefined;
  /** A hook that reads the English ones that may get a translation, by a search. */
  useOriginals: (q: string, enabled: boolean) => { data?: readonly Twin[]; error: Error | null };
};

/** What an Urdu event translates. Of an English one it says how it gets its Urdu, or which it has. */
export function TranslationField<Input extends FieldValues, Output>(
  props: TranslationFieldProps<Input, Output>,
) {
  const { form, name, title, noun, stored, useOriginals } = props;
  const chosen = String(useWatch({ control: form.control, name }) ?? "");
  const [q, setQ] = useState("");
  const [picked, setPicked] = useState<Twin>();
  const canTranslate = isUrdu(title);
  const { data = [], error } = useOriginals(q, canTranslate);

  if (!canTranslate && chosen === "") {
    const { translation } = stored ?? {};
    return (
      <p className="text-sm text-soft">
        {translation ? (
          <>
            In Urdu: <Text as="bdi" text={translation.title} />
          </>
        ) : (
          "To have it in Urdu, add an event with an Urdu title: there you choose this one."
        )}
      </p>
    );
  }

  const found = data.filter((row) => !isUrdu(row.title));
  const known = [picked, stored?.translation].find((row) => String(row?.id) === chosen);
  const isFound = found.some(({ id }) => String(id) === chosen);
  return (
    <div className="grid gap-2">
      <FormField
        form={form}
        name={name}
        label="Translation of"
        hint={`The same ${noun} in English. Each page then leads to the other.`}
        error={error?.message}
      >
        {({ onChange, ...control }) => (
          <SelectInput
            {...control}
            value={chosen}
            onChange={(event) => {
              setPicked(found.find(({ id }) => String(id) === event.target.value));
              void onChange(event);
            }}
          >
            <option value="">None: it stands by itself</option>
            {chosen !== "" && !isFound && (
              <option value={chosen}>{known?.title ?? `The ${noun} with the number ${chosen}`}</option>
            )}
            {found.map((row) => (
              <option key={row.id} value={row.id}>
                {row.title}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <ListSearch label={`Search English ${noun}s`} value={q} onSearch={setQ} />
    </div>
  );
}

/** The line of a list that leads to the same row in the other language. @param props.to where it is edited */
export function TwinLink({ row, to }: { row: Tied; to: (twin: Twin) => string }) {
  const { translation, translation_of } = row;
  if (!translation) return null;
  return (
    <p dir="ltr" className="text-sm text-soft wrap-anywhere">
      {typeof translation_of === "number" ? "In English: " : "In Urdu: "}
      <Link to={to(translation)}>
        <Text as="bdi" text={translation.title} />
      </Link>
    </p>
  );
}

/** How a conflict shows what a row translates. */
export const translationFormat = (noun: string, rows: readonly (Tied | undefined)[]) => (value: string) => {
  if (value === "") return "None";
  const title = rows.find((row) => String(row?.translation_of) === value)?.translation?.title;
  return title ?? `The ${noun} with the number ${value}`;
};
