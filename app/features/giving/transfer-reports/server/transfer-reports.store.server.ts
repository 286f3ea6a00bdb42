import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { TransferReportForm } from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import type {
  TransferQuery,
  TransferReport,
} from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationsTable } from "#server/db/giving-schema.ts";
import type { Database } from "#server/db/schema.ts";
import { hasText, isSearch, maxCounted, searchText } from "#server/db/search.ts";
import type { TransferReportsTable } from "#server/db/statements-schema.ts";
import { privateSize } from "#server/media/pictures.ts";

export type TransferReportRow = Selectable<TransferReportsTable>;
type Donation = Selectable<DonationsTable>;

/** The report of a donation that needs a decision; there is at most one. */
export const findWaitingReport = (db: Db, donationId: number): Promise<TransferReportRow | undefined> =>
  db
    .selectFrom("transfer_reports")
    .selectAll()
    .where("donation_id", "=", donationId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** The last report of a donation, whatever became of it. */
export const findLastReport = (db: Db, donationId: number): Promise<TransferReportRow | undefined> =>
  db
    .selectFrom("transfer_reports")
    .selectAll()
    .where("donation_id", "=", donationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const findReport = (db: Db, id: number): Promise<TransferReportRow | undefined> =>
  db.selectFrom("transfer_reports").selectAll().where("id", "=", id).executeTakeFirst();

/** Stores a report that waits, without its slip. @returns its number */
export async function createReport(
  trx: Db,
  now: Date,
  donation: Donation,
  form: TransferReportForm,
  language: Language,
): Promise<number> {
  const { id } = await trx
    .insertInto("transfer_reports")
    .values({
      donation_id: donation.id,
      state: "waiting",
      account_name: form.accountName,
      account_number: form.accountNumber,
      bank_name: form.bankName,
      transaction_id: form.transactionId,
      transferred_on: form.transferredOn,
      amount_paisa: donation.amount_paisa,
      slip: null,
      reported_at: now.toISOString(),
      language,
      decided_at: null,
      search_text: searchText(
        donation.reference,
        donation.donor_name,
        donation.donor_email,
        form.accountName,
        form.accountNumber,
        form.bankName,
        form.transactionId,
      ),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a form says the same as the report: then it was sent twice. */
export const isSameReport = (report: TransferReportRow, form: TransferReportForm): boolean =>
  report.account_name === form.accountName &&
  report.account_number === form.accountNumber &&
  report.bank_name === form.bankName &&
  report.transaction_id === form.transactionId &&
  report.transferred_on === form.transferredOn;

/**
 * Decides a report that waits; a rejected one gives up its slip.
 * @returns whether it still waited
 */
export async function decideReport(
  trx: Db,
  now: Date,
  id: number,
  decision: { state: "verified"; by: string } | { state: "rejected"; by: string; reason: string },
): Promise<boolean> {
  const result = await trx
    .updateTable("transfer_reports")
    .set({
      state: decision.state,
      decided_at: now.toISOString(),
      decided_by: decision.by,
      ...(decision.state === "rejected" ? { reason: decision.reason, slip: null } : {}),
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The bytes of all slips that wait to be looked at. */
export async function waitingProofBytes(db: Db): Promise<number> {
  const rows = await db
    .selectFrom("transfer_reports")
    .select("slip")
    .where("state", "=", "waiting")
    .where("slip", "is not", null)
    .execute();
  return rows.reduce((sum, { slip }) => sum + privateSize(slip ?? ""), 0);
}

const reports = (db: Db) =>
  db
    .selectFrom("transfer_reports")
    .innerJoin("donations", "donations.id", "transfer_reports.donation_id")
    .innerJoin("funds", "funds.slug", "donations.fund")
    .select([
      "transfer_reports.id",
      "transfer_reports.state",
      "donations.reference",
      "transfer_reports.amount_paisa",
      "funds.title as fund_title",
      "donations.method",
      "transfer_reports.account_name",
      "transfer_reports.account_number",
      "transfer_reports.bank_name",
      "transfer_reports.transaction_id",
      "transfer_reports.transferred_on",
      "transfer_reports.slip",
      "transfer_reports.slip_removed_at",
      "donations.donor_name",
      "donations.donor_email",
      "transfer_reports.language",
      "transfer_reports.reported_at",
      "transfer_reports.decided_at",
      "transfer_reports.decided_by",
      "transfer_reports.reason",
    ]);

type StoredReport = Omit<TransferReport, "slip" | "unprintable"> & { slip: string | null };

const present = async ({ slip, ...row }: StoredReport): Promise<TransferReport> => ({
  ...row,
  unprintable: await unprintableLetters(row.donor_name),
  slip: slip === null ? null : slip.endsWith(".pdf") ? "document" : "picture",
});

type Part = "waiting" | "decided";
type Ids = SelectQueryBuilder<Database, "transfer_reports", { id: number }>;

/** One page of reports, those that wait before the others and the newest first in each part. */
export async function listReports(
  db: Db,
  { q, state, limit, cursor, id }: TransferQuery,
): Promise<{ rows: TransferReport[]; total: number; waiting: number; next?: string }> {
  const searching = isSearch(q);
  const all = db.selectFrom("transfer_reports").select("id");
  const matching = (ids: Ids) =>
    ids
      .$if(id !== undefined, (found) => found.where("id", "=", id ?? 0))
      .$if(searching, (found) => found.where(hasText(db, "transfer_reports", q ?? "")));
  const waitingRows = all.where("state", "=", "waiting");
  const parts: Record<Part, Ids> = {
    waiting: matching(waitingRows),
    decided: matching(
      state === "verified" || state === "rejected"
        ? all.where("state", "=", state)
        : all.where("state", "in", ["verified", "rejected"]),
    ),
  };
  const [after, below] = (cursor ?? "").split(":");
  const pageOf = (part: Part, count: number) =>
    reports(db)
      .where(
        "transfer_reports.id",
        "in",
        parts[part]
          .$if(after === part, (ids) => ids.where("id", "<", Number(below)))
          .orderBy("id", "desc")
          .limit(count),
      )
      .orderBy("transfer_reports.id", "desc")
      .execute();

  const wanted: Part[] = !state ? ["waiting", "decided"] : state === "waiting" ? ["waiting"] : ["decided"];
  const found: { part: Part; row: TransferReport }[] = [];
  for (const part of wanted) {
    if ((part === "waiting" && after === "decided") || found.length > limit) continue;
    const rows = await pageOf(part, limit + 1 - found.length);
    for (const row of rows) found.push({ part, row: await present(row) });
  }
  const counts = await Promise.all(wanted.map((part) => count(db, parts[part], searching)));
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    rows: page.map(({ row }) => row),
    total: counts.reduce((sum, each) => sum + each, 0),
    waiting: await count(db, waitingRows, false),
    next: last && `${last.part}:${last.row.id}`,
  };
}

async function count(db: Db, ids: Ids, bounded: boolean): Promise<number> {
  const { total } = await db
    .selectFrom((bounded ? ids.limit(maxCounted) : ids).as("counted"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
