import { type Role, roles } from "#app/contract/permissions.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { rolesOf } from "#server/db/roles.ts";
import type { Session } from "#server/http/session-check.ts";
import { requiredRoles, secondFactorDue } from "#server/two-factor/requirement.ts";

/** The roles that must have a second factor, and who of them has none. */
export async function readTwoFactorRoles(db: Db) {
  const without = await db
    .selectFrom("users")
    .select(["name", "roles", "created_at"])
    .where("disabled_at", "is", null)
    .where("id", "not in", (row) => row.selectFrom("passkeys").select("user_id"))
    .where("id", "not in", (row) =>
      row.selectFrom("totp_secrets").select("user_id").where("confirmed_at", "is not", null),
    )
    .orderBy("name")
    .execute();
  const missing: { name: string; due: string }[] = [];
  for (const user of without) {
    const due = await secondFactorDue(db, { roles: rolesOf(user.roles), createdAt: user.created_at });
    if (due) missing.push({ name: user.name, due: due.toISOString() });
  }
  return { roles: await requiredRoles(db), missing };
}

/** Says which roles must have a second factor. A role that had to before keeps its beginning. */
export async function saveTwoFactorRoles(
  db: Db,
  now: Date,
  who: Session,
  wanted: readonly Role[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requiredRoles(trx);
    const after = roles.filter((role) => wanted.includes(role));
    const change = { action: "update", noun: "required second factor", id: "all" };
    await recordChange(trx, now, who, {
      ...change,
      before: { roles: before.join(", ") },
      after: { roles: after.join(", ") },
    });
    for (const role of roles.filter((each) => before.includes(each) !== after.includes(each))) {
      const rule = { required: after.includes(role) ? (1 as const) : (0 as const), since: now.toISOString() };
      await trx
        .insertInto("two_factor_roles")
        .values({ role, ...rule })
        .onConflict((conflict) => conflict.column("role").doUpdateSet(rule))
        .execute();
    }
  });
}
