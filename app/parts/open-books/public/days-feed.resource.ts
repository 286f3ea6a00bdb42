import { minutePage } from "#app/lib/page-headers.ts";
import { deps, readSite } from "#app/loader-context.server.ts";
import { listReplacedSeals, listSealedDays } from "#app/parts/open-books/server/open-books.store.server.ts";
import type { Route } from "./+types/days-feed.resource.ts";
import { buildDaysFeed, daysInFeed } from "./days-feed.ts";

/** The sealed days as a feed: who subscribes keeps a copy of each root, outside of our reach. BOOKS-06. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = deps(context);
  const days = await listSealedDays(db, { limit: daysInFeed });
  const replaced = await listReplacedSeals(db, { from: days.at(-1)?.day });
  return new Response(buildDaysFeed(days, replaced, await readSite(context)), {
    headers: { ...minutePage, "content-type": "application/atom+xml; charset=utf-8" },
  });
}
