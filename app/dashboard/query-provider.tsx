import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * The query cache of one session: it ends with the session, so that the next user starts with an empty one.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Failures show a Try Again button; automatic retries would only make the user wait.
          queries: { retry: false, staleTime: 30_000, networkMode: "always" },
          mutations: { networkMode: "always" },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
