import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import type {
  BrokenSeal,
  DaySum,
  SealAlert,
  SealCause,
  SealDifference,
} from "#app/parts/open-books/open-books.schema.ts";
import type { SealAlertsTable } from "#app/parts/open-books/open-books.tables.server.ts";
import { sealWords } from "#app/parts/open-books/open-books.words.ts";
import type { Db } from "#server/db/connect.ts";
import { findRun } from "#server/db/maintenance-runs.ts";
import type { HealthPart } from "#server/deps.ts";
import { newestRows } from "#server/newest-rows.ts";
import type { ChangedDay } from "./changed-days.server.ts";

/**
 * Keeps what was found when sealed days were computed again. The same difference is kept once while it lasts; one that
 * is gone is marked so, and stays. Several processes may do it at once.
 * @param checked the days that were computed
 * @returns the days whose difference is new
 */
export async function keepChangedDays(
  db: Db,
  now: Date,
  checked: readonly string[],
  changed: readonly ChangedDay[],
): Promise<string[]> {
  if (changed.length === 0 && (await listLastingAlerts(db)).length === 0) return [];
  return db.transaction().execute(async (trx) => {
    for (const { id, day, sealed_link, found_link } of await listLastingAlerts(trx)) {
      const lasts = changed.some(
        (one) => one.day === day && one.sealed.hash === sealed_link && one.found.hash === found_link,
      );
      if (lasts || !checked.includes(day)) continue;
      await trx
        .updateTable("seal_alerts")
        .set({ matched_again_at: now.toISOString() })
        .where("id", "=", id)
        .execute();
    }
    const added: string[] = [];
    for (const { day, causes, sealed, found } of changed) {
      const result = await trx
        .insertInto("seal_alerts")
        .values({
          day,
          found_at: now.toISOString(),
          causes: JSON.stringify(causes),
          sealed_receipts: sealed.receipts,
          sealed_paisa: sealed.paisa,
          sealed_link: sealed.hash,
          found_receipts: found.receipts,
          found_paisa: found.paisa,
          found_link: found.hash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (result.numInsertedOrUpdatedRows) added.push(day);
    }
    return added;
  });
}

/** What differs still, whoever has looked into it, the latest day first. */
const listLastingAlerts = (db: Db): Promise<Selectable<SealAlertsTable>[]> =>
  db
    .selectFrom("seal_alerts")
    .selectAll()
    .where("matched_again_at", "is", null)
    .orderBy("day", "desc")
    .execute();

/** What everybody may see of it: nothing that staff have written. */
export const listBrokenSeals = async (db: Db, language: Language): Promise<BrokenSeal[]> =>
  (await listLastingAlerts(db)).map((row) => ({
    day: row.day,
    found_at: row.found_at,
    acknowledged_at: row.acknowledged_at,
    causes: differenceOf(row).causes,
    sentences: sealSentences(differenceOf(row), language),
  }));

/** Everything that was ever found, the newest first. @param cursor the last row of the page before */
export async function listSealAlerts(
  db: Db,
  page: { limit: number; cursor?: number },
): Promise<{ rows: SealAlert[]; next: number | undefined }> {
  const { rows, next } = await newestRows(db.selectFrom("seal_alerts").selectAll(), page);
  return { rows: rows.map(presentAlert), next };
}

const differenceOf = (row: Selectable<SealAlertsTable>): SealDifference => ({
  causes: JSON.parse(row.causes) as SealCause[],
  sealed: { receipts: row.sealed_receipts, paisa: row.sealed_paisa },
  found: { receipts: row.found_receipts, paisa: row.found_paisa },
});

const presentAlert = (row: Selectable<SealAlertsTable>): SealAlert => ({
  id: row.id,
  day: row.day,
  found_at: row.found_at,
  ...differenceOf(row),
  sentences: sealSentences(differenceOf(row), "en"),
  matched_again_at: row.matched_again_at,
  acknowledged_at: row.acknowledged_at,
  acknowledged_by: row.acknowledged_by,
  reason: row.reason,
});

export async function countSealedDays(db: Db): Promise<{ days: number; last: string | null }> {
  const { days, last } = await db
    .selectFrom("receipt_days")
    .select((select) => [
      select.fn.countAll<number>().as("days"),
      select.fn.max<string | null>("day").as("last"),
    ])
    .executeTakeFirstOrThrow();
  return { days, last };
}

/** How the last `ledger:check` ended, which computes every sealed day from the gifts. */
export async function readLastCheck(db: Db) {
  const run = await findRun(db, "ledger:check");
  return run ? { at: run.ended_at, matched: run.ended_at === run.succeeded_at, detail: run.detail } : null;
}

/** How the open books are, for the dashboard's page of the system. */
export async function readBooksHealth(db: Db): Promise<HealthPart> {
  const name = "Open books";
  const alerts = await db
    .selectFrom("seal_alerts")
    .select(["day", "matched_again_at", "acknowledged_at"])
    .where((where) => where.or([where("acknowledged_at", "is", null), where("matched_again_at", "is", null)]))
    .orderBy("day")
    .execute();
  if (alerts.length === 0) {
    const { days, last } = await countSealedDays(db);
    const text =
      last === null
        ? "No day is sealed yet"
        : `${days.toLocaleString("en-US")} ${days === 1 ? "day" : "days"} sealed, up to ${formatDay(last)}`;
    return { name, tone: "good", status: "Works", text };
  }
  const waiting = alerts.some(({ acknowledged_at }) => acknowledged_at === null);
  const lasting = alerts.some(({ matched_again_at }) => matched_again_at === null);
  return {
    name,
    tone: waiting ? "bad" : "plain",
    status: lasting ? "A seal does not match" : "A seal did not match",
    text: listDays([...new Set(alerts.map(({ day }) => day))]),
    advice: waiting
      ? "The books were changed after a day was sealed. Download a backup before anything else, then check what differs."
      : "Staff have recorded the reason. The public page still says that the seal does not match.",
    link: { to: "/dashboard/open-books", label: "Open the sealed days" },
  };
}

/** So many days are named. */
const named = 3;

const listDays = (days: string[]) =>
  [
    ...days.slice(0, named).map((day) => formatDay(day)),
    ...(days.length > named ? [`${days.length - named} more`] : []),
  ].join("; ");

/** What differs, a sentence each. For staff and, without a name in it, for everybody. */
function sealSentences({ causes, sealed, found }: SealDifference, language: Language): string[] {
  const t = textIn(language, sealWords);
  const sum = ({ receipts, paisa }: DaySum) => t("sum", { receipts, amount: formatMoney(paisa, language) });
  const sentences: string[] = [];
  if (causes.includes("receipts") || causes.includes("total")) {
    sentences.push(t("sums", { sealed: sum(sealed), found: sum(found) }));
  }
  if (causes.includes("refunds")) sentences.push(t("refunds"));
  if (causes.includes("payouts")) sentences.push(t("payouts"));
  if (causes.includes("contents") && sentences.length === 0) {
    sentences.push(t("contents", { sealed: sum(sealed) }));
  }
  if (causes.includes("chain")) sentences.push(t("chain"));
  if (causes.includes("seal")) sentences.push(t("seal"));
  if (causes.includes("replaced")) sentences.push(t("replaced"));
  return sentences;
}
