import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { MessagesTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import type { ContactForm } from "./contact.form.ts";

export type MessageRow = Selectable<MessagesTable>;

/** Keeps a message for the office. */
export async function createMessage(
  db: Db,
  { name, email, subject, message }: Pick<ContactForm, "name" | "email" | "subject" | "message">,
  now: Date,
): Promise<void> {
  await db
    .insertInto("messages")
    .values({
      name,
      email,
      subject,
      message,
      received_at: now.toISOString(),
      search_text: searchText(name, email, subject, message),
    })
    .execute();
}
