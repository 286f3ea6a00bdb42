import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import { askedIn, type ListOptions, listQuery } from "./call.ts";

/**
 * A list that is loaded page by page by the cursor of its call. A failed load is said once: in the list's place while
 * there are no rows, else by a toast. What else the call returns with a page (`More`) is in `data.pages`.
 * @param toasts a toast says it in any case, as the documents have it; the page then only offers 'Try Again'
 */
export function useList<Row extends { id: number }, More = object>(
  options: ListOptions<Row, More>,
  { toasts = false }: { toasts?: boolean } = {},
) {
  const query = useInfiniteQuery({ ...listQuery(options), placeholderData: keepPreviousData });
  const { data, error } = query;
  // A row that was added while pages were loaded shifts the later ones, so that one may come twice.
  const rows = useMemo(
    () => [...new Map((data?.pages ?? []).flatMap((page) => page.rows).map((row) => [row.id, row])).values()],
    [data],
  );
  useFailureToast(toasts || rows.length > 0 ? error : null);
  const last = data?.pages.at(-1);
  return {
    ...query,
    fetchRow: options.fetchRow,
    rows,
    toasts,
    total: last?.total ?? rows.length,
    unread: last?.unread ?? 0,
  };
}

/** Shows a failed load as a toast, once for each failure. For what the page itself does not say. */
export function useFailureToast(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error, toast]);
}

export type List<Row extends { id: number }> = Pick<
  ReturnType<typeof useList<Row>>,
  | "rows"
  | "toasts"
  | "total"
  | "error"
  | "isPending"
  | "isFetching"
  | "isPlaceholderData"
  | "hasNextPage"
  | "isFetchingNextPage"
  | "fetchNextPage"
  | "refetch"
>;

/**
 * Leads to what an editor has made once the editor is closed: it would ask whether to leave it.
 * @param edit what the page's URL asks to edit
 * @returns call it with the page of what was made
 */
export function useLeadToMade(edit: string): (page: string) => void {
  const [made, setMade] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (made && edit !== "new") void navigate(made);
  }, [made, edit, navigate]);
  return setMade;
}

/**
 * The change of the URL that was asked for last, until the page shows it: a second change in that time, such as a search
 * that was typed just before an editor is opened, starts from it.
 */
let lastChange: { from: string; to: string } | undefined;

/**
 * What a list is asked for, in the page's URL, so that a reload, Back and a sent link show the same. An empty value is
 * left out of the URL.
 */
export function useListQuery<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const asked = askedIn(search, names);
  useEffect(() => {
    if (lastChange?.from !== search.toString()) lastChange = undefined;
  }, [search]);

  function ask(changes: Partial<Record<Name, string>>) {
    const from = search.toString();
    const next = new URLSearchParams(lastChange?.from === from ? lastChange.to : from);
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    lastChange = { from, to: next.toString() };
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  /** What a filter by one of the names shows and does. */
  const filter = (name: Name) => ({
    value: asked[name],
    onChange: (value: string) => ask({ [name]: value } as Record<Name, string>),
  });
  return [asked, ask, filter] as const;
}
