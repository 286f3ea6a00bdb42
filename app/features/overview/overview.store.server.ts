import { karachiDay, karachiMonth } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { OverviewFigures } from "./overview.schema.ts";

type Days = { from: string; to: string };

/** The figures of the dashboard's first page. Months are those of the Karachi calendar. */
export async function readFigures(db: Db, now: Date): Promise<OverviewFigures> {
  const month = karachiMonth(now);
  const lastMonth = karachiMonth(new Date(Date.parse(`${month.from}T00:00:00+05:00`) - 1));
  return {
    // Up to today: what is dated later is not public yet.
    posts_this_month: await countPosts(db, { from: month.from, to: karachiDay(now) }),
    active_volunteers: await countVolunteers(db),
    donations_this_month: null,
    views_this_month: await countViews(db, month),
    views_last_month: await countViews(db, lastMonth),
  };
}

async function countPosts(db: Db, { from, to }: Days): Promise<number> {
  const { posts } = await db
    .selectFrom("blog_posts")
    .select((select) => select.fn.countAll<number>().as("posts"))
    .where("status", "=", "published")
    .where("published_at", ">=", from)
    .where("published_at", "<=", to)
    .executeTakeFirstOrThrow();
  return posts;
}

async function countVolunteers(db: Db): Promise<number> {
  const { volunteers } = await db
    .selectFrom("registrations")
    .select((select) => select.fn.countAll<number>().as("volunteers"))
    .where("kind", "=", "volunteer")
    .executeTakeFirstOrThrow();
  return volunteers;
}

async function countViews(db: Db, { from, to }: Days): Promise<number> {
  const { views } = await db
    .selectFrom("page_views")
    .select((select) => select.fn.sum<number | null>("views").as("views"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return views ?? 0;
}
