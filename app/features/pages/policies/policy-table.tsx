import { langAttrs } from "#app/lib/urdu.ts";
import { useLanguage } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type Policy = ContentOf<"policies">["privacy"];

type PolicyTableProps = {
  caption: string;
  table: NonNullable<Policy["sections"][number]["table"]>;
};

/**
 * A table that a phone shows as entries, one below the other, each cell under its column's name. The name is
 * read out too: some browsers drop the meaning of a table whose parts are blocks.
 */
export function PolicyTable({ caption, table: { head, rows } }: PolicyTableProps) {
  const language = useLanguage();
  return (
    <table className="mt-6 block w-full border-t border-rule-strong text-sm md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border-b border-rule-strong py-2.5 pe-5 text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([first = "", ...cells]) => (
          <tr key={first} className="block border-b border-rule py-4 md:table-row">
            <th
              scope="row"
              className="block text-start text-base font-semibold wrap-anywhere md:table-cell md:border-b md:border-rule md:py-3 md:pe-5 md:align-top md:text-sm"
            >
              {/* The cell itself keeps the direction of the table: a name in Latin letters begins where the column does. */}
              <span {...langAttrs(first, language)}>{first}</span>
            </th>
            {cells.map((cell, place) => (
              <td
                key={head[place + 1]}
                {...langAttrs(cell, language)}
                className="mt-2 block md:table-cell md:border-b md:border-rule md:py-3 md:pe-5 md:align-top"
              >
                <span className="block text-faint md:hidden">{head[place + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
