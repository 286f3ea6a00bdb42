import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { askedIn, type ListOptions, listQuery } from "./call.ts";
import { sessionQueries } from "./query-client.ts";
import { readSession } from "./session-storage.ts";

/** What a page's `clientLoader` is given to start its calls with. */
export type Prefetching = Pick<ClientLoaderFunctionArgs, "params"> & {
  /** What the page's URL asks for under these names, as `useListQuery` reads it. */
  asked: <Name extends string>(names: readonly Name[]) => Record<Name, string>;
  /** Starts the call of a list. @returns the list, for `useList` */
  list: <Row, More>(options: ListOptions<Row, More>) => ListOptions<Row, More>;
  /** Starts another call. @returns the query, for `useQuery` */
  query: <Data, Key extends QueryKey, Query extends FetchQueryOptions<Data, Error, Data, Key>>(
    query: Query & FetchQueryOptions<Data, Error, Data, Key>,
  ) => Query;
};

/**
 * The `clientLoader` of a dashboard page: it starts the page's calls while the page's code loads, and returns them to
 * the page, which gets them with `useLoaderData<typeof clientLoader>()` (decisions 059 and 060). It waits for nothing
 * and never fails, because the page itself shows that something loads or has failed. Without a session it calls nothing.
 * @param start starts each call that needs no other's reply, and returns what the page is to use
 */
export const prefetch =
  <Queries>(start: (prefetching: Prefetching) => Queries) =>
  ({ request, params }: ClientLoaderFunctionArgs): Queries => {
    const client = readSession() ? sessionQueries().client : undefined;
    return start({
      params,
      asked: (names) => askedIn(new URL(request.url).searchParams, names),
      list(options) {
        const query = listQuery(options);
        if (client && isWanted(client, query)) void client.prefetchInfiniteQuery(query);
        return options;
      },
      query(query) {
        // Without a life of its own it would be gone if the reply came before the code.
        if (client && isWanted(client, query)) void client.prefetchQuery({ ...query, gcTime: undefined });
        return query;
      },
    });
  };

/**
 * What has been asked for before is left to the page: a list may hold more pages than a first call returns. Only what a
 * page reads anew each time it is opened (`gcTime: 0`) is forgotten first, once nothing shows it.
 */
function isWanted(client: QueryClient, { queryKey, gcTime }: { queryKey: QueryKey; gcTime?: number }) {
  const found = client.getQueryCache().find({ queryKey });
  if (!found) return true;
  if (gcTime !== 0 || found.isActive() || found.state.fetchStatus !== "idle") return false;
  client.removeQueries({ queryKey, exact: true });
  return true;
}
