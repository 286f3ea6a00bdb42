import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { posts } from "#app/features/stories/blog/blog.rows.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import type { ListedRow } from "#app/rows/rows-list.server.ts";
import type { VersionedKind } from "#server/deps.ts";
import { earlierFile, rowVersion, textOf, versionDifferences } from "#server/versions/save-version.ts";
import { faultReplies } from "./blog.routes.server.ts";
import { postVersions, updatePost } from "./blog.service.server.ts";
import { listCategories } from "./blog-category.store.server.ts";

type Earlier = ListedRow<typeof posts, "category_id" | "read_time"> & { outdated_texts?: string };

/** Earlier versions of a post. Whether it is published, and when, is no part of them. */
export const versionedPosts: VersionedKind = {
  noun: "blog post",
  current: (db, id) => rowVersion(db, "blog_posts", id),
  differences: async ({ db }, two) => {
    const names = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
    const nameOf = (id: unknown) => (id === null ? "" : (names.get(Number(id)) ?? postDefaults.category));
    return versionDifferences(postVersions, two, (column, value) =>
      column === "category_id" ? nameOf(value) : textOf(value),
    );
  },
  restore: async (deps, who, { id, version, value }) => {
    const { db } = deps;
    const earlier = value as Earlier;
    const current = await db
      .selectFrom("blog_posts")
      .select(["status", "category_id", "featured_image"])
      .where("id", "=", Number(id))
      .executeTakeFirst();
    if (!current) return { fault: { status: 404, message: blogMessages.notFound } };
    const known = (await listCategories(db)).map((category) => category.id);
    const category_id = known.find((each) => each === earlier.category_id) ?? current.category_id ?? 0;
    const { path, note } = await earlierFile(deps, earlier.featured_image, current.featured_image);
    const { featured_image: _image, outdated_texts, ...texts } = earlier;
    const saved = await updatePost(deps, who, {
      id: Number(id),
      version,
      file: undefined,
      restored: { image: path, outdated_texts },
      // Without a day it keeps its own, and an earlier version without Urdu leaves that as it is.
      form: {
        ...texts,
        category_id,
        status: current.status,
        remove_image: false,
        published_at: undefined,
        published_time: undefined,
      },
    });
    if (!("fault" in saved)) return { note };
    const { fault } = saved;
    return {
      fault: typeof fault === "string" ? faultReplies[fault] : { status: 422, message: fault.message },
    };
  },
};
