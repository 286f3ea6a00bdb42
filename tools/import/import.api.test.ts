import { expect, onTestFinished, test, vi } from "vitest";
import { sampleHeadline } from "#app/features/stories/headline/headline.feature.server.ts";
import { CommandError } from "#scripts/commands/command.ts";
import { run } from "#scripts/commands/import.ts";
import { lockDataFolder } from "#server/start-locks.ts";
import { startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { type PhpSite, startPhpSite } from "#tests/support/php-site.ts";
import { filesBelow } from "#tests/support/storage.ts";
import { isWhole, reportText } from "./import-report.ts";
import { type ImportOptions, importFrom } from "./import-run.ts";
import { readPosts } from "./old-calls.ts";
import { openOldSite } from "./old-site.ts";

/** The waits between tries are not waited for. */
const options = { pause: async () => undefined, timeoutMs: 20_000 };

const bring = (app: TestApp, site: PhpSite, given: Partial<ImportOptions> = {}) =>
  importFrom(app.deps, openOldSite(new URL(site.base), options), { dryRun: false, ...given });

type Report = Awaited<ReturnType<typeof bring>>;

/** The counts that are not 0, by the kinds that have any. */
const counts = ({ nouns }: Report) =>
  Object.fromEntries(
    nouns
      .map(({ title, count }) => [title, Object.fromEntries(Object.entries(count).filter(([, n]) => n > 0))])
      .filter(([, count]) => Object.keys(count as object).length > 0),
  );
const lines = ({ nouns }: Report) =>
  nouns.flatMap((noun) => noun.lines.map(({ id, outcome, why }) => `${noun.title} ${id} ${outcome}: ${why}`));

const all = (outcome: string) => ({
  Categories: { [outcome]: 3 },
  Posts: { [outcome]: 2 },
  Events: { [outcome]: 2 },
  Gallery: { [outcome]: 2 },
  Ads: { [outcome]: 1 },
  Slides: { [outcome]: 1 },
  Banner: { [outcome]: 1 },
  Headline: { [outcome]: 1 },
  "Impact updates": { [outcome]: 1 },
});

const tablesOf = async ({ deps: { db } }: TestApp) => ({
  posts: await db.selectFrom("blog_posts").selectAll().orderBy("id").execute(),
  events: await db.selectFrom("events").selectAll().orderBy("id").execute(),
  gallery: await db.selectFrom("gallery_items").selectAll().orderBy("id").execute(),
  ads: await db.selectFrom("ads").selectAll().execute(),
  slides: await db.selectFrom("hero_slides").selectAll().execute(),
  sources: await db.selectFrom("import_sources").selectAll().execute(),
});

test("an import shows first what it would bring, brings it, and a second one changes nothing", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();

  const shown = await bring(app, site, { dryRun: true });
  expect(counts(shown)).toEqual(all("new"));
  expect(shown.files).toBe(7);
  expect(reportText(shown)).toContain("Nothing was written. Add --yes to bring it.");
  const untouched = await tablesOf(app);
  expect(Object.values(untouched).flat()).toEqual([]);
  expect(filesBelow(`${app.deps.env.dataDir}/uploads`)).toEqual([]);

  const report = await bring(app, site);
  expect(lines(report)).toEqual([]);
  expect(counts(report)).toEqual(all("new"));
  expect(isWhole(report)).toBe(true);
  const brought = await tablesOf(app);

  // Numbers, flags, dates and paths as PHP gives them have become ours.
  expect(brought.events).toMatchObject([
    { title: "Blood camp", event_date: "2023-05-01", event_time: "09:30", kind: "blood-drive", is_sample: 0 },
    { title: "Winter drive", event_date: "2026-12-24", event_time: null, image_url: null },
  ]);
  expect(brought.gallery).toMatchObject([
    { title: "A school", file_type: "image", uploaded_at: "2024-01-01T03:00:00.000Z" },
    { title: "A film", file_type: "video", section: "Health" },
  ]);
  expect(brought.ads).toMatchObject([{ start_date: "2024-03-01", end_date: null, is_active: 1 }]);
  expect(brought.slides).toMatchObject([{ cta_text: "Get Started", cta_link: "/donate", display_order: 1 }]);
  const [wells, camp] = brought.posts;
  expect(wells).toMatchObject({
    slug: "wells-of-thar",
    author_name: "Sana",
    read_time: 5,
    published_at: "2024-01-09",
    content: "## Wells\n\nDeep **wells** & clean  \nwater.\n\n-   One\n-   Two",
  });
  expect(camp).toMatchObject({
    slug: "eye-camp",
    author_name: "Admin",
    read_time: 4,
    published_at: "2024-03-05",
  });

  // Pictures are ours, with their variants, and shown by the post.
  expect(camp?.html).toMatch(/<img src="\/backendReact\/uploads\/images\/\w+\.40x30\.png" alt="Queue"/);
  for (const path of [camp?.featured_image, brought.gallery[0]?.file_url, brought.events[0]?.image_url]) {
    expect((await app.get(uploadUrl(String(path)))).status).toBe(200);
  }
  expect(filesBelow(`${app.deps.env.dataDir}/uploads/images`).some((name) => name.endsWith(".avif"))).toBe(
    true,
  );

  // The old address of a post leads to it, and the other calls answer with what came.
  expect((await app.call("readHeadline")).body.headline).toBe("Serving since 2016");
  expect((await app.call("readBanner")).body.data.message).toBe("Iftar for 500 families");
  const updates = (await app.call("readImpactUpdates")).body;
  expect(updates.map(({ icon, link }: Record<string, string>) => `${icon} ${link}`)).toEqual([
    "Heart /news",
    "Heart /news",
    "ListPlus /news",
  ]);
  const moved = await app.deps.db.selectFrom("blog_slug_history").select("slug").execute();
  expect(moved).toEqual([{ slug: "wells_of_Thar" }]);
  const audit = await app.deps.db
    .selectFrom("audit_log")
    .select(["user_id", "user_name"])
    .distinct()
    .execute();
  expect(audit).toEqual([{ user_id: null, user_name: `Import from ${site.host}/backendReact` }]);

  site.asked.length = 0;
  const again = await bring(app, site);
  expect(counts(again)).toEqual(all("same"));
  expect(again.files).toBe(0);
  expect(site.asked.filter((path) => path.startsWith("uploads/"))).toEqual([]);
  expect(await tablesOf(app)).toEqual(brought);
});

