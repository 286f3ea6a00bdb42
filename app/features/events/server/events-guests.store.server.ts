import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { EventGuestForm } from "#app/features/events/events-guests.form.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { findEvent } from "./events.store.server.ts";

/**
 * Keeps who comes to an event. The same phone again is the same guest, by the name that was given last. Call it in a
 * transaction.
 * @returns false when there is no such event ahead: it is over, cancelled or deleted
 */
export async function saveEventGuest(
  trx: Db,
  form: EventGuestForm & { language: Language },
  now: Date,
): Promise<boolean> {
  const event = await findEvent(trx, form.event, karachiDay(now));
  // It is not deleted before its guest is written.
  if (!event || !(await lockRow(trx, "events", "is_sample", event.id))) return false;
  if (event.cancelled || event.status === "Completed") return false;
  const phone = phoneKey(form.phone);
  const row = {
    event_title: event.title,
    event_date: event.event_date,
    name: form.name,
    language: form.language,
    received_at: now.toISOString(),
    search_text: searchText(form.name, event.title),
    search_phones: searchText(phone, form.phone),
  };
  await trx
    .insertInto("event_guests")
    .values({ ...row, event_id: event.id, phone })
    .onConflict((conflict) => conflict.columns(["event_id", "phone"]).doUpdateSet(row))
    .execute();
  return true;
}

export function filterEventGuests({ event }: { event?: number }): InboxFilter {
  const where = expressionBuilder<Database, "event_guests">();
  return event ? [where("event_id", "=", event)] : [];
}
