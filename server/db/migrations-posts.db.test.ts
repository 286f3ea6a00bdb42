import { sql } from "kysely";
import { expect, test } from "vitest";
import { findMovedSlug, findPost, listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import type { Db } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/* 057: a post and its translation, two rows until then, become one. */

const at = "2020-01-05T07:00:00.000Z";
const later = "2020-03-05T07:00:00.000Z";
const [past, future] = ["2020-01-05", "2999-01-05"];
const english = "The well at the school";
const urdu = "اسکول کا کنواں";

type Row = Record<string, string | number | null>;

/** A database from before, with a category, and what its posts are made with. */
async function before() {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "057")));
  await insert(db, "blog_categories", { slug: "water", name: "Water", name_key: "water", color: "#0F766E" });
  await insert(db, "blog_categories", { slug: "food", name: "Food", name_key: "food", color: "#0F766E" });
  let posts = 0;
  /** @returns its number */
  async function post(title: string, fields: Row = {}): Promise<number> {
    posts += 1;
    const slug = `post-${posts}`;
    const texts = { excerpt: `${title}, in short`, content: `${title}, at length`, html: `<p>${title}</p>` };
    await insert(db, "blog_posts", {
      slug,
      title,
      ...texts,
      html_version: 1,
      search_text: `${title}\nadmin`,
      summary: "",
      meta_title: "",
      meta_description: "",
      category_id: 1,
      author_name: "Admin",
      read_time: 5,
      status: "published",
      published_at: past,
      created_at: at,
      updated_at: at,
      ...fields,
    });
    return posts;
  }
  const pair = async (own: Row = {}, translated: Row = {}) => {
    const translation_of = await post(english, own);
    return { en: translation_of, ur: await post(urdu, { translation_of, ...translated }) };
  };
  return { db, post, pair };
}

