import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/*
 * A table whose rows become cards on narrow screens, so that nothing scrolls sideways. Some browsers drop the
 * table semantics of other display values, so every part has its role set.
 */

const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

type StackedTableProps = {
  caption: string;
  /** The column headers. */
  head: ReactNode;
  /** With less room between the rows. */
  dense?: boolean;
  children: ReactNode;
};

export function StackedTable({ caption, head, dense, children }: StackedTableProps) {
  return (
    <table
      {...roles.table}
      data-dense={dense || undefined}
      className="group/table block w-full border-t border-rule text-sm md:table md:table-fixed"
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rows} className="block md:table-header-group">
        <tr
          {...roles.row}
          className="flex flex-wrap items-center gap-x-4 border-b border-rule max-md:text-sm max-md:has-[button]:before:text-faint max-md:has-[button]:before:content-['Sort_by'] md:table-row"
        >
          {head}
        </tr>
      </thead>
      <tbody {...roles.rows} className="block md:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

type SortHeadProps = {
  children: ReactNode;
  /** The sort order by this column; undefined when sorted by another. */
  sorted: "ascending" | "descending" | undefined;
  onSort: () => void;
  className?: string;
};

export function SortHead({ children, sorted, onSort, className = "" }: SortHeadProps) {
  const Mark = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      {...roles.head}
      scope="col"
      aria-sort={sorted}
      className={`p-0 text-start font-semibold ${className}`}
    >
      <button
        type="button"
        className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 py-1 text-start md:px-2"
        onClick={onSort}
      >
        {children}
        <Mark aria-hidden="true" className={`size-3.5 ${sorted ? "" : "invisible"}`} />
      </button>
    </th>
  );
}

type PlainHeadProps = ComponentProps<"th"> & {
  /** It holds something to press, such as a check box for all rows. */
  control?: boolean;
};

/** A header that does not sort. It is visually hidden once the rows are cards, unless it holds a control. */
export function PlainHead({ control = false, className = "", ...rest }: PlainHeadProps) {
  return (
    <th
      {...roles.head}
      scope="col"
      className={`text-start font-semibold md:px-2 ${control ? "py-2" : "sr-only md:not-sr-only"} ${className}`}
      {...rest}
    />
  );
}

export function StackedRow({ children }: { children: ReactNode }) {
  return (
    <tr
      {...roles.row}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3 group-data-dense/table:py-2 hover:bg-sunk md:table-row"
    >
      {children}
    </tr>
  );
}

type StackedCellProps = {
  /** Shown before the value when the rows are cards. */
  label?: string;
  className?: string;
  children: ReactNode;
};

export function StackedCell({ label, className = "", children }: StackedCellProps) {
  return (
    <td
      {...roles.cell}
      className={`block min-w-0 max-w-full align-top wrap-anywhere md:table-cell md:px-2 md:py-3 md:group-data-dense/table:py-1.5 md:group-data-dense/table:align-baseline ${className}`}
    >
      {label && (
        <span aria-hidden="true" className="text-xs text-faint md:hidden">
          {label}:{" "}
        </span>
      )}
      {children}
    </td>
  );
}
