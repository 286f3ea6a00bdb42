import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { EventGuestForm } from "#app/features/stories/events/events-guests.form.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { phoneKey } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { findEvent } from "./events.store.server.ts";

/** So many names are kept of one phone: a family that signs up under one number. */
const maxNames = 10;

/**
 * Keeps who comes to an event. The same phone again is the same guest, whose entry stays: anybody can type any number. A
 * name that it does not have yet is added to it. Call it in a transaction.
 * @returns false when there is no such event ahead: it is over, cancelled or deleted
 */
export async function saveEventGuest(
  trx: Db,
  form: EventGuestForm & { language: Language },
  now: Date,
): Promise<boolean> {
  const found = await findEvent(trx, form.event, karachiDay(now));
  // It is not deleted before its guest is written.
  if (!found || !(await lockRow(trx, "events", "is_sample", found.id))) return false;
  const event = inLanguage(found, form.language);
  if (event.cancelled || event.status === "Completed") return false;
  const phone = phoneKey(form.phone);
  const before = await trx
    .selectFrom("event_guests")
    .select(["id", "name", "other_names"])
    .where("event_id", "=", event.id)
    .where("phone", "=", phone)
    .executeTakeFirst();
  if (before) {
    await addName(trx, before, { name: form.name, event: event.title });
    return true;
  }
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
    .execute();
  return true;
}

type Known = { id: number; name: string; other_names: string };

async function addName(trx: Db, guest: Known, { name, event }: { name: string; event: string }) {
  const names = [guest.name, ...guest.other_names.split("\n").filter(Boolean)];
  if (names.includes(name) || names.length === maxNames) return;
  const others = [...names.slice(1), name];
  await trx
    .updateTable("event_guests")
    .set({
      other_names: others.join("\n"),
      read_at: null,
      search_text: searchText(guest.name, ...others, event),
    })
    .where("id", "=", guest.id)
    .execute();
}

export function filterEventGuests({ event }: { event?: number }): InboxFilter {
  const where = expressionBuilder<Database, "event_guests">();
  return event ? [where("event_id", "=", event)] : [];
}
