import type { Kysely } from "kysely";

/** Private links to posts that are not public yet, and pictures uploaded for texts that may not be saved yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blog_previews")
    .addColumn("post_id", "integer", (column) =>
      column.primaryKey().references("blog_posts.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("uploaded_pictures")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .execute();
}
