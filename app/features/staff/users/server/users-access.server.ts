import { type Role, roleTexts } from "#app/contract/permissions.ts";
import type { User } from "#app/features/staff/users/users.schema.ts";
import { changeAccess } from "#server/approval-controls.ts";
import { type Asker, namesOf } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { queueStaffMails } from "#server/mail/staff-mail.ts";
import { findUser } from "./users.store.server.ts";

export const roleLabels = (roles: readonly Role[]): string =>
  roles.map((role) => roleTexts[role].label).join(", ");

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
