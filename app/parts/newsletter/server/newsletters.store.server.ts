import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { NewslettersTable } from "#app/parts/newsletter/newsletter.tables.server.ts";
import type {
  ListedNewsletter,
  Newsletter,
  NewsletterForm,
} from "#app/parts/newsletter/newsletters.schema.ts";
import type { Db } from "#server/db/connect.ts";
import { newestRows } from "#server/newest-rows.ts";

type NewsletterState = NewslettersTable["state"];

const listedColumns = [
  "id",
  "subject",
  "preheader",
  "state",
  "version",
  "tested_version",
  "per_minute",
  "updated_at",
  "started_at",
  "finished_at",
  "trouble",
  "language",
  "starts_at",
  "recipients",
  "sent",
  "bounced",
  "failed",
  "skipped",
] as const;
const columns = [...listedColumns, "content"] as const;

type Tested = Pick<Selectable<NewslettersTable>, "version" | "tested_version">;

const presented = <Row extends Tested>({ tested_version, ...row }: Row) => ({
  ...row,
  tested: tested_version === row.version,
});

/**
 * Newsletters, newest first.
 * @returns `next`: the number after which the next page begins
 */
export async function listNewsletters(
  db: Db,
  { limit, cursor, id, fields }: { limit: number; cursor?: number; id?: number; fields?: "summary" },
): Promise<{ newsletters: (Newsletter | ListedNewsletter)[]; next?: number }> {
  const query = db
    .selectFrom("newsletters")
    .select(fields === "summary" ? listedColumns : columns)
    .$if(id !== undefined, (all) => all.where("id", "=", id ?? 0));
  const { rows, next } = await newestRows(query, { cursor, limit });
  return { newsletters: rows.map(presented), next };
}

export async function findNewsletter(db: Db, id: number): Promise<Newsletter | undefined> {
  const row = await db.selectFrom("newsletters").select(columns).where("id", "=", id).executeTakeFirst();
  return row && presented(row);
}

/** The rate of the newest newsletter that was sent: what staff found right for their mail server. */
export async function lastRate(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom("newsletters")
    .select("per_minute")
    .where("started_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.per_minute;
}

/** How many readers of each language would get a newsletter now. */
export async function countReaders(db: Db): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom("subscribers")
    .select((select) => ["language", select.fn.countAll<number>().as("readers")])
    .where("state", "=", "confirmed")
    .groupBy("language")
    .execute();
  return { en: 0, ur: 0, ...Object.fromEntries(rows.map(({ language, readers }) => [language, readers])) };
}

export async function insertNewsletter(
  db: Db,
  now: Date,
  form: NewsletterForm,
  perMinute: number,
): Promise<number> {
  const time = now.toISOString();
  const { id } = await db
    .insertInto("newsletters")
    .values({
      ...form,
      state: "draft",
      version: 1,
      per_minute: perMinute,
      created_at: time,
      updated_at: time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a draft of this version; undefined: of any. @returns the new version; undefined when there is none such */
export async function saveDraft(
  db: Db,
  now: Date,
  { id, version, ...form }: NewsletterForm & { id: number; version?: number },
): Promise<number | undefined> {
  const row = await db
    .updateTable("newsletters")
    .set((set) => ({ ...form, version: set("version", "+", 1), updated_at: now.toISOString() }))
    .where("id", "=", id)
    .where("state", "=", "draft")
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .returning("version")
    .executeTakeFirst();
  return row?.version;
}

/** @returns the draft that went, undefined when there was none */
export async function deleteDraft(db: Db, id: number): Promise<{ subject: string } | undefined> {
  return db
    .deleteFrom("newsletters")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .returning("subject")
    .executeTakeFirst();
}

/** Notes that a test mail of a draft's version was sent. @returns whether it still is a draft of this version */
export async function noteTest(db: Db, id: number, version: number): Promise<boolean> {
  const result = await db
    .updateTable("newsletters")
    .set({ tested_version: version })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Begins to send a draft of this version, now or from its hour on: gives each confirmed reader of its language a delivery.
 * Call it in a transaction.
 * @returns how many there are; undefined when it is no draft of this version
 */
export async function startSending(
  trx: Db,
  now: Date,
  newsletter: {
    id: number;
    version: number;
    perMinute: number;
    mails: Record<Language, { text: string; html: string }>;
    /** null: of all readers */
    language: Language | null;
    startsAt: Date | undefined;
  },
): Promise<number | undefined> {
  const { id, version, perMinute, mails, language, startsAt } = newsletter;
  const time = now.toISOString();
  const started = await trx
    .updateTable("newsletters")
    .set({
      state: "sending",
      started_at: time,
      per_minute: perMinute,
      language,
      starts_at: startsAt?.toISOString() ?? null,
      next_batch_at: startsAt?.toISOString() ?? time,
      text: mails.en.text,
      html: mails.en.html,
      text_ur: mails.ur.text,
      html_ur: mails.ur.html,
    })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("version", "=", version)
    .executeTakeFirst();
  if (started.numUpdatedRows === 0n) return undefined;
  const made = await trx
    .insertInto("newsletter_deliveries")
    .columns(["newsletter_id", "subscriber_id", "state", "next_try_at"])
    .expression((select) =>
      select
        .selectFrom("subscribers")
        .select((column) => [
          column.val(id).as("newsletter_id"),
          "subscribers.id as subscriber_id",
          column.val("queued" as const).as("state"),
          column.val(time).as("next_try_at"),
        ])
        .where("subscribers.state", "=", "confirmed")
        .$if(language !== null, (query) => query.where("subscribers.language", "=", language ?? "en"))
        .orderBy("subscribers.id"),
    )
    .executeTakeFirst();
  const recipients = Number(made.numInsertedOrUpdatedRows ?? 0n);
  await trx.updateTable("newsletters").set({ recipients }).where("id", "=", id).execute();
  return recipients;
}

/** Goes from one of these states to another. @returns whether it was in one of them */
export async function moveNewsletter(
  db: Db,
  id: number,
  from: readonly NewsletterState[],
  changes: { state: NewsletterState; finished_at?: string; trouble: string | null; per_minute?: number },
): Promise<boolean> {
  const result = await db
    .updateTable("newsletters")
    .set(changes)
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
