import { type SelectQueryBuilder, sql } from "kysely";
import { countDonations, totalDonations } from "#app/features/giving/books/totals.server.ts";
import { neededToday } from "#app/features/people/blood-requests/blood-requests.store.server.ts";
import { countApprovals, listApprovals } from "#app/features/staff/approvals/approvals.store.server.ts";
import { listChanges } from "#app/features/staff/audit/audit.store.server.ts";
import { readOriginalClaims } from "#app/features/staff/sample-content/sample-content.service.server.ts";
import { publicationOf } from "#app/features/stories/blog/blog-publication.ts";
import { listEventsToTell } from "#app/features/stories/events/server/events-guests.store.server.ts";
import { karachiDay, karachiMinute, karachiMonth, readMoment } from "#app/lib/dates.ts";
import { textsIn } from "#app/lib/local-row.ts";
import { auditNouns } from "#server/audit-nouns.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { featuresOn } from "#server/parts.ts";
import type {
  MonthDonations,
  MonthViews,
  Overview,
  OverviewFigures,
  RecentPost,
  Waiting,
} from "./overview.schema.ts";
import { readBeforeOpening } from "./overview-opening.server.ts";

type Days = { from: string; to: string };

/** So many months are drawn. */
const months = 12;
/** So many posts and changes are listed. */
const listed = 6;

/** The instant at which a Karachi day begins, in ms. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:00`);
const monthBefore = ({ from }: Days) => karachiMonth(new Date(startOf(from) - 1));

/**
 * What this month is compared with: as many days of the month before; all of it on a month's last day.
 * @param now in UTC
 */
function comparedDays(now: Date): Days {
  const month = karachiMonth(now);
  const last = monthBefore(month);
  const today = karachiDay(now);
  const sameDay = last.from.slice(0, 8) + today.slice(8);
  return { from: last.from, to: today === month.to || sameDay > last.to ? last.to : sameDay };
}

/** The dashboard's first page. Months are those of the Karachi calendar. */
export async function readOverview(deps: Deps, who: Session): Promise<Overview> {
  const { db, clock } = deps;
  const now = clock.now();
  const views_by_month = await countViewsByMonth(db, now);
  const donations_by_month = await totalDonationsByMonth(db, views_by_month);
  return {
    ...(await readFigures(db, now, views_by_month, donations_by_month)),
    views_by_month,
    donations_by_month,
    waiting: {
      ...(await countWaiting(db, now)),
      approvals: await countApprovals(deps, who),
      ...(await countInParts(deps)),
    },
    approvals: (await listApprovals(deps, who, { state: "waiting", limit: listed })).rows.map(
      // Not their facts, which may name a donor.
      ({ id, title, asked_by, asked_at, mine }) => ({ id, title, asked_by, asked_at, mine }),
    ),
    events_to_tell: await listEventsToTell(db, karachiDay(now)),
    recent_posts: await listRecentPosts(db, karachiMinute(now)),
    changes: (await listChanges(db, auditNouns(deps.features), { limit: listed }, now)).changes,
    before_opening: await readBeforeOpening(deps, who.userId),
    original_claims: await readOriginalClaims(deps),
  };
}

async function readFigures(
  db: Db,
  now: Date,
  views: MonthViews[],
  byMonth: MonthDonations[],
): Promise<OverviewFigures> {
  const month = karachiMonth(now);
  const lastMonth = comparedDays(now);
  const given = await totalDonations(db, lastMonth);
  return {
    last_month_until: lastMonth.to,
    // Up to now: what is dated later is not public yet.
    posts_this_month: await countPosts(db, month.from, karachiMinute(now)),
    posts_last_month: await countPosts(db, lastMonth.from, `${lastMonth.to}T23:59`),
    active_volunteers: await countVolunteers(db),
    volunteers_this_month: await countVolunteers(db, month),
    volunteers_last_month: await countVolunteers(db, lastMonth),
    donations_this_month: byMonth.at(-1)?.paisa ?? 0,
    donations_last_month: given.paid - given.refunded,
    donation_count_this_month: await countDonations(db, month),
    views_this_month: views.at(-1)?.views ?? 0,
    views_last_month: await countViews(db, lastMonth),
  };
}

/** @param from to a moment, inclusive (`momentOf`) */
async function countPosts(db: Db, from: string, to: string): Promise<number> {
  const { posts } = await db
    .selectFrom("blog_posts")
    .select((select) => select.fn.countAll<number>().as("posts"))
    .where("status", "=", "published")
    .where("published_at", ">=", from)
    .where("published_at", "<=", to)
    .executeTakeFirstOrThrow();
  return posts;
}

