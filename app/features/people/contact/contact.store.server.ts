import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter, InboxRow } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchTexts } from "#server/db/search.ts";
import type { ContactForm } from "./contact.form.ts";
import { messagesTable } from "./messages.table.ts";

export type MessageRow = InboxRow<typeof messagesTable>;

/** What is told of the answer of a message. */
export const answerOf = ({
  answered_at,
  answered_by,
  answer,
}: Pick<MessageRow, "answered_at" | "answered_by" | "answer">) => ({ answered_at, answered_by, answer });

/** Who is on a message. */
export const takenOf = ({ taken_by, taken_by_id }: Pick<MessageRow, "taken_by" | "taken_by_id">) => ({
  taken_by,
  taken_by_id,
});

/** What of a message is not answered, for the list. */
export function filterMessages({ answered }: { answered?: "0" }): InboxFilter {
  const where = expressionBuilder<Database, "messages">();
  return answered === "0" ? [where("answered_at", "is", null)] : [];
}

/**
 * Says that a message is answered, if nobody has yet: of two who answer at once one does. Call it in a transaction.
 * @param answer as it is mailed; empty when it was answered elsewhere
 * @returns the row, undefined when it is answered already or gone
 */
export async function setAnswered(
  trx: Db,
  id: number,
  { answer, by }: { answer: string; by: string },
  now: Date,
): Promise<MessageRow | undefined> {
  const at = now.toISOString();
  return trx
    .updateTable("messages")
    .set((set) => ({
      answer,
      answered_at: at,
      answered_by: by,
      ...nobody,
      touched_at: at,
      read_at: set.fn.coalesce("read_at", set.val(at)),
    }))
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Takes back that a message is answered, unless by a mail from here. @returns the row, undefined when it stays */
export async function unsetAnswered(trx: Db, id: number, now: Date): Promise<MessageRow | undefined> {
  return trx
    .updateTable("messages")
    .set({ answered_at: null, answered_by: "", touched_at: now.toISOString() })
    .where("id", "=", id)
    .where("answered_at", "is not", null)
    .where("answer", "=", "")
    .returningAll()
    .executeTakeFirst();
}

const nobody = { taken_by_id: null, taken_by: "", taken_at: null };

/**
 * Says who is on a message that is not answered: of two who take it at once one does.
 * @param over the user from whom it is taken over
 * @returns the row, undefined when somebody else is on it, or it is answered or gone
 */
export async function setTaken(
  trx: Db,
  id: number,
  who: { userId: number; name: string },
  over: number | undefined,
  now: Date,
): Promise<MessageRow | undefined> {
  const at = now.toISOString();
  return trx
    .updateTable("messages")
    .set({ taken_by_id: who.userId, taken_by: who.name, taken_at: at, touched_at: at })
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .where((where) =>
      where.or([
        where("taken_by_id", "is", null),
        where("taken_by_id", "in", [who.userId, ...(over === undefined ? [] : [over])]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Says that a user is not on a message any more. @returns the row, undefined when they were not */
export async function unsetTaken(
  trx: Db,
  id: number,
  userId: number,
  now: Date,
): Promise<MessageRow | undefined> {
  return trx
    .updateTable("messages")
    .set({ ...nobody, touched_at: now.toISOString() })
    .where("id", "=", id)
    .where("taken_by_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps a message for the office. */
export async function createMessage(
  db: Db,
  { name, email, subject, message }: Pick<ContactForm, "name" | "email" | "subject" | "message">,
  now: Date,
  language: Language = "en",
): Promise<void> {
  const row = { name, email, subject, message };
  await db
    .insertInto("messages")
    .values({ ...row, language, received_at: now.toISOString(), ...searchTexts(messagesTable, row) })
    .execute();
}
