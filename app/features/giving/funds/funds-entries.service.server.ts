import { bookFundEntry } from "#app/features/giving/books/book-days.server.ts";
import { readFundBalances, requireFundsHold } from "#app/features/giving/books/funds.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { findOpenFund, lockFunds } from "#app/features/giving/ledger/funds.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { leafSalt } from "#app/features/giving/ledger/references.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, unlessRefused } from "#server/refusal.ts";
import { fundsCalls } from "./funds.calls.ts";
import { entryMessages as messages } from "./funds.messages.ts";
import type { FundEntry, FundEntryForm } from "./funds.schema.ts";
import { findFund } from "./funds-payouts.store.server.ts";

type Result = { fault?: Fault; waits?: string };
const noun = "fund entry";

export const fundEntryAct = approvable<FundEntryForm>(fundsCalls.createFundEntry, "payouts", recordFundEntry);

/**
 * Records what a fund holds from before, or a transfer between two: no gift is invented for either. Nothing leaves a
 * restricted fund for another one. Approved and sealed as payouts are. DESK-18.
 */
export async function recordFundEntry(deps: Deps, who: Session, form: FundEntryForm): Promise<Result> {
  const { db, clock } = deps;
  const now = clock.now();
  const refuse = (status: Fault["status"], message: string) => ({ fault: { status, message } });
  const known = async (slug: string) => (await findFund(db, slug)) ?? (await findOpenFund(deps, slug));
  const fund = await known(form.fund);
  const from = form.kind === "transfer" ? await known(form.from_fund) : undefined;
  if (!fund || (form.kind === "transfer" && !from)) return refuse(422, messages.badFund);
  if (from && isRestricted(from.slug)) return refuse(422, messages.restricted(from.title));
  const fault = faultOfDay(now, form.entered_on);
  if (fault) return refuse(422, fault);
  const work = inTransaction(db, async (trx): Promise<Result> => {
    await lockFunds(trx, from ? [fund, from] : [fund]);
    await requireOpenDay(trx, form.entered_on);
    if (form.kind === "opening" && (await hasOpening(trx, fund.slug)))
      return refuse(409, messages.hasOpening(fund.title));
    if (from) {
      const stands = (await readFundBalances(trx, from.slug))[0]?.stands ?? 0;
      if (form.amount > stands) return refuse(422, messages.beyond(from.title, formatMoney(stands)));
    }
    const held = await holdBack(deps, trx, who, fundEntryAct, {
      body: form,
      title: `${from ? "Transfer" : "Opening balance"} of ${formatMoney(form.amount)}`,
      amountPaisa: form.amount,
      subject: "fund entries",
      waitsFor: `fund entry ${JSON.stringify([form.kind, form.fund, form.from_fund, form.amount, form.entered_on])}`,
      link: "/dashboard/funds",
      facts: [
        ...(from ? [{ label: "From", value: from.title }] : []),
        { label: "Fund", value: fund.title },
        { label: "Counts from", value: formatDay(form.entered_on) },
        { label: "Reason", value: form.reason },
      ],
    });
    if (held) return held;
    const entry = {
      kind: form.kind,
      fund: fund.slug,
      from_fund: from?.slug ?? null,
      amount_paisa: form.amount,
      entered_on: form.entered_on,
    };
    const { id } = await trx
      .insertInto("fund_entries")
      .values({
        ...entry,
        reason: form.reason,
        created_at: now.toISOString(),
        created_by: namesOf(who),
        salt: leafSalt(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await bookFundEntry(trx, entry);
    const amount = formatMoney(form.amount);
    const after = { title: form.reason, fund: fund.title, ...(from ? { from: from.title } : {}), amount };
    await recordChange(trx, now, who, { action: "create", noun, id, after });
    return {};
  });
  return unlessRefused(work);
}

const hasOpening = async (trx: Db, fund: string): Promise<boolean> =>
  (await trx
    .selectFrom("fund_entries")
    .select("id")
    .where("fund", "=", fund)
    .where("kind", "=", "opening")
    .where("cancelled_at", "is", null)
    .executeTakeFirst()) !== undefined;

type Cancellation = { id: number; reason: string };

export const entryCancellationAct = approvable<Cancellation>(
  fundsCalls.cancelFundEntry,
  "payouts",
  cancelFundEntry,
);

/** Cancels an entry that was recorded by mistake: it stays in the list, and counts no more. */
export async function cancelFundEntry(
  deps: Deps,
  who: Session,
  { id, reason }: Cancellation,
): Promise<Result> {
  const work = inTransaction(deps.db, async (trx): Promise<Result> => {
    const now = deps.clock.now();
    if (!(await lockRow(trx, "fund_entries", "reason", id)))
      return { fault: { status: 404, message: messages.notFound } };
    const row = await trx
      .selectFrom("fund_entries")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (row.cancelled_at !== null) return { fault: { status: 409, message: messages.alreadyCancelled } };
    const slugs = row.from_fund === null ? [row.fund] : [row.fund, row.from_fund];
    await lockFunds(trx, await trx.selectFrom("funds").selectAll().where("slug", "in", slugs).execute());
    await requireOpenDay(trx, row.entered_on);
    const amount = formatMoney(row.amount_paisa);
    const held = await holdBack(deps, trx, who, entryCancellationAct, {
      body: { id, reason },
      title: `Cancellation of a fund entry of ${amount}`,
      amountPaisa: row.amount_paisa,
      subject: "fund entries",
      waitsFor: `cancellation of fund entry ${id}`,
      link: "/dashboard/funds",
      facts: [
        { label: "Entry", value: row.reason },
        { label: "Counts from", value: formatDay(row.entered_on) },
        { label: "Why it is cancelled", value: reason },
      ],
    });
    if (held) return held;
    await trx
      .updateTable("fund_entries")
      .set({ cancelled_at: now.toISOString(), cancel_reason: reason })
      .where("id", "=", id)
      .execute();
    await bookFundEntry(trx, row, -1);
    await requireFundsHold(trx, slugs, messages.spent);
    await recordChange(trx, now, who, { action: "cancel", noun, id, after: { title: row.reason, amount } });
    return {};
  });
  return unlessRefused(work);
}

/** So many are listed: a charity has a few of them a year. */
const maxListed = 200;

/** The latest entries, cancelled ones among them. */
export const listFundEntries = (db: Db): Promise<FundEntry[]> =>
  db
    .selectFrom("fund_entries as entry")
    .innerJoin("funds", "funds.slug", "entry.fund")
    .leftJoin("funds as source", "source.slug", "entry.from_fund")
    .select(["entry.id", "entry.kind", "funds.title as fund_title", "source.title as from_title"])
    .select(["entry.amount_paisa", "entry.entered_on", "entry.reason", "entry.created_at"])
    .select(["entry.created_by", "entry.cancelled_at", "entry.cancel_reason"])
    .orderBy("entry.id", "desc")
    .limit(maxListed)
    .execute();
