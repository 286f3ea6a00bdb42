import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

/** Users, sessions, headline, banner and the blog. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = autoIncrement(db);

  await db.schema
    .createTable("users")
    .addColumn("id", "integer", id)
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_user_id").on("sessions").column("user_id").execute();

  await db.schema
    .createTable("headline")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("headline", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("banner")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("link_text", "text")
    .addColumn("link_url", "text")
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("blog_categories")
    .addColumn("id", "integer", id)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("color", "text", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("blog_posts")
    .addColumn("id", "integer", id)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("featured_image", "text")
    .addColumn("featured_image_alt", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("category_id", "integer", (column) =>
      column.references("blog_categories.id").onDelete("restrict"),
    )
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("read_time", "integer", (column) => column.notNull())
    .addColumn("meta_title", "text", (column) => column.notNull())
    .addColumn("meta_description", "text", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("blog_posts_public")
    .on("blog_posts")
    .columns(["status", "published_at", "id"])
    .execute();
  await db.schema
    .createIndex("blog_posts_category")
    .on("blog_posts")
    .columns(["category_id", "status", "published_at", "id"])
    .execute();
  await db.schema.createIndex("blog_posts_newest").on("blog_posts").columns(["published_at", "id"]).execute();
  await db.schema.createIndex("blog_posts_image").on("blog_posts").column("featured_image").execute();

  await db.schema
    .createTable("blog_slug_history")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("post_id", "integer", (column) =>
      column.notNull().references("blog_posts.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("blog_slug_history_post_id")
    .on("blog_slug_history")
    .column("post_id")
    .execute();
}

/** A number that is never given twice, in the words of the database at hand. */
function autoIncrement(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return (column: ColumnDefinitionBuilder) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
}
