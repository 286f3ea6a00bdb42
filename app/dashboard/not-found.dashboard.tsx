import { data } from "react-router";
import { QuietLink } from "#app/ui/links.tsx";
import { Star } from "#app/ui/star.tsx";
import { dashboardMeta } from "./dashboard-name.tsx";

const title = "404 | Page Not Found";

export const loader = () => data(null, { status: 404 });

export const meta = () => dashboardMeta(title);

/** Any address below /dashboard that no page has. */
export default function DashboardNotFound() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <Star outline className="size-12 text-emerald" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-soft">There is no dashboard page at this address.</p>
      <QuietLink to="/dashboard">Back to Overview</QuietLink>
    </div>
  );
}
