import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { ContentPage, openContent } from "./content-page.tsx";

export const meta = () => dashboardMeta("Content");

export const clientLoader = prefetch(({ params: { name = "" }, query }) => openContent(name, { query }));

export default function ContentItemDashboard() {
  return <ContentPage />;
}