test("what changed there alone is changed here; what staff changed is left, and said when both did", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  await bring(app, site);
  const token = await app.signIn();
  const [blood, winter] = (await tablesOf(app)).events;
  const edit = (id: number | undefined, location: string) => ({
    token,
    json: { id, title: "Winter drive", date: "2026-12-24", location, description: "Quilts." },
  });

  // Staff edit one event and delete a picture; there, the other event, both posts and an ad's picture change.
  await app.call("updateEvent", edit(winter?.id, "Multan"));
  const [school] = (await tablesOf(app)).gallery;
  await app.call("deleteGalleryItem", { token, json: { id: school?.id } });
  const [there] = site.content.events;
  Object.assign(there ?? {}, { title: "Blood camp again", image_url: "" });
  Object.assign(site.content.posts[1] ?? {}, { category_id: "4" });
  site.files.set("uploads/images/new.png", site.files.get("uploads/hero/one.png") ?? Buffer.alloc(0));
  Object.assign(site.content.ads[0] ?? {}, { media_url: "new.png", is_active: "0" });

  const shown = await bring(app, site, { dryRun: true });
  const report = await bring(app, site);
  expect(counts(report)).toEqual(counts(shown));
  expect(counts(report)).toMatchObject({
    Posts: { changed: 1, same: 1 },
    Events: { changed: 1, same: 1 },
    Gallery: { left: 1, same: 1 },
    Ads: { changed: 1 },
  });
  expect(lines(report)).toEqual(["Gallery 31 left: it was deleted here"]);
  expect(isWhole(report)).toBe(true);
  const after = await tablesOf(app);
  expect(after.events).toMatchObject([
    { id: blood?.id, title: "Blood camp again", event_date: "2023-05-01", image_url: null },
    { id: winter?.id, location: "Multan" },
  ]);
  expect(after.ads).toMatchObject([{ is_active: 0 }]);

  // Now the event that staff have edited changes there as well.
  Object.assign(site.content.events[1] ?? {}, { location: "Okara" });
  const both = await bring(app, site);
  expect(lines(both)).toContain("Events 22 conflict: it was changed both there and here");
  expect(isWhole(both)).toBe(false);
  expect((await tablesOf(app)).events[1]).toMatchObject({ location: "Multan" });
});

