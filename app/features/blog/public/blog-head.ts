import type { MetaDescriptor } from "react-router";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { foundationNode } from "#app/site/foundation-data.ts";
import { absoluteUrl, cardOf, headTags, photograph } from "#app/site/head-tags.ts";
import type { Site } from "#app/site/identity.ts";
import { authorNode } from "./blog-author.ts";

type HeadPost = Omit<BlogPost, "content" | "version" | "status"> & { summary?: string };

/** The head of a post's page, with the post as a JSON-LD BlogPosting. */
export function postTags(post: HeadPost, site: Site): MetaDescriptor[] {
  const { identity, siteUrl } = site;
  const title = post.meta_title || post.title || postDefaults.title;
  const description = post.meta_description || post.excerpt || post.summary || identity.description;
  const path = `/blog/${post.slug}`;
  const image = photograph(post.featured_image, post.featured_image_alt) ?? cardOf(path, title);
  return [
    ...headTags(site, {
      title,
      description,
      path,
      image,
      type: "article",
      above: [{ title: "Stories", path: "/blogs" }],
    }),
    ...(post.published_at ? [{ property: "article:published_time", content: post.published_at }] : []),
    { property: "article:section", content: post.category_name || postDefaults.category },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: post.title || postDefaults.title,
        description,
        image: absoluteUrl(siteUrl, image.src),
        datePublished: post.published_at || undefined,
        dateModified: post.updated_at,
        inLanguage: isUrdu(post.title) ? "ur" : "en",
        articleSection: post.category_name || postDefaults.category,
        mainEntityOfPage: absoluteUrl(siteUrl, path),
        author: authorNode(post.author_name, site),
        publisher: foundationNode(site),
      },
    },
  ];
}
