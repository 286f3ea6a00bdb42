import { type ReactNode, Suspense, useState } from "react";
import type { Call } from "#app/contract/call.ts";
import { callUnchecked, useRefresh } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import type { useList } from "#app/dashboard/use-list.ts";
import { valueAt } from "#app/lib/values.ts";
import type { RowsDefinition } from "./define-rows.ts";

type AnyRow = { id: number; version?: number };

/** What a page of rows does with one of them: opens its editor, or asks before it is deleted. */
export function useRowsPage<Row extends AnyRow>(
  rows: RowsDefinition,
  list: ReturnType<typeof useList<Row>>,
  calls: { list: Call; remove: Call },
) {
  const edited = useEditedRow(list, rows.messages.noun);
  const [deleting, setDeleting] = useState<Row>();
  return { rows, calls, edited, deleting, setDeleting, refresh: useRefresh(calls.list) };
}

type RowsDialogsProps<Row extends AnyRow> = {
  page: ReturnType<typeof useRowsPage<Row>>;
  /** @param row the row that is edited; undefined for a new one */
  editor: (row: Row | undefined, close: () => void) => ReactNode;
};

/** The editor of the row that is open, and the question before one is deleted. */
export function RowsDialogs<Row extends AnyRow>({ page, editor }: RowsDialogsProps<Row>) {
  const { rows, calls, edited, deleting, setDeleting, refresh } = page;
  const { noun, name, messages } = rows;
  return (
    <>
      <OpeningRow edited={edited} />
      {edited.isOpen && <Suspense key={edited.row?.id ?? "new"}>{editor(edited.row, edited.close)}</Suspense>}
      {deleting && (
        <DeletionDialog
          title={`Delete this ${messages.noun}?`}
          question={messages.confirmDelete}
          name={String(valueAt(deleting, [name]))}
          remove={() =>
            callUnchecked(calls.remove, {
              body: { id: deleting.id },
              texts: { failed: messages.deleteFailed, broke: messages.deleteBroke },
            })
          }
          bin={{ noun, ids: [deleting.id] }}
          done={messages.deleted}
          refresh={refresh}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
