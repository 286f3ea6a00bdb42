import { PostgresAdapter } from "kysely";
import { allows, type Permission, permissionsOf } from "#app/contract/permissions.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { onePersonUntil, readSetUps } from "#server/approval-controls.ts";
import { type ApprovalRow, actName } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import { holdersOf, rolesOf } from "#server/db/roles.ts";
import type { AccountSetUpsTable } from "#server/db/staff-schema.ts";
import type { ApprovableAct, ApprovalFact, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { newestRows } from "#server/newest-rows.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";
import type { Approval, ApprovalsQuery } from "./approvals.schema.ts";

/** Every act that may wait, by the name under which it is stored. */
export const actsOf = ({ features }: Pick<Deps, "features">): Map<string, ApprovableAct> =>
  new Map(features.flatMap(({ acts }) => acts ?? []).map((act) => [actName(act), act]));

const has = (who: Session, permission: Permission) => allows(permissionsOf(who.roles), permission);

type Reader = Pick<Deps, "db" | "clock" | "features">;

/**
 * A page of what waits, or of what was decided, newest first: what `who` asked for or may decide. Whoever reads the
 * audit log sees all of it.
 */
export async function listApprovals(
  deps: Reader,
  who: Session,
  { state, about, limit, cursor }: ApprovalsQuery,
): Promise<{ rows: Approval[]; next?: number }> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  const acts = actsOf(deps);
  const may = [...acts.values()].filter(({ permission }) => has(who, permission)).map(actName);
  const query = db
    .selectFrom("approvals")
    .selectAll()
    .$if(!has(who, "audit:read"), (all) =>
      all.where((where) =>
        where.or([where("asked_by", "=", who.userId), ...(may.length > 0 ? [where("act", "in", may)] : [])]),
      ),
    )
    // What is past its term ends at night: until then it is read as ended.
    .$if(state === "waiting", (all) => all.where("state", "=", "waiting").where("expires_at", ">", now))
    .$if(state === "decided", (all) =>
      all.where((where) => where.or([where("state", "!=", "waiting"), where("expires_at", "<=", now)])),
    )
    .$if(about !== undefined, (all) => all.where("subject", "=", about ?? ""));
  const { rows: shown, next } = await newestRows(query, { cursor, limit });
  const holders = new Map<Permission, Holders>();
  for (const permission of new Set(shown.map(({ act }) => acts.get(act)?.permission)))
    if (permission) holders.set(permission, await holdersOf(db, permission));
  const setUps = await readSetUps(db, clock.now());
  const rows = shown.map((row) => present(row, who, acts.get(row.act), { holders, setUps, now }));
  return { rows, next };
}

/** How many acts wait for a decision of `who`. */
export async function countApprovals(deps: Reader, who: Session): Promise<number> {
  const acts = [...actsOf(deps).values()].filter(({ permission }) => has(who, permission));
  if (acts.length === 0) return 0;
  const { count } = await deps.db
    .selectFrom("approvals")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("state", "=", "waiting")
    .where("expires_at", ">", deps.clock.now().toISOString())
    .where("asked_by", "!=", who.userId)
    .where("act", "in", acts.map(actName))
    .executeTakeFirstOrThrow();
  return count;
}

type Holders = Awaited<ReturnType<typeof holdersOf>>;

function present(
  row: ApprovalRow,
  who: Session,
  act: ApprovableAct | undefined,
  { holders, setUps, now }: { holders: Map<Permission, Holders>; setUps: AccountSetUpsTable[]; now: string },
): Approval {
  const state = row.state === "waiting" && row.expires_at <= now ? "expired" : row.state;
  const waits = state === "waiting";
  const mine = row.asked_by === who.userId;
  const may = act !== undefined && has(who, act.permission);
  const able = (act && holders.get(act.permission)) ?? [];
  const own = waits && row.body !== null && (mine || may) ? act?.privateFacts?.(JSON.parse(row.body)) : [];
  return {
    id: row.id,
    title: row.title,
    amount_paisa: row.amount_paisa,
    subject: row.subject,
    link: row.link,
    facts: [...(JSON.parse(row.facts) as ApprovalFact[]), ...(own ?? [])],
    state,
    asked_by: row.asked_by_name,
    asked_at: row.asked_at,
    expires_at: row.expires_at,
    decided_by: row.decided_by_name,
    decided_at: row.decided_at,
    reason: row.reason,
    mine,
    can_decide: waits && may && !mine,
    hindrance: waits ? hindranceOf(row, able, setUps, may && !mine ? who.userId : undefined) : null,
  };
}

/**
 * Why something that waits cannot be approved.
 * @param reader whoever may decide it; undefined: whoever asked, and others who only read
 */
function hindranceOf(
  { id, asked_by, asked_by_name }: ApprovalRow,
  able: Holders,
  setUps: AccountSetUpsTable[],
  reader: number | undefined,
): string | null {
  if (!able.some((holder) => holder.id === asked_by)) return messages.askerLost(asked_by_name);
  const approvers = able.filter((holder) => holder.id !== asked_by && holder.approves_after < id);
  if (reader !== undefined && !approvers.some((holder) => holder.id === reader))
    return messages.notYet(asked_by_name);
  if (approvers.length === 0) return messages.nobodyElse;
  const asked = reader === undefined ? approvers.map((holder) => holder.id) : [reader];
  const until = asked.map((userId) => onePersonUntil(setUps, asked_by, userId)?.getTime() ?? 0);
  const first = Math.min(...until);
  return first === 0 ? null : messages.onePerson(asked_by_name, formatDay(karachiDay(new Date(first))));
}

/**
 * Reads what users may do and from which act on they may approve, and keeps their roles as they are until the
 * transaction ends, the lower number first. Nobody who is disabled may do anything.
 */
export async function holdPermissions(
  trx: Db,
  userIds: readonly number[],
): Promise<Map<number, { permissions: ReadonlySet<Permission>; approvesAfter: number }>> {
  const postgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  const users = await trx
    .selectFrom("users")
    .select(["id", "roles", "approves_after"])
    .where("id", "in", userIds)
    .where("disabled_at", "is", null)
    .orderBy("id")
    .$if(postgres, (query) => query.forShare())
    .execute();
  return new Map(
    users.map(({ id, roles, approves_after }) => [
      id,
      { permissions: permissionsOf(rolesOf(roles)), approvesAfter: approves_after },
    ]),
  );
}

export const findApproval = (trx: Db, id: number): Promise<ApprovalRow | undefined> =>
  trx.selectFrom("approvals").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Decides what still waits. Of two decisions at once the second finds it decided.
 * @returns whether it waited
 */
export async function closeApproval(
  trx: Db,
  now: Date,
  id: number,
  decided: { state: "approved" | "declined" | "withdrawn"; by: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("approvals")
    .set({
      state: decided.state,
      reason: decided.reason,
      decided_by_name: decided.by,
      decided_at: now.toISOString(),
      body: null,
      waits_for: null,
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was decided goes with the entries of the audit log: after three years. */
export async function forgetApprovals(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now);
  cutoff.setUTCFullYear(cutoff.getUTCFullYear() - 3);
  await db
    .deleteFrom("approvals")
    .where("state", "!=", "waiting")
    .where("decided_at", "<", cutoff.toISOString())
    .execute();
}
