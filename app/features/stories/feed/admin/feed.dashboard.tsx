import { prefetch } from "#app/dashboard/call.ts";
import { ContentPage, openContent } from "#app/features/stories/content/admin/content-page.tsx";

export const clientLoader = prefetch(({ query }) => openContent("feed", { query }));

/** 'Home Feed': the editor of the content, at the address that the documents state. */
export default function FeedDashboard() {
  return <ContentPage />;
}
