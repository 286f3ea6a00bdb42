import type { OverviewFigures } from "./overview.replies.ts";

/**
 * This month's page views against the whole month before, in per cent: "+18%". Without any views last month there is
 * nothing to compare with, and "New" stands there.
 */
export function trafficChange({
  views_this_month: now,
  views_last_month: before,
}: Pick<OverviewFigures, "views_this_month" | "views_last_month">): string {
  if (before === 0) return "New";
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? "+" : ""}${change}%`;
}
