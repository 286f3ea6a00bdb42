import type { MetaDescriptor } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { ShownPost } from "#app/features/stories/blog/blog.schema.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { momentOf } from "#app/lib/dates.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { foundationNode } from "#app/site/foundation-data.ts";
import { absoluteUrl, cardOf, type HeadTags, headTags, pageText, photograph } from "#app/site/head-tags.ts";
import { type Matches, type Site, siteOf } from "#app/site/identity.ts";

type HeadPost = Omit<ShownPost, "html"> & { summary?: string };

/** The head of a post's page, with the post as a JSON-LD BlogPosting. */
export function postTags(
  post: HeadPost,
  matches: Matches,
  { twin, only }: Pick<HeadTags, "twin" | "only"> = {},
): MetaDescriptor[] {
  const site = siteOf(matches);
  const { identity, siteUrl, language } = site;
  const t = pageText<typeof blogWords>(matches, "blog");
  const title = post.meta_title || post.title || t("untitled");
  const description = post.meta_description || post.excerpt || post.summary || identity.description;
  const path = `/blog/${post.slug}`;
  // A day, or an instant with Karachi's offset.
  const published = post.published_time
    ? `${momentOf(post.published_at, post.published_time)}:00+05:00`
    : post.published_at;
  // A card has one address for the pages of both languages: the slug tells which.
  const image = photograph(post.featured_image, post.featured_image_alt) ?? cardOf(path, title, "en");
  return [
    ...headTags(matches, {
      title,
      description,
      path,
      twin,
      only,
      image,
      type: "article",
      above: [{ title: t("stories"), path: "/blogs" }],
    }),
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    { property: "article:section", content: post.category_name || t("uncategorized") },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: post.title || t("untitled"),
        description,
        image: absoluteUrl(siteUrl, image.src),
        datePublished: published || undefined,
        dateModified: post.updated_at,
        inLanguage: isUrdu(post.title) ? "ur" : "en",
        articleSection: post.category_name || t("uncategorized"),
        mainEntityOfPage: absoluteUrl(siteUrl, pathIn(only ?? language, path)),
        author: authorNode(post.author_name, site),
        publisher: foundationNode(site),
      },
    },
  ];
}

/** The author as a node of JSON-LD. The default author is the foundation; one that begins with its name is a part of it. */
function authorNode(authorName: string, site: Site) {
  const name = authorName.trim();
  const publisher = foundationNode(site);
  const written = name.toLowerCase();
  const own = [site.identity.name, site.identity.shortName].map((word) => word.toLowerCase());
  if (["", postDefaults.author.toLowerCase(), ...own].includes(written)) return publisher;
  if (own.some((word) => written.startsWith(`${word} `)))
    return { "@type": "Organization", name, parentOrganization: { "@id": publisher["@id"] } };
  return { "@type": "Person", name };
}