async function insert(db: Db, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

const rowsOf = (db: Db) => db.selectFrom("blog_posts").selectAll().orderBy("id").execute();
/** Nothing reads the table any more, so the schema does not name it. */
type Joined = { joined_translations: { differences: string } };
const joined = async (db: Db) => {
  const rows = await db.withTables<Joined>().selectFrom("joined_translations").selectAll().execute();
  return rows.map(({ differences, ...row }) => ({ ...row, differences: JSON.parse(differences) }));
};
const visitor = { now: "2026-11-21T12:00" };

test("a public pair becomes one post with two texts, of whose facts the English ones stand", async () => {
  const { db, pair } = await before();
  const { en, ur } = await pair(
    { excerpt: "", summary: "First sentence", featured_image: "uploads/images/a.png", version: 3 },
    {
      author_name: "ایڈمن",
      category_id: 2,
      published_at: "2020-02-01",
      updated_at: later,
      version: 5,
      featured_image: "uploads/images/b.png",
      featured_image_alt: "کنواں",
      meta_title: "کنویں کی خبر",
      html_version: 0,
      html: null,
    },
  );
  await migrate(db);
  expect(await rowsOf(db)).toMatchObject([
    {
      id: en,
      slug: "post-1",
      title: english,
      content: `${english}, at length`,
      html: `<p>${english}</p>`,
      slug_ur: "post-2",
      title_ur: urdu,
      excerpt_ur: `${urdu}, in short`,
      meta_title_ur: "کنویں کی خبر",
      content_ur: `${urdu}, at length`,
      html_ur: "",
      html_version: 0,
      featured_image_alt_ur: "کنواں",
      author_name: "Admin",
      category_id: 1,
      published_at: past,
      featured_image: "uploads/images/a.png",
      search_text: `${english}\nadmin\n${urdu}`,
      updated_at: later,
      version: 6,
    },
  ]);
  expect(await joined(db)).toEqual([
    {
      noun: "post",
      former_id: ur,
      row_id: en,
      differences: [
        { field: "published_at", english: past, urdu: "2020-02-01" },
        { field: "category", english: "Water", urdu: "Food" },
        { field: "featured_image", english: "uploads/images/a.png", urdu: "uploads/images/b.png" },
        { field: "author_name", english: "Admin", urdu: "ایڈمن" },
      ],
    },
  ]);
  expect(await findPost(db, en, visitor)).toMatchObject({ id: en, title: english, title_ur: urdu });
  const found = async (q: string) => (await listPosts(db, { audience: visitor, q, limit: 9 })).total;
  expect([await found("well at"), await found("کنواں")]).toEqual([1, 1]);
});

test("former addresses, private links and shown pictures of the Urdu one are those of the joined one", async () => {
  const { db, pair } = await before();
  const first = await pair({ status: "draft" }, { status: "draft" });
  const second = await pair({ status: "draft" }, { status: "draft" });
  await insert(db, "blog_slug_history", { slug: "کنواں", post_id: first.ur });
  await insert(db, "blog_slug_history", { slug: "well", post_id: first.en });
  await insert(db, "blog_previews", { post_id: first.ur, token: "one", created_at: at });
  for (const post_id of [second.en, second.ur])
    await insert(db, "blog_previews", { post_id, token: `of ${post_id}`, created_at: at });
  await insert(db, "pictures", { path: "uploads/images/b.png", uploaded_at: at });
  for (const id of [first.en, first.ur, second.ur])
    await insert(db, "picture_uses", { picture_id: 1, table_name: "blog_posts", row_key: `${id}`, name: "" });
  await migrate(db);
  expect(await findMovedSlug(db, "کنواں", "ur")).toBe("post-2");
  expect(await findMovedSlug(db, "کنواں")).toBe("post-1");
  expect(await findMovedSlug(db, "well", "ur")).toBe("post-2");
  const links = await db
    .selectFrom("blog_previews")
    .select(["post_id", "token"])
    .orderBy("post_id")
    .execute();
  expect(links).toEqual([
    { post_id: first.en, token: "one" },
    { post_id: second.en, token: `of ${second.en}` },
  ]);
  const uses = await db.selectFrom("picture_uses").select("row_key").orderBy("row_key").execute();
  expect(uses.map(({ row_key }) => Number(row_key))).toEqual([first.en, second.en]);
});

test.for([
  ["a draft beside a public post", {}, { status: "draft" }],
  ["a public one beside a draft", { status: "draft" }, {}],
  ["a draft beside a scheduled post", { published_at: future }, { status: "draft" }],
  ["one of a later day", {}, { published_at: future }],
  ["another scheduled day", { published_at: future }, { published_at: "2999-01-05T09:00" }],
] as const)("%s stays a post of its own, with an Urdu text alone", async ([, own, translated]) => {
  const { db, pair } = await before();
  const { en, ur } = await pair(own, translated);
  await migrate(db);
  expect(await joined(db)).toEqual([]);
  expect(await rowsOf(db)).toMatchObject([
    { id: en, title: english, title_ur: "", ...own },
    {
      id: ur,
      title: "",
      title_ur: urdu,
      content: "",
      content_ur: `${urdu}, at length`,
      version: 2,
      slug: "post-2",
      slug_ur: "post-2",
      html: "",
      html_ur: `<p>${urdu}</p>`,
      ...translated,
    },
  ]);
});

test.for([
  ["both are drafts, whatever their days", { status: "draft" }, { status: "draft", published_at: future }],
  ["both are scheduled for the same moment", { published_at: future }, { published_at: future }],
] as const)("%s: they become one", async ([, own, translated]) => {
  const { db, pair } = await before();
  await pair(own, translated);
  await migrate(db);
  expect(await rowsOf(db)).toMatchObject([{ title: english, title_ur: urdu, ...own }]);
});

test("a post in Urdu alone has its text as its Urdu one, and what staff have made of a sample is theirs", async () => {
  const { db, post, pair } = await before();
  await pair({ is_sample: 1 }, { is_sample: 1, author_name: "ایڈمن" });
  await pair({ is_sample: 1 }, { is_sample: 0, author_name: "ایڈمن" });
  await post("Of امید in English");
  await post("امید", { html: null, html_version: 0 });
  await migrate(db);
  expect(await rowsOf(db)).toMatchObject([
    { id: 1, is_sample: 1 },
    { id: 3, is_sample: 0 },
    { id: 5, title: "Of امید in English", title_ur: "", slug_ur: "", version: 1 },
    { id: 6, title: "", title_ur: "امید", slug: "post-6", slug_ur: "post-6", html_ur: "", html_version: 0 },
  ]);
  // Of samples nobody has to look at what differs.
  expect((await joined(db)).map(({ differences }) => differences.length)).toEqual([0, 1]);
});

test("two histories become one, in which each save has what the other language said then", async () => {
  const { db, post, pair } = await before();
  const { en, ur } = await pair({ version: 2 }, { version: 2 });
  const alone = await post("امید");
  const save = (id: number, version: number, saved_at: string, title: string) =>
    insert(db, "versions", {
      noun: "blog post",
      row_id: `${id}`,
      version,
      action: version === 1 ? "create" : "save",
      value: JSON.stringify({ title, content: `${title}.`, author_name: "Admin" }),
      changes: 1,
      saved_at,
      user_name: "Sana",
    });
  await save(en, 1, "2020-01-01", "The well");
  await save(ur, 1, "2020-01-02", "کنواں");
  await save(en, 2, "2020-01-03", english);
  await save(ur, 2, "2020-01-04", urdu);
  await save(alone, 1, "2020-01-05", "امید");
  await migrate(db);
  const versions = await db.selectFrom("versions").selectAll().orderBy("row_id").orderBy("version").execute();
  expect(versions.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value ?? "") }))).toMatchObject([
    { row_id: `${en}`, version: 1, action: "create", value: { title: "The well", title_ur: "کنواں" } },
    { row_id: `${en}`, version: 2, action: "save", value: { title: "The well", title_ur: "کنواں" } },
    { row_id: `${en}`, version: 3, action: "save", value: { title: english, title_ur: "کنواں" } },
    { row_id: `${en}`, version: 4, value: { title: english, title_ur: urdu, content_ur: `${urdu}.` } },
    {
      row_id: `${alone}`,
      version: 1,
      value: { title: "", title_ur: "امید", content: "", content_ur: "امید." },
    },
  ]);
  expect((await rowsOf(db))[0]).toMatchObject({ id: en, version: 5 });
});

