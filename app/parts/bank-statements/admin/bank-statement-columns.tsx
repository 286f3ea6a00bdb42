import { type Column, columnLabels, columnNames } from "#app/parts/bank-statements/bank-statement-columns.ts";
import type { StatementPreview } from "#app/parts/bank-statements/bank-statements.schema.ts";
import { Field, Options } from "#app/ui/field.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";

type Columns = StatementPreview["columns"];

const nameOf = ({ heading, place, cells }: StatementPreview["found"][number]) => {
  const name = heading || `Column ${place + 1}`;
  return cells[0] ? `${name} (${cells[0]})` : name;
};

type StatementColumnsProps = Pick<StatementPreview, "found" | "columns" | "confirmed"> & {
  /** Whether the lines lead from each balance to the next: they are read from the right columns. */
  explained: boolean;
  disabled: boolean;
  onChange: (columns: Columns) => void;
};

/** Which columns of the file are taken for what. Each may be another one. Once nothing speaks against them they are folded away. */
export function StatementColumns(props: StatementColumnsProps) {
  const { found, columns, confirmed, explained, disabled, onChange } = props;
  function choose(column: Column, value: string) {
    const { [column]: _, ...others } = columns;
    onChange(value === "" ? others : { ...others, [column]: Number(value) });
  }
  return (
    <details open={!confirmed && !explained}>
      <summary className="w-fit cursor-pointer py-1 font-semibold underline decoration-1 underline-offset-4">
        Columns
      </summary>
      <p className="mb-3 text-sm text-soft">
        {confirmed
          ? "As you confirmed them for this account. Choose another column where one is wrong."
          : "As the headings suggest them. Please check them: your import confirms them, and they are used for the next statements of this account."}
      </p>
      <fieldset disabled={disabled} className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Columns</legend>
        {columnNames.map((column) => (
          <Field key={column} label={columnLabels[column]}>
            {(control) => (
              <SelectInput
                {...control}
                value={columns[column] ?? ""}
                onChange={(event) => choose(column, event.target.value)}
              >
                <option value="">None</option>
                <Options of={found.map((each) => ({ value: each.place, label: nameOf(each) }))} />
              </SelectInput>
            )}
          </Field>
        ))}
      </fieldset>
    </details>
  );
}
