import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { outdatedTextsCalls } from "#app/features/staff/outdated-texts/outdated-texts.calls.ts";
import type { CallArguments, CallOptions, RequestParts } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { bodyOf, call, callUnchecked, rowOf } from "./call.ts";
import type { ListPage } from "./list-query.ts";

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
