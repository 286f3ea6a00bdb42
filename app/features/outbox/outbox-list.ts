import { callList } from "#app/dashboard/call-query.ts";
import { outboxMessages } from "./outbox.messages.ts";

/* What the page of the outbox loads first. */

/** The names under which the page's URL keeps what is asked for. */
export const outboxFilters = ["state"] as const;

/** The mails of a state, or all, with how many wait and how many failed: OUTBOX-03. */
export const outboxList = ({ state }: Record<(typeof outboxFilters)[number], string>) =>
  callList(
    "listOutbox",
    { query: { state, limit: 50 }, texts: { failed: outboxMessages.loadFailed } },
    ({ mails: rows, ...counts }) => ({ rows, ...counts }),
  );
