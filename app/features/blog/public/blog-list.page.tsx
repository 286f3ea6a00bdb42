import type { MetaDescriptor } from "react-router";
import { blogPageMessages, postsPerPage } from "#app/features/blog/blog.messages.ts";
import { listPosts } from "#app/features/blog/server/blog.store.server.ts";
import { listCategories } from "#app/features/blog/server/blog-category.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { services } from "#app/services.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { loadFailure } from "#app/site/load-failure.ts";
import type { Route } from "./+types/blog-list.page.ts";
import { listAddress, readListQuery } from "./blog-list-query.ts";
import { BlogListFailed } from "./blog-list-states.tsx";
import { BlogListView } from "./blog-list-view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = services(context);
  const { category, q, after, before } = readListQuery(new URL(request.url).searchParams);
  const audience = { now: karachiMinute(clock.now()) };
  const cursor = { after, before };
  const [page, categories] = await Promise.all([
    listPosts(db, { audience, category, q, limit: postsPerPage, cursor }),
    listCategories(db),
  ]);
  return { page, categories };
}

/** A failed change of category shows its error in place, so the failure is a value here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const unreachable = loadFailure(error) === "unreachable";
    return { failed: unreachable ? blogPageMessages.unreachable : blogPageMessages.listFailed };
  }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData || "failed" in loaderData) return [{ title: "Unable to Load Stories" }];
  const query = readListQuery(new URLSearchParams(location.search));
  const category = loaderData.categories.find(({ slug, id }) =>
    [slug, String(id)].includes(query.category ?? ""),
  );
  const { posts } = loaderData.page;
  const days = query.after ? ` until ${posts[0]?.formatted_date ?? "then"}` : "";
  const about = category
    ? `${category.name}: stories from the foundation's work`
    : "Stories from the foundation's work across Pakistan";
  return headTags(matches, {
    title: `${category ? `${category.name}: stories` : "Stories"}${days}`,
    description: `${about}${days}.`,
    path: listAddress({ ...query, category: category?.slug }),
    // 'Newer stories' leads to what another address shows, too.
    hidden: Boolean(query.q ?? query.before),
  });
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  if ("failed" in loaderData) return <BlogListView loaded={loaderData} />;
  const { page, categories } = loaderData;
  return <BlogListView loaded={{ ...page, categories }} />;
}

/** The error page when the server could not render the list. */
export function ErrorBoundary() {
  return (
    <div className="pb-16">
      <BlogListFailed message={blogPageMessages.listFailed} />
      <SupportLine />
    </div>
  );
}
