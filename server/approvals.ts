import type { Selectable } from "kysely";
import { type ApprovalLimitName, approvalLimits } from "#app/contract/approval-limits.ts";
import type { Call } from "#app/contract/call.ts";
import type { Permission } from "#app/contract/permissions.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { controlledUntil } from "./approval-controls.ts";
import { recordChange } from "./audit.ts";
import type { Db } from "./db/connect.ts";
import { holdersOf } from "./db/roles.ts";
import type { ApprovalsTable } from "./db/staff-schema.ts";
import type { ApprovableAct, ApprovalFact, Deps } from "./deps.ts";
import type { Session } from "./http/session-check.ts";
import { queueStaffMails } from "./mail/staff-mail.ts";

/*
 * Acts of staff that wait for a second person (decision 070). A feature says which of its calls may wait, and how each is
 * carried out; its service calls `holdBack` where everything but the write is done. app/features/staff/approvals has
 * the rest: the list, who decides, the limits.
 */

/** Under which name an act is stored. */
export const actName = ({ name, call }: Pick<ApprovableAct, "name" | "call">): string => name ?? call.name;

/** What is held back. */
export type HeldAct<Body extends object> = {
  body: Body;
  /** As the list and mails name it, without a donor: "Refund of PKR 60,000". */
  title: string;
  /** Undefined where there is none: then it waits unless its limit is never. */
  amountPaisa?: number;
  /** What it is about: "donation UM26...". Nothing else may wait for the same, unless `waitsFor` says more exactly what. */
  subject: string;
  waitsFor?: string;
  /** The page of the dashboard where that stands. */
  link: string;
  facts: ApprovalFact[];
  /** Looked at only if it waits: what whoever asks must answer, because whoever approves cannot. Throws what refuses it. */
  check?: () => Promise<void>;
};

/** An act that may wait: then it is done as its call does it, and whoever may make the call may approve it. */
export const approvable = <Body extends object>(
  call: Call & { access: Permission },
  limit: ApprovableAct["limit"],
  act: (deps: Deps, who: Session, body: Body) => Promise<{ fault?: { status: number; message: string } }>,
): ApprovableAct<Body> => ({
  call,
  limit,
  permission: call.access,
  carryOut: async (deps, who, body) => (await act(deps, who, body)).fault,
});

const approvalDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
const termMs = approvalDays * dayMs;

export const approvalTexts = {
  waits: (title: string) => `${title}: this waits for a second person. Your colleagues have been told.`,
  /** @param day until when one person alone does not do it */
  waitsAlone: (title: string, day: string) =>
    `${title}: this waits for a second person. One person alone could do it only after ${day}, because there were two until a short time ago.`,
  already: (by: string) => `This already waits for a second person. ${by} asked for it.`,
  changed:
    "What this is about was changed after it was asked for, so it cannot be approved. Decline it; then it can be asked for again.",
} as const;

/** Whoever asks: the session, or the colleague in whose name a visitor acts who took up an invitation. */
export type Asker = Session | { userId: number; name: string; tokenHash?: undefined; approves?: undefined };

type Named = { name: string; approves?: { askedBy: string } | undefined };

/** The names behind a change: who asked for it, and who approved it, where it waited. */
export const namesOf = ({ name, approves }: Named): string =>
  approves ? `${approves.askedBy}, approved by ${name}` : name;

/** All that whoever approves is shown of an act, and what they do not see but is done: compared when it is carried out. */
export const shownOf = (
  title: string,
  amountPaisa: number | null,
  facts: readonly ApprovalFact[],
  body: object,
): string => JSON.stringify([title, amountPaisa, facts, body]);

/** Above which amount an act waits. 0: always; null: never. */
export async function readLimit(db: Db, name: ApprovalLimitName): Promise<number | null> {
  const own = await db
    .selectFrom("approval_limits")
    .select("limit_paisa")
    .where("name", "=", name)
    .executeTakeFirst();
  return own ? own.limit_paisa : approvalLimits[name].usualPaisa;
}

