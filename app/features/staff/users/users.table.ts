import { email, number, table, text, time } from "#app/contract/table.ts";

/** Who signs in to the dashboard. */
export const usersTable = table("users", {
  noun: "user",
  label: "Users",
  page: "/dashboard/user",
  by: "search",
  exported: "Who signs in to the dashboard",
  columns: {
    id: number(undefined, { later: true }),
    name: text("Name"),
    email: email("Email"),
    password_hash: text(undefined, { unexported: true }),
    created_at: time("Added"),
    /** Since when this user is disabled. */
    disabled_at: time("Disabled since", { orNull: true }),
    /** A JSON list of roles (roles.ts). */
    roles: text("Roles", { later: true }),
    /** The last act that was asked for when they became able to approve: they approve none up to it. */
    approves_after: number(undefined, { later: true }),
  },
});
