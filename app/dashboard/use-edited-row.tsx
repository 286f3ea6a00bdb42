import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure } from "#app/lib/call-reply.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { FetchRow } from "./call.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { type List, useListQuery } from "./use-list.ts";

type EditedList<Row extends { id: number }> = Partial<
  Pick<List<Row>, "rows" | "isPending" | "isFetching" | "error">
> & { fetchRow: FetchRow<Row> };

/**
 * Which row of a list is open in its editor, in the page's URL (`?edit=12`, `?edit=new`): so it is open again, with
 * its draft, after a reload and after signing in again. While the editor is open the row stays as it was opened,
 * whatever the list loads meanwhile. A row that the list has not loaded is asked for by its id: show `OpeningRow`
 * meanwhile.
 * @param list without `rows`, because they are not whole, every row is asked for
 * @param noun what a row is: "post"
 */
export function useEditedRow<Row extends { id: number }>(list: EditedList<Row>, noun: string) {
  const [{ edit }, ask] = useListQuery(["edit"]);
  const toast = useToast();
  const [opened, setOpened] = useState<Row>();
  const { rows = [], isFetching, isPending, error, fetchRow } = list;

  const named = edit !== "" && edit !== "new";
  const known = named ? [opened, ...rows].find((each) => String(each?.id) === edit) : undefined;
  const missing = named && !known && !isPending && !isFetching && !error;
  const { data: reply, ...asked } = useQuery({
    queryKey: ["edited row", noun, edit],
    queryFn: () => fetchRow({ id: Number(edit) }),
    enabled: missing,
    // Every opening asks anew: the editor starts from what is stored now.
    gcTime: 0,
    staleTime: 0,
  });
  const row = known ?? (missing && reply?.ok ? reply.body : undefined);
  if (row && row !== opened) setOpened(row);
  // Once closed it is forgotten: what was saved since is to be seen when it is opened again.
  if (edit === "" && opened) setOpened(undefined);

  const failure = missing && reply && !reply.ok ? reply : undefined;
  // 422: what the URL names is no number.
  const gone = failure?.status === 404 || failure?.status === 422;
  const leave = useEffectEvent(() => {
    toast.error(`This ${noun} is no longer in the list.`);
    ask({ edit: "" });
  });
  useEffect(() => {
    if (gone) leave();
  }, [gone]);

  const close = () => ask({ edit: "" });
  return {
    isOpen: edit === "new" || row !== undefined,
    /** The row that is edited; undefined for a new one. */
    row,
    /** What `OpeningRow` shows until there is the row that the URL names. */
    opening: missing && !row && !gone ? { noun, failure, ...asked } : undefined,
    open(row?: Row) {
      setOpened(row);
      ask({ edit: row ? String(row.id) : "new" });
    },
    /** Opens a row that is asked for first. */
    openById: (id: number) => ask({ edit: String(id) }),
    close,
  };
}

type OpeningRowProps = {
  /** Of `useEditedRow`. */
  edited: {
    opening:
      | { noun: string; failure: CallFailure | undefined; isFetching: boolean; refetch: () => unknown }
      | undefined;
    close: () => void;
  };
  shape?: "wide" | "narrow";
};

/** In place of the editor while its row is asked for, and when it could not be read. */
export function OpeningRow({ edited: { opening, close }, shape }: OpeningRowProps) {
  if (!opening) return null;
  const { noun, failure } = opening;
  return (
    <Dialog open title={`Opening the ${noun}`} shape={shape} onClose={close}>
      <NotLoaded
        query={{ ...opening, error: failure }}
        loading={`Loading the ${noun}...`}
        comfort="Nothing is lost; it could only not be read just now."
      />
    </Dialog>
  );
}
