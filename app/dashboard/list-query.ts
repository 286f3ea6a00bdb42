import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import type { CallResult } from "#app/lib/call-reply.ts";
import { bodyOf } from "./call.ts";

/** A page of a list. `total` counts all rows of the search, `unread` all that nobody has opened, where the call returns it. */
export type ListPage<Row> = { rows: Row[]; total?: number; unread?: number };

export type FetchRow<Row> = (row: { id: number }) => Promise<CallResult<Row>>;

export type ListOptions<Row, More> = {
  /** The query's key. It starts with the noun, and contains everything that the list was asked for. */
  key: QueryKey;
  /** @param cursor of the next page; undefined for the first */
  fetchPage: (cursor: string | undefined) => Promise<CallResult<ListPage<Row> & More>>;
  /** One row, on whatever page of the list it is; a 404 when there is none. */
  fetchRow: FetchRow<Row>;
};

/** The query of a list, page by page by the cursor of its call: one for `useList` and for `prefetchList`. */
export const listQuery = <Row, More>({ key, fetchPage }: ListOptions<Row, More>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const result = await fetchPage(pageParam);
      return { ...bodyOf(result), next: result.ok ? result.nextCursor : undefined };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });

/** What a list is asked for in a URL: an empty text for what the URL does not name. */
export const askedIn = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""])) as Record<Name, string>;
