import { publicPage } from "#app/lib/page-headers.ts";
import { readSite } from "#app/loader-context.server.ts";
import type { Route } from "./+types/offline.resource.ts";
import { offlinePage } from "./offline-page.server.tsx";

/** The page that the service worker keeps for when there is no network. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(offlinePage(await readSite(context)), {
    headers: { ...publicPage, "content-type": "text/html; charset=utf-8" },
  });
}
