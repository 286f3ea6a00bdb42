import { namedFacts } from "#app/features/giving/donations-desk/donation-action.server.ts";
import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import { keepFund } from "#app/features/giving/ledger/start-donation.server.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages, payeeWords } from "#app/parts/help/help-admin.messages.ts";
import type { HelpDecision } from "#app/parts/help/help-desk.schema.ts";
import { payWayWords } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { faultOfCaseChange } from "#app/parts/help/help-payments/help-payments.store.server.ts";
import { approvable, holdBack, namesOf, readLimit } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";
import { faultOfFirstAid, openFirstAid } from "./first-aid.server.ts";
import { changeHelpRequest, type HelpRow } from "./help.store.server.ts";
import { byOf, noun, openHelpRequest } from "./help-desk.service.server.ts";

type Result = { fault?: Fault; waits?: string };
type Approved = Extract<HelpDecision, { outcome: "approved" }>;
type NoHelp = Exclude<HelpDecision, Approved>;

export const helpDecisionAct: ApprovableAct<HelpDecision> = {
  ...approvable<HelpDecision>(helpAdminCalls.decideHelpRequest, "help", decideHelpRequest),
  privateFacts: (body) =>
    body.outcome === "approved"
      ? namedFacts({
          Payee: body.payee,
          Account: [body.account_number, body.account_title].filter(Boolean).join(", "),
        })
      : [],
};

/** The fund that goes to those alone who may receive it. */
const zakatFund = "zakat";

/**
 * Decides upon a request: what the family gets, or why not. Where whoever decides has visited the family it waits for a second
 * person, unless a limit says never. FAMILY-13, FAMILY-13a.
 */
export function decideHelpRequest(deps: Deps, who: Session, decision: HelpDecision): Promise<Result> {
  if (decision.outcome === "approved") return approveHelp(deps, who, decision);
  return refuseHelp(deps, who, decision);
}

/**
 * Approves help for a family that was visited, or first aid for one that cannot wait for it (FAMILY-13b). Above the limit for
 * the sum of all payments it waits for a second person.
 */
async function approveHelp(deps: Deps, who: Session, decision: Approved): Promise<Result> {
  const { fund: slug, amount, months, from, payee_kind, payee, pay_way } = decision;
  const now = deps.clock.now();
  const fund = await findOpenFund(deps, slug);
  if (!fund) return { fault: { status: 422, message: messages.badFund } };
  return inTransaction(deps.db, async (trx): Promise<Result> => {
    // The fund before the case, as its payments take them: of two that cross none waits for the other.
    await keepFund(trx, fund);
    const { row, fault } = await openHelpRequest(trx, decision, notClosed);
    if (fault) return { fault };
    const isFirstAid = row.visited_on === null;
    const refused =
      faultOfApproval(row, decision) ?? (isFirstAid ? await faultOfFirstAid(trx, row, decision) : undefined);
    if (refused) return { fault: refused };
    // What is sealed with the payments.
    const decided = {
      decision_fund: slug,
      decision_paisa: amount,
      decision_months: months,
      decision_from: from,
    };
    const paid = await faultOfCaseChange(trx, row, decided);
    if (paid) return { fault: { status: 409, message: paid } };
    const each = formatMoney(amount);
    const held = await holdDecision(deps, trx, {
      ...{ who, row, decision },
      title: `Help of ${formatMoney(amount * months)} for`,
      total: amount * months,
      facts: {
        Fund: fund.title,
        Amount: months > 1 ? `${each}, ${months} months` : each,
        From: formatMonth(from),
        "Paid to": `${payeeWords[payee_kind]}: ${payWayWords[pay_way]}`,
      },
    });
    if (held) return held;
    const opened =
      isFirstAid && row.first_aid_of === null ? await openFirstAid(trx, now, row, byOf(who)) : undefined;
    await saveDecision(trx, now, who, opened ?? row, {
      changes: {
        ...decided,
        state: row.state === "helping" ? "helping" : "approved",
        payee_kind,
        payee: payee_kind === "family" ? "" : payee,
        pay_way,
        account_number: pay_way === "cash" ? "" : decision.account_number,
        account_title: pay_way === "cash" ? "" : decision.account_title,
        reason: "",
      },
      logged: { fund: fund.title, amount: each, months, ...(opened && { first_aid_of: row.reference }) },
    });
    return {};
  });
}