test("a row that a rule refuses is named with the rule's words, and the rest goes on", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const { content, files, faults } = site;
  content.events.push(
    { id: "23", title: "Nowhere", event_date: "2024-01-01", location: "", description: "?", image_url: null },
    {
      id: "24",
      title: "Whenever",
      event_date: "soon",
      location: "Lahore",
      description: "?",
      image_url: null,
    },
    {
      id: "21",
      title: "Twice",
      event_date: "2024-01-01",
      location: "Lahore",
      description: "?",
      image_url: null,
    },
    { title: "No number" },
  );
  (content.events as unknown[]).push("no row");
  const post = {
    category_id: "3",
    featured_image: null,
    content: "Text",
    title: "Eye camp",
    slug: "eye-camp",
    published_at: "2024-04-01",
  };
  content.posts.push(
    { ...post, id: "13", content: "![](https://elsewhere.example/a.png)" },
    { ...post, id: "14", status: "archived" },
    { ...post, id: "15", content: ["no", "text"] },
    { ...post, id: "16", featured_image: "uploads/blogs/gone.png" },
    { ...post, id: "17", content: "![Gone](uploads/blogs/gone.png)" },
    { ...post, id: "18", featured_image: "https://elsewhere.example/b.png" },
  );
  files.set("uploads/gallery/empty.png", Buffer.alloc(0));
  files.set("uploads/gallery/page.png", Buffer.from("<!DOCTYPE html><title>Not found</title>"));
  files.set("uploads/gallery/drawing.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  files.set(
    "uploads/gallery/broken.png",
    (files.get("uploads/hero/one.png") ?? Buffer.alloc(0)).subarray(0, 60),
  );
  for (const name of ["broken", "drawing", "empty", "gone", "page"]) {
    content.gallery.push({
      id: `4${name}`,
      title: name,
      section: "Odd",
      file_url: `uploads/gallery/${name}.png`,
    });
  }
  content.gallery.push({
    id: "outside",
    title: "Outside",
    section: "Odd",
    file_url: "uploads/gallery/away.png",
  });
  faults.set("uploads/gallery/away.png", {
    status: 302,
    location: "http://169.254.169.254/latest/meta-data",
  });
  content.slides.push({ ...content.slides[0], id: "42", video_url: "uploads/gallery/film.webm" });
  content.ads.push({ ...content.ads[0], id: "52", start_date: "2024-03-09", end_date: "2024-03-01" });
  content.feed.pop();

  const report = await bring(app, site);
  const type = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";
  expect(lines(report)).toEqual([
    expect.stringMatching(
      /^Posts 13 refused: The text shows a picture that is not on this site: https:\/\/elsewhere/,
    ),
    "Posts 14 refused: The status must be published or draft.",
    "Posts 15 refused: Please enter content",
    "Posts 16 new: without its picture or film: uploads/blogs/gone.png: HTTP 404",
    "Posts 17 new: without a picture of its text: uploads/blogs/gone.png: HTTP 404",
    "Posts 18 new: without its picture or film: https://elsewhere.example/b.png: is on another site (elsewhere.example)",
    "Events 21 refused: its number stands twice",
    "Events 23 refused: Please enter an event location.",
    "Events 24 refused: Please select an event date.",
    "Events  refused: it has no number",
    "Events  refused: it has no number",
    `Gallery 4broken refused: uploads/gallery/broken.png: ${type}`,
    `Gallery 4drawing refused: uploads/gallery/drawing.png: ${type}`,
    "Gallery 4empty refused: uploads/gallery/empty.png: is empty",
    "Gallery 4gone refused: uploads/gallery/gone.png: HTTP 404",
    "Gallery 4page refused: uploads/gallery/page.png: is a page, not a picture or film",
    "Gallery outside refused: uploads/gallery/away.png: redirects to another site (169.254.169.254)",
    "Ads 52 refused: End date must be after start date",
    "Slides 42 refused: A slide shows one image or one video. Please send only one of them.",
    "Impact updates 1 refused: Please fill in all fields for all three update slots.",
  ]);
  expect(isWhole(report)).toBe(false);
  const { posts, sources } = await tablesOf(app);
  // The same address twice is two posts, of which the first has it.
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
    "eye-camp",
    "eye-camp-2",
    "eye-camp-3",
    "eye-camp-4",
    "wells-of-thar",
  ]);
  expect(sources.every(({ row_id }) => row_id !== null)).toBe(true);
  expect(filesBelow(`${app.deps.env.dataDir}/uploads/receiving`)).toEqual([]);

  // What was missing is tried again, and comes.
  files.set("uploads/blogs/gone.png", files.get("uploads/hero/one.png") ?? Buffer.alloc(0));
  expect(counts(await bring(app, site)).Posts).toEqual({ changed: 2, same: 3, refused: 3 });
  expect(counts(await bring(app, site)).Posts).toEqual({ same: 5, refused: 3 });
  const shown = (await tablesOf(app)).posts.find(({ slug }) => slug === "eye-camp-3");
  expect(shown?.content).toMatch(/^!\[Gone\]\(\/backendReact\/uploads\/images\//);
});

