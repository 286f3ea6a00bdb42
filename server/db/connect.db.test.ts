import { expect, test } from "vitest";
import { createCategory } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { insertPost } from "#app/features/stories/blog/server/blog-edit.store.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { isCollision, isUniqueViolation } from "./connect.ts";

const now = new Date("2026-11-21T07:00:00.000Z");
const post = {
  title: "A story",
  content: "Text",
  excerpt: "",
  author_name: "Admin",
  status: "published" as const,
  read_time: 5,
  meta_title: "",
  meta_description: "",
  published_at: "2026-11-21",
  featured_image: null,
  featured_image_alt: "",
};

const text = { html: "<p>Text</p>", html_version: 1, summary: "Text" };

const fault = (write: Promise<unknown>) => write.then(() => undefined).catch((error: unknown) => error);

test("conflicting writes are recognised by the error code of either database", async () => {
  const { db } = (await startTestApp()).deps;
  const category = await createCategory(db, { name: "Water", color: "#000000" });
  const id = category?.id ?? 0;
  await insertPost(db, { ...post, category_id: id }, text, now);

  const insertDangling = await fault(insertPost(db, { ...post, category_id: id + 1 }, text, now));
  const deleteReferenced = await fault(db.deleteFrom("blog_categories").where("id", "=", id).execute());
  const insertDuplicate = await fault(
    db
      .insertInto("blog_categories")
      .values({ slug: "x", name: "Water", name_key: "x", color: "", is_sample: 0 })
      .execute(),
  );
  const ownFault = await fault(
    db
      .selectFrom("no_such_table" as "users")
      .selectAll()
      .execute(),
  );

  expect([insertDangling, deleteReferenced, insertDuplicate, ownFault].map(isCollision)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([insertDangling, insertDuplicate].map(isUniqueViolation)).toEqual([false, true]);
});
