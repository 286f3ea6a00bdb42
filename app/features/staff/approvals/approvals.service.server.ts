import { proofs } from "#app/contract/proofs.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { holdAccess, onePersonUntil, readSetUps } from "#server/approval-controls.ts";
import { shownOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, isCollision } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";
import type { ApprovalDecision } from "./approvals.schema.ts";
import { actsOf, closeApproval, findApproval, holdPermissions } from "./approvals.store.server.ts";

type Fault = { status: number; message: string };

/** Takes back what the transaction has done so far. */
class Refused extends Error {
  readonly fault: Fault;
  constructor(status: number, message: string) {
    super(message);
    this.fault = { status, message };
  }
}

const states = { approve: "approved", decline: "declined", withdraw: "withdrawn" } as const;

/**
 * Approves what somebody else asked for, which does it in the same transaction; declines it; or withdraws what one asked
 * for oneself. Each is final, and done once, however many decide at the same time (APPROVE-03). What can no longer be
 * done is refused in the words of the act itself, and goes on waiting.
 */
export async function decideApproval(
  deps: Deps,
  who: Session,
  decision: ApprovalDecision,
): Promise<Fault | undefined> {
  const decide = () => deps.db.transaction().execute((trx) => decideOnce(deps, trx, who, decision));
  try {
    // Another write has got in between: seen once more, it is either done or refused with a reason.
    await decide().catch((error: unknown) => (isCollision(error) ? decide() : Promise.reject(error)));
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
}

/** @throws Refused */
async function decideOnce(
  deps: Deps,
  trx: Db,
  who: Session,
  { id, decision, reason }: ApprovalDecision,
): Promise<void> {
  // What is approved may change access.
  await holdAccess(deps, trx);
  const now = deps.clock.now();
  const row = await findApproval(trx, id);
  const act = row && actsOf(deps).get(row.act);
  if (!row || !act) throw new Refused(404, messages.notFound);
  const mine = row.asked_by === who.userId;
  const held = await holdPermissions(trx, [row.asked_by, who.userId]);
  const may = (userId: number) => held.get(userId)?.permissions.has(act.permission) ?? false;
  if (!mine && !may(who.userId))
    throw held.get(who.userId)?.permissions.has("audit:read")
      ? new Refused(403, messages.noPermission)
      : new Refused(404, messages.notFound);
  if (mine !== (decision === "withdraw")) throw new Refused(403, mine ? messages.own : messages.others);

  // An approval does what the call does, and asks for the same proof.
  if (decision === "approve" && proofs[act.call.name]) requireRecentProof(who, now);

  const state = states[decision];
  if (!(await closeApproval(trx, now, id, { state, by: who.name, reason }))) await refuseDecided(trx, id);
  if (decision === "approve") {
    if (!may(row.asked_by)) throw new Refused(409, messages.askerLost(row.asked_by_name));
    if (id <= (held.get(who.userId)?.approvesAfter ?? 0))
      throw new Refused(409, messages.notYet(row.asked_by_name));
    const until = onePersonUntil(await readSetUps(trx, now), row.asked_by, who.userId);
    if (until) throw new Refused(409, messages.onePerson(row.asked_by_name, formatDay(karachiDay(until))));
    const body: object = JSON.parse(row.body ?? "{}");
    const shown = shownOf(row.title, row.amount_paisa, JSON.parse(row.facts), body);
    const approving = {
      ...who,
      access: act.permission,
      approves: { askedBy: row.asked_by_name, shown },
    };
    const fault = await act.carryOut({ ...deps, db: trx }, approving, body);
    if (fault) throw new Refused(fault.status, fault.message);
  } else {
    const access: Session["access"] = mine ? "signed-in" : act.permission;
    const after = { title: row.title, asked_by: row.asked_by_name };
    await recordChange(trx, now, { ...who, access }, { action: decision, noun: "approval", id, after });
  }
  if (!mine) await tellAsker(deps, trx, now, { ...row, state, by: who.name, reason });
}

/** Says why something waits no longer. */
async function refuseDecided(trx: Db, id: number): Promise<never> {
  const row = await findApproval(trx, id);
  if (row?.state === "approved" || row?.state === "declined" || row?.state === "withdrawn")
    throw new Refused(409, messages.decided(row.state, row.decided_by_name ?? ""));
  throw new Refused(409, messages.ended);
}

type Told = { asked_by: number; title: string; state: "approved" | "declined" | "withdrawn"; by: string };

async function tellAsker(
  { env }: Deps,
  trx: Db,
  now: Date,
  { asked_by, title, state, by, reason }: Told & { reason: string },
): Promise<void> {
  const asker = await trx
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", asked_by)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!asker) return;
  const content = {
    subject: `What you asked for was ${state}`,
    greeting: `Dear ${asker.name},`,
    paragraphs: [`${by} has ${state} what you asked for.`],
    facts: [["What", title], ...(reason ? [["Why", reason]] : [])] as [string, string][],
    action: { label: "Look at it", url: `${env.siteUrl}/dashboard/approvals?state=decided` },
  };
  await queueMail(trx, now, { to: asker.email, content });
}
