import { type Language, languages, pathIn } from "#app/contract/language.ts";
import { listPostAddresses } from "#app/features/stories/blog/server/blog.store.server.ts";
import { listEventTitles } from "#app/features/stories/events/server/events.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { languagesOf } from "#app/lib/local-row.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { content, contentChangedAt, deps, pagesOfParts } from "#app/loader-context.server.ts";
import { absoluteUrl, alternates } from "#app/site/head-tags.ts";
import { openPages } from "#content/menu.ts";
import type { Route } from "./+types/sitemap.resource.ts";

/** What the format allows in one file. */
const maxUrls = 50_000;
/** So many of the latest events: together with the posts they stay below the limit. */
const maxEvents = 5_000;

/** `twin`: the path of its page in Urdu, where that is another one; `only`: the one language in which it has a text. */
type Page = { path: string; twin?: string; only?: Language; changed?: string };

const postPath = (slug: string) => `/blog/${slug}`;

/** Every public page, for search engines, with its last change where that is known. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = deps(context);
  const [posts, events, { programmes }, all, programmesChanged, servicesChanged, ofParts] = await Promise.all(
    [
      listPostAddresses(db, { now: karachiMinute(clock.now()) }),
      listEventTitles(db, maxEvents),
      content(context, "programmes"),
      content(context, "services"),
      contentChangedAt(context, "programmes"),
      contentChangedAt(context, "services"),
      pagesOfParts(context),
    ],
  );
  const pages: Page[] = [
    ...openPages.map((path) => ({ path })),
    ...ofParts.flatMap(({ path, found }) => (found ? [{ path }] : [])),
    ...programmes.map(({ slug }) => ({ path: `/details/${slug}`, changed: programmesChanged })),
    ...all.services.map(({ slug }) => ({ path: `/services/${slug}`, changed: servicesChanged })),
    ...events.map((event): Page => {
      const [only, other] = languagesOf(event);
      return { path: `/events/${event.id}`, only: other ? undefined : only };
    }),
    ...posts.map((post): Page => {
      const [only, other] = languagesOf(post);
      const pair = other ? { twin: postPath(post.slug_ur) } : { only };
      return { path: postPath(post.slug), changed: post.updated_at, ...pair };
    }),
  ];
  const addressOf = (path: string) =>
    absoluteUrl(env.siteUrl, path).replaceAll("&", "&amp;").replaceAll("'", "&apos;");
  const urls = pages.slice(0, maxUrls / languages.length).flatMap(({ path, twin = path, only, changed }) => {
    const links = (only ? [] : alternates(path, { language: "en", twin })).map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.hrefLang}" href="${addressOf(other.path)}"/>`,
    );
    const rest = `${changed ? `<lastmod>${changed}</lastmod>` : ""}${links.join("")}`;
    const own = { en: path, ur: twin };
    return (only ? [only] : languages).map(
      (language) => `<url><loc>${addressOf(pathIn(language, own[language]))}</loc>${rest}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { ...publicPage, "content-type": "application/xml; charset=utf-8" } },
  );
}