/** UTF-8 that MySQL has taken for Latin and encoded once more. */
const twiceEncoded = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

test("texts are put right where that is certain, and the report tells it: IMPORT-07", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const { content } = site;
  Object.assign(content.events[0] ?? {}, {
    title: "Food &amp; Water",
    description: "It&#039;s &lt;free&gt;",
  });
  Object.assign(content.gallery[1] ?? {}, { title: twiceEncoded("صاف پانی – مفت") });
  Object.assign(content.gallery[0] ?? {}, { title: "Spaß” für alle" });
  content.headline = "Rizq &amp;amp; Roti";
  Object.assign(content.posts[0] ?? {}, {
    title: "Ø§Ø±Ø¯Ùˆ … اردو",
    content: "A film:\n\n<iframe src='https://www.youtube.com/embed/abc'></iframe>",
  });
  Object.assign(content.posts[1] ?? {}, { formatted_date: "Recent", published_at: "0000-00-00 00:00:00" });

  const shown = await bring(app, site, { dryRun: true });
  const report = await bring(app, site);
  expect(lines(shown)).toEqual(lines(report));
  expect(lines(report)).toEqual([
    "Posts 12 new: it has no day, so it is a draft: give it one and publish it",
    "Posts 11 new: a film of its text became a link: https://www.youtube.com/watch?v=abc",
  ]);
  expect(report.notes).toEqual([
    "api_blogs.php: a text may be encoded twice, and came as it is, in: 11",
    "api_get_events.php: HTML entities were decoded in texts of: 21",
    "api_get_gallery_items.php: texts that were encoded twice were decoded in: 31",
    "api_headline.php: HTML entities were decoded in texts of: 1",
  ]);
  expect(reportText(report)).toContain("Brought, but not as it is there:\n  blog post 12");
  expect(isWhole(report)).toBe(true);
  const { posts, events, gallery } = await tablesOf(app);
  expect(events[0]).toMatchObject({ title: "Food & Water", description: "It's <free>" });
  expect(gallery.map(({ title }) => title)).toEqual(["صاف پانی – مفت", "Spaß” für alle"]);
  expect((await app.call("readHeadline")).body.headline).toBe("Rizq & Roti");
  expect(posts.map(({ slug, status }) => `${slug} ${status}`)).toContain("wells-of-thar draft");
  expect(counts(await bring(app, site))).toEqual(all("same"));
});

