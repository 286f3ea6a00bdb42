import { expect, test } from "vitest";
import { readShownBanner } from "#app/features/stories/banner/server/banner.store.server.ts";
import { listShownCategories } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { shownUpdates } from "#app/features/stories/feed/shown-updates.ts";
import { readShownHeadline } from "#app/features/stories/headline/headline.store.server.ts";
import { listShownSlides } from "#app/features/stories/hero/server/hero.store.server.ts";
import { readContent } from "#server/content.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

/* What staff write in Urdu beside the English: saved, left alone by those who do not send it, cleared, and refused. */

type Texts = Record<string, string>;

/** Each kind: its English and its Urdu texts with the longest that is allowed, a save of them, and what staff read. */
const kinds: Record<
  string,
  {
    english: Texts;
    urdu: Texts;
    max: Record<string, [label: string, length: number]>;
    save: (app: TestApp, token: string, texts: Texts, id?: number) => Promise<SaveReply>;
    read: (app: TestApp, token: string) => Promise<object>;
  }
> = {
  slides: {
    english: { headline: "Water", subtitle: "For all", cta_text: "Give", cta_link: "/donate" },
    urdu: { headline_ur: "پانی", subtitle_ur: "سب کے لیے", cta_text_ur: "عطیہ دیں" },
    max: {
      headline_ur: ["The headline", 200],
      subtitle_ur: ["The subtitle", 500],
      cta_text_ur: ["The button's text", 60],
    },
    save: async (app, token, texts, id) =>
      id === undefined
        ? app.call("createHeroSlide", {
            token,
            form: formWith(texts, { image: { bytes: await picture("png") } }),
          })
        : app.call("updateHeroSlide", { token, json: { ...texts, id } }),
    read: async (app, token) => (await app.call("listHeroSlides", { token })).body.slides[0],
  },
  ads: {
    english: { title: "Water", description: "For all", is_active: "1" },
    urdu: { title_ur: "پانی", description_ur: "سب کے لیے" },
    max: { title_ur: ["The title", 200], description_ur: ["The description", 1000] },
    save: async (app, token, texts, id) =>
      id === undefined
        ? app.call("createAd", {
            token,
            form: formWith(texts, { media_file: { bytes: await picture("png") } }),
          })
        : app.call("updateAd", { token, json: { ...texts, id } }),
    read: async (app) => (await app.call("listAds")).body[0],
  },
  events: {
    english: { title: "Water", location: "Kasur", description: "For all", date: "2026-12-05" },
    urdu: { title_ur: "پانی", location_ur: "قصور", description_ur: "سب کے لیے", image_alt_ur: "ایک کنواں" },
    max: {
      title_ur: ["The title", 200],
      location_ur: ["The location", 200],
      description_ur: ["The description", 5000],
      image_alt_ur: ["The picture's description", 300],
    },
    save: (app, token, texts, id) =>
      app.call(id === undefined ? "createEvent" : "updateEvent", { token, json: { ...texts, id } }),
    read: async (app, token) => (await app.call("listEvents", { token })).body[0],
  },
  pictures: {
    english: { title: "Water", section: "Wells", alt: "A well" },
    urdu: { title_ur: "پانی", alt_ur: "ایک کنواں" },
    max: { title_ur: ["The title", 200], alt_ur: ["The description", 300] },
    save: async (app, token, texts, id) =>
      id === undefined
        ? app.call("createGalleryItem", {
            token,
            form: formWith(texts, { media: { bytes: await picture("png") } }),
          })
        : app.call("updateGalleryItem", { token, json: { ...texts, id } }),
    read: async (app) => (await app.call("listGalleryItems")).body.items[0],
  },
  banner: {
    english: { message: "Winter drive", link_text: "Read", link_url: "/blogs" },
    urdu: { message_ur: "سردیوں کی مہم", link_text_ur: "پڑھیں" },
    max: { message_ur: ["The message", 300], link_text_ur: ["The link text", 60] },
    save: (app, token, texts) => app.call("saveBanner", { token, json: texts }),
    read: async (app) => (await app.call("readBanner")).body.data,
  },
  headline: {
    english: { headline: "Hope" },
    urdu: { headline_ur: "امید" },
    max: { headline_ur: ["The headline", 120] },
    save: (app, token, texts) => app.call("saveHeadline", { token, json: texts }),
    read: async (app) => (await app.call("readHeadline")).body,
  },
  updates: {
    english: { title: "A pump", description: "It runs", date: "Today", icon: "Heart", link: "/blogs" },
    urdu: { title_ur: "پمپ", description_ur: "چل رہا ہے", date_ur: "آج" },
    max: {
      title_ur: ["The title", 120],
      description_ur: ["The description", 500],
      date_ur: ["The date", 60],
    },
    save: (app, token, texts) => app.call("saveImpactUpdates", { token, json: [texts, texts, texts] }),
    read: async (app) => (await app.call("readImpactUpdates")).body[2],
  },
  categories: {
    english: { name: "Water", color: "#0F766E" },
    urdu: { name_ur: "پانی" },
    max: { name_ur: ["The name", 60] },
    save: async (app, token, texts, id) => {
      if (id !== undefined) return app.call("updateBlogCategory", { token, json: { ...texts, id } });
      const made = await app.call("createBlogCategory", { token, json: texts });
      return { ...made, body: { ...made.body, id: made.body.category?.id } };
    },
    read: async (app) => (await app.call("listBlogCategories")).body.categories[0],
  },
};
type SaveReply = { status: number; body: { id?: number; message?: string } };

