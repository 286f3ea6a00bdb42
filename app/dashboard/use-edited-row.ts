import { useEffect, useEffectEvent, useState } from "react";
import { useToast } from "#app/ui/toast.tsx";
import { type List, useListQuery } from "./use-list.ts";

type EditedList<Row extends { id: number }> = Pick<
  List<Row>,
  "rows" | "isPending" | "isFetching" | "error" | "hasNextPage" | "fetchNextPage"
>;

/**
 * Which row of a list is open in its editor, in the page's URL (`?edit=12`, `?edit=new`): so it is open again, with
 * its draft, after a reload and after signing in again. While the editor is open the row stays as it was opened,
 * whatever the list loads meanwhile. A row on a later page of the list is looked for there.
 * @param noun what a row is: "post"
 */
export function useEditedRow<Row extends { id: number }>(list: EditedList<Row>, noun: string) {
  const [{ edit }, ask] = useListQuery(["edit"]);
  const toast = useToast();
  const [opened, setOpened] = useState<Row>();
  const { rows, hasNextPage, isFetching, isPending, error, fetchNextPage } = list;

  const named = edit !== "" && edit !== "new";
  const row = named ? [opened, ...rows].find((each) => String(each?.id) === edit) : undefined;
  if (row && row !== opened) setOpened(row);

  const missing = named && !row && !isPending && !isFetching && !error;
  const search = useEffectEvent(() => {
    if (hasNextPage) return void fetchNextPage();
    toast.error(`This ${noun} is no longer in the list.`);
    ask({ edit: "" });
  });
  useEffect(() => {
    if (missing) search();
  }, [missing]);

  return {
    isOpen: edit === "new" || row !== undefined,
    /** The row that is edited; undefined for a new one. */
    row,
    /** Opens a row, or a new one. */
    open(row?: Row) {
      setOpened(row);
      ask({ edit: row ? String(row.id) : "new" });
    },
    close() {
      setOpened(undefined);
      ask({ edit: "" });
    },
  };
}
