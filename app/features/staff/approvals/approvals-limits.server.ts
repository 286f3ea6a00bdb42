import { type ApprovalLimitName, approvalLimitNames, approvalLimits } from "#app/contract/approval-limits.ts";
import { controlledUntil } from "#server/approval-controls.ts";
import { holdBack, namesOf, readLimit } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction, isUniqueViolation } from "#server/db/connect.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueStaffMails } from "#server/mail/staff-mail.ts";
import { approvalsCalls } from "./approvals.calls.ts";
import { limitInWords, approvalMessages as messages } from "./approvals.messages.ts";
import type { ApprovalLimit, ApprovalLimitForm } from "./approvals.schema.ts";

/** Every limit, in the order of the contract, with how many people it is about. */
export async function listLimits(db: Db, now: Date): Promise<ApprovalLimit[]> {
  const own = await db.selectFrom("approval_limits").selectAll().execute();
  const limits: ApprovalLimit[] = [];
  for (const name of approvalLimitNames) {
    const row = own.find((each) => each.name === name);
    const { usualPaisa, permission } = approvalLimits[name];
    const holders = (await holdersOf(db, permission)).length;
    const until = holders < 2 ? await controlledUntil(db, permission, now) : undefined;
    limits.push({
      name,
      limit_paisa: row ? row.limit_paisa : usualPaisa,
      holders,
      alone_until: until?.toISOString(),
      version: row?.version,
    });
  }
  return limits;
}

type NewLimit = { name: ApprovalLimitName; before: number | null; limit: number | null };

/** A limit that lets more through: an administrator alone could otherwise raise it, and then do anything. */
export const limitAct: ApprovableAct<NewLimit> = {
  call: approvalsCalls.saveApprovalLimit,
  limit: "limits",
  permission: "users:write",
  async carryOut(deps, who, { name, before, limit }) {
    if ((await readLimit(deps.db, name)) !== before) return { status: 409, message: messages.conflict };
    return (await saveLimit(deps, who, { name, limit, version: undefined })).fault;
  },
};

const isHigher = (limit: number | null, before: number | null) =>
  before !== null && (limit === null || limit > before);

/** Sets a limit. A lower one holds at once, a higher one waits for a second person. APPROVE-06. */
export async function saveLimit(
  deps: Deps,
  who: Session,
  { name, limit, version }: ApprovalLimitForm,
): Promise<{ fault?: { status: number; message: string }; waits?: string }> {
  const conflict = { fault: { status: 409, message: messages.conflict } };
  try {
    return await inTransaction(deps.db, async (trx) => {
      const now = deps.clock.now();
      const row = await trx
        .selectFrom("approval_limits")
        .select("version")
        .where("name", "=", name)
        .executeTakeFirst();
      if (version !== undefined && version !== (row?.version ?? 0)) return conflict;
      const before = await readLimit(trx, name);
      if (before === limit) return {};
      const facts = [
        { label: "Waits", before: limitInWords(name, before), value: limitInWords(name, limit) },
      ];
      if (isHigher(limit, before)) {
        const held = await holdBack(deps, trx, who, limitAct, {
          body: { name, before, limit },
          title: `Higher limit for ${approvalLimits[name].label.toLowerCase()}`,
          subject: `limit ${name}`,
          link: "/dashboard/approvals",
          facts,
        });
        if (held) return held;
      }
      if (row) {
        const saved = await trx
          .updateTable("approval_limits")
          .set({ limit_paisa: limit, version: row.version + 1 })
          .where("name", "=", name)
          .where("version", "=", row.version)
          .executeTakeFirst();
        if (saved.numUpdatedRows === 0n) return conflict;
      } else {
        await trx.insertInto("approval_limits").values({ name, limit_paisa: limit, version: 1 }).execute();
      }
      await recordChange(trx, now, who, {
        action: "update",
        noun: "approval limit",
        id: name,
        before: { [name]: limitInWords(name, before) },
        after: { [name]: limitInWords(name, limit) },
      });
      const { label, permission, explanation, amount } = approvalLimits[name];
      const people = [...(await holdersOf(trx, permission)), ...(await holdersOf(trx, "users:write"))];
      await queueStaffMails(trx, now, people, {
        subject: "A limit of approvals was changed",
        paragraphs: [amount === "cap" ? explanation : "Above this limit an act waits for a second person."],
        facts: [
          ["What", label],
          ["Before", limitInWords(name, before)],
          ["Now", limitInWords(name, limit)],
          ["Changed by", namesOf(who)],
        ],
        action: { label: "Look at it", url: `${deps.env.siteUrl}/dashboard/approvals` },
      });
      return {};
    });
  } catch (error) {
    // Two have set it for the first time at once. An approval is tried again as a whole.
    if (isUniqueViolation(error) && !deps.db.isTransaction) return conflict;
    throw error;
  }
}
