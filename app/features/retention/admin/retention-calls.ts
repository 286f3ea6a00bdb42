import { callList, callQuery } from "#app/dashboard/call-query.ts";
import { retentionMessages as messages } from "#app/features/retention/retention.messages.ts";

/* What the page of the terms loads. */

export const retentionQuery = callQuery("readRetention", { texts: { failed: messages.loadFailed } });

/** What was removed when: KEEP-05. */
export const removalList = () =>
  callList(
    "listRemovals",
    { query: { limit: 50 }, texts: { failed: messages.removalsFailed } },
    ({ removals: rows }) => ({ rows }),
  );
