import { listSealedDays } from "#app/features/giving/open-books/server/open-books.store.server.ts";
import { minutePage } from "#app/lib/page-headers.ts";
import { deps, readSite } from "#app/loader-context.server.ts";
import type { Route } from "./+types/days-feed.resource.ts";
import { buildDaysFeed, daysInFeed } from "./days-feed.ts";

/** The sealed days as a feed: who subscribes keeps a copy of each root, outside of our reach. BOOKS-06. */
export async function loader({ context }: Route.LoaderArgs) {
  const days = await listSealedDays(deps(context).db, { limit: daysInFeed });
  return new Response(buildDaysFeed(days, await readSite(context)), {
    headers: { ...minutePage, "content-type": "application/atom+xml; charset=utf-8" },
  });
}
