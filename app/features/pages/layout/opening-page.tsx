import { Outlet, useLocation } from "react-router";
import { BlogListLoading } from "#app/features/stories/blog/public/blog-list-states.tsx";
import { BlogPostLoading } from "#app/features/stories/blog/public/blog-post-states.tsx";
import { EventsPageLoading } from "#app/features/stories/events/public/events-states.tsx";
import { GalleryPageLoading } from "#app/features/stories/gallery/public/gallery-states.tsx";
import { useDelayed, usePendingLocation } from "#app/ui/page-hooks.ts";

/** The page; or the next page's skeleton while that takes a moment to load. */
export function OpeningPage() {
  const { pathname } = useLocation();
  const next = usePendingLocation()?.pathname;
  const opening = useDelayed(next !== undefined && next !== pathname);
  if (opening && next === "/blogs") return <BlogListLoading />;
  if (opening && next === "/events") return <EventsPageLoading />;
  if (opening && next === "/gallery") return <GalleryPageLoading />;
  if (opening && next?.startsWith("/blog/")) return <BlogPostLoading />;
  return <Outlet />;
}
