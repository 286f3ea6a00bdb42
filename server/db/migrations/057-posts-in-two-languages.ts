import { type Kysely, sql } from "kysely";

/** The columns of a post that have their Urdu beside them from now on. */
const texts = [
  "title",
  "slug",
  "excerpt",
  "content",
  "summary",
  "html",
  "meta_title",
  "meta_description",
  "featured_image_alt",
] as const;
/** What is one for both languages. */
const facts = ["status", "published_at", "category", "featured_image", "author_name", "read_time"] as const;

type Text = (typeof texts)[number];
type Post = Record<Text | "search_text" | "status" | "published_at" | "updated_at", string> & {
  id: number;
  category: string | null;
  featured_image: string | null;
  author_name: string;
  read_time: number;
  html_version: number;
  version: number;
  is_sample: number;
};

/**
 * A post in English and its translation become one row with two texts, a post in Urdu alone a row with its Urdu text only.
 * A pair is joined where both are seen by visitors now, or would be from the same moment on, or neither is. Otherwise the
 * two stay, each for itself: nothing is seen sooner or later than somebody has decided.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of texts) {
    await db.schema
      .alterTable("blog_posts")
      .addColumn(`${name}_ur`, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await moveUrduVersions(db);
  const pairs = await sql<{ english: number; urdu: number }>`
    select en.id as english, ur.id as urdu from blog_posts ur
    join blog_posts en on en.id = ur.translation_of order by ur.id`.execute(db);
  for (const { english, urdu } of pairs.rows)
    await joinPair(db, await readPost(db, english), await readPost(db, urdu));
  await moveUrduPosts(db);
  await renewBin(db);
  // They live for an hour, and are stored as rows were.
  await sql`delete from content_previews where name = 'blog post'`.execute(db);
  await db.schema.dropIndex("blog_posts_translation").execute();
  await db.schema.alterTable("blog_posts").dropColumn("translation_of").execute();
  await sql`create unique index blog_posts_slug_ur on blog_posts (slug_ur) where slug_ur <> ''`.execute(db);
}

async function readPost(db: Kysely<unknown>, id: number): Promise<Post> {
  const { rows } = await sql<Post>`
    select blog_posts.*, blog_categories.name as category from blog_posts
    left join blog_categories on blog_categories.id = category_id where blog_posts.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`Post ${id} is not there`);
  return rows[0];
}

function isSeenWith(english: Post, urdu: Post): boolean {
  const karachi = new Date(Date.now() + 5 * 60 * 60_000).toISOString().slice(0, 16);
  if (english.status !== urdu.status) return false;
  return (
    english.status === "draft" ||
    english.published_at === urdu.published_at ||
    [english, urdu].every(({ published_at }) => published_at <= karachi)
  );
}

async function joinPair(db: Kysely<unknown>, english: Post, urdu: Post): Promise<void> {
  if (!isSeenWith(english, urdu)) return;
  const differences = facts
    .filter((field) => english[field] !== urdu[field])
    .map((field) => ({ field, english: `${english[field] ?? ""}`, urdu: `${urdu[field] ?? ""}` }));
  const versions = await joinVersions(db, english, urdu);
  await sql`update blog_slug_history set post_id = ${english.id} where post_id = ${urdu.id}`.execute(db);
  // A post has one private link.
  await sql`update blog_previews set post_id = ${english.id} where post_id = ${urdu.id}
    and not exists (select 1 from blog_previews other where other.post_id = ${english.id})`.execute(db);
  await sql`insert into picture_uses (picture_id, table_name, row_key, name)
    select picture_id, table_name, ${String(english.id)}, ${english.title} from picture_uses
    where table_name = 'blog_posts' and row_key = ${String(urdu.id)} on conflict do nothing`.execute(db);
  await sql`delete from picture_uses where table_name = 'blog_posts' and row_key = ${String(urdu.id)}`.execute(
    db,
  );
  await sql`delete from blog_posts where id = ${urdu.id}`.execute(db);
  const found = new Set([english, urdu].flatMap(({ search_text }) => search_text.split("\n")));
  await sql`update blog_posts set
    ${sql.join(texts.map((name) => sql`${sql.ref(`${name}_ur`)} = ${urdu[name] ?? ""}`))},
    html_version = ${Math.min(english.html_version, urdu.html_version)},
    search_text = ${[...found].join("\n")},
    updated_at = ${[english.updated_at, urdu.updated_at].sort()[1]},
    is_sample = ${Math.min(english.is_sample, urdu.is_sample)},
    version = ${Math.max(english.version, urdu.version, versions) + 1}
    where id = ${english.id}`.execute(db);
  // Of samples nobody has decided what differs.
  const toLookAt = english.is_sample && urdu.is_sample ? [] : differences;
  await sql`insert into joined_translations (noun, former_id, row_id, differences)
    values ('post', ${urdu.id}, ${english.id}, ${JSON.stringify(toLookAt)})`.execute(db);
}

type Version = {
  action: string;
  value: string;
  changes: number;
  saved_at: string;
  user_name: string;
};

/** What of a post its earlier versions keep, each language by itself. */
const inEnglish = [
  "title",
  "content",
  "excerpt",
  "featured_image_alt",
  "meta_title",
  "meta_description",
] as const;
const inBoth = ["category_id", "author_name", "featured_image", "read_time"];

