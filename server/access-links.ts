import { createHash, randomBytes } from "node:crypto";
import type { Db } from "./db/connect.ts";
import type { LinkKind } from "./db/schema.ts";

const day = 24 * 60 * 60 * 1000;

/** How long a link opens, in ms. A new one is mailed for the asking, or made where its page is shown. Decision 046. */
export const linkMs = {
  /** Of the donor's page of a donation. */
  donation: 365 * day,
  /** Of a mailed receipt: as long as papers for the tax office are kept. */
  receipt: 6 * 365 * day,
  /** Of each mail about monthly support: it stops the reminders, too. */
  pledge: 400 * day,
  statement: day,
  /** For the slip of a report that was kept without it. */
  slip: 7 * day,
  /** For photos of the papers of a family that asks for help. */
  helpPapers: 7 * day,
  /** Of the question whether to stay: beyond its reminder. */
  stay: 120 * day,
  confirmation: 7 * day,
  leaving: 2 * 365 * day,
  /** With which somebody becomes a user, once. */
  invitation: 3 * day,
  /** What staff open from the dashboard. */
  staff: day,
} as const;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes a link's token: 128 random bits, 22 url-safe characters. Only its hash is kept, so this is the one time it is
 * known, and a copy of the database opens nothing. A row may have several.
 * @param subject the number of the row that it opens
 * @param lifetime in ms
 */
export async function issueLink(
  db: Db,
  now: Date,
  { kind, subject, lifetime }: { kind: LinkKind; subject: number; lifetime: number },
): Promise<string> {
  const token = randomBytes(16).toString("base64url");
  await db
    .insertInto("access_links")
    .values({
      token_hash: hashOf(token),
      kind,
      subject_id: subject,
      ends_at: new Date(now.getTime() + lifetime).toISOString(),
    })
    .execute();
  return token;
}

/** Ends one link, of a mail that has not gone out. */
export async function endLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom("access_links").where("token_hash", "=", hashOf(token)).execute();
}

/** @returns the number of the row that a link opens, undefined when it opens nothing or has ended */
export async function openLink(
  db: Db,
  now: Date,
  kinds: LinkKind | readonly LinkKind[],
  token: string,
): Promise<number | undefined> {
  const link = await db
    .selectFrom("access_links")
    .select("subject_id")
    .where("token_hash", "=", hashOf(token))
    .where("kind", "in", [kinds].flat())
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return link?.subject_id;
}

/** Until when a row has a link of this kind that opens, in UTC; null: it has none. */
export async function linkEnd(
  db: Db,
  now: Date,
  { kind, subject }: { kind: LinkKind; subject: number },
): Promise<string | null> {
  const { ends_at } = await db
    .selectFrom("access_links")
    .select((of) => of.fn.max("ends_at").as("ends_at"))
    .where("kind", "=", kind)
    .where("subject_id", "=", subject)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return ends_at;
}

export async function endLinks(db: Db, kinds: LinkKind[], subjects: number[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .deleteFrom("access_links")
    .where("kind", "in", kinds)
    .where("subject_id", "in", subjects)
    .execute();
}

export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  for (const table of ["access_links", "secrets"] as const)
    await db.deleteFrom(table).where("ends_at", "<=", now.toISOString()).execute();
}
