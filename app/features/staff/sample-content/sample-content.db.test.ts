import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readContent } from "#server/content.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { shortDelay, stopAtFile } from "#tests/support/stopped-save.ts";
import type { SampleCount } from "./sample-content.schema.ts";

const nothing: SampleCount = {
  banner: 0,
  "blog post": 0,
  "blog category": 0,
  event: 0,
  "gallery item": 0,
  advertisement: 0,
  "hero slide": 0,
  "saved answer": 0,
  text: 0,
};
const sample = { is_sample: 1 as const };
const time = "2026-11-21T07:00:00.000Z";

/** One sample and one real row of each noun; the sample rows name uploaded files. */
async function fill({ deps: { db } }: TestApp): Promise<void> {
  const event = { title: "E", event_date: "2026-11-22", location: "L", description: "D", image_alt: "" };
  const filed = { kind: "event" as const, search_text: "" };
  const item = { title: "G", section: "S", file_type: "image" as const, alt: "", uploaded_at: time };
  const ad = { title: "A", description: "", media_type: "video" as const, is_active: 1 as const };
  const slide = { headline: "H", subtitle: "S", cta_text: "C", cta_link: "/", display_order: 0 };
  const made = { created_at: time, version: 1 };
  await db
    .insertInto("events")
    .values([
      { ...event, ...filed, ...made, ...sample, image_url: "uploads/images/shared.png" },
      { ...event, ...filed, ...made, is_sample: 0, image_url: "uploads/images/shared.png" },
    ])
    .execute();
  await db
    .insertInto("gallery_items")
    .values([
      { ...item, ...sample, file_url: "uploads/images/only-sample.png" },
      { ...item, is_sample: 0, file_url: "uploads/images/kept.png" },
    ])
    .execute();
  await db
    .insertInto("ads")
    .values({ ...ad, ...made, ...sample, media_url: "ad.mp4" })
    .execute();
  await db
    .insertInto("hero_slides")
    .values({ ...slide, ...sample, is_active: 1, image_url: "/art/hero-clinic.svg" })
    .execute();
}

async function storeFiles({ deps: { media } }: TestApp): Promise<() => Promise<string[]>> {
  const put = async (folder: "images" | "videos", name: string) => {
    const file = `${media.temporaryFolder}/${name}`;
    await writeFile(file, "bytes");
    await media.put(folder, name, file);
  };
  for (const name of ["shared.png", "only-sample.png", "kept.png"]) await put("images", name);
  await put("videos", "ad.mp4");
  return async () =>
    [...(await media.list("images")), ...(await media.list("videos"))].map(({ name }) => name).toSorted();
}

test("without sample content there is nothing to count or to remove", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const counted = await app.call("countSampleContent", { token });
  expect(counted).toMatchObject({ status: 200, body: { success: true, total: 0, by_noun: nothing } });
  expect(await app.call("deleteSampleContent", { token })).toMatchObject({
    status: 404,
    body: { success: false, message: "There is no sample content." },
  });
  expect((await app.call("listAuditLog", { token, query: { noun: "sample content" } })).body.changes).toEqual(
    [],
  );
});

test("all samples are removed at once, with their files; the foundation's own content stays", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await fill(app);
  const files = await storeFiles(app);
  const by_noun = { ...nothing, event: 1, "gallery item": 1, advertisement: 1, "hero slide": 1 };
  expect((await app.call("countSampleContent", { token })).body).toMatchObject({ total: 4, by_noun });

  const removed = await app.call("deleteSampleContent", { token });
  expect(removed).toMatchObject({
    status: 200,
    body: { success: true, message: "4 pieces of sample content removed.", total: 4, by_noun },
  });
  expect((await app.call("countSampleContent", { token })).body.total).toBe(0);
  expect((await app.call("listEvents")).body).toHaveLength(1);
  expect(await files()).toEqual(["kept.png", "shared.png"]);
  expect((await app.call("deleteSampleContent", { token })).status).toBe(404);

  const { body } = await app.call("listAuditLog", { token, query: { noun: "sample content" } });
  expect(body.changes).toMatchObject([{ action: "delete", noun: "sample content", before: by_noun }]);
});

