import { QueryClient } from "@tanstack/react-query";
import { readSession } from "./session-storage.ts";

export type SessionQueries = { client: QueryClient; email: string | undefined };

let current: SessionQueries | undefined;

/**
 * The query cache of the account that is signed in, for the dashboard's components and for the `clientLoader` of its
 * pages, which runs before them. Another account gets an empty one. In the browser only.
 */
export function sessionQueries(): SessionQueries {
  const email = readSession()?.user.email;
  if (current?.email !== email) current = undefined;
  current ??= { client: newClient(), email };
  return current;
}

/** Keeps the cache while the dashboard is shown. @returns the function that forgets it, with all that it holds */
export function keepQueries(queries: SessionQueries): () => void {
  current = queries;
  return () => {
    if (current === queries) current = undefined;
  };
}

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      // Failures show a Try Again button; automatic retries would only make the user wait.
      queries: { retry: false, staleTime: 30_000, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
