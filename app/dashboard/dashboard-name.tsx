import { Star } from "#app/ui/star.tsx";

const dashboardName = "NGO Admin";

/** The title above the menu. */
export function DashboardName() {
  return (
    <span className="flex items-center gap-2.5 font-display text-xl font-semibold">
      <Star className="size-5 shrink-0" />
      {dashboardName}
    </span>
  );
}

/** The head of a dashboard page. The session layout sets noindex for all of them. */
export const dashboardMeta = (title: string) => [{ title: `${title} | ${dashboardName}` }];