test("a server that stumbles is asked again; what is no answer is named by its call", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const { faults, content } = site;
  const warning =
    "<br />\n<b>Warning</b>:  Undefined array key [x] in <b>/home/x/db.php</b> on line <b>3</b><br />\n";
  faults.set("api_banner.php", {
    body: `\uFEFF${warning}${JSON.stringify({ success: "1", data: content.banner })}`,
  });
  faults.set("api_get_events.php", { fails: 2, how: "503" });
  faults.set("api_hero_section.php", { fails: 1, how: "break" });
  faults.set("uploads/gallery/school.png", { fails: 1, how: "break" });
  faults.set("uploads/gallery/film.webm", "cut");
  faults.set("api_headline.php", { body: "<html><h1>404</h1></html>" });
  faults.set("ads/get_ads.php", { body: '{"error": "no database"}' });
  faults.set("api_get_impact_updates.php", { status: 500, body: "Fatal error" });
  faults.set("api_blog_categories.php", { body: '{"success": false, "message": "Connection failed"}' });

  const report = await bring(app, site);
  const failed = report.nouns.flatMap(({ title, failed }) => (failed ? [`${title}: ${failed}`] : []));
  expect(failed).toEqual([
    "Categories: api_blog_categories.php: refused: Connection failed",
    "Ads: ads/get_ads.php: the answer does not have the form that this call is described with",
    "Headline: api_headline.php: the answer is no JSON",
    "Impact updates: api_get_impact_updates.php: HTTP 500",
  ]);
  expect(report.notes).toEqual(["api_banner.php: text stood before or after the JSON (a PHP warning, say)."]);
  expect(counts(report)).toMatchObject({ Events: { new: 2 }, Slides: { new: 1 }, Banner: { new: 1 } });
  expect(lines(report)).toContain(
    "Gallery 32 refused: uploads/gallery/film.webm: the connection failed (UND_ERR_SOCKET)",
  );
  expect(counts(report).Gallery).toEqual({ new: 1, refused: 1 });
  expect(site.asked.filter((path) => path === "api_get_impact_updates.php")).toHaveLength(3);

  const silent = await startPhpSite();
  silent.faults.set("api_banner.php", "silent");
  const quick = openOldSite(new URL(silent.base), { ...options, timeoutMs: 50 });
  await expect(quick.call("api_banner.php", expect.anything())).rejects.toThrow(
    "api_banner.php: no whole answer in time",
  );
});

test("a site that gives nothing ends the import before anything is written", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const nowhere = { ...site, base: `http://${site.host}/elsewhere` };
  await expect(bring(app, nowhere)).rejects.toThrow(/^Nothing could be read from 127.0.0.1:\d+\/elsewhere: /);
});

test("a post in Urdu becomes one with an Urdu text alone, and what staff have made of that stays", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const [sample] = site.content.posts;
  const urdu = { title: "کنواں", slug: "kunwan", excerpt: "خلاصہ", content: "<p>متن</p>" };
  site.content.posts = [{ ...sample, ...urdu }];
  await bring(app, site);
  const inUrdu = { title_ur: "کنواں", excerpt_ur: "خلاصہ", content_ur: "متن", slug_ur: "kunwan" };
  const posts = async () => (await tablesOf(app)).posts;
  expect(await posts()).toMatchObject([{ title: "", excerpt: "", content: "", slug: "kunwan", ...inUrdu }]);
  site.content.posts = [{ ...sample, ...urdu, content: "<p>نیا متن</p>" }];
  await bring(app, site);
  expect(await posts()).toMatchObject([{ content: "", content_ur: "نیا متن" }]);
  await app.deps.db.updateTable("blog_posts").set({ content_ur: "ہمارا متن" }).execute();
  site.content.posts = [{ ...sample, ...urdu, content: "<p>آخری متن</p>" }];
  await bring(app, site);
  expect(await posts()).toMatchObject([{ content_ur: "ہمارا متن" }]);
});

