import { recordChange } from "#server/audit.ts";
import { isCommonPassword } from "#server/common-passwords.ts";
import { type Account, lockAccount, revokeAccess, revokeLinks } from "#server/db/accounts.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import { checkFirstPassword } from "#server/first-password.ts";
import { hasJustSignedIn, type Session } from "#server/http/session-check.ts";
import { queueCredentialMail } from "#server/mail/credential-mail.ts";
import { checkOwnPassword } from "#server/own-password.ts";
import { hashPassword } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import type { User, UserForm, UserUpdate } from "./users.schema.ts";
import { createUser, deleteUser, othersMaySignIn, updateUser } from "./users.store.server.ts";

/*
 * Where a user's row and sessions act together. Somebody who may sign in always remains: nobody removes or
 * disables himself, and whoever does it to another is held, and looked at again, in the same transaction. So of
 * two who remove each other at the same time one finds himself gone.
 */

const noun = "user";

export type UserFault =
  | ("signed out" | "missing" | "taken" | "oneself" | "last" | "common" | "own password")
  | ("password missing" | "password wrong");
type Fault = { fault: UserFault };

/** A hash takes time, so it is made before a transaction and never inside. */
export async function addUser(
  { db, clock }: Services,
  who: Session,
  { password, ...form }: UserForm,
): Promise<{ user: User } | Fault> {
  if (await isCommonPassword(password)) return { fault: "common" };
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const user = await createUser(trx, { ...form, password_hash }, now);
    if (!user) return { fault: "taken" };
    await recordChange(trx, now, who, { action: "create", noun, id: user.id, after: user });
    return { user };
  });
}

export async function editUser(
  services: Services,
  who: Session,
  { id, password, disabled, current_password, ...fields }: UserUpdate,
): Promise<undefined | Fault | { wait: number }> {
  const { db, clock } = services;
  if (id === who.userId && fields.email !== undefined && fields.email !== who.email) {
    // Whoever finds a dashboard left open must not take the account over by its address.
    if (!current_password) return { fault: "password missing" };
    const fault = await checkOwnPassword(services, who, current_password, "change email");
    if (fault) return fault === "wrong" ? { fault: "password wrong" } : fault;
  }
  if (password !== undefined) {
    if (await isCommonPassword(password)) return { fault: "common" };
    // One's own is changed where the current one is asked for.
    if (id === who.userId && !hasJustSignedIn(who, clock.now())) return { fault: "own password" };
  }
  const hashed = password === undefined ? {} : { password_hash: await hashPassword(password) };
  const edit = async (trx: Db) => {
    const now = clock.now();
    const locked = await lockBoth(trx, who, id);
    if ("fault" in locked) return locked;
    if (disabled && id === who.userId) return refuseOneself(trx, id);

    const { email, name, disabled_at } = locked.user;
    const since = disabled ? (disabled_at ?? now.toISOString()) : null;
    const changes = { ...fields, ...(disabled === undefined ? {} : { disabled_at: since }) };
    await updateUser(trx, id, { ...changes, ...hashed });
    // Sessions belong to whoever knew the old password, links under way to whoever reads the old address's mail.
    if (disabled || password !== undefined) await revokeAccess(trx, id, who.tokenHash);
    else if (fields.email !== undefined) await revokeLinks(trx, id);
    const before = { name, email, disabled_at };
    await recordChange(trx, now, who, {
      action: "update",
      noun,
      id,
      before,
      after: { ...changes, ...(password === undefined ? {} : { password: "set" }) },
    });
    const owner = { name: fields.name ?? name, email: fields.email ?? email };
    if (owner.name !== name) await queueCredentialMail(trx, now, owner, "username");
    if (password !== undefined) await queueCredentialMail(trx, now, owner, "password");
    if (owner.email !== email) {
      for (const to of [email, owner.email]) {
        await queueCredentialMail(trx, now, { ...owner, email: to }, "email");
      }
    }
    return undefined;
  };
  try {
    const fault = await db.transaction().execute(edit);
    if (password !== undefined) await checkFirstPassword(services);
    return fault;
  } catch (error) {
    if (isUniqueViolation(error)) return { fault: "taken" };
    throw error;
  }
}

export async function removeUser(
  { db, clock }: Services,
  who: Session,
  id: number,
): Promise<undefined | Fault> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockBoth(trx, who, id);
    if ("fault" in locked) return locked;
    if (id === who.userId) return refuseOneself(trx, id);
    await deleteUser(trx, id);
    await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: locked.user });
    return undefined;
  });
}

/** Holds whoever asks and whomever it is about, the lower number first. */
async function lockBoth(trx: Db, who: Session, id: number): Promise<{ user: Account } | Fault> {
  const locked = new Map<number, Account | undefined>();
  for (const each of [who.userId, id].toSorted((a, b) => a - b)) {
    if (!locked.has(each)) locked.set(each, await lockAccount(trx, each));
  }
  const asking = locked.get(who.userId);
  // The session was live when the request came in; somebody else may have been faster.
  if (!asking || asking.disabled_at !== null) return { fault: "signed out" };
  const user = locked.get(id);
  return user ? { user } : { fault: "missing" };
}

async function refuseOneself(trx: Db, id: number): Promise<Fault> {
  return { fault: (await othersMaySignIn(trx, id)) ? "oneself" : "last" };
}
