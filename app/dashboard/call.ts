import {
  type FetchQueryOptions,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { outdatedTextsCalls } from "#app/features/staff/outdated-texts/outdated-texts.calls.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { type CallArguments, type CallOptions, type RequestParts, sendCall } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { type UploadOptions, uploadApi } from "#app/lib/upload-api.ts";
import { askForProof, needsProof, proofRefused } from "./proof.ts";
import { sessionQueries } from "./query-client.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * A call with the administrator's token. A 401 means that the token is no longer
 * valid: the session ends, and the session gate redirects to /login.
 */
export const call = <Made extends Call>(made: Made, ...[options]: CallArguments<TypesOf<Made>>) =>
  callUnchecked(made, options ?? {});

/** The same for parts that put a request together for any call: what they send is not held against its types. */
export const callUnchecked = <Made extends Call>(
  made: Made,
  options: RequestParts,
): Promise<CallResult<CallReply<Made>>> => withSession((token) => sendCall(made, { ...options, token }));

/** A call that sends files and reports its progress, with the administrator's token. */
export const upload = <Made extends Call>(
  made: Made,
  options: Omit<UploadOptions, "token">,
): Promise<CallResult<CallReply<Made>>> => withSession((token) => uploadApi(made, { ...options, token }));

/** A call that needs a recent proof of who asks is repeated, once the dashboard has asked for one. */
async function withSession<Body>(
  send: (token: string | undefined) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const result = await sendOnce(send);
  if (result.ok || !needsProof(result.body)) return result;
  return (await askForProof()) ? sendOnce(send) : { ...result, message: proofRefused };
}

async function sendOnce<Body>(
  send: (token: string | undefined) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const token = readSession()?.token;
  const result = await send(token);
  // Only if this call's session is still current: another tab may have signed in meanwhile.
  if (!result.ok && result.status === 401 && token && readSession()?.token === token) endSession("expired");
  // A role was taken away, or a second factor is missing: the frame, the menu and the buttons follow.
  if (!result.ok && result.status === 403 && !needsProof(result.body))
    void sessionQueries().client.invalidateQueries({ queryKey: [usersCalls.readOwnUser.name] });
  return result;
}

/** A failed call as an error, because react-query expects failures to be thrown. */
class FailedCall extends Error {
  override name = "FailedCall";
}

/** The body of a successful call. @throws FailedCall with the message for the user */
export function bodyOf<Body>(result: CallResult<Body>): Body {
  if (result.ok) return result.body;
  throw new FailedCall(result.message);
}

/** A row out of the reply of a list, such as the one that was asked for by its id; a 404 when it is not there. */
export function rowOf<Body, Row>(
  result: CallResult<Body>,
  find: (body: Body) => Row | undefined,
  gone: string,
): CallResult<Row> {
  if (!result.ok) return result;
  const row = find(result.body);
  return row ? { ...result, body: row } : { ok: false, kind: "refused", status: 404, message: gone };
}

/** Fewer than the calls of one address that the server takes at a time; a page may select hundreds of rows. */
const atOnce = 6;

/** Makes a call for each of many rows, a few at a time. @returns the replies, in the order of the rows */
export async function callForEach<Row, Reply>(
  rows: readonly Row[],
  make: (row: Row) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let from = 0; from < rows.length; from += atOnce)
    replies.push(...(await Promise.all(rows.slice(from, from + atOnce).map(make))));
  return replies;
}

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

/* Calls for react-query. A key is the call's name and what it is asked for, so that a list is renewed by its name. */

export const callQuery = <Made extends Call>(made: Made, ...args: CallArguments<TypesOf<Made>>) =>
  queryOptions({
    queryKey: [made.name, args[0]?.query],
    queryFn: async () => bodyOf(await call(made, ...args)),
  });

const gone = "There is no such entry any more.";

/**
 * A list of a call for `useList`, page by page by the cursor of its replies. The call of a list whose rows have addresses
 * (`useEditedRow`) takes an `id`, unless it answers all rows at once.
 * @param pageOf the page in a reply. One without rows is a failure, whatever its status
 */
export const callList = <Made extends Call, Page extends ListPage<{ id: number }>>(
  made: Made,
  options: CallOptions<TypesOf<Made>>,
  pageOf: (body: CallReply<Made>) => Page,
) => {
  const { query, texts }: RequestParts = options;
  return {
    key: [made.name, query],
    fetchPage: async (cursor: string | undefined): Promise<CallResult<Page>> => {
      const result = await callUnchecked(made, { query: { ...query, cursor }, texts });
      if (!result.ok) return result;
      const page = pageOf(result.body);
      if (Array.isArray(page.rows)) return { ...result, body: page };
      const { message = texts?.failed ?? "" } = result.body as { message?: string };
      return { ok: false, kind: "refused", message };
    },
    fetchRow: async ({ id }: { id: number }): Promise<CallResult<Page["rows"][number]>> =>
      rowOf(
        await callUnchecked(made, { query: { id }, texts }),
        (body) => pageOf(body).rows.find((row) => row.id === id),
        gone,
      ),
  };
};

/** Loads again what calls have answered, and which texts were changed in one language alone: any save may change that. */
export function useRefresh(...calls: Call[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [...calls, outdatedTextsCalls.listOutdatedTexts].map(({ name }) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
}

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
