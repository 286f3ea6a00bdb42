import { listPostAddresses } from "#app/features/blog/server/blog.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { content, services } from "#app/services.server.ts";
import { openPages } from "#content/menu.ts";
import type { Route } from "./+types/sitemap.resource.ts";

/** Every public page, for search engines: at most the 50,000 URLs that the format allows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = services(context);
  const [posts, { programmes }, all] = await Promise.all([
    listPostAddresses(db, karachiDay(clock.now())),
    content(context, "programmes"),
    content(context, "services"),
  ]);
  const pages = [
    ...openPages,
    ...programmes.map(({ slug }) => `/details/${slug}`),
    ...all.services.map(({ slug }) => `/services/${slug}`),
  ];
  const address = (path: string) =>
    new URL(path, `${env.siteUrl}/`).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
  const urls = [
    ...pages.map((path) => `<url><loc>${address(path)}</loc></url>`),
    ...posts
      .slice(0, 50_000 - pages.length)
      .map(
        ({ slug, updated_at }) =>
          `<url><loc>${address(`/blog/${slug}`)}</loc><lastmod>${updated_at}</lastmod></url>`,
      ),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { ...publicPage, "content-type": "application/xml; charset=utf-8" } },
  );
}
