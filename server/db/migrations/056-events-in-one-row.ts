import type { Kysely } from "kysely";

const texts = ["title", "location", "description", "image_alt"] as const;
type Text = (typeof texts)[number];
type Texts = Record<Text, string>;
type UrduTexts = Record<`${Text}_ur`, string>;

type Event = Texts &
  UrduTexts & {
    id: number;
    event_date: string;
    event_time: string | null;
    kind: string;
    image_url: string | null;
    cancelled_at: string | null;
    search_text: string;
    is_sample: number;
    translation_of: number | null;
  };
type Guest = Record<"name" | "other_names" | "phone" | "note" | "search_text" | "search_phones", string> & {
  id: number;
  event_id: number;
  read_at: string | null;
};
type Tables = {
  events: Event;
  event_guests: Guest;
  versions: { id: number; noun: string; row_id: string; value: string | null };
  bin_rows: { id: number; table_name: string; row: string };
  picture_uses: { table_name: string; row_key: string; name: string };
  joined_translations: { noun: string; former_id: number; row_id: number; differences: string };
};

/**
 * An event was a row in English and one in Urdu, which named the first in `translation_of` and drifted from it. Now it
 * is one row with both texts; what becomes of the rest of the Urdu row is in decision 095. What lies in the bin is not
 * joined.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const name of texts)
    await db.schema
      .alterTable("events")
      .addColumn(`${name}_ur`, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  const events = await db.selectFrom("events").selectAll().orderBy("id").execute();
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const event of events) {
    const english = byId.get(event.translation_of ?? 0);
    if (english) await join(db, english, event);
    else if (isUrduRow(event)) {
      await db.updateTable("events").set(urduAlone(event)).where("id", "=", event.id).execute();
      await rewriteVersions(db, event.id, asUrduIfUrdu);
    }
  }
  await rewriteBinned(db);
  await db.schema.dropIndex("events_translation").execute();
  await db.schema.alterTable("events").dropColumn("translation_of").execute();
}

async function join(db: Kysely<Tables>, english: Event, urdu: Event): Promise<void> {
  const { id } = english;
  // Where the English event has no picture, that of the Urdu one is no contradiction.
  const joined = { ...english, image_url: english.image_url ?? urdu.image_url };
  const isSamePicture = joined.image_url === urdu.image_url;
  const added = urduTexts({ ...urdu, image_alt: isSamePicture ? urdu.image_alt : "" });
  await db
    .updateTable("events")
    .set({
      ...added,
      image_url: joined.image_url,
      search_text: `${english.search_text}\n${urdu.search_text}`,
      is_sample: Math.min(english.is_sample, urdu.is_sample),
    })
    .where("id", "=", id)
    .execute();
  await joinGuests(db, id, urdu.id);
  // An earlier version that comes back leaves the Urdu as it is now.
  await rewriteVersions(db, id, (value) => ({ ...value, ...added }));
  await db.deleteFrom("versions").where("noun", "=", "event").where("row_id", "=", String(urdu.id)).execute();
  await joinPictureUses(db, english, urdu);
  await db
    .insertInto("joined_translations")
    .values({ noun: "event", former_id: urdu.id, row_id: id, differences: differences(joined, urdu) })
    .execute();
  await db.deleteFrom("events").where("id", "=", urdu.id).execute();
}

const urduTexts = ({ title, location, description, image_alt }: Texts): UrduTexts => ({
  title_ur: title,
  location_ur: location,
  description_ur: description,
  image_alt_ur: image_alt,
});

/** Of an Urdu event without an English one all texts are Urdu ones. */
const urduAlone = (event: Texts): Texts & UrduTexts => ({
  title: "",
  location: "",
  description: "",
  image_alt: "",
  ...urduTexts(event),
});

/** The facts in which the two differ, of which the English one's stand. */
function differences(english: Event, urdu: Event): string {
  const stand = new Map(factsOf(english));
  const differing = factsOf(urdu).filter(([field, value]) => value !== stand.get(field));
  return JSON.stringify(
    differing.map(([field, value]) => ({ field, english: stand.get(field), urdu: value })),
  );
}

