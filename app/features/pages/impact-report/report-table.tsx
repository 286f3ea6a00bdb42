import { Icon } from "#app/ui/icon.tsx";

type ReportTableProps = {
  summary: string;
  caption: string;
  head: string[];
  /** The first cell of each row is its heading. */
  rows: string[][];
  foot?: string[];
};

/** The numbers of a chart as a table, closed until it is opened. On paper it is open. */
export function ReportTable({ summary, caption, head, rows, foot }: ReportTableProps) {
  return (
    <details className="group mt-10">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-emerald underline decoration-1 underline-offset-4">
        {summary}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <table className="figures mt-2 w-full max-w-[52rem] border-t-2 border-rule-strong text-xs sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong">
            {head.map((name, place) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pe-2 align-bottom font-semibold sm:pe-4 ${place === 0 ? "text-start" : "text-end"}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <ReportRow key={cells[0]} cells={cells} className="border-b border-rule" />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <ReportRow cells={foot} className="border-b-2 border-rule-strong font-semibold" />
          </tfoot>
        )}
      </table>
    </details>
  );
}

function ReportRow({ cells: [name, ...numbers], className }: { cells: string[]; className: string }) {
  return (
    <tr className={className}>
      <th scope="row" className="py-2 pe-2 text-start font-semibold sm:pe-4">
        {name}
      </th>
      {numbers.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
        <td key={place} className="py-2 pe-2 text-end sm:pe-4">
          {number}
        </td>
      ))}
    </tr>
  );
}