/** Makes one history of two: each save with what the other language said then. @returns how many saves it has */
async function joinVersions(db: Kysely<unknown>, english: Post, urdu: Post): Promise<number> {
  const own = await versionsOf(db, english.id);
  const translated = await versionsOf(db, urdu.id);
  const row = new Map(Object.entries(english));
  const englishNow = Object.fromEntries([...inEnglish, ...inBoth].map((name) => [name, row.get(name)]));
  const urduNow = Object.fromEntries(inEnglish.map((name) => [`${name}_ur`, urdu[name]]));
  const joined = [...own, ...translated].sort((one, other) => one.saved_at.localeCompare(other.saved_at));
  await sql`delete from versions where noun = 'blog post'
    and row_id in (${String(english.id)}, ${String(urdu.id)})`.execute(db);
  for (const [place, { action, changes, saved_at, user_name }] of joined.entries()) {
    const inUrdu = Object.entries(said(translated, saved_at) ?? urduNow).filter(([name]) =>
      /_ur$/.test(name),
    );
    const value = { ...(said(own, saved_at) ?? englishNow), ...Object.fromEntries(inUrdu) };
    await sql`insert into versions (noun, row_id, version, action, value, changes, saved_at, user_name) values
      ('blog post', ${String(english.id)}, ${place + 1}, ${place > 0 && action === "create" ? "save" : action},
      ${JSON.stringify(value)}, ${changes}, ${saved_at}, ${user_name})`.execute(db);
  }
  return joined.length;
}

async function versionsOf(db: Kysely<unknown>, id: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select action, value, changes, saved_at, user_name from versions
    where noun = 'blog post' and row_id = ${String(id)} order by version`.execute(db);
  return rows;
}

/** What was saved last until a moment, or first where nothing was yet; undefined when no save is kept. */
const said = (versions: Version[], moment: string): object | undefined => {
  const last = versions.findLast(({ saved_at }) => saved_at <= moment) ?? versions[0];
  return last && JSON.parse(last.value);
};

const rowsAtOnce = 200;

/** Reads rows with their numbers, a part at a time. */
async function eachRow<Row extends { id: number }>(
  read: (above: number) => Promise<{ rows: Row[] }>,
  write: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let above = 0; ; ) {
    const { rows } = await read(above);
    for (const row of rows) await write(row);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
  }
}

/** Earlier versions in Urdu have their texts where the row has them now. */
const moveUrduVersions = (db: Kysely<unknown>) =>
  eachRow(
    (above) =>
      sql<{ id: number; value: string }>`select id, value from versions
      where noun = 'blog post' and value is not null and id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(
        db,
      ),
    async ({ id, value }) => {
      const said = JSON.parse(value);
      if (isUrdu(said.title))
        await sql`update versions set value = ${JSON.stringify(asUrdu(said))} where id = ${id}`.execute(db);
    },
  );

/** Posts that stand by themselves. The slug stays that of their pages in English, too. */
const moveUrduPosts = (db: Kysely<unknown>) =>
  eachRow(
    (above) =>
      sql<{ id: number; title: string }>`select id, title from blog_posts
      where title_ur = '' and id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db),
    async ({ id, title }) => {
      if (!isUrdu(title)) return;
      const moved = texts.map((name) => sql`${sql.ref(`${name}_ur`)} = coalesce(${sql.ref(name)}, '')`);
      const emptied = texts.filter((name) => name !== "slug").map((name) => sql`${sql.ref(name)} = ''`);
      await sql`update blog_posts set ${sql.join([...moved, ...emptied])}, version = version + 1
        where id = ${id}`.execute(db);
    },
  );

/** What lies in the bin comes back as rows are now; a translation stands by itself then. */
const renewBin = (db: Kysely<unknown>) =>
  eachRow(
    (above) =>
      sql<{ id: number; row: string }>`select id, row from bin_rows
      where table_name = 'blog_posts' and id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db),
    async ({ id, row }) => {
      const { translation_of: _tie, ...post } = JSON.parse(row);
      const empty = Object.fromEntries(texts.map((name) => [`${name}_ur`, ""]));
      const renewed = isUrdu(post.title) ? asUrdu(post) : { ...post, ...empty };
      await sql`update bin_rows set row = ${JSON.stringify(renewed)} where id = ${id}`.execute(db);
    },
  );

/** A record of a post with its texts in the columns for Urdu. */
function asUrdu(post: Record<string, unknown>): Record<string, unknown> {
  const held = texts.filter((name) => name in post);
  return {
    ...post,
    ...Object.fromEntries(held.filter((name) => name !== "slug").map((name) => [name, ""])),
    ...Object.fromEntries(held.map((name) => [`${name}_ur`, post[name] ?? ""])),
  };
}

/** Whether more than half of a title's letters are Urdu. */
function isUrdu(title: string): boolean {
  const arabic = title.match(/(?=\p{L})\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic * 2 > (title.match(/\p{L}/gu)?.length ?? 0);
}
