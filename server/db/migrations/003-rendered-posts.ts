import { type Kysely, sql } from "kysely";

/**
 * A post keeps its text as HTML and its first sentences; a category's name is taken only once whatever its case.
 * The HTML of the posts that are there is made by the server (blog-html.service.server.ts), since a migration knows
 * only the database: html_version 0 says that there is none yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("blog_posts").addColumn("html", "text").execute();
  await schema
    .alterTable("blog_posts")
    .addColumn("html_version", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable("blog_posts")
    .addColumn("summary", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await schema
    .createIndex("blog_posts_html_version")
    .on("blog_posts")
    .columns(["html_version", "id"])
    .execute();

  await schema
    .alterTable("blog_categories")
    .addColumn("name_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await nameEachOnce(db);
  await schema
    .createIndex("blog_categories_one_name")
    .on("blog_categories")
    .column("name_key")
    .unique()
    .execute();
}

type Category = { id: number; slug: string; name: string };

/**
 * Of categories that differ in case alone the oldest keeps its name, the others get a number: none loses its posts,
 * its colour or its address. The address "all" asks for every category, so no category has it.
 */
async function nameEachOnce(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Category>`select id, slug, name from blog_categories order by id`.execute(db);
  const before = new Set(rows.map(({ name }) => keyOf(name)));
  const given = new Set<string>();
  const slugs = new Set(rows.map(({ slug }) => slug));
  for (const { id, slug, name } of rows) {
    let free = name;
    for (let number = 2; given.has(keyOf(free)) || (free !== name && before.has(keyOf(free))); number += 1) {
      free = `${Array.from(name).slice(0, 55).join("")} ${number}`;
    }
    given.add(keyOf(free));
    let address = slug;
    for (let number = 2; address === "all" || (address !== slug && slugs.has(address)); number += 1) {
      address = `all-${number}`;
    }
    await sql`update blog_categories set name = ${free}, name_key = ${keyOf(free)}, slug = ${address} where id = ${id}`.execute(
      db,
    );
  }
}

const keyOf = (name: string) =>
  name.normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
