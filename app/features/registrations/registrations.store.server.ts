import { expressionBuilder, type Selectable } from "kysely";
import type { RegistrationKind } from "#content/registrations.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database, RegistrationsTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import type { RegistrationForm } from "./registrations.schema.ts";

export type RegistrationRow = Selectable<RegistrationsTable>;

/** Keeps a registration for the office. */
export async function createRegistration(db: Db, form: RegistrationForm, now: Date): Promise<void> {
  const { kind, name, email, phone, city, details } = form;
  await db
    .insertInto("registrations")
    .values({
      ...{ kind, name, email, phone, city },
      details: JSON.stringify(details),
      received_at: now.toISOString(),
      search_text: searchText(name, email, phone, city, ...Object.values(details)),
    })
    .execute();
}

export function filterRegistrations({ kind }: { kind?: RegistrationKind }): InboxFilter {
  const where = expressionBuilder<Database, "registrations">();
  return kind ? [where("kind", "=", kind)] : [];
}
