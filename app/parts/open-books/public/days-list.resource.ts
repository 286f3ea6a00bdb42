import { isCalendarDay } from "#app/lib/dates.ts";
import { minutePage } from "#app/lib/page-headers.ts";
import { deps } from "#app/loader-context.server.ts";
import { listReplacedSeals, listSealedDays } from "#app/parts/open-books/server/open-books.store.server.ts";
import type { Route } from "./+types/days-list.resource.ts";

/** A little more than a year. */
const perAnswer = 400;

/** The sealed days for programs, the latest first: BOOKS-06. With `before`, those before a day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env } = deps(context);
  const asked = new URL(request.url).searchParams.get("before");
  const before = asked && isCalendarDay(asked) ? asked : undefined;
  const rows = await listSealedDays(db, { before, limit: perAnswer + 1 });
  const days = rows.slice(0, perAnswer);
  const last = days.at(-1);
  const replaced = last ? await listReplacedSeals(db, { from: last.day, to: days[0]?.day }) : [];
  const path = "/transparency/days.json";
  return Response.json(
    {
      format: "umeed-books/2",
      explained: `${env.siteUrl}/transparency#format`,
      days: days.map((day) => ({
        ...day,
        replaced: replaced
          .filter((seal) => seal.day === day.day)
          .map(({ id: _id, day: _day, new_link: _link, ...seal }) => seal),
      })),
      next: last && rows.length > perAnswer ? `${env.siteUrl}${path}?before=${last.day}` : null,
    },
    { headers: minutePage },
  );
}
