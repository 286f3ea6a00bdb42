type Dated = { status: string; published_at: string };

const monthStart = (today: string) => `${today.slice(0, 7)}-01`;

/** How many of the posts visitors have been able to read since the first of today's month (days YYYY-MM-DD). */
export function publishedInMonth(posts: Dated[], today: string): number {
  const start = monthStart(today);
  return posts.filter(
    ({ status, published_at }) => status === "published" && published_at >= start && published_at <= today,
  ).length;
}

/** Whether posts, newest first, have reached the month before. */
export function isOverMonth(posts: Dated[], today: string): boolean {
  const last = posts.at(-1);
  return last !== undefined && last.published_at < monthStart(today);
}
