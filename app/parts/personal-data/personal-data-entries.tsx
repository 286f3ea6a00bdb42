import { columnText } from "#app/lib/column-text.ts";
import { Text } from "#app/ui/text.tsx";
import type { PersonalDataTable } from "./personal-data.schema.ts";

/** What each table has of the person, with all fields of each entry. */
export function PersonalDataEntries({ tables }: { tables: PersonalDataTable[] }) {
  return tables.map(({ name, label, total, rows, fields }) => (
    <section key={name} aria-labelledby={`data-${name}`} className="mt-6">
      <h3
        id={`data-${name}`}
        className="flex items-baseline justify-between border-b border-rule-strong pb-1 text-base"
      >
        {label} <span className="figures font-sans text-sm font-normal text-soft">{total}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-rule py-3">
            <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
              {fields.map((field) => (
                <Value
                  key={field.name}
                  label={field.label}
                  text={columnText(field, row[field.name] ?? null)}
                />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rows.length < total && (
        <p className="py-2 text-sm text-soft">
          Only the first {rows.length.toLocaleString("en-US")} are shown.
        </p>
      )}
    </section>
  ));
}

function Value({ label, text }: { label: string; text: string }) {
  if (text === "") return null;
  const long = text.length > 60;
  return (
    <div
      className={`grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-3 ${long ? "sm:col-span-2" : ""}`}
    >
      <dt className="text-faint">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        <Text as="bdi" text={text} />
      </dd>
    </div>
  );
}
