import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { eventGuestsTable } from "#app/features/stories/events/event-guests.table.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { EventGuestForm } from "#app/features/stories/events/events-guests.form.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText, searchTexts } from "#server/db/search.ts";
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
    other_names: "",
    language: form.language,
    received_at: now.toISOString(),
  };
  const texts = searchTexts(eventGuestsTable, { ...row, phone: [phone, form.phone] });
  await trx
    .insertInto("event_guests")
    .values({ ...row, ...texts, event_id: event.id, phone })
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

/** What has become of an event since its guests signed up. */
export type EventNews = "moved" | "cancelled" | "held after all";

/**
 * Every guest of an event is to be told what has become of it, also those who were told something before. Of an event that
 * was cancelled and takes place after all those alone who know of the first. Call it in the transaction of the change.
 * @param before the event as it was
 * @returns how many are to be told
 */
export async function noteNewsForGuests(
  trx: Db,
  before: { id: number; cancelled_at: string | null },
  news: EventNews,
  now: Date,
): Promise<number> {
  const guests = trx.updateTable("event_guests").where("event_id", "=", before.id);
  const toTell = guests.set({ tell_since: now.toISOString(), told_at: null, told_by: "" });
  if (news === "moved") await toTell.execute();
  // Who waits for a call about something else still does when the event is held after all.
  else if (news === "cancelled")
    await toTell
      .where((where) => where.or([where("tell_since", "is", null), where("told_at", "is not", null)]))
      .execute();
  else {
    await guests
      .set({ tell_since: null })
      .where("told_at", "is", null)
      .where("tell_since", "=", before.cancelled_at)
      .execute();
    await toTell.where("told_at", "is not", null).execute();
  }
  const { count } = await trx
    .selectFrom("event_guests")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("event_id", "=", before.id)
    .where(isToTell())
    .executeTakeFirstOrThrow();
  return count;
}

const isToTell = () => {
  const where = expressionBuilder<Database, "event_guests">();
  return where.and([where("tell_since", "is not", null), where("told_at", "is", null)]);
};

/**
 * Notes that somebody has told a guest what has become of the event, or that nobody has. Call it in a transaction.
 * @returns whether there is such a guest, and something to tell
 */
export async function markGuestTold(
  trx: Db,
  { id, told }: { id: number; told: boolean },
  by: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable("event_guests")
    .set({ told_at: told ? at : null, told_by: told ? by : "", touched_at: at })
    .where("id", "=", id)
    .where("tell_since", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Events with the number of their guests, which says nothing of whom: EVENT-16b. */
export async function withGuestCounts(
  db: Db,
  events: readonly FoundationEvent[],
): Promise<FoundationEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const rows = await db
    .selectFrom("event_guests")
    .select(["event_id", ({ fn }) => fn.countAll<number>().as("guests")])
    .select(({ fn, case: when }) =>
      fn.sum<number>(when().when(isToTell()).then(1).else(0).end()).as("guests_to_tell"),
    )
    .where("event_id", "in", ids)
    .groupBy("event_id")
    .execute();
  const counts = new Map(rows.map(({ event_id, ...row }) => [event_id, row]));
  return events.map((event) => {
    const { guests = 0, guests_to_tell = 0 } = counts.get(event.id) ?? {};
    return { ...event, guests: Number(guests), guests_to_tell: Number(guests_to_tell) };
  });
}

/** So many events stand among what is to do. */
const maxEventsToTell = 10;

/** The events that are not over and have guests who are to be told something, the next one first. @param today Karachi's */
export async function listEventsToTell(db: Db, today: string) {
  const rows = await db
    .selectFrom("event_guests")
    .innerJoin("events", "events.id", "event_guests.event_id")
    .select(["events.id as event_id", "events.title", "events.title_ur"])
    .select((select) => select.fn.countAll<number>().as("guests"))
    .where("event_guests.tell_since", "is not", null)
    .where("event_guests.told_at", "is", null)
    .where("events.event_date", ">=", today)
    .groupBy(["events.id", "events.title", "events.title_ur", "events.event_date"])
    .orderBy("events.event_date")
    .orderBy("events.id")
    .limit(maxEventsToTell)
    .execute();
  return rows.map(({ title, title_ur, ...row }) => ({ ...row, title: title || title_ur }));
}

type GuestFilter = { event?: number | undefined; to_tell?: "0" | "1" | undefined };

export function filterEventGuests({ event, to_tell }: GuestFilter): InboxFilter {
  const where = expressionBuilder<Database, "event_guests">();
  return [...(event ? [where("event_id", "=", event)] : []), ...(to_tell === "1" ? [isToTell()] : [])];
}
