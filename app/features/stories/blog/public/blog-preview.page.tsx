import { data, type MetaDescriptor } from "react-router";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { shownPost } from "#app/features/stories/blog/server/blog.store.server.ts";
import { postHtml } from "#app/features/stories/blog/server/blog-html.service.server.ts";
import { previewedPost, unsavedPost } from "#app/features/stories/blog/server/blog-preview.service.server.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { contentPreview, deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/blog-preview.page.ts";
import { BlogArticle } from "./blog-article.tsx";

/** A post that is not public yet, for whoever has its private link; or one that is not saved yet, for its author. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const provided = deps(context);
  const { siteUrl } = provided.env;
  const language = languageOf(context);
  const words = wordsOf(context, blogWords);
  const unsaved = unsavedPost(context.get(contentPreview) ?? undefined, language);
  if (unsaved) return data({ post: unsaved, siteUrl, isUnsaved: true, words });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await previewedPost(provided, token);
  if (!found) return data({ post: undefined, siteUrl, isUnsaved: false, words }, { status: 404 });
  const html = await postHtml(provided, found, language);
  if (html === undefined) throw new Response(null, { status: 503, headers: { "retry-after": "10" } });
  return data({ post: shownPost(found, language, html), siteUrl, isUnsaved: false, words });
}

/** The token stands in the URL: no cache stores the page. */
export const headers = () => ({
  ...privatePage,
  "x-robots-tag": "noindex, nofollow",
});

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const t = pageText<typeof blogWords>(matches, "blog");
  const { post } = loaderData;
  const what = post ? t("draft", { title: post.title || t("untitled") }) : t("previewEnded");
  return [
    { title: `${what} | ${siteOf(matches).identity.name}` },
    { name: "robots", content: "noindex, nofollow" },
    // The token goes to no other site that the text links to.
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function BlogPreviewPage({ loaderData: { post, siteUrl, isUnsaved } }: Route.ComponentProps) {
  const t = useText<typeof blogWords>("blog");
  if (!post) {
    return (
      <div className="page-width py-10">
        <StateMessage
          level={1}
          title={t("previewEnded")}
          text={t("previewEndedText")}
          art="/art/lost-page.svg"
        >
          <LinkButton to="/blogs">{t("readOurStories")}</LinkButton>
        </StateMessage>
      </div>
    );
  }
  return (
    <>
      <p className="border-b border-rule bg-sunk px-4 py-3 text-center text-sm font-semibold">
        {t(isUnsaved ? "unsaved" : "isDraft")}
      </p>
      <BlogArticle post={post} related={[]} siteUrl={siteUrl} isDraft />
    </>
  );
}
