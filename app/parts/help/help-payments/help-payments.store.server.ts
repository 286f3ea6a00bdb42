import type { Selectable } from "kysely";
import { leastHeldFrom, readFundBalances } from "#app/features/giving/books/funds.server.ts";
import {
  type CommittedCase,
  caseText,
  committedFields,
  monthsDecided,
} from "#app/features/giving/help-told/help-hashes.server.ts";
import { closedThrough } from "#app/features/giving/ledger/closings.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { readLimit } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { newestRows } from "#server/newest-rows.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";
import type { CasePayment, HelpDue, HelpDueList, HelpPayment } from "./help-payments.schema.ts";
import { lackOf, payeeOf, payWayOf } from "./instalments.server.ts";

/** So many are listed: far more than a foundation pays in a month. */
const maxListed = 500;

/** Cases that are being paid, with the titles of their funds. */
const paidCases = (db: Db) =>
  db
    .selectFrom("help_requests as request")
    .leftJoin("funds", "funds.slug", "request.decision_fund")
    .select(["request.id", "request.reference", "request.payee", "request.payee_kind"])
    .select(["request.decision_fund", "request.decision_paisa", "request.decision_months"])
    .select(["request.decision_from", "funds.title as fund_title"])
    .select(["request.zakat_eligible", "request.authorised_on", "request.state"])
    .select(["request.pay_way", "request.account_number", "request.account_title"])
    .where("request.decision_fund", "is not", null);

/** The numbers of cases by their ids, for the list of payouts. */
export async function readCaseNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("help_requests")
    .select(["id", "reference"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** The months that are paid, with the day, by the ids of cases. */
async function readPaid(db: Db, states: readonly ("approved" | "helping")[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("payouts")
    .innerJoin("help_requests", "help_requests.id", "payouts.help_request_id")
    .select(["payouts.help_request_id", "payouts.help_month"])
    .where("payouts.cancelled_at", "is", null)
    .where("help_requests.state", "in", states)
    .execute();
  return new Set(rows.map(({ help_request_id, help_month }) => `${help_request_id} ${help_month}`));
}

/**
 * What is due by the end of this month, the earliest first, with what would refuse a payment or hold it back: AID-01,
 * AID-08. Of a family it has the account alone: AID-09.
 */
export async function listHelpDue(db: Db, now: Date): Promise<Omit<HelpDueList, "success" | "message">> {
  const states = ["approved", "helping"] as const;
  const cases = await paidCases(db)
    .where("request.state", "in", states)
    .where("request.joined_to", "is", null)
    .where("request.erased_at", "is", null)
    .orderBy("request.id")
    .execute();
  const paid = await readPaid(db, states);
  const thisMonth = karachiDay(now).slice(0, 7);
  const due = cases.flatMap((row) =>
    monthsDecided(row)
      .filter((month) => month <= thisMonth && !paid.has(`${row.id} ${month}`))
      .map((month) => ({
        request_id: row.id,
        reference: row.reference,
        month,
        fund: row.decision_fund ?? "",
        fund_title: row.fund_title ?? row.decision_fund ?? "",
        amount_paisa: row.decision_paisa ?? 0,
        payee: payeeOf(row),
        ...payWayOf(row),
        lacking: lackOf(row),
      })),
  );
  const rows = due.toSorted((one, other) => (one.month < other.month ? -1 : 1)).slice(0, maxListed);
  return {
    rows,
    total: due.length,
    funds: await holdingsOf(db, now, rows),
    closed_through: await closedThrough(db),
    limit_paisa: await readLimit(db, "payouts"),
  };
}

/** What each of these funds can pay out on the day of `now`. */
async function holdingsOf(db: Db, now: Date, due: readonly HelpDue[]): Promise<HelpDueList["funds"]> {
  const funds = new Map(due.map(({ fund, fund_title }) => [fund, fund_title]));
  const balances = await readFundBalances(db);
  const held = [...funds].map(async ([slug, title]) => {
    const holds = isRestricted(slug)
      ? await leastHeldFrom(db, slug, karachiDay(now))
      : (balances.find((fund) => fund.slug === slug)?.stands ?? 0);
    return { slug, title, holds_paisa: Math.max(holds, 0) };
  });
  return Promise.all(held);
}

/** A page of payments with their commitments, the last recorded first, cancelled ones among them: AID-04. */
export async function listHelpPayments(
  db: Db,
  { commitment, limit, cursor }: { commitment?: string; limit: number; cursor?: number },
): Promise<{ rows: HelpPayment[]; next: number | undefined }> {
  const query = db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select(["payouts.id", "help_month", "funds.title", "amount_paisa", "paid_on", "created_at"])
    .select(["cancelled_at", "help_commitment"])
    .where("help_commitment", "is not", null)
    .$if(commitment !== undefined, (all) => all.where("help_commitment", "=", commitment ?? ""));
  const { rows: payouts, next } = await newestRows(query, { cursor, limit }, "payouts.id");
  const { last } = await db
    .selectFrom("receipt_days")
    .select((select) => select.fn.max<string | null>("day").as("last"))
    .executeTakeFirstOrThrow();
  const rows = payouts.map((row): HelpPayment => {
    const recorded_on = karachiDay(new Date(row.created_at));
    return {
      id: row.id,
      month: row.help_month ?? "",
      fund_title: row.title,
      amount_paisa: row.amount_paisa,
      paid_on: row.paid_on,
      recorded_on,
      sealed: last !== null && recorded_on <= last,
      cancelled_at: row.cancelled_at,
      commitment: row.help_commitment ?? "",
    };
  });
  return { rows, next };
}

/** The instalments of a case, and once one is paid the text that opens its commitment. */
export async function readCasePayments(
  db: Db,
  now: Date,
  id: number,
): Promise<{ rows: CasePayment[]; proof: string } | undefined> {
  const row = await db.selectFrom("help_requests").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const payouts = await db
    .selectFrom("payouts")
    .select(["help_month", "paid_on", "help_commitment"])
    .where("help_request_id", "=", id)
    .where("cancelled_at", "is", null)
    .execute();
  const [fund] = await paidCases(db).where("request.id", "=", id).execute();
  const thisMonth = karachiDay(now).slice(0, 7);
  const isOpen = row.state === "approved" || row.state === "helping";
  const rows = monthsDecided(row).map((month): CasePayment => {
    const paid_on = payouts.find(({ help_month }) => help_month === month)?.paid_on ?? null;
    return {
      month,
      amount_paisa: row.decision_paisa ?? 0,
      fund_title: fund?.fund_title ?? row.decision_fund ?? "",
      paid_on,
      due: isOpen && paid_on === null && month <= thisMonth,
      lacking: isOpen && paid_on === null ? lackOf(row) : null,
    };
  });
  const [first] = payouts;
  return { rows, proof: first && row.erased_at === null ? caseText(row, first.help_commitment) : "" };
}

/**
 * Why staff may not change a case so: it has been paid, and these fields are in its commitment. AID-05.
 * @param row the case as it is, locked
 * @param change what it would be
 * @returns undefined when they may
 */
export async function faultOfCaseChange(
  trx: Db,
  row: Selectable<Database["help_requests"]>,
  change: Partial<CommittedCase>,
): Promise<string | undefined> {
  const isCommitted = committedFields.some((field) => field in change && change[field] !== row[field]);
  if (!isCommitted) return undefined;
  const paid = await trx
    .selectFrom("payouts")
    .select("id")
    .where("help_request_id", "=", row.id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return paid && messages.committed;
}
