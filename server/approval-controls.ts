import { type Permission, permissionsOf } from "#app/contract/permissions.ts";
import type { Db } from "./db/connect.ts";
import { holdersOf, rolesOf } from "./db/roles.ts";
import type { AccountSetUpsTable } from "./db/staff-schema.ts";
import type { Deps } from "./deps.ts";

/*
 * Who may be the second person (decision 079). What waits goes on waiting for some days after one person alone was left who
 * may do it, and nobody approves what was asked for before they could: else whoever disables a colleague, or adds one,
 * would be the second person too. For the same days an account counts as the hand of whoever set it up (decision 116).
 */

const controlDays = 14;
const controlMs = controlDays * 24 * 60 * 60 * 1000;

/** Until when acts wait although one person alone may do them; undefined: they do not. */
export async function controlledUntil(db: Db, permission: Permission, now: Date): Promise<Date | undefined> {
  const control = await db
    .selectFrom("approval_controls")
    .select("alone_since")
    .where("permission", "=", permission)
    .executeTakeFirst();
  if (!control?.alone_since) return undefined;
  const until = new Date(Date.parse(control.alone_since) + controlMs);
  return now < until ? until : undefined;
}

/**
 * Holds what decides who may approve. Changes of access wait for each other here: two at once would each count the user
 * that the other takes away. A transaction that changes access takes this before any user's row: whoever disables an
 * account that adds users all the time would else wait for all of them, as rows of users are shared by those who read
 * them.
 * @returns the permissions of all acts that may wait
 */
export async function holdAccess({ features }: Pick<Deps, "features">, trx: Db): Promise<Permission[]> {
  const acts = features.flatMap((feature) => feature.acts ?? []);
  const permissions = [...new Set(acts.map((act) => act.permission))].toSorted();
  await trx
    .insertInto("approval_controls")
    .values(permissions.map((permission) => ({ permission, alone_since: null })))
    .onConflict((conflict) =>
      conflict.column("permission").doUpdateSet((set) => ({ permission: set.ref("excluded.permission") })),
    )
    .execute();
  return permissions;
}

/**
 * Makes a change of whether a user may sign in, of their roles, or of whether they are there, and writes down what it
 * means for approvals. Call it in a transaction that holds access (`holdAccess`) and then the user's row.
 */
export async function changeAccess(
  deps: Pick<Deps, "features">,
  trx: Db,
  now: Date,
  userId: number,
  change: () => Promise<void>,
): Promise<void> {
  const permissions = await holdAccess(deps, trx);
  const had = await permissionsOfUser(trx, userId);
  const before = await countHolders(trx, permissions);
  await change();
  const has = await permissionsOfUser(trx, userId);
  const after = await countHolders(trx, permissions);
  if (permissions.some((permission) => has.has(permission) && !had.has(permission)))
    await trx
      .updateTable("users")
      .set({ approves_after: await lastApproval(trx) })
      .where("id", "=", userId)
      .execute();
  for (const permission of permissions) {
    const [was, is] = [before.get(permission) ?? 0, after.get(permission) ?? 0];
    if (was < 2 === is < 2) continue;
    await trx
      .updateTable("approval_controls")
      .set({ alone_since: is < 2 ? now.toISOString() : null })
      .where("permission", "=", permission)
      .execute();
  }
}

async function lastApproval(trx: Db): Promise<number> {
  const last = await trx
    .selectFrom("approvals")
    .select((select) => select.fn.max("id").as("id"))
    .executeTakeFirst();
  return last?.id ?? 0;
}

async function permissionsOfUser(trx: Db, userId: number): Promise<ReadonlySet<Permission>> {
  const user = await trx
    .selectFrom("users")
    .select("roles")
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return permissionsOf(user ? rolesOf(user.roles) : []);
}

async function countHolders(trx: Db, permissions: readonly Permission[]): Promise<Map<Permission, number>> {
  const counts = new Map<Permission, number>();
  for (const permission of permissions) counts.set(permission, (await holdersOf(trx, permission)).length);
  return counts;
}

/**
 * Writes down that somebody has added an account, or set its password or address, so that they could sign in with it. Call
 * it in the transaction that does so.
 */
export async function noteSetUp(trx: Db, now: Date, userId: number, by: number): Promise<void> {
  const set_up_at = now.toISOString();
  await trx.deleteFrom("account_set_ups").where("set_up_at", "<=", controlStart(now)).execute();
  await trx
    .insertInto("account_set_ups")
    .values({ user_id: userId, set_up_by: by, set_up_at })
    .onConflict((conflict) => conflict.columns(["user_id", "set_up_by"]).doUpdateSet({ set_up_at }))
    .execute();
}

/** What still counts of it, the oldest first. */
export const readSetUps = (db: Db, now: Date): Promise<AccountSetUpsTable[]> =>
  db
    .selectFrom("account_set_ups")
    .selectAll()
    .where("set_up_at", ">", controlStart(now))
    .orderBy("set_up_at")
    .execute();

const controlStart = (now: Date) => new Date(now.getTime() - controlMs).toISOString();

/**
 * Until when two accounts could be one person's: one has set the other up, or somebody has set up both, also by way of
 * accounts in between.
 * @param setUps the oldest first
 * @returns undefined when they are two people
 */
export function onePersonUntil(
  [oldest, ...later]: readonly AccountSetUpsTable[],
  one: number,
  other: number,
): Date | undefined {
  if (!oldest) return undefined;
  const setUps = [oldest, ...later];
  const behindOther = peopleBehind(setUps, other);
  if (![...peopleBehind(setUps, one)].some((person) => behindOther.has(person))) return undefined;
  return onePersonUntil(later, one, other) ?? new Date(Date.parse(oldest.set_up_at) + controlMs);
}

/** An account, whoever has set it up, and whoever has set up theirs. */
function peopleBehind(setUps: readonly AccountSetUpsTable[], userId: number): Set<number> {
  const people = new Set([userId]);
  // A set is walked to its end, also over what is added on the way.
  for (const person of people)
    for (const { user_id, set_up_by } of setUps) if (user_id === person) people.add(set_up_by);
  return people;
}
