import { addDays, karachiDay } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { picture } from "./pictures.ts";
import type { SiteAdmin } from "./site-admin.ts";

/* The home page's content. Each function replaces all of its kind, so that a test knows what is there. */

type TestAd = {
  title: string;
  description?: string;
  film?: Buffer;
  /** The picture, when there is no video; a plain one by default. */
  image?: Buffer;
  active?: boolean;
  /** Days from today. */
  startsIn?: number;
  endsIn?: number;
};

/** Created in reverse, because the newest is shown first. */
export async function showAds(admin: SiteAdmin, ads: TestAd[]): Promise<void> {
  for (const { id } of await admin.call("listAds")) await admin.call("deleteAd", { id });
  for (const { title, description = "", film, image, active = true, startsIn, endsIn } of ads.toReversed()) {
    const form = new FormData();
    form.set("title", title);
    form.set("description", description);
    form.set("is_active", active ? "1" : "0");
    if (startsIn !== undefined) form.set("start_date", dayIn(startsIn));
    if (endsIn !== undefined) form.set("end_date", dayIn(endsIn));
    const bytes = film ?? image ?? (await picture("png", 400, 250));
    form.set("media_file", new Blob([new Uint8Array(bytes)]), film ? "film.webm" : "picture.png");
    await admin.call("createAd", form);
  }
}

/** @param image the picture of each, a plain one by default */
export async function showSlides(admin: SiteAdmin, headlines: string[], image?: Buffer): Promise<void> {
  const { slides } = await admin.call("listHeroSlides");
  for (const { id } of slides) await admin.call("deleteHeroSlide", { id });
  const image_base64 = (image ?? (await picture("png", 400, 480))).toString("base64");
  for (const [display_order, headline] of headlines.entries()) {
    const texts = { headline, subtitle: `About ${headline}`, cta_text: `To ${headline}`, cta_link: "/blogs" };
    await admin.call("createHeroSlide", { ...texts, display_order, is_active: 1, image_base64 });
  }
}

type TestUpdate = { title: string; icon?: string; link?: string };

/** Exactly three. */
export async function showUpdates(admin: SiteAdmin, updates: TestUpdate[]): Promise<void> {
  const slots = updates.map(({ title, icon = "Heart", link = "/blogs" }) => ({
    title,
    icon,
    link,
    description: `What ${title} is about`,
    date: `Date of ${title}`,
  }));
  await admin.call("saveImpactUpdates", slots);
}

type TestEvent = { title: string; inDays: number; time?: string };

/** Days from today; negative ones are written to the database, because no call accepts past dates. */
export async function showEvents(admin: SiteAdmin, database: Db, events: TestEvent[]): Promise<void> {
  for (const { id } of await admin.call("listEvents")) await admin.call("deleteEvent", { id });
  for (const { title, inDays, time } of events) {
    const form = { title, date: dayIn(Math.max(inDays, 0)), time, location: "Lahore", description: "Come" };
    const { id } = await admin.call("createEvent", form);
    if (inDays < 0) {
      await database
        .updateTable("events")
        .set({ event_date: dayIn(inDays) })
        .where("id", "=", id)
        .execute();
    }
  }
  await emptyPageCache(admin);
}

export const dayIn = (days: number) => addDays(karachiDay(new Date()), days);

/** After a direct write to the database: any API write empties the page cache. */
export const emptyPageCache = (admin: SiteAdmin) => admin.saveHeadline("Hope is work, done daily");

/** The gallery has these items alone, the first the newest: title and section. */
export async function showGalleryItems(
  admin: SiteAdmin,
  database: Db,
  items: [title: string, section: string][],
): Promise<void> {
  await database.deleteFrom("gallery_items").execute();
  for (const [title, section] of items.toReversed()) {
    await database
      .insertInto("gallery_items")
      .values({
        title,
        section,
        file_type: "image",
        file_url: "/art/clinic.svg",
        alt: `What ${title} shows`,
        // Nov 21 in Karachi.
        uploaded_at: "2026-11-20T20:00:00.000Z",
        is_sample: 0,
      })
      .execute();
  }
  await emptyPageCache(admin);
}
