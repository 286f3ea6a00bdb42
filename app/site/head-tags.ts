import type { MetaDescriptor } from "react-router";
import { foundation } from "#content/foundation.ts";

type HeadTags = {
  /** Without the foundation's name, which is added; none for the front page. */
  title?: string;
  description: string;
  siteUrl: string;
  /** Path and query of the one address this page should be known by. */
  path: string;
  /** A path of ours or a full address; the foundation's card when there is none. */
  image?: string;
  imageAlt?: string;
  type?: "website" | "article";
  /** Kept out of search engines: a page of search results, a page that is not there. */
  hidden?: boolean;
};

/** What a page says of itself to search engines and to those who share it. */
export function headTags(page: HeadTags): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${foundation.name}` : foundation.name;
  const url = absoluteUrl(page.siteUrl, page.path);
  const image = absoluteUrl(page.siteUrl, page.image ?? "/og.png");
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    { property: "og:site_name", content: foundation.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? foundation.name },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    ...(page.imageAlt ? [{ property: "og:image:alt", content: page.imageAlt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title ?? foundation.name },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
  ];
}

/** A path of ours as a full address with its letters encoded; a full address stays as it is. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