test("a new installation's samples can all be removed, but a category in use stays", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const token = await app.signIn();
  const before = (await app.call("countSampleContent", { token })).body;
  expect(before.by_noun).toMatchObject({ banner: 1, text: 5 });
  expect(before.by_noun["blog post"]).toBeGreaterThan(0);

  const [category] = (await app.call("listBlogCategories")).body.categories;
  const json = { title: "Our own", content: "Text.", category_id: category.id };
  await app.call("saveBlog", { token, json });
  const removed = await app.call("deleteSampleContent", { token });
  expect(removed.body.total).toBe(before.total - 1);

  expect((await app.call("listBlogCategories")).body.categories).toEqual([category]);
  expect((await app.call("listBlogs")).body.blogs).toMatchObject([{ title: "Our own" }]);
  expect((await app.call("readBanner")).body.success).toBe(false);
  expect((await app.call("readImpactUpdates")).body).toEqual([]);
  expect((await app.call("countSampleContent", { token })).body.total).toBe(0);
});

test("a sample that staff have edited is no sample any more", { tags: "any-database" }, async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const token = await app.signIn();
  const { body: feed } = await app.call("readImpactUpdates");
  await app.call("saveImpactUpdates", { token, json: feed });
  await app.call("deleteSampleContent", { token });
  expect((await app.call("readImpactUpdates")).body).toEqual(feed);
});

test("an installation without samples shows no sample campaign, story or testimonial; with them one removal takes them: SAMPLE-08", async () => {
  const shown = async ({ deps }: TestApp) => ({
    campaign: (await readContent(deps, "campaign")).running,
    stories: (await readContent(deps, "stories")).stories.length,
    testimonials: (await readContent(deps, "testimonials")).testimonials.length,
  });
  const none = { campaign: false, stories: 0, testimonials: 0 };
  expect(await shown(await startTestApp({ env: { SEED: "none" } }))).toEqual(none);

  const app = await startTestApp({ env: { SEED: "sample" } });
  const token = await app.signIn();
  expect(await shown(app)).toEqual({ campaign: true, stories: 8, testimonials: 6 });
  expect((await app.call("countSampleContent", { token })).body.by_noun.text).toBe(5);

  // What staff have saved is theirs, and stays.
  const { body } = await app.call("readContent", { token, query: { name: "testimonials" } });
  const json = { name: "testimonials", version: body.content.version, value: body.content.value };
  expect((await app.call("saveContent", { token, json })).status).toBe(200);
  await app.call("deleteSampleContent", { token });
  expect(await shown(app)).toEqual({ ...none, testimonials: 6 });
});

test("what the site claims as it came is listed until it is confirmed, and a sample confirms nothing: SAMPLE-10", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const token = await app.signIn();
  const listed = async () => {
    const { claims } = (await app.call("countSampleContent", { token })).body;
    expect((await app.call("readOverview", { token })).body.original_claims).toEqual(claims);
    return claims as { text: string; shown: boolean }[];
  };
  const shown = async (words: string) => (await listed()).find(({ text }) => text.includes(words))?.shown;
  const claimed = ["Verified Non-Profit", "Government-verified", "Registered: Federal", "4.9/5 Rating"];
  for (const words of claimed) expect(await shown(words), words).toBe(true);
  expect(await shown("2M+ Lives")).toBe(true);
  await app.call("deleteSampleContent", { token });
  for (const words of claimed) expect(await shown(words), words).toBe(false);

  const saveClaims = (version: number, value: object) =>
    app.call("saveContent", { token, json: { name: "claims", version, value } });
  expect((await saveClaims(0, { registration: true, rating: false })).status).toBe(200);
  for (const words of claimed) expect(await shown(words), words).toBeUndefined();

  const { body } = await app.call("readContent", { token, query: { name: "figures" } });
  const { version, value } = body.content;
  value.hero[2].value = "1,900";
  await app.call("saveContent", { token, json: { name: "figures", version, value } });
  expect(await shown("Lives Touched")).toBe(true);
  expect(await shown("2M+ Lives"), "staff have changed it").toBeUndefined();
});

test("visitors neither count nor remove", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  expect((await app.call("countSampleContent")).status).toBe(401);
  expect((await app.call("deleteSampleContent")).status).toBe(401);
});

test("a sample category in which a post is just being saved stays", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const { db } = app.deps;
  const token = await app.signIn();
  const sampleCategory = await db
    .selectFrom("blog_categories")
    .select("id")
    .where("is_sample", "=", 1)
    .executeTakeFirstOrThrow();
  const category_id = sampleCategory.id;
  const { reached, release } = stopAtFile(app);
  const fields = { title: "Ours", content: "Text.", category_id };
  const form = formWith(fields, { featured_image: { bytes: await picture("png") } });
  const save = app.call("saveBlog", { token, form });
  await reached;
  const removal = app.call("deleteSampleContent", { token });
  await shortDelay();
  release();
  expect((await save).status).toBe(201);
  expect((await removal).status).toBe(200);
  expect(await db.selectFrom("blog_posts").select(["title", "category_id"]).execute()).toEqual([
    { title: "Ours", category_id },
  ]);
});