/** Volunteers whom staff have approved: REG-12. @param days on which they did; all of them by default */
async function countVolunteers(db: Db, days?: Days): Promise<number> {
  let query = db
    .selectFrom("registrations")
    .select((select) => select.fn.countAll<number>().as("volunteers"))
    .where("kind", "=", "volunteer")
    .where("state", "=", "approved");
  if (days) {
    const end = startOf(days.to) + 24 * 60 * 60 * 1000;
    query = query
      .where("state_at", ">=", new Date(startOf(days.from)).toISOString())
      .where("state_at", "<", new Date(end).toISOString());
  }
  return (await query.executeTakeFirstOrThrow()).volunteers;
}

/** Days of last month are there one by one: no term of the counts is shorter. */
async function countViews(db: Db, { from, to }: Days): Promise<number> {
  const { views } = await db
    .selectFrom("page_views")
    .select((select) => select.fn.coalesce(select.fn.sum<number>("views"), sql.lit(0)).as("views"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return views;
}

async function countViewsByMonth(db: Db, now: Date): Promise<MonthViews[]> {
  const shown: Days[] = [karachiMonth(now)];
  for (let first = shown[0]; first && shown.length < months; first = shown[0])
    shown.unshift(monthBefore(first));
  const month = sql<string>`substr(day, 1, 7)`;
  const days = await db
    .selectFrom("page_views")
    .select((select) => [month.as("month"), select.fn.sum<number>("views").as("views")])
    .where("day", ">=", shown[0]?.from ?? "")
    .where("day", "<=", shown.at(-1)?.to ?? "")
    .groupBy(month)
    .execute();
  // Days that are past their term stand there as sums.
  const past = await db
    .selectFrom("page_view_months")
    .select((select) => ["month", select.fn.sum<number>("views").as("views")])
    .where("month", ">=", shown[0]?.from.slice(0, 7) ?? "")
    .groupBy("month")
    .execute();
  const viewsIn = (rows: MonthViews[], name: string) => rows.find((row) => row.month === name)?.views ?? 0;
  return shown.map(({ from }) => {
    const name = from.slice(0, 7);
    return { month: name, views: viewsIn(days, name) + viewsIn(past, name) };
  });
}

/** What came in each month, less what was given back. */
async function totalDonationsByMonth(db: Db, months: MonthViews[]): Promise<MonthDonations[]> {
  const sums: MonthDonations[] = [];
  for (const { month } of months) {
    const { paid, refunded } = await totalDonations(db, { from: `${month}-01`, to: `${month}-31` });
    sums.push({ month, paisa: paid - refunded });
  }
  return sums;
}

/** What waits in the parts that are on. */
async function countInParts(deps: Deps): Promise<Waiting> {
  const counts = await Promise.all((await featuresOn(deps)).map(({ waiting }) => waiting?.(deps)));
  return Object.assign({}, ...counts);
}

async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  return {
    // A literal: the index of what needs review holds such rows alone.
    donations_to_review: await countRows(db.selectFrom("donations").where("needs_review", "=", sql.lit(1))),
    blood_requests_today: await countRows(neededToday(db, now)),
    messages: await countUnread(db, "messages"),
    registrations: await countUnread(db, "registrations"),
    blood_donors: await countUnread(db, "blood_donors"),
    blood_requests: await countUnread(db, "blood_requests"),
    shared_stories: await countUnread(db, "shared_stories"),
    event_guests: await countUnread(db, "event_guests"),
    transfers: await countRows(db.selectFrom("transfer_reports").where("state", "=", "waiting")),
    failed_mails: await countRows(db.selectFrom("outbox").where("state", "=", "failed")),
    drafts: await countRows(db.selectFrom("blog_posts").where("status", "=", "draft")),
  };
}

/** Kysely's types follow one table name: every inbox has the columns of messages that are used here. */
const countUnread = (
  db: Db,
  table: "blood_donors" | "blood_requests" | "event_guests" | "messages" | "registrations" | "shared_stories",
): Promise<number> => countRows(db.selectFrom(table as "messages").where("read_at", "is", null));

async function countRows<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function listRecentPosts(db: Db, now: string): Promise<RecentPost[]> {
  const posts = await db
    .selectFrom("blog_posts")
    .select(["id", "title", "title_ur", "slug", "slug_ur", "status", "published_at"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(listed)
    .execute();
  return posts.map((post) => {
    const publication = publicationOf(post, now);
    const { day, time } = readMoment(post.published_at);
    const status = publication === "public" ? "published" : publication;
    return { ...textsIn(post, "en"), status, published_at: day, published_time: time };
  });
}
