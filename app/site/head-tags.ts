import { setupI18n } from "@lingui/core";
import type { MetaDescriptor } from "react-router";
import { type Language, languages, pathIn } from "#app/contract/language.ts";
import { type Catalogue, messagesIn, type TextOf, textFrom } from "#app/lib/words.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { type Matches, siteOf } from "./identity.ts";
import type { siteWords } from "./site.words.ts";

export type HeadTags = {
  /** Without the foundation's name, which is appended; left out on the home page. */
  title?: string;
  description: string;
  /** Path and query of the canonical URL. */
  path: string;
  /** The path of its page in the other language, where that is another one. */
  twin?: string;
  /** Where it has its text in one language alone: search engines are told of the page in that one. */
  only?: Language;
  /** The picture for social networks: the foundation's card by default. */
  image?: HeadImage;
  type?: "website" | "article";
  /** The pages above this one, below the home page: search engines show the way to it. */
  above?: readonly { title: string; path: string }[];
  /** Sets noindex: for search results and pages that are not found. */
  hidden?: boolean;
};

export type HeadImage = {
  /** A path or an absolute URL. */
  src: string;
  alt?: string;
  /** In pixels, where they are known. */
  size?: { width: number; height: number };
};

/** The size of every card that is drawn for social networks. */
export const cardSize = { width: 1200, height: 630 };

/** A photograph as a page's picture; none when a record names none, or an SVG, which social networks do not show. */
export function photograph(picture: string | null | undefined, alt: string): HeadImage | undefined {
  const found = pictureSources(picture);
  if (!found || /\.svg$/i.test(found.src)) return undefined;
  const { src, width, height } = found;
  return { src, alt, size: width && height ? { width, height } : undefined };
}

/** The card that the server draws of a page with its title in this language (share-card.server.ts). */
export const cardOf = (path: string, title: string, language: Language): HeadImage => ({
  src: pathIn(language, `/cards${path}.png`),
  alt: title,
  size: cardSize,
});

/**
 * The meta tags of a page, for search engines and social networks.
 * @param matches of the `meta` function
 */
export function headTags(matches: Matches, page: HeadTags): MetaDescriptor[] {
  const { identity, siteUrl, language } = siteOf(matches);
  const { name } = identity;
  const title = page.title ? `${page.title} | ${name}` : name;
  const url = absoluteUrl(siteUrl, pathIn(page.only ?? language, page.path));
  const { src, alt, size } = page.image ?? { src: "/og.png", alt: name, size: cardSize };
  const image = absoluteUrl(siteUrl, src);
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link" as const, rel: "canonical", href: url },
          ...(page.only ? [] : alternates(page.path, { language, twin: page.twin })).map(
            ({ hrefLang, path }) => ({
              tagName: "link" as const,
              rel: "alternate",
              hrefLang,
              href: absoluteUrl(siteUrl, path),
            }),
          ),
        ]),
    { property: "og:site_name", content: name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? name },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:locale", content: locales[language] },
    { property: "og:image", content: image },
    ...(size
      ? [
          { property: "og:image:width", content: String(size.width) },
          { property: "og:image:height", content: String(size.height) },
        ]
      : []),
    ...(alt
      ? [
          { property: "og:image:alt", content: alt },
          { name: "twitter:image:alt", content: alt },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title ?? name },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...(page.above
      ? [{ "script:ld+json": breadcrumbs(matches, page.above, { ...page, title: page.title ?? name }) }]
      : []),
  ];
}

type Crumb = { title: string; path: string };

function breadcrumbs(matches: Matches, above: readonly Crumb[], page: Crumb) {
  const { siteUrl, language } = siteOf(matches);
  const home = pageText<typeof siteWords>(matches, "site")("home");
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ title: home, path: "/" }, ...above, page].map(({ title, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: title,
      item: absoluteUrl(siteUrl, pathIn(language, path)),
    })),
  };
}

/** As social networks name languages. */
const locales: Readonly<Record<Language, string>> = { en: "en_US", ur: "ur_PK" };

/** The addresses of one page in all languages, for search engines. @param path of the page in `language`, without its prefix */
export function alternates(
  path: string,
  { language, twin = path }: { language: Language; twin?: string } = { language: "en" },
): readonly { hrefLang: string; path: string }[] {
  const pathOf = (one: Language) => pathIn(one, one === language ? path : twin);
  return [
    ...languages.map((one) => ({ hrefLang: one, path: pathOf(one) })),
    { hrefLang: "x-default", path: pathOf("en") },
  ];
}

/** Makes a path an absolute, encoded URL; an absolute URL is not changed. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** A catalogue's words in a page's `meta` function. */
export function pageText<C extends Catalogue>(matches: Matches, name: C["name"]): TextOf<C> {
  const language = pageLanguage(matches);
  const messages = messagesIn(matches.map((match) => Object(match).loaderData));
  return textFrom<C>(setupI18n({ locale: language, messages: { [language]: messages } }), name);
}

/** The page's language in its `meta` function. */
export const pageLanguage = (matches: Matches): Language => siteOf(matches).language;
