import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import { content, deps, languageOf } from "#app/loader-context.server.ts";
import type { Route } from "./+types/blog-feed.resource.ts";
import { buildFeed, postsInFeed } from "./blog-feed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = deps(context);
  const language = languageOf(context);
  const audience = { now: karachiMinute(clock.now()) };
  const [{ posts }, identity] = await Promise.all([
    listPosts(db, { audience, language, limit: postsInFeed }),
    content(context, "identity"),
  ]);
  return new Response(
    buildFeed(posts, { identity, siteUrl: env.siteUrl, language }, textIn(language, blogWords)),
    {
      headers: { ...publicPage, "content-type": "application/rss+xml; charset=utf-8" },
    },
  );
}
