import { data, type MetaDescriptor, redirect } from "react-router";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import type { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import {
  findMovedSlug,
  findPost,
  listRelated,
  shownPost,
} from "#app/features/stories/blog/server/blog.store.server.ts";
import { postHtml } from "#app/features/stories/blog/server/blog-html.service.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { languagesOf, textsIn } from "#app/lib/local-row.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { pageText } from "#app/site/head-tags.ts";
import type { Route } from "./+types/blog-post.page.ts";
import { BlogArticle } from "./blog-article.tsx";
import { postTags } from "./blog-head.ts";
import { BlogPostFailed, BlogPostMissing } from "./blog-post-states.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const provided = deps(context);
  const { db, clock, env } = provided;
  const language = languageOf(context);
  const words = wordsOf(context, blogWords);
  const now = karachiMinute(clock.now());
  const { siteUrl } = env;
  // No slug contains NUL, and PostgreSQL rejects it in a query.
  const slug = params.slug?.replaceAll("\0", "") ?? "";
  const found = await findPost(db, slug, { now });
  if (!found) {
    const moved = await findMovedSlug(db, slug, language);
    if (moved && (await findPost(db, moved, { now }))) throw redirect(pathOf(moved), 301);
    return data({ post: undefined, siteUrl, words }, { status: 404 });
  }
  // The address of its other language leads to that of this one.
  const { slug: own } = textsIn(found, language);
  if (own !== slug) throw redirect(pathOf(own), 301);
  const html = await postHtml(provided, found, language);
  if (html === undefined) throw new Response(null, { status: 503, headers: { "retry-after": "10" } });
  const post = shownPost(found, language, html);
  const related =
    post.category_id === null
      ? []
      : await listRelated(db, { categoryId: post.category_id, exclude: post.id, now, language });
  const [only, other] = languagesOf(found);
  /** The page of the same post in the other language. */
  const twin = other && pathOf(textsIn(found, language === "en" ? "ur" : "en").slug);
  return data({ post, related, siteUrl, twin, only: twin ? undefined : only, words });
}

const pathOf = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** A failed navigation shows its error in place, so the failure is a value here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true as const };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData || "failed" in loaderData) {
    return [{ title: pageText<typeof blogStatesWords>(matches, "blogStates")("postFailed") }];
  }
  const t = pageText<typeof blogWords>(matches, "blog");
  if (!loaderData.post) return [{ title: t("notFound") }, { name: "robots", content: "noindex" }];
  return postTags(loaderData.post, matches, loaderData);
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
  if ("failed" in loaderData) return <BlogPostFailed />;
  if (!loaderData.post) return <BlogPostMissing named={params.slug !== undefined} />;
  const { post, related, siteUrl } = loaderData;
  return <BlogArticle key={post.id} post={post} related={related} siteUrl={siteUrl} />;
}

/** The error page when the server could not render the post. */
export function ErrorBoundary() {
  return (
    <div className="pb-16">
      <BlogPostFailed />
      <SupportLine />
    </div>
  );
}