test.for(Object.keys(kinds))("%s: the Urdu is kept, left alone, changed and cleared", async (name) => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { english, urdu, max, save, read } = kinds[name] ?? expect.fail(name);
  const made = await save(app, token, english);
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  const { id } = made.body;
  // Who writes no Urdu reads none: the reply is as it always was.
  for (const field of Object.keys(urdu)) expect(await read(app, token)).not.toHaveProperty(field);

  expect((await save(app, token, { ...english, ...urdu }, id)).status).toBe(200);
  expect(await read(app, token)).toMatchObject({ ...urdu });
  expect((await save(app, token, english, id)).status).toBe(200);
  expect(await read(app, token)).toMatchObject({ ...urdu });

  const before = await read(app, token);
  for (const [field, [label, length]] of Object.entries(max)) {
    const long = { ...english, [field]: "ا".repeat(length + 1) };
    const message = `${label} in Urdu must be at most ${length.toLocaleString("en-US")} characters.`;
    expect(await save(app, token, long, id)).toMatchObject({ status: 422, body: { message } });
  }
  expect(await read(app, token)).toEqual(before);

  const empty = Object.fromEntries(Object.keys(urdu).map((field) => [field, ""]));
  expect((await save(app, token, { ...english, ...empty }, id)).status).toBe(200);
  for (const field of Object.keys(urdu)) expect(await read(app, token)).not.toHaveProperty(field);
});

test("visitors read the Urdu where there is some, else the English", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const token = await app.signIn();
  for (const { english, urdu, save } of Object.values(kinds)) await save(app, token, { ...english, ...urdu });
  expect(await readShownBanner(db, clock.now(), "ur")).toEqual({
    message: "سردیوں کی مہم",
    link_text: "پڑھیں",
    link_url: "/blogs",
  });
  expect(await readShownBanner(db, clock.now(), "en")).toMatchObject({ message: "Winter drive" });
  expect(await readShownHeadline(db, "ur")).toBe("امید");
  expect(await listShownSlides(db, "ur")).toMatchObject([{ headline: "پانی", subtitle: "سب کے لیے" }]);
  const feed = await readContent(app.deps, "feed", { language: "ur" });
  expect(shownUpdates(feed)[0]).toMatchObject({ title: "پمپ", date: "آج" });
  expect(await listShownCategories(db, "ur")).toMatchObject([{ name: "پانی" }]);
  await app.call("saveHeadline", { token, json: { headline: "Hope", headline_ur: "" } });
  expect(await readShownHeadline(db, "ur")).toBe("Hope");
});

test("a slide's Urdu is in its versions and comes back with one; the log tells it", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { english, urdu, save, read } = kinds.slides ?? expect.fail();
  const { id } = (await save(app, token, { ...english, ...urdu })).body;
  await save(app, token, { headline_ur: "صاف پانی" }, id);
  const query = { noun: "hero slide", id, version: 2 };
  expect((await app.call("readVersion", { token, query })).body.fields).toEqual([
    { label: "Headline in Urdu", kind: "text", before: "پانی", after: "صاف پانی" },
  ]);
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "hero slide" } })).body;
  expect(changes[0]).toMatchObject({ before: { headline_ur: "پانی" }, after: { headline_ur: "صاف پانی" } });
  const json = { noun: "hero slide", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect(await read(app, token)).toMatchObject(urdu);
});
