import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { askedIn, type ListOptions, listQuery } from "./list-query.ts";
import { sessionQueries } from "./query-client.ts";
import { readSession } from "./session-storage.ts";

/*
 * The `clientLoader` of a dashboard page starts the page's first call while the page's code loads (decision 059). It
 * imports its query from another file than the page's: else React Router could not load it apart from the page.
 */

/**
 * Starts the call of the page's list, which `useList` then waits for: it has the same key. It waits for nothing and
 * never fails, because the list itself shows that it loads or has failed. Without a session it calls nothing.
 * @param names what the list is asked for in the page's URL
 */
export const prefetchList = <Name extends string, Row, More>(
  names: readonly Name[],
  optionsOf: (asked: Record<Name, string>) => ListOptions<Row, More>,
) =>
  prefetcher((client, search) => {
    const query = listQuery(optionsOf(askedIn(search, names)));
    return isNew(client, query.queryKey) && client.prefetchInfiniteQuery(query);
  });

/** The same for a page whose first call is no list. */
export const prefetchQuery = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) =>
  prefetcher((client) => isNew(client, query.queryKey) && client.prefetchQuery(query));

/** What has been asked for before is left to the page: a list may hold more pages than a first call returns. */
const isNew = (client: QueryClient, key: QueryKey) => client.getQueryState(key) === undefined;

const prefetcher =
  (start: (client: QueryClient, search: URLSearchParams) => unknown) =>
  ({ request }: Pick<ClientLoaderFunctionArgs, "request">): null => {
    if (readSession()) start(sessionQueries().client, new URL(request.url).searchParams);
    return null;
  };
