import type { MetaDescriptor } from "react-router";
import { postsPerPage } from "#app/features/stories/blog/blog.messages.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { listShownCategories } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { loadFailure } from "#app/site/load-failure.ts";
import type { Route } from "./+types/blog-list.page.ts";
import { listAddress, readListQuery } from "./blog-list-query.ts";
import { BlogListFailed } from "./blog-list-states.tsx";
import { BlogListView } from "./blog-list-view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const language = languageOf(context);
  const { category, q, after, before } = readListQuery(new URL(request.url).searchParams);
  const audience = { now: karachiMinute(clock.now()) };
  const cursor = { after, before };
  const [page, categories] = await Promise.all([
    listPosts(db, { audience, language, category, q, limit: postsPerPage, cursor }),
    listShownCategories(db, language),
  ]);
  return { page, categories, words: wordsOf(context, blogWords) };
}

/** A failed change of category shows its error in place, so the failure is a value here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const unreachable = loadFailure(error) === "unreachable";
    return { failed: unreachable ? ("unreachable" as const) : ("listFailed" as const) };
  }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData || "failed" in loaderData) {
    return [{ title: pageText<typeof blogStatesWords>(matches, "blogStates")("failed") }];
  }
  const t = pageText<typeof blogWords>(matches, "blog");
  const query = readListQuery(new URLSearchParams(location.search));
  const category = loaderData.categories.find(({ slug, id }) =>
    [slug, String(id)].includes(query.category ?? ""),
  );
  const { posts } = loaderData.page;
  const day = posts[0]?.formatted_date ?? t("thatDay");
  const dated = (title: string) => (query.after ? t("until", { title, day }) : title);
  const about = category ? t("categoryDescription", { category: category.name }) : t("description");
  return headTags(matches, {
    title: dated(category ? t("categoryTitle", { category: category.name }) : t("stories")),
    description: t("sentence", { text: dated(about) }),
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
      <BlogListFailed message="listFailed" />
      <SupportLine />
    </div>
  );
}
