import { permissionsOf, type Role } from "#app/contract/permissions.ts";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import type { User, UserForm, UserUpdate } from "#app/features/staff/users/users.schema.ts";
import { holdAccess, noteSetUp } from "#server/approval-controls.ts";
import { recordChange } from "#server/audit.ts";
import { type Account, lockAccount, revokeAccess, revokeLinks } from "#server/db/accounts.ts";
import { type Db, inTransaction, isUniqueViolation } from "#server/db/connect.ts";
import { holdersOf, rolesOf, storedRoles } from "#server/db/roles.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import { checkFirstPassword } from "#server/first-password.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { hashPassword, isCommonPassword } from "#server/passwords.ts";
import { createUser, deleteUser, isOtherAdministrator, updateUser } from "./users.store.server.ts";
import {
  changeUser,
  type Held,
  holdRoles,
  holdSignIn,
  letSignIn,
  type NewRoles,
  type NewSignIn,
  roleLimit,
  signInLimit,
} from "./users-access.server.ts";
import { clearInvitation, endInvitationsOf } from "./users-invitations.store.server.ts";

/*
 * Where a user's row and sessions act together. An administrator who may sign in always remains (ROLE-04):
 * nobody removes or disables himself, and whoever does it to another is held, and looked at again, in the same
 * transaction. So of two who remove each other at the same time one finds himself gone. Whoever gives the role away has
 * all administrators held first, so that two who do it at the same time are not the last two.
 */

const noun = "user";

export type UserFault =
  | "signed out"
  | "missing"
  | "taken"
  | "oneself"
  | "last"
  | "common"
  | "last administrator"
  | "changed";
type Fault = { fault: UserFault };

/** What waits since before this was kept has no address of whose roles it is. */
const privateFacts = ({ email }: { email?: string }) => (email ? [{ label: "Email", value: email }] : []);

export const roleAct: ApprovableAct<NewRoles> = {
  ...roleLimit,
  privateFacts,
  async carryOut(deps, who, { id, before, roles }) {
    const result = await editUser(deps, who, { id, roles }, before);
    return refusalOf(result);
  },
};

export const signInAct: ApprovableAct<NewSignIn> = {
  ...signInLimit,
  privateFacts,
  async carryOut(deps, who, { id }) {
    const result = await editUser(deps, who, { id, disabled: false });
    return refusalOf(result);
  },
};

/** Why an approved change of a user cannot be made any more. */
function refusalOf(result: Awaited<ReturnType<typeof editUser>>) {
  if (!result || "waits" in result) return undefined;
  if ("refused" in result) return result.refused;
  const messages: Partial<Record<UserFault, string>> = {
    missing: usersMessages.notFound,
    "last administrator": usersMessages.lastAdministrator,
  };
  return { status: 409, message: messages[result.fault] ?? usersMessages.rolesChanged };
}

/** A hash takes time, so it is made before a transaction and never inside. */
export async function addUser(
  deps: Deps,
  who: Session,
  { password, roles, ...form }: UserForm,
): Promise<{ user: User; waits?: string } | Fault> {
  if (await isCommonPassword(password)) return { fault: "common" };
  const password_hash = await hashPassword(password);
  const { db, clock } = deps;
  return db.transaction().execute(async (trx) => {
    await holdAccess(deps, trx);
    const now = clock.now();
    const user = await createUser(trx, { ...form, roles: storedRoles(roles), password_hash }, now);
    if (!user) return { fault: "taken" };
    await clearInvitation(trx, user.email);
    await noteSetUp(trx, now, user.id, who.userId);
    await recordChange(trx, now, who, { action: "create", noun, id: user.id, after: user });
    const waits = await letSignIn(deps, trx, now, who, user);
    return waits ? { user: { ...user, disabled: true }, waits } : { user };
  });
}

