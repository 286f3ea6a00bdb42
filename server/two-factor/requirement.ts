import { roles as allRoles, type Role } from "#app/contract/permissions.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";

/** For how long whoever is there when a requirement begins may go on without a second factor. */
const graceDays = 14;
const graceMilliseconds = graceDays * 24 * 60 * 60 * 1000;

/**
 * From when a user without a second factor may do nothing but set one up; undefined: never. A requirement begins when
 * the role gets it, and not before a second person can sign in. Whoever was there before has the days of grace, others
 * have none.
 */
export async function secondFactorDue(
  db: Db,
  { roles, createdAt }: { roles: readonly Role[]; createdAt: string },
): Promise<Date | undefined> {
  if (roles.length === 0) return undefined;
  const rule = await db
    .selectFrom("two_factor_roles")
    .select("since")
    .where("role", "in", roles)
    .where("required", "=", 1)
    .orderBy("since")
    .limit(1)
    .executeTakeFirst();
  if (!rule) return undefined;
  const second = await db
    .selectFrom("users")
    .select("created_at")
    .where("disabled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .offset(1)
    .limit(1)
    .executeTakeFirst();
  if (!second) return undefined;
  const begins = rule.since > second.created_at ? rule.since : second.created_at;
  return new Date(Date.parse(begins) + (createdAt < begins ? graceMilliseconds : 0));
}

/** The roles that must have a second factor. */
export async function requiredRoles(db: Db): Promise<Role[]> {
  const rules = await db.selectFrom("two_factor_roles").select("role").where("required", "=", 1).execute();
  return allRoles.filter((role) => rules.some((rule) => rule.role === role));
}

/** Who opens money, or everything. */
const requiredAtFirst: readonly Role[] = ["administrator", "treasurer"];

/**
 * The rule that an installation starts with, and one that is updated from a version without second factors: it begins
 * with this start. What administrators have said stays. In a demonstration nobody must.
 */
export async function beginRequirement({
  db,
  env,
  clock,
}: Pick<Deps, "db" | "env" | "clock">): Promise<void> {
  if (env.demo) return;
  const since = clock.now().toISOString();
  await db
    .insertInto("two_factor_roles")
    .values(requiredAtFirst.map((role) => ({ role, required: 1 as const, since })))
    .onConflict((conflict) => conflict.column("role").doNothing())
    .execute();
}