/** As staff read them. */
const factsOf = ({ event_date, event_time, kind, image_url, cancelled_at }: Event) =>
  Object.entries({
    event_date,
    event_time: event_time ?? "All Day",
    kind,
    image_url: image_url ?? "",
    cancelled: cancelled_at === null ? "no" : "yes",
  });

/** As the site keeps of one phone (events-guests.store.server.ts). */
const maxNames = 10;

/** Whoever is on both lists is one guest, with all names and notes. */
async function joinGuests(db: Kysely<Tables>, id: number, former: number): Promise<void> {
  const guests = await db
    .selectFrom("event_guests")
    .selectAll()
    .where("event_id", "in", [id, former])
    .orderBy("id")
    .execute();
  const own = new Map(guests.filter(({ event_id }) => event_id === id).map((guest) => [guest.phone, guest]));
  for (const guest of guests.filter(({ event_id }) => event_id === former)) {
    const same = own.get(guest.phone);
    if (!same) {
      await db.updateTable("event_guests").set({ event_id: id }).where("id", "=", guest.id).execute();
      continue;
    }
    const [, ...others] = lines(same.name, same.other_names, guest.name, guest.other_names);
    const other_names = others.slice(0, maxNames - 1).join("\n");
    await db
      .updateTable("event_guests")
      .set({
        other_names,
        note: lines(same.note, guest.note).join("\n"),
        search_text: lines(same.search_text, guest.search_text).join("\n"),
        search_phones: lines(same.search_phones, guest.search_phones).join("\n"),
        ...(other_names === same.other_names ? {} : { read_at: null }),
      })
      .where("id", "=", same.id)
      .execute();
    await db.deleteFrom("event_guests").where("id", "=", guest.id).execute();
  }
}

/** The different lines of several texts. */
const lines = (...several: string[]) => [
  ...new Set(several.flatMap((text) => text.split("\n")).filter(Boolean)),
];

async function joinPictureUses(db: Kysely<Tables>, english: Event, urdu: Event): Promise<void> {
  const key = { table_name: "events", row_key: String(urdu.id) };
  if (english.image_url === null)
    await db
      .updateTable("picture_uses")
      .set({ row_key: String(english.id), name: english.title })
      .where((where) => where.and(key))
      .execute();
  await db
    .deleteFrom("picture_uses")
    .where((where) => where.and(key))
    .execute();
}

async function rewriteVersions(db: Kysely<Tables>, id: number, rewrite: (value: Texts) => Texts) {
  const versions = await db
    .selectFrom("versions")
    .select(["id", "value"])
    .where("noun", "=", "event")
    .where("row_id", "=", String(id))
    .execute();
  for (const version of versions) {
    if (version.value === null) continue;
    const value = JSON.stringify(rewrite(JSON.parse(version.value)));
    await db.updateTable("versions").set({ value }).where("id", "=", version.id).execute();
  }
}

const asUrduIfUrdu = (value: Texts) => (isUrduRow(value) ? { ...value, ...urduAlone(value) } : value);

/** What lies in the bin comes back as a row of its own. */
async function rewriteBinned(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("bin_rows")
    .select(["id", "row"])
    .where("table_name", "=", "events")
    .execute();
  for (const binned of rows) {
    const { translation_of, ...event }: Event = JSON.parse(binned.row);
    const isUrdu = isUrduRow({ title: event.title, translation_of });
    const row = JSON.stringify(isUrdu ? { ...event, ...urduAlone(event) } : event);
    await db.updateTable("bin_rows").set({ row }).where("id", "=", binned.id).execute();
    if (isUrdu) await rewriteVersions(db, event.id, asUrduIfUrdu);
  }
}

/** Whether it names an English one, or more than half of its title's letters are Urdu. */
function isUrduRow({ title, translation_of }: { title: string; translation_of?: number | null }): boolean {
  const urdu = title.match(/(?=\p{L})\p{Script=Arabic}/gu)?.length ?? 0;
  const all = title.match(/\p{L}/gu)?.length ?? 0;
  return (translation_of ?? null) !== null || urdu * 2 > all;
}
