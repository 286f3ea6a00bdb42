import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages, payeeWords } from "#app/parts/help/help-admin.messages.ts";
import type { HelpDecision } from "#app/parts/help/help-desk.schema.ts";
import { payWayWords } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { faultOfCaseChange } from "#app/parts/help/help-payments/paid-case.server.ts";
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
      ? [
          { label: "Payee", value: body.payee },
          { label: "Account", value: [body.account_number, body.account_title].filter(Boolean).join(", ") },
        ].filter(({ value }) => value !== "")
      : [],
};

/** The fund that goes to those alone who may receive it. */
const zakatFund = "zakat";

/**
 * Decides upon a request whose family was visited: what it gets, or why not. Above the limit for the sum of all payments, and
 * where whoever decides has visited the family unless a limit says never, it waits for a second person. A double of another request is declined or
 * referred unseen. Before the visit first aid alone is decided upon. FAMILY-13, FAMILY-13a, FAMILY-13b.
 */
export async function decideHelpRequest(deps: Deps, who: Session, decision: HelpDecision): Promise<Result> {
  const { db, clock } = deps;
  const now = clock.now();
  const fund = decision.outcome === "approved" ? await findOpenFund(deps, decision.fund) : undefined;
  if (decision.outcome === "approved" && !fund) return { fault: { status: 422, message: messages.badFund } };
  return inTransaction(db, async (trx): Promise<Result> => {
    const { row, fault } = await openHelpRequest(trx, decision);
    if (fault) return { fault };
    const firstAid = decision.outcome === "approved" && row.visited_on === null ? decision : undefined;
    const refused = refusalOf(row, decision) ?? (firstAid && (await faultOfFirstAid(trx, row, firstAid)));
    if (refused) return { fault: refused };
    const plan = decision.outcome === "approved" ? helpOf(decision, fund?.title ?? "") : noHelpOf(decision);
    const paid = await faultOfCaseChange(trx, row, plan.decided);
    if (paid) return { fault: { status: 409, message: paid } };
    const isVisitor = (await readLimit(trx, "visitors")) !== null && (await hasVisited(trx, row, who));
    if (plan.total !== undefined || isVisitor) {
      const held = await holdDecision(deps, trx, { who, row, decision, plan, isVisitor });
      if (held) return held;
    }
    const state = row.state === "helping" ? "helping" : decision.outcome;
    const by = { by: byOf(who), decided_at: now.toISOString(), decided_by: namesOf(who) };
    const isOpened = firstAid && row.first_aid_of === null;
    const decided = isOpened ? await openFirstAid(trx, now, row, by.by) : row;
    await changeHelpRequest(trx, now, decided, { ...by, state, ...plan.decided, ...plan.beside });
    const after = {
      name: decided.reference,
      state,
      ...plan.logged,
      ...(isOpened && { first_aid_of: row.reference }),
    };
    await recordChange(trx, now, who, { action: "decide", noun, id: decided.id, after });
    return {};
  });
}

/** What a decision changes, and how it is told. */
type Plan = {
  /** What is sealed with the payments. */
  decided: Parameters<typeof faultOfCaseChange>[2];
  beside: Partial<Pick<Approved, "payee_kind" | "payee" | "pay_way" | "account_number" | "account_title">> & {
    reason: string;
  };
  logged: Readonly<Record<string, string | number>>;
  title: string;
  facts: { label: string; value: string }[];
  /** Of all payments, in paisa. Undefined where there is no help. */
  total?: number;
};

function helpOf(decision: Approved, fund: string): Plan {
  const { amount, months, from, payee_kind, pay_way } = decision;
  const each = formatMoney(amount);
  const total = amount * months;
  return {
    decided: {
      decision_fund: decision.fund,
      decision_paisa: amount,
      decision_months: months,
      decision_from: from,
    },
    beside: {
      payee_kind,
      payee: payee_kind === "family" ? "" : decision.payee,
      pay_way,
      account_number: pay_way === "cash" ? "" : decision.account_number,
      account_title: pay_way === "cash" ? "" : decision.account_title,
      reason: "",
    },
    logged: { fund, amount: each, months },
    title: `Help of ${formatMoney(total)}`,
    facts: [
      { label: "Fund", value: fund },
      { label: "Amount", value: months > 1 ? `${each}, ${months} months` : each },
      { label: "From", value: formatMonth(from) },
      { label: "Paid to", value: `${payeeWords[payee_kind]}: ${payWayWords[pay_way]}` },
    ],
    total,
  };
}

const noHelpOf = ({ outcome, reason }: NoHelp): Plan => ({
  decided: { decision_fund: null, decision_paisa: null, decision_months: null, decision_from: null },
  beside: { reason },
  logged: {},
  title: outcome === "referred" ? "Referral" : "Decline",
  facts: [],
});

/** Why a request cannot be decided upon so; it is locked. */
function refusalOf(row: HelpRow, decision: HelpDecision): Fault | undefined {
  const conflict = (message: string): Fault => ({ status: 409, message });
  if (row.state === "closed") return conflict(messages.notNow(row.state));
  if (decision.outcome !== "approved")
    return row.state === "helping" ? conflict(messages.notNow(row.state)) : undefined;
  if (decision.payee_kind !== "family" && decision.payee === "")
    return { status: 422, message: messages.badPayee };
  if (decision.fund !== zakatFund) return undefined;
  if (row.zakat_eligible === null) return conflict(messages.zakatUnknown);
  return row.zakat_eligible === 1 ? undefined : conflict(messages.zakatNo);
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

type Held = { who: Session; row: HelpRow; decision: HelpDecision; plan: Plan; isVisitor: boolean };

/** What whoever approves is shown names nobody: who may read the case opens it. */
const holdDecision = (deps: Deps, trx: Db, { who, row, decision, plan, isVisitor }: Held) =>
  holdBack(deps, trx, who, helpDecisionAct, {
    body: decision,
    title: `${plan.title} ${plan.total === undefined ? "of" : "for"} ${row.reference}`,
    // Without an amount it waits whatever the limit is.
    amountPaisa: isVisitor ? undefined : plan.total,
    subject: `help request ${row.reference}`,
    link: `/dashboard/help/${row.id}`,
    facts: [
      { label: "Request", value: row.reference },
      ...(isVisitor ? [{ label: "Why it waits", value: "Whoever asks has visited the family" }] : []),
      ...plan.facts,
      { label: "People in the household", value: String(row.household) },
    ],
  });