test("what lies in the bin comes back as posts are now", async () => {
  const { db, post } = await before();
  await insert(db, "bin_items", {
    noun: "blog post",
    row_id: 9,
    deleted_at: at,
    expires_at: at,
    user_name: "Sana",
  });
  await post(english);
  const bin = (row: Row) =>
    insert(db, "bin_rows", {
      item_id: 1,
      main: 1,
      table_name: "blog_posts",
      row: JSON.stringify(row),
      email: "",
      phone: "",
    });
  await bin({ id: 9, title: urdu, slug: "kunwan", content: "متن", html: null, translation_of: 1 });
  await bin({ id: 10, title: "Wells", slug: "wells", content: "Text", translation_of: null });
  await migrate(db);
  const rows = await db.selectFrom("bin_rows").select("row").orderBy("id").execute();
  const [first, second] = rows.map(({ row }) => JSON.parse(row));
  expect(first).toEqual({
    id: 9,
    title: "",
    title_ur: urdu,
    slug: "kunwan",
    slug_ur: "kunwan",
    content: "",
    content_ur: "متن",
    html: "",
    html_ur: "",
  });
  expect(second).toMatchObject({ title: "Wells", title_ur: "", slug: "wells", slug_ur: "", html_ur: "" });
  expect(second).not.toHaveProperty("translation_of");
});
