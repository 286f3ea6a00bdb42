import { listPosts } from "#app/features/blog/server/blog.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import type { Route } from "./+types/blog-feed.resource.ts";
import { buildFeed, postsInFeed } from "./blog-feed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = services(context);
  const { posts } = await listPosts(db, {
    audience: { today: karachiDay(clock.now()) },
    limit: postsInFeed,
  });
  return new Response(buildFeed(posts, env.siteUrl), {
    headers: { ...publicPage, "content-type": "application/rss+xml; charset=utf-8" },
  });
}
