import { callList } from "#app/dashboard/call-query.ts";
import { usersMessages } from "./users.messages.ts";

/* What the page of users loads first. */

/** The names under which the page's URL keeps what is asked for. */
export const userFilters = ["q"] as const;

const texts = { failed: usersMessages.loadFailed, broke: usersMessages.loadUnreachable };

/** Everybody who can sign in, newest first: USERS-01. */
export const userList = ({ q }: Record<(typeof userFilters)[number], string>) =>
  callList("listUsers", { query: { q }, texts }, (rows) => ({ rows }));
