import { LoadingMark } from "#app/ui/loading-mark.tsx";
import { BlogGridSkeleton } from "./blog-grid.tsx";
import { BlogListHeader } from "./blog-list-header.tsx";

/** Posts on their way. */
export function BlogsLoading() {
  return (
    <>
      <div className="pb-10">
        <LoadingMark text="Loading inspiring stories..." />
      </div>
      <BlogGridSkeleton />
    </>
  );
}

/** The whole page of stories on its way. */
export function BlogListLoading() {
  return (
    <>
      <BlogListHeader />
      <div className="page-width pb-24">
        <BlogsLoading />
      </div>
    </>
  );
}