/** Declines or refers, with the reason for the family. A double of another request is refused unseen. */
const refuseHelp = (deps: Deps, who: Session, decision: NoHelp): Promise<Result> =>
  inTransaction(deps.db, async (trx): Promise<Result> => {
    const { row, fault } = await openHelpRequest(trx, decision, notBegun);
    if (fault) return { fault };
    const paid = await faultOfCaseChange(trx, row, noHelp);
    if (paid) return { fault: { status: 409, message: paid } };
    const title = decision.outcome === "referred" ? "Referral of" : "Decline of";
    const held = await holdDecision(deps, trx, { who, row, decision, title, facts: {} });
    if (held) return held;
    const { outcome: state, reason } = decision;
    await saveDecision(trx, deps.clock.now(), who, row, {
      changes: { ...noHelp, state, reason },
      logged: {},
    });
    return {};
  });

const noHelp = { decision_fund: null, decision_paisa: null, decision_months: null, decision_from: null };
const notBegun = ["new", "visit-planned", "visited", "approved", "declined", "referred"] as const;
const notClosed = [...notBegun, "helping"] as const;

/** Why help is not approved so. @param row locked */
function faultOfApproval(row: HelpRow, { payee_kind, payee, fund }: Approved): Fault | undefined {
  if (payee_kind !== "family" && payee === "") return { status: 422, message: messages.badPayee };
  if (fund !== zakatFund || row.zakat_eligible === 1) return undefined;
  return { status: 409, message: row.zakat_eligible === null ? messages.zakatUnknown : messages.zakatNo };
}

type Saved = {
  changes: Omit<Parameters<typeof changeHelpRequest>[3], "by" | "note">;
  logged: Readonly<Record<string, string | number>>;
};

async function saveDecision(
  trx: Db,
  now: Date,
  who: Session,
  row: HelpRow,
  { changes, logged }: Saved,
): Promise<void> {
  const by = { by: byOf(who), decided_at: now.toISOString(), decided_by: namesOf(who) };
  await changeHelpRequest(trx, now, row, { ...changes, ...by });
  const after = { name: row.reference, state: changes.state, ...logged };
  await recordChange(trx, now, who, { action: "decide", noun, id: row.id, after });
}

/**
 * Whether whoever decides has recorded a visit of the family: the site promises that visitors do not decide alone. While it is
 * approved whoever asked for it is known by name.
 */
async function hasVisited(trx: Db, { id }: HelpRow, { userId, approves }: Session): Promise<boolean> {
  const visit = await trx
    .selectFrom("help_events")
    .select("id")
    .where("request_id", "=", id)
    .where("state", "=", "visited")
    // What was noted or corrected since the visit is in the same state.
    .where("note", "=", "")
    .where((where) => (approves ? where("by_name", "=", approves.askedBy) : where("by_id", "=", userId)))
    .limit(1)
    .executeTakeFirst();
  return visit !== undefined;
}

type Held = {
  who: Session;
  row: HelpRow;
  decision: HelpDecision;
  title: string;
  facts: Readonly<Record<string, string>>;
  /** Of all payments, in paisa. Undefined where there is no help. */
  total?: number;
};

/** What whoever approves is shown names nobody: who may read the case opens it. */
async function holdDecision(
  deps: Deps,
  trx: Db,
  { who, row, decision, title, facts, total }: Held,
): Promise<Result | undefined> {
  const isVisitor = (await readLimit(trx, "visitors")) !== null && (await hasVisited(trx, row, who));
  if (total === undefined && !isVisitor) return undefined;
  return holdBack(deps, trx, who, helpDecisionAct, {
    body: decision,
    title: `${title} ${row.reference}`,
    // Without an amount it waits whatever the limit is.
    amountPaisa: isVisitor ? undefined : total,
    subject: `help request ${row.reference}`,
    link: `/dashboard/help/${row.id}`,
    facts: namedFacts({
      Request: row.reference,
      "Why it waits": isVisitor ? "Whoever asks has visited the family" : "",
      ...facts,
      "People in the household": String(row.household),
    }),
  });
}
