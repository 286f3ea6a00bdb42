import { prefetch } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { ContentPage, openContent } from "./content-page.tsx";

export const meta = () => dashboardMeta("Content");

export const clientLoader = prefetch(({ params: { name = "" }, query }) => openContent(name, { query }));

export default function ContentItemDashboard() {
  return <ContentPage />;
}