/**
 * Keeps an act back if it must wait for a second person: its amount is above the limit, and two people may do it, or could
 * until a short time ago. Call it in the transaction of the act, after its rules and before its first write, and return
 * what it returns. When an act is approved it compares what the approver was shown with what would be done now.
 * @returns undefined when the act is to be done now, also because this is its approval
 */
export async function holdBack<Body extends object>(
  { clock, env }: Pick<Deps, "clock" | "env">,
  trx: Db,
  who: Asker,
  act: Pick<ApprovableAct<Body>, "call" | "name" | "limit" | "permission">,
  held: HeldAct<Body>,
): Promise<{ waits: string } | { fault: { status: 409; message: string } } | undefined> {
  const { title, subject, link, amountPaisa: amount_paisa = null, waitsFor: waits_for = subject } = held;
  if (who.approves) {
    const isShown = who.approves.shown === shownOf(title, amount_paisa, held.facts, held.body);
    return isShown ? undefined : { fault: { status: 409, message: approvalTexts.changed } };
  }
  const limit = act.limit === "limits" ? 0 : await readLimit(trx, act.limit);
  if (limit === null || (held.amountPaisa !== undefined && held.amountPaisa <= limit)) return undefined;
  const now = clock.now();
  const holders = await holdersOf(trx, act.permission);
  const until = holders.length < 2 ? await controlledUntil(trx, act.permission, now) : undefined;
  if (holders.length < 2 && !until) return undefined;

  await held.check?.();
  await expireApprovals(trx, now);
  const asked = await trx
    .insertInto("approvals")
    .values({
      act: actName(act),
      title,
      amount_paisa,
      subject,
      link,
      waits_for,
      state: "waiting",
      reason: "",
      facts: JSON.stringify(held.facts),
      body: JSON.stringify(held.body),
      asked_by: who.userId,
      asked_by_name: who.name,
      asked_at: now.toISOString(),
      expires_at: new Date(now.getTime() + termMs).toISOString(),
    })
    .onConflict((conflict) => conflict.column("waits_for").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!asked) {
    const first = await trx
      .selectFrom("approvals")
      .select("asked_by_name")
      .where("waits_for", "=", waits_for)
      .executeTakeFirst();
    // Decided in this moment, it waits no longer: what was decided must be looked at first.
    const message = first ? approvalTexts.already(first.asked_by_name) : serverMessages.collision;
    return { fault: { status: 409, message } };
  }
  await recordChange(trx, now, who, { action: "ask for", noun: "approval", id: asked.id, after: { title } });
  if (!(await wasWithdrawn(trx, now, who, { act: actName(act), title, subject }))) {
    const colleagues = holders.filter(({ id }) => id !== who.userId);
    await queueStaffMails(trx, now, colleagues, {
      subject: "Something waits for your approval",
      paragraphs: [
        `${who.name} has asked for something that a second person must approve.`,
        `If nobody decides within ${approvalDays} days, it ends by itself.`,
      ],
      facts: [["What", title]],
      action: { label: "Look at it", url: `${env.siteUrl}/dashboard/approvals` },
    });
  }
  return {
    waits: until ? approvalTexts.waitsAlone(title, formatDay(karachiDay(until))) : approvalTexts.waits(title),
  };
}

/** Whether they have asked for the same within a day and withdrawn it: then their colleagues have been told. */
async function wasWithdrawn(
  trx: Db,
  now: Date,
  { userId }: Asker,
  { act, title, subject }: Pick<ApprovalRow, "act" | "title" | "subject">,
): Promise<boolean> {
  const withdrawn = await trx
    .selectFrom("approvals")
    .select("id")
    .where("state", "=", "withdrawn")
    .where("asked_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .where("asked_by", "=", userId)
    .where("act", "=", act)
    .where("title", "=", title)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** What nobody has decided in time ends. What it was sent, which may name a donor, goes. */
export async function expireApprovals(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("approvals")
    .set({ state: "expired", waits_for: null, body: null, decided_at: now.toISOString() })
    .where("state", "=", "waiting")
    .where("expires_at", "<=", now.toISOString())
    .execute();
}

export type ApprovalRow = Selectable<ApprovalsTable>;
