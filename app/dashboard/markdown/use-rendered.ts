import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { bodyOf } from "#app/dashboard/call.ts";
import type { CallResult } from "#app/lib/call-reply.ts";

/** The delay after typing before the server is asked, in ms. */
const pause = 400;

/**
 * What the server makes of a text that is being written, a moment after typing has paused.
 * @param name of the query, one for each kind of preview
 * @param written what is sent: the same when it says the same
 */
export function useRendered<Written, Body>(
  name: string,
  written: Written,
  render: (written: Written) => Promise<CallResult<Body>>,
) {
  const now = JSON.stringify(written);
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), pause);
    return () => clearTimeout(timer);
  }, [now]);
  return useQuery({
    queryKey: [name, asked],
    queryFn: async () => bodyOf(await render(JSON.parse(asked) as Written)),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
