import { lastHelpMonth } from "#app/features/giving/help-told/help-months.server.ts";
import { isCalendarDay, monthBefore } from "#app/lib/dates.ts";
import { minutePage } from "#app/lib/page-headers.ts";
import { deps } from "#app/loader-context.server.ts";
import { hasEarlierDay } from "#app/parts/open-books/server/changed-days.server.ts";
import { readHelpList } from "#app/parts/open-books/server/help-list.server.ts";
import type { Route } from "./+types/help-list.resource.ts";

/** The sealed payments of help of a month that is over, for programs: BOOKS-13. Without `month`, the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = deps(context);
  const asked = new URL(request.url).searchParams.get("month") ?? "";
  const month = isCalendarDay(`${asked}-01`) ? asked : await lastHelpMonth(app.db);
  const list = month && (await readHelpList(app, month));
  const earlier = list && (await hasEarlierDay(app.db, `${list.month}-01`));
  const path = `${app.env.siteUrl}/transparency`;
  return Response.json(
    {
      format: "umeed-help/1",
      explained: `${path}#format`,
      month: month ?? null,
      days: list ? list.days : [],
      next: list && earlier ? `${path}/help.json?month=${monthBefore(list.month)}` : null,
    },
    { headers: minutePage },
  );
}
