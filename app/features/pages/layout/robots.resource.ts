import { publicPage } from "#app/lib/page-headers.ts";
import { deps } from "#app/loader-context.server.ts";
import type { Route } from "./+types/robots.resource.ts";

/** What search engines should not crawl, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { env } = deps(context);
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /login",
    "Disallow: /backendReact/",
    "Allow: /backendReact/uploads/",
    "",
    `Sitemap: ${env.siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { ...publicPage, "content-type": "text/plain; charset=utf-8" },
  });
}
