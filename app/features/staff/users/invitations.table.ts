import { email, number, table, text, time } from "#app/contract/table.ts";

/** Who was asked to become a user, until they have or the invitation is withdrawn. The link is in access_links. */
export const invitationsTable = table("invitations", {
  noun: "invitation",
  label: "Invitations",
  page: "/dashboard/user",
  ofPerson: true,
  exported: "Who was asked to become a user: `invited_by` is of users",
  columns: {
    id: number(undefined, { later: true }),
    name: text("Name"),
    email: email("Email"),
    /** A JSON list of roles (roles.ts). */
    roles: text("Invited as"),
    /** With this user it goes. */
    invited_by: number(),
    invited_at: time("Invited"),
    ends_at: time("Ends"),
  },
});
