import { languages, pathIn } from "#app/contract/language.ts";
import { listPostAddresses } from "#app/features/blog/server/blog.store.server.ts";
import { listEventIds } from "#app/features/events/server/events.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { content, contentChangedAt, services } from "#app/services.server.ts";
import { absoluteUrl, alternates } from "#app/site/head-tags.ts";
import { openPages } from "#content/menu.ts";
import type { Route } from "./+types/sitemap.resource.ts";

/** What the format allows in one file. */
const maxUrls = 50_000;
/** So many of the latest events: together with the posts they stay below the limit. */
const maxEvents = 5_000;

/** Every public page, for search engines, with its last change where that is known. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = services(context);
  const [posts, events, { programmes }, all, programmesChanged, servicesChanged] = await Promise.all([
    listPostAddresses(db, { now: karachiMinute(clock.now()) }),
    listEventIds(db, maxEvents),
    content(context, "programmes"),
    content(context, "services"),
    contentChangedAt(context, "programmes"),
    contentChangedAt(context, "services"),
  ]);
  const pages: { path: string; changed?: string }[] = [
    ...openPages.map((path) => ({ path })),
    ...programmes.map(({ slug }) => ({ path: `/details/${slug}`, changed: programmesChanged })),
    ...all.services.map(({ slug }) => ({ path: `/services/${slug}`, changed: servicesChanged })),
    ...events.map((id) => ({ path: `/events/${id}` })),
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changed: updated_at })),
  ];
  const addressOf = (path: string) =>
    absoluteUrl(env.siteUrl, path).replaceAll("&", "&amp;").replaceAll("'", "&apos;");
  const urls = pages.slice(0, maxUrls / languages.length).flatMap(({ path, changed }) => {
    const links = alternates(path).map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.hrefLang}" href="${addressOf(other.path)}"/>`,
    );
    const rest = `${changed ? `<lastmod>${changed}</lastmod>` : ""}${links.join("")}`;
    return languages.map((language) => `<url><loc>${addressOf(pathIn(language, path))}</loc>${rest}</url>`);
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { ...publicPage, "content-type": "application/xml; charset=utf-8" } },
  );
}
