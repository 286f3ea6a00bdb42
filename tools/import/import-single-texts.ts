import { bannerForm } from "#app/features/stories/banner/banner.schema.ts";
import {
  lockBanner,
  readBanner,
  saveBanner,
} from "#app/features/stories/banner/server/banner.store.server.ts";
import { feedSlots, impactFeedForm } from "#app/features/stories/feed/feed.schema.ts";
import { saveImpactUpdates, updatesOf } from "#app/features/stories/feed/feed.store.server.ts";
import { defaultLink } from "#app/features/stories/feed/shown-updates.ts";
import { sampleHeadline } from "#app/features/stories/headline/headline.feature.server.ts";
import { headlineForm } from "#app/features/stories/headline/headline.schema.ts";
import { readHeadline, saveHeadline } from "#app/features/stories/headline/headline.store.server.ts";
import { fallbackIcon, feedFields, feedIcons } from "#content/feed-limits.ts";
import { recordChange } from "#server/audit.ts";
import { readStored } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import { type Item, itemOf, type Noun, type Target } from "./import-item.ts";
import { readFeed, readBanner as readOldBanner, readHeadline as readOldHeadline } from "./old-calls.ts";
import { textOf, textOr } from "./old-values.ts";

/* What there is one of: the banner, the headline, and the three impact updates together. */

/** The number of each, here and there. */
const only = 1;

/** Writes it, and what differs into the audit log. */
async function saveOnly(
  { deps: { db, clock }, who }: Target,
  noun: string,
  after: object,
  {
    read,
    write,
  }: { read: (trx: Db) => Promise<object | undefined>; write: (trx: Db, now: Date) => Promise<void> },
): Promise<{ id: number }> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const before = await read(trx);
    await write(trx, now);
    const action = before ? "update" : "create";
    await recordChange(trx, now, who, { action, noun, id: only, before, after });
  });
  return { id: only };
}

export const banner: Noun = {
  noun: "banner",
  title: "Banner",
  async read(site) {
    const row = await readOldBanner(site);
    if (!row) return [];
    const input = { message: row.message, link_text: textOf(row.link_text), link_url: textOf(row.link_url) };
    const item = itemOf(
      { id: String(only) },
      {
        title: textOf(row.message),
        schema: bannerForm,
        input,
        save: (form, to) =>
          saveOnly(to, "banner", form, {
            async read(trx) {
              await lockBanner(trx);
              return readBanner(trx);
            },
            write: (trx, now) => saveBanner(trx, form, now),
          }),
      },
    );
    return [item];
  },
  async current(db) {
    const values = await readBanner(db);
    return values && { values };
  },
  async occupied(db) {
    const row = await db.selectFrom("banner").select("is_sample").executeTakeFirst();
    return row?.is_sample === 0;
  },
};

export const headline: Noun = {
  noun: "headline",
  title: "Headline",
  async read(site) {
    const text = await readOldHeadline(site);
    const item = itemOf(
      { id: String(only) },
      {
        title: text,
        schema: headlineForm,
        input: { headline: text },
        save: (form, to) =>
          saveOnly(to, "headline", form, {
            read: async (trx) => ({ headline: (await readHeadline(trx))?.headline }),
            write: async (trx, now) => void (await saveHeadline(trx, form, now)),
          }),
      },
    );
    return text === "" ? [] : [item];
  },
  async current(db) {
    const row = await readHeadline(db);
    return row && { values: { headline: row.headline } };
  },
  async occupied(db) {
    const row = await readHeadline(db);
    return row !== undefined && row.headline !== sampleHeadline;
  },
};

export const feed: Noun = {
  noun: "impact feed",
  title: "Impact updates",
  async read(site) {
    const updates = (await readFeed(site)).slice(0, feedSlots).map((row) => ({
      title: textOf(row.title),
      description: textOf(row.description),
      date: textOf(row.date),
      // The old site shows these two for what it does not know.
      icon: feedIcons.find((icon) => icon === row.icon) ?? fallbackIcon,
      link: textOr(row.link, defaultLink),
    }));
    // Three empty slots are what the old site has before anything is saved.
    if (updates.every(({ title, description, date }) => !title && !description && !date)) return [];
    const item: Item = itemOf(
      { id: String(only) },
      {
        title: textOf(updates[0]?.title),
        schema: impactFeedForm,
        input: updates,
        async save(form, { deps, who }) {
          await saveImpactUpdates(deps, who, form);
          return { id: only };
        },
      },
    );
    return [item];
  },
  async current(db) {
    const updates = updatesOf((await readStored({ db, log: console }, ["feed"]))("feed"));
    return updates.length > 0 ? { values: slotsOf(updates) } : undefined;
  },
  async occupied(db) {
    const row = await db
      .selectFrom("content")
      .select("is_sample")
      .where("name", "=", "feed")
      .executeTakeFirst();
    return row?.is_sample === 0;
  },
};

/** The slots by number, so that of an update only the changed ones are recorded. */
const slotsOf = (updates: readonly Record<(typeof feedFields)[number], string>[]) =>
  Object.fromEntries(
    updates.map((update, place) => [
      `slot ${place + 1}`,
      Object.fromEntries(feedFields.map((field) => [field, update[field]])),
    ]),
  );
