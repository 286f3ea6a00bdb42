import { data, useLocation } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Star } from "#app/ui/star.tsx";
import type { Route } from "./+types/not-built.dashboard.ts";
import { menuEntry } from "./dashboard-menu.ts";
import { dashboardMeta } from "./dashboard-name.tsx";

/** A menu entry without a page says that it is not built yet; any other path is a 404. */
export function loader({ url }: Route.LoaderArgs) {
  const known = menuEntry(url.pathname) !== undefined;
  return data(null, { status: known ? 200 : 404 });
}

const notFound = "404 | Page Not Found";

export const meta: Route.MetaFunction = ({ location }) =>
  dashboardMeta(menuEntry(location.pathname)?.label ?? notFound);

/** A placeholder for dashboard pages that are not built yet. */
export default function NotBuilt() {
  const entry = menuEntry(useLocation().pathname);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <Star outline className="size-12 text-emerald" />
      <h1 className="text-3xl">{entry?.label ?? notFound}</h1>
      <p className="text-soft">
        {entry
          ? `${entry.label} is not there yet. This part of the dashboard is still being built; nothing on the site depends on it today.`
          : "There is no dashboard page at this address."}
      </p>
      <LinkButton to="/dashboard" variant="quiet">
        Back to Overview
      </LinkButton>
    </div>
  );
}
