import type { MetaDescriptor } from "react-router";
import type { Site } from "./identity.ts";

type HeadTags = {
  /** Without the foundation's name, which is appended; left out on the home page. */
  title?: string;
  description: string;
  /** Path and query of the canonical URL. */
  path: string;
  /** A path or an absolute URL; the foundation's card by default. */
  image?: string;
  imageAlt?: string;
  type?: "website" | "article";
  /** Sets noindex: for search results and pages that are not found. */
  hidden?: boolean;
};

/**
 * The meta tags of a page, for search engines and social networks.
 * @param site in a `meta` function: `siteOf(matches)`
 */
export function headTags({ identity: { name }, siteUrl }: Site, page: HeadTags): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${name}` : name;
  const url = absoluteUrl(siteUrl, page.path);
  const image = absoluteUrl(siteUrl, page.image ?? "/og.png");
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    { property: "og:site_name", content: name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? name },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    ...(page.imageAlt ? [{ property: "og:image:alt", content: page.imageAlt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title ?? name },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
  ];
}

/** Makes a path an absolute, encoded URL; an absolute URL is not changed. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
