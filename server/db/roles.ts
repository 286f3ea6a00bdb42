import { type Permission, type Role, roles, rolesWith } from "#app/contract/permissions.ts";
import type { Db } from "./connect.ts";

/** As they are stored: in the order of the contract, each once. */
export const storedRoles = (held: readonly Role[]): string =>
  JSON.stringify(roles.filter((role) => held.includes(role)));

/** The roles of a row. One that this version does not know gives nothing. */
export function rolesOf(stored: string): Role[] {
  const held: unknown = JSON.parse(stored);
  return roles.filter((role) => Array.isArray(held) && held.includes(role));
}

/**
 * Who may sign in and has a permission, in the order of their ids. There are some dozen users at most, so their roles
 * are looked at here.
 */
export async function holdersOf(
  db: Db,
  permission: Permission,
): Promise<{ id: number; name: string; email: string; approves_after: number }[]> {
  const giving = rolesWith(permission);
  const users = await db
    .selectFrom("users")
    .select(["id", "name", "email", "roles", "approves_after"])
    .where("disabled_at", "is", null)
    .orderBy("id")
    .execute();
  return users
    .filter((user) => rolesOf(user.roles).some((role) => giving.includes(role)))
    .map(({ roles: _roles, ...user }) => user);
}
