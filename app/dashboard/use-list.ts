import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import { bodyOf } from "./call.ts";

/** A page of a list. `total` counts all rows of the search, `unread` all that nobody has opened, where the call returns it. */
export type ListPage<Row> = { rows: Row[]; total?: number; unread?: number };

type ListOptions<Row, More> = {
  /** The query's key. It starts with the noun, and contains everything that the list was asked for. */
  key: QueryKey;
  /** @param cursor of the next page; undefined for the first */
  fetchPage: (cursor: string | undefined) => Promise<CallResult<ListPage<Row> & More>>;
};

/**
 * A list that is loaded page by page by the cursor of its call. A failed load is shown by a toast, once. What else the
 * call returns with a page (`More`) is in `data.pages`.
 */
export function useList<Row extends { id: number }, More = object>({
  key,
  fetchPage,
}: ListOptions<Row, More>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const result = await fetchPage(pageParam);
      return { ...bodyOf(result), next: result.ok ? result.nextCursor : undefined };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  // A row that was added while pages were loaded shifts the later ones, so that one may come twice.
  const rows = useMemo(
    () => [...new Map((data?.pages ?? []).flatMap((page) => page.rows).map((row) => [row.id, row])).values()],
    [data],
  );
  useFailureToast(error);
  const last = data?.pages.at(-1);
  return { ...query, rows, total: last?.total ?? rows.length, unread: last?.unread ?? 0 };
}

/** Shows a failed load as a toast, once for each failure. */
export function useFailureToast(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error, toast]);
}

export type List<Row extends { id: number }> = Pick<
  ReturnType<typeof useList<Row>>,
  | "rows"
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
  const asked = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""])) as Record<
    Name,
    string
  >;
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
  return [asked, ask] as const;
}
