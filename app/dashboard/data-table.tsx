import {
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  type TableOptions,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, SortHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { ListFrame, type ListTexts } from "./list-frame.tsx";
import { type RowAction, RowActions } from "./row-actions.tsx";
import { type List, useListQuery } from "./use-list.ts";

type ColumnMeta = {
  /** Of the header and the cells: a width, an alignment. */
  className?: string;
  /** Stands before the value when rows are cards; left out where the value needs none. */
  label?: string;
};

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
  columnMeta: metaHelper<ColumnMeta>(),
});
export type Columns<Row extends object> = TableOptions<typeof features, Row>["columns"];

type ShownColumn<Row> = ColumnMeta & { header: string; cell: (row: Row) => ReactNode };

/**
 * The library's helper for columns of these rows, and `shown` for those that do not sort. Columns stand outside the
 * component, so that they stay the same.
 */
export function columnsOf<Row extends object>() {
  const helper = createColumnHelper<typeof features, Row>();
  const shown = ({ header, cell, ...meta }: ShownColumn<Row>) =>
    helper.display({ id: header, header, cell: ({ row }) => cell(row.original), meta });
  return { ...helper, shown };
}

/** What can be done with several rows at once. */
export type BulkAction<Row> = { title: string; danger?: boolean; onSelect: (rows: Row[]) => void };

type DataTableProps<Row extends { id: number }> = {
  list: List<Row>;
  columns: Columns<Row>;
  texts: ListTexts;
  /** The row's name, for its check box: "Eye camp". */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** Of their column on wide screens: room for three icons by default. */
  actionsWidth?: string;
  /** Given: each row has a check box. */
  bulk?: BulkAction<Row>[];
  toolbar?: ReactNode;
  /** Whether the list was asked for with a search or filter: nothing found is then not an empty list. */
  filtered?: boolean;
  /** What an empty list offers. */
  create?: ReactNode;
  /** Rows of a line each, for long lists that are looked through. */
  dense?: boolean;
};

/**
 * A table of a list: sorted by its headers within what is loaded, more rows by a button, its sorting in the URL. Rows
 * become cards on narrow screens.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { list, columns, texts, nameOf, actions, actionsWidth = "md:w-32 xl:w-52" } = props;
  const { bulk, toolbar, filtered, create, dense } = props;
  const [{ sort }, ask] = useListQuery(["sort"]);
  const sorting: SortingState = sort ? [{ id: sort.replace(/^-/, ""), desc: sort.startsWith("-") }] : [];
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const table = useTable({
    features,
    columns,
    data: list.rows,
    defaultColumn: { sortFn: "alphanumeric" },
    enableMultiSort: false,
    getRowId: ({ id }) => String(id),
    state: { sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
    onSortingChange: (change) => {
      const [next] = typeof change === "function" ? change(sorting) : change;
      ask({ sort: next && `${next.desc ? "-" : ""}${next.id}` });
    },
  });
  const selected = table.getSelectedRowModel().rows.map((row) => row.original);

  return (
    <ListFrame list={list} texts={texts} toolbar={toolbar} filtered={filtered} create={create}>
      {bulk && selected.length > 0 && (
        <div
          role="toolbar"
          aria-label={`${selected.length} selected`}
          className="sticky top-16 z-10 mb-2 flex flex-wrap items-center gap-2 border border-rule bg-raised px-3 py-2 shadow-raised"
        >
          <p className="figures me-auto text-sm font-semibold">{selected.length} selected</p>
          {bulk.map(({ title, danger, onSelect }) => (
            <Button
              key={title}
              size="small"
              variant={danger ? "danger" : "quiet"}
              onClick={() => {
                onSelect(selected);
                // What is dangerous is asked for first: who thinks better of it has chosen the rows still.
                if (!danger) setRowSelection({});
              }}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
      <StackedTable
        caption={texts.caption}
        dense={dense}
        head={
          <>
            {bulk && (
              <PlainHead control className="max-md:order-last max-md:ms-auto md:w-10">
                <Check
                  label="Select all"
                  checked={table.getIsAllRowsSelected()}
                  onChange={(checked) => table.toggleAllRowsSelected(checked)}
                />
              </PlainHead>
            )}
            {table.getHeaderGroups().flatMap((group) =>
              group.headers.map((header) => {
                const { column } = header;
                const className = column.columnDef.meta?.className;
                const direction = column.getIsSorted();
                return column.getCanSort() ? (
                  <SortHead
                    key={header.id}
                    className={`max-md:w-auto! max-md:grow-0! max-md:basis-auto! ${className ?? ""}`}
                    sorted={
                      direction === false ? undefined : direction === "asc" ? "ascending" : "descending"
                    }
                    onSort={() => column.toggleSorting()}
                  >
                    <table.FlexRender header={header} />
                  </SortHead>
                ) : (
                  // On narrow screens the widths are those of the cells, not of the headers.
                  <PlainHead key={header.id} className={`max-md:w-px! ${className ?? ""}`}>
                    <table.FlexRender header={header} />
                  </PlainHead>
                );
              }),
            )}
            {actions && <PlainHead className={`${actionsWidth} md:text-end`}>Actions</PlainHead>}
          </>
        }
      >
        {table.getRowModel().rows.map((row) => (
          <StackedRow key={row.id}>
            {bulk && (
              <StackedCell>
                <Check
                  label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={(checked) => row.toggleSelected(checked)}
                />
              </StackedCell>
            )}
            {row.getAllCells().map((cell) => (
              <StackedCell
                key={cell.id}
                label={cell.column.columnDef.meta?.label}
                className={cell.column.columnDef.meta?.className}
              >
                <table.FlexRender cell={cell} />
              </StackedCell>
            ))}
            {actions && (
              <StackedCell className="ms-auto md:text-end">
                <RowActions of={nameOf(row.original)} actions={actions(row.original)} />
              </StackedCell>
            )}
          </StackedRow>
        ))}
      </StackedTable>
    </ListFrame>
  );
}

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A check box of 24 px, with a name for screen readers. */
const Check = ({ label, checked, onChange }: CheckProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
    className="size-6 cursor-pointer align-middle accent-emerald md:size-5"
  />
);