test("posts are read in pages where the site knows them, and at once where it does not", async () => {
  const site = await startPhpSite();
  const [sample] = site.content.posts;
  site.content.posts = Array.from({ length: 250 }, (_, at) => ({
    ...sample,
    id: String(at + 1),
    slug: `post-${at}`,
  }));
  // What the list leaves out is read post by post.
  site.content.posts[249] = { id: "250", slug: "post-249" };
  const read = async (most: number, offset: boolean) => {
    site.paging = { most, offset };
    const old = openOldSite(new URL(site.base), options);
    return { found: (await readPosts(old)).length, notes: [...old.notes] };
  };
  expect(await read(100, true)).toEqual({ found: 250, notes: [] });
  expect(site.asked).toContain("api_blogs.php?slug=post-249");
  expect(await read(1000, false)).toEqual({ found: 250, notes: [] });
  const notes = ["api_blogs.php gives at most 100 posts: there may be more."];
  expect(await read(100, false)).toEqual({ found: 100, notes });
});

test("sample content is never mixed in silence, and what staff have written is not replaced", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const site = await startPhpSite();
  const shown = await bring(app, site, { dryRun: true });
  expect(reportText(shown)).toContain("This site still shows sample content");
  await expect(bring(app, site)).rejects.toThrow(
    /^This site still shows sample content \(\d+ pieces\)\. Add --samples/,
  );
  expect(await app.deps.db.selectFrom("import_sources").selectAll().execute()).toEqual([]);

  expect((await app.call("readHeadline")).body.headline).toBe(sampleHeadline);
  const report = await bring(app, site, { samples: "remove" });
  expect(counts(report)).toEqual(all("new"));
  const marked = await app.deps.db.selectFrom("events").select("id").where("is_sample", "=", 1).execute();
  expect(marked).toEqual([]);

  const other = await startPhpSite();
  other.content.headline = "Another";
  const second = await bring(app, other);
  expect(lines(second)).toEqual([
    "Banner 1 left: there is one here already",
    "Headline 1 left: there is one here already",
    "Impact updates 1 left: there is one here already",
  ]);
});

test("a run that was killed after a row was made does not make it again", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  await bring(app, site);
  const { db } = app.deps;
  const last = { row_id: null, source_hash: "", row_hash: "", file: null };
  await db
    .updateTable("import_sources")
    .set(last)
    .where("source_id", "=", "22")
    .where("noun", "=", "event")
    .execute();
  const key = { source: `${site.host}/backendReact`, noun: "hero slide", source_id: "43" };
  await db
    .insertInto("import_sources")
    .values({ ...key, ...last, imported_at: "" })
    .execute();

  site.content.slides.push({ ...site.content.slides[0], id: "43" });
  const report = await bring(app, site);
  expect(counts(report)).toMatchObject({ Events: { same: 1, changed: 1 }, Slides: { same: 1, new: 1 } });
  expect((await tablesOf(app)).events).toHaveLength(2);
});

test("the command says what it does, ends with a code, and is refused beside a server on SQLite", async () => {
  const app = await startTestApp();
  const site = await startPhpSite();
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  vi.stubEnv("DATA_DIR", app.deps.env.dataDir);
  vi.stubEnv("SITE_URL", "http://umeed.example");

  const unlock = lockDataFolder(app.deps.env.dataDir);
  await expect(run(["--from", site.base])).rejects.toThrow(/is in use by another server: stop it first/);
  unlock();
  expect(await run(["--from", site.base])).toBe(0);
  expect(said.pop()).toMatch(/^What an import would bring from 127.0.0.1:\d+\/backendReact\n/);
  expect(await run(["--from", `${site.base}/?x#y`, "--yes"])).toBe(0);
  site.content.events.push({ id: "23", title: "Now\u001b[31mhere" });
  expect(await run(["--from", site.base, "--yes"])).toBe(1);
  expect(said.pop()).toContain('Refused:\n  event 23 "Now [31mhere": Please select an event date.');

  for (const bad of [
    [],
    ["--from", "ftp://old.example"],
    ["--from", "old.example"],
    ["--samples", "some", site.base],
  ]) {
    await expect(run(bad)).rejects.toThrow(CommandError);
  }
  await expect(run(["--from", `http://${site.host}/nothing`])).rejects.toThrow(
    /^Nothing could be read from /,
  );
});
