import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { RegistrationKind } from "#content/registrations.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter, InboxRow } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchTexts } from "#server/db/search.ts";
import type { RegistrationForm } from "./registrations.schema.ts";
import { registrationsTable } from "./registrations.table.ts";
import type { RegistrationState } from "./registrations-admin.messages.ts";

export type RegistrationRow = InboxRow<typeof registrationsTable>;

/** Keeps a registration for the office. */
export async function createRegistration(
  db: Db,
  form: RegistrationForm,
  now: Date,
  language: Language = "en",
): Promise<void> {
  const { kind, name, email, phone, city, details } = form;
  const row = { kind, name, email, phone, city, details: JSON.stringify(details) };
  await db
    .insertInto("registrations")
    .values({ ...row, language, received_at: now.toISOString(), ...searchTexts(registrationsTable, row) })
    .execute();
}

export function filterRegistrations({
  kind,
  state,
}: {
  kind?: RegistrationKind;
  state?: RegistrationState;
}): InboxFilter {
  const where = expressionBuilder<Database, "registrations">();
  return [...(kind ? [where("kind", "=", kind)] : []), ...(state ? [where("state", "=", state)] : [])];
}

/**
 * Puts a registration into a state, if it still has the one that was seen: of two who decide at once one does. Call it in
 * a transaction.
 * @returns the row as it is now, undefined when it has another state or is gone
 */
export async function setRegistrationState(
  trx: Db,
  { id, seen, state }: { id: number; seen: RegistrationState; state: RegistrationState },
  by: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const at = now.toISOString();
  return trx
    .updateTable("registrations")
    .set((set) => ({
      state,
      state_at: at,
      state_by: by,
      touched_at: at,
      read_at: set.fn.coalesce("read_at", set.val(at)),
    }))
    .where("id", "=", id)
    .where("state", "=", seen)
    .returningAll()
    .executeTakeFirst();
}

/** The state of a registration and who said so; undefined when it is gone. */
export async function findRegistrationState(db: Db, id: number) {
  return db.selectFrom("registrations").select(["state", "state_by"]).where("id", "=", id).executeTakeFirst();
}
