import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { keepQueries, sessionQueries } from "./query-client.ts";

/**
 * The query cache of one session: it ends with the session, so that the next user starts with an empty one.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(sessionQueries);
  useEffect(() => keepQueries(queries), [queries]);
  return <QueryClientProvider client={queries.client}>{children}</QueryClientProvider>;
}
