import { features } from "#app/features/features.server.ts";
import { createCategory } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { insertPost } from "#app/features/stories/blog/server/blog-edit.store.server.ts";
import { postTexts } from "#app/features/stories/blog/server/blog-html.service.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { createDeps } from "#server/create-deps.ts";
import { migrate } from "#server/db/migrate.ts";
import { fillEmptyDatabase } from "#server/db/seed.ts";
import { readEnv } from "#server/env.ts";
import { administrator } from "./calls.ts";

const paragraph =
  "The store room in Lahore is emptied in nine days, lane by lane, and what is left is counted twice. ";

/**
 * Creates a data folder with the sample content and so many more posts.
 * @returns the slug of one of the posts
 */
export async function fillWithPosts(folder: string, count: number): Promise<string> {
  const deps = await createDeps(
    readEnv({
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }),
    features,
  );
  const { db, clock } = deps;
  await migrate(db);
  await fillEmptyDatabase(deps);
  const now = clock.now();
  const slug = await db.transaction().execute(async (trx) => {
    const category = await createCategory(trx, { name: "Load", color: "#0F766E" });
    let last = "";
    for (let number = 1; number <= count; number += 1) {
      const title = `Story ${number} of the store room`;
      const post = {
        title,
        content: `## ${title}\n\n${`${paragraph.repeat(4)}\n\n`.repeat(8)}`,
        excerpt: paragraph,
        category_id: category?.id ?? 0,
        author_name: "Field desk",
        status: "published" as const,
        read_time: 4,
        meta_title: "",
        meta_description: "",
        featured_image: "/art/quilts.svg",
        featured_image_alt: "Quilts",
        published_at: karachiDay(now),
      };
      const texts = await postTexts(post, deps.env.siteUrl);
      if ("fault" in texts) throw new Error("The text of the load cannot be rendered");
      last = (await insertPost(trx, post, texts, now)).slug;
    }
    return last;
  });
  await deps.close();
  return slug;
}
