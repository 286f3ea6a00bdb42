import { type Language, pathIn } from "#app/contract/language.ts";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { instantOf, momentOf } from "#app/lib/dates.ts";
import { escapeXml } from "#app/lib/escape-text.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { Site } from "#app/site/identity.ts";

/** How many posts the feed lists. */
export const postsInFeed = 20;

type FeedPost = Pick<
  BlogSummary,
  "id" | "slug" | "title" | "excerpt" | "category_name" | "published_at" | "published_time"
>;

/** The newest posts as RSS 2.0. A post without a time is dated to the start of its Karachi day. */
export function buildFeed(
  posts: FeedPost[],
  { identity, siteUrl, language }: Pick<Site, "identity" | "siteUrl" | "language">,
  t: TextOf<typeof blogWords>,
): string {
  const address = (path: string) => new URL(pathIn(language, path), `${siteUrl}/`).href;
  const items = posts.map(({ id, slug, title, excerpt, category_name, published_at, published_time }) => {
    const url = escapeXml(address(`/blog/${slug}`));
    return `    <item>
      <title>${escapeXml(title || t("untitled"))}</title>
      <link>${url}</link>
      <guid isPermaLink="false">${guid(id)}</guid>${published_at ? `\n      <pubDate>${utc(published_at, published_time)}</pubDate>` : ""}${category_name ? `\n      <category>${escapeXml(category_name)}</category>` : ""}
      <description>${escapeXml(excerpt)}</description>${languageOfTitle(title) === language ? "" : `\n      <dc:language>${languageOfTitle(title)}</dc:language>`}
    </item>`;
  });
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(t("feedTitle", { name: identity.name }))}</title>
    <link>${escapeXml(address("/blogs"))}</link>
    <atom:link href="${escapeXml(address("/feed.xml"))}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(identity.description)}</description>
    <language>${language}</language>${newest?.published_at ? `\n    <lastBuildDate>${utc(newest.published_at, newest.published_time)}</lastBuildDate>` : ""}
${items.join("\n")}
  </channel>
</rss>
`;
}

const languageOfTitle = (title: string): Language => (isUrdu(title) ? "ur" : "en");

/** By id, because a new title changes the URL, and readers would show the post as new. */
const guid = (id: number) => `umeed-welfare-foundation:blog:${id}`;

const utc = (day: string, time: string | null) => instantOf(momentOf(day, time)).toUTCString();
