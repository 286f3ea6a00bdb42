import { permissionsOf, type Role } from "#app/contract/permissions.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { roleLabels } from "#app/features/staff/users/users.messages.ts";
import type { User } from "#app/features/staff/users/users.schema.ts";
import { changeAccess } from "#server/approval-controls.ts";
import { type Asker, type HeldAct, holdBack, namesOf } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { queueStaffMails } from "#server/mail/staff-mail.ts";
import { findUser, updateUser } from "./users.store.server.ts";

/**
 * Changes a user's row, or takes it away, and where that changes whether they may sign in or what they may do, tells
 * them and all administrators, also those who are none any more (APPROVE-12). Call it in a transaction that holds the
 * user.
 * @param user isNew: they were added just now, and are told by whoever added them
 */
export async function changeUser(
  deps: Deps,
  trx: Db,
  now: Date,
  who: Asker,
  { id, isNew = false }: { id: number; isNew?: boolean },
  change: () => Promise<void>,
): Promise<void> {
  const before = await findUser(trx, id);
  const administrators = await holdersOf(trx, "users:write");
  await changeAccess(deps, trx, now, id, change);
  const after = await findUser(trx, id);
  const changed = differences(before, after);
  if (!before || changed.length === 0) return;
  const user = after ?? before;
  const administratorsNow = (await holdersOf(trx, "users:write")).filter(
    (holder) => !isNew || holder.id !== id,
  );
  const people = [...administrators, ...administratorsNow, ...(isNew ? [] : [before, user])];
  await queueStaffMails(trx, now, people, {
    subject: "What somebody may do in the dashboard was changed",
    paragraphs: ["If this is not right, tell an administrator at once."],
    facts: [["Who", `${user.name} (ID ${id})`], ...changed, ["Changed by", namesOf(who)]],
    action: { label: "Look at the users", url: `${deps.env.siteUrl}/dashboard/user` },
  });
}

type Fact = [label: string, value: string];

/** What a mail says of a change; empty: neither the sign-in nor a role was changed. */
function differences(before: User | undefined, after: User | undefined): Fact[] {
  if (!before) return [];
  if (!after) return [["Change", "Removed"]];
  const facts: Fact[] = [];
  if (before.disabled !== after.disabled)
    facts.push(["Change", after.disabled ? "May not sign in any more" : "May sign in"]);
  const [had, has] = [roleLabels(before.roles), roleLabels(after.roles)];
  if (had !== has) facts.push(["Roles before", had], ["Roles now", has]);
  else if (facts.length > 0) facts.push(["Roles", has]);
  return facts;
}

/* What of a user waits for a second person: roles by which somebody may do more, and that somebody may sign in. */

/** That it waits, in words; or why it cannot. */
export type Held = { waits: string } | { refused: { status: 409; message: string } };
export type NewRoles = { id: number; email: string; before: Role[]; roles: Role[] };
export type NewSignIn = { id: number; email: string };

type HeldUser = { id: number; name: string; email: string; roles: Role[] };

export const roleLimit = { call: usersCalls.updateUser, limit: "roles", permission: "users:write" } as const;
/** Also of a user who is enabled again. */
export const signInLimit = {
  call: usersCalls.createUser,
  limit: "users",
  permission: "users:write",
} as const;

const page = { subject: "users", link: "/dashboard/user" };

/** Keeps roles back by which somebody may do more. What is taken away goes at once: that must wait for nobody. */
export function holdRoles(
  deps: Deps,
  trx: Db,
  who: Asker,
  { id, name, email, roles: before }: HeldUser,
  roles: Role[],
): Promise<Held | undefined> {
  const had = permissionsOf(before);
  const gains = [...permissionsOf(roles)].some((permission) => !had.has(permission));
  if (!gains) return Promise.resolve(undefined);
  return hold(deps, trx, who, roleLimit, {
    ...page,
    body: { id, email, before, roles },
    title: `Change of the roles of ${name}`,
    waitsFor: `roles of user ${id}`,
    facts: [{ label: "Roles", before: roleLabels(before), value: roleLabels(roles) }],
  });
}

/** Keeps back that somebody who was added, or is enabled again, may sign in. */
export const holdSignIn = (
  deps: Deps,
  trx: Db,
  who: Asker,
  { id, name, email, roles }: HeldUser,
): Promise<Held | undefined> =>
  hold(deps, trx, who, signInLimit, {
    ...page,
    body: { id, email },
    title: `Sign-in of ${name}`,
    waitsFor: `sign-in of user ${id}`,
    facts: [{ label: "Roles", value: roleLabels(roles) }],
  });

/**
 * Lets a user sign in who has just been added, or keeps that back.
 * @returns that it waits, in words
 */
export async function letSignIn(
  deps: Deps,
  trx: Db,
  now: Date,
  who: Asker,
  user: HeldUser,
): Promise<string | undefined> {
  // Disabled first: whoever is added is not the second person.
  await updateUser(trx, user.id, { disabled_at: now.toISOString() });
  const held = await holdSignIn(deps, trx, who, user);
  if (held && "waits" in held) return held.waits;
  await changeUser(deps, trx, now, who, { id: user.id, isNew: true }, () =>
    updateUser(trx, user.id, { disabled_at: null }),
  );
  return undefined;
}

async function hold(
  deps: Deps,
  trx: Db,
  who: Asker,
  limit: typeof roleLimit | typeof signInLimit,
  held: HeldAct<NewRoles | NewSignIn>,
): Promise<Held | undefined> {
  const result = await holdBack(deps, trx, who, limit, held);
  return result && "fault" in result ? { refused: result.fault } : result;
}