export async function editUser(
  deps: Deps,
  who: Session,
  { id, password, disabled, roles: asked, ...fields }: UserUpdate,
  expected?: readonly Role[],
): Promise<undefined | Fault | Held> {
  const { db, clock } = deps;
  if (password !== undefined) {
    // Whoever finds a dashboard left open must not take an account over.
    requireRecentProof(who, clock.now());
    if (await isCommonPassword(password)) return { fault: "common" };
  }
  const hashed = password === undefined ? {} : { password_hash: await hashPassword(password) };
  const edit = async (trx: Db): Promise<Fault | Held | undefined> => {
    await holdAccess(deps, trx);
    const now = clock.now();
    const givesUp = asked !== undefined && !asked.includes("administrator");
    const locked = await lockBoth(trx, who, id, givesUp ? await holdersOf(trx, "users:write") : []);
    if ("fault" in locked) return locked;
    if (givesUp && !(await isOtherAdministrator(trx, id))) return { fault: "last administrator" };
    if (disabled && id === who.userId) return refuseOneself(trx, id);

    const { email, name, disabled_at } = locked.user;
    const moves = fields.email !== undefined && fields.email !== email;
    const moved = disabled !== undefined && disabled !== (disabled_at !== null);
    if (moves || moved || (asked && storedRoles(asked) !== locked.user.roles)) requireRecentProof(who, now);
    const before = { name, email, disabled_at, roles: locked.user.roles };
    if (expected && storedRoles(expected) !== before.roles) return { fault: "changed" };
    const user = { ...locked.user, ...fields, roles: rolesOf(locked.user.roles) };
    const heldRoles = asked && (await holdRoles(deps, trx, who, user, asked));
    const heldSignIn = disabled === false && disabled_at !== null && (await holdSignIn(deps, trx, who, user));
    const held = heldRoles || heldSignIn || undefined;
    if (held && "refused" in held) return held;
    const roles = heldRoles ? undefined : asked;
    const since = disabled ? (disabled_at ?? now.toISOString()) : null;
    const changes = {
      ...fields,
      ...(disabled === undefined || heldSignIn ? {} : { disabled_at: since }),
      ...(roles && { roles: storedRoles(roles) }),
    };
    if (held && Object.keys({ ...changes, ...hashed }).length === 0) return held;
    // Before the change, which may take the asker's own role.
    await recordChange(trx, now, who, {
      action: "update",
      noun,
      id,
      before,
      after: { ...changes, ...(password === undefined ? {} : { password: "set" }) },
    });
    await changeUser(deps, trx, now, who, { id }, () => updateUser(trx, id, { ...changes, ...hashed }));
    if (id !== who.userId && (moves || password !== undefined)) await noteSetUp(trx, now, id, who.userId);
    // Sessions belong to whoever knew the old password, links under way to whoever reads the old address's mail.
    if (disabled || password !== undefined) await revokeAccess(trx, id, who.tokenHash);
    else if (moves) await revokeLinks(trx, id);
    if (disabled || (roles && !permissionsOf(roles).has("users:write"))) await endInvitationsOf(trx, id);
    const owner = { name: fields.name ?? name, email: fields.email ?? email };
    if (owner.name !== name) await queueCredentialMail(trx, now, owner, "username");
    if (password !== undefined) await queueCredentialMail(trx, now, owner, "password");
    if (owner.email !== email) {
      for (const to of [email, owner.email]) {
        await queueCredentialMail(trx, now, { ...owner, email: to }, "email");
      }
    }
    return held;
  };
  try {
    const fault = await inTransaction(db, edit);
    if (password !== undefined) await checkFirstPassword(deps);
    return fault;
  } catch (error) {
    if (isUniqueViolation(error)) return { fault: "taken" };
    throw error;
  }
}

export async function removeUser(deps: Deps, who: Session, id: number): Promise<undefined | Fault> {
  return deps.db.transaction().execute(async (trx) => {
    await holdAccess(deps, trx);
    const now = deps.clock.now();
    const locked = await lockBoth(trx, who, id);
    if ("fault" in locked) return locked;
    if (id === who.userId) return refuseOneself(trx, id);
    await changeUser(deps, trx, now, who, { id }, () => deleteUser(trx, id));
    await recordChange(trx, now, who, { action: "delete", noun, id, before: locked.user });
    return undefined;
  });
}

/** Holds whoever asks, whomever it is about and others, the lower number first. */
async function lockBoth(
  trx: Db,
  who: Session,
  id: number,
  others: readonly { id: number }[] = [],
): Promise<{ user: Account } | Fault> {
  const locked = new Map<number, Account | undefined>();
  const ids = new Set([who.userId, id, ...others.map((other) => other.id)]);
  for (const each of [...ids].toSorted((a, b) => a - b)) locked.set(each, await lockAccount(trx, each));
  const asking = locked.get(who.userId);
  // The session was live when the request came in; somebody else may have been faster.
  if (!asking || asking.disabled_at !== null) return { fault: "signed out" };
  const user = locked.get(id);
  return user ? { user } : { fault: "missing" };
}

async function refuseOneself(trx: Db, id: number): Promise<Fault> {
  return { fault: (await isOtherAdministrator(trx, id)) ? "oneself" : "last" };
}
