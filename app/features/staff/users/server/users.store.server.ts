import type { Insertable, Selectable } from "kysely";
import type { User } from "#app/features/staff/users/users.schema.ts";
import { finderOf } from "#app/lib/fold-text.ts";
import type { Db } from "#server/db/connect.ts";
import { holdersOf, rolesOf } from "#server/db/roles.ts";
import { isSearch } from "#server/db/search.ts";
import type { UsersTable } from "#server/db/staff-schema.ts";

const columns = ["id", "name", "email", "created_at", "disabled_at", "roles"] as const;
type Row = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

const present = ({ disabled_at, roles, ...row }: Row): User => ({
  ...row,
  disabled: disabled_at !== null,
  roles: rolesOf(roles),
});

/**
 * A page of users, newest first. A search looks at every user here, because the databases do not fold letters as our
 * search does: of 5,000 that takes 20 ms.
 * @returns with `next` the cursor of the page after, undefined on the last
 */
export async function listUsers(
  db: Db,
  { q, limit, cursor, id }: { q?: string; limit: number; cursor?: number; id?: number },
): Promise<{ users: User[]; next?: number }> {
  const searching = isSearch(q);
  const found = await db
    .selectFrom("users")
    .select(columns)
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? 0))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    // One more than asked for shows whether there is a page beyond.
    .$if(!searching, (query) => query.limit(limit + 1))
    .execute();
  const isFound = finderOf(q ?? "");
  const rows = searching ? found.filter(({ name, email }) => isFound(name) || isFound(email)) : found;
  const shown = rows.slice(0, limit);
  return { users: shown.map(present), next: rows.length > limit ? shown.at(-1)?.id : undefined };
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const found = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
  return found && present(found);
}

export async function isUserWith(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return found !== undefined;
}

/** @returns undefined when the address is another user's */
export async function createUser(
  db: Db,
  user: Pick<Insertable<UsersTable>, "name" | "email" | "password_hash" | "roles">,
  now: Date,
): Promise<User | undefined> {
  const made = await db
    .insertInto("users")
    .values({ ...user, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(columns)
    .executeTakeFirst();
  return made && present(made);
}

/** @throws a unique violation when the address is another user's (see isUniqueViolation) */
export async function updateUser(
  db: Db,
  id: number,
  changes: Partial<
    Pick<Insertable<UsersTable>, "name" | "email" | "password_hash" | "disabled_at" | "roles">
  >,
): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Sessions and links go with the user. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

/** Whether an administrator other than this user may sign in. */
export async function isOtherAdministrator(db: Db, id: number): Promise<boolean> {
  return (await holdersOf(db, "users:write")).some((holder) => holder.id !== id);
}
