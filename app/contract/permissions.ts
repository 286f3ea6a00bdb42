/**
 * Who may call what. A call names one permission where it is declared (`<noun>.calls.ts`), a role is a set of them,
 * and a user has one role or several. The server holds it; the dashboard's menu, palette and buttons follow from it.
 */

const read = <Noun extends string>(...nouns: Noun[]) => nouns.map((noun) => `${noun}:read` as const);
const write = <Noun extends string>(...nouns: Noun[]) => nouns.map((noun) => `${noun}:write` as const);

const site = [
  "content",
  "feed",
  "posts",
  "events",
  "gallery",
  "ads",
  "slides",
  "pictures",
  "newsletter",
] as const;
const money = ["donations", "transfers", "funds", "pledges", "books"] as const;
const care = ["blood", "registrations", "messages", "stories", "guests", "help"] as const;

export const permissions = [
  ...write(...site),
  ...read(...money),
  ...write(...money),
  ...read(...care),
  ...write(...care),
  ...read("users", "audit", "outbox", "system", "approvals"),
  ...write("users", "outbox", "backups", "retention", "personal-data", "samples", "parts"),
  /** The numbers of the accounts that donors send money to. */
  "accounts:write",
  /* Fields of replies (`personalField`), beside the call's own permission. */
  "medical:read",
  "slips:read",
  "phones:read",
] as const;
export type Permission = (typeof permissions)[number];

/** Anyone may call; anyone who is signed in; or who has this permission. */
export type Access = "public" | "signed-in" | Permission;

/** In the order in which they are offered. */
export const roles = ["administrator", "editor", "treasurer", "care", "auditor"] as const;
export type Role = (typeof roles)[number];

/** How a role is called, and what it is for, as the form of a user says it. */
export const roleTexts: Record<Role, { label: string; people: string; purpose: string }> = {
  administrator: { label: "Administrator", people: "administrators", purpose: "Everything, users included." },
  editor: {
    label: "Editor",
    people: "editors",
    purpose: "What the site says and shows: content, posts, events, gallery, ads, slides, feed, newsletter.",
  },
  treasurer: {
    label: "Treasurer",
    people: "treasurers",
    purpose: "Gifts, transfers and statements, monthly support, funds, receipts and the open books.",
  },
  care: {
    label: "Care",
    people: "care staff",
    purpose:
      "Families who ask for help, blood donors and requests, registrations, guests, messages and stories.",
  },
  auditor: {
    label: "Auditor",
    people: "auditors",
    purpose: "Reads all money, the audit log and who may sign in. Changes nothing, sees no medical data.",
  },
};

const rolePermissions: Record<Role, readonly Permission[]> = {
  administrator: permissions,
  editor: write(...site),
  treasurer: [
    ...read(...money, "approvals"),
    ...write(...money),
    "accounts:write",
    "slips:read",
    "phones:read",
  ],
  care: [...read(...care, "approvals"), ...write(...care), "medical:read", "phones:read"],
  auditor: [...read(...money), ...read("audit", "users", "approvals"), "slips:read"],
};

export const permissionsOf = (held: readonly Role[]): Set<Permission> =>
  new Set(held.flatMap((role) => rolePermissions[role]));

/** Whether somebody with these permissions may do what has this access. */
export const allows = (held: ReadonlySet<Permission>, access: Access): boolean =>
  access === "public" || access === "signed-in" || held.has(access);

/** The roles that have a permission, for whom to ask. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => rolePermissions[role].includes(permission));
