import { data, type MetaDescriptor, type RouterContextProvider } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { content, languageOf, pagesOfParts } from "#app/loader-context.server.ts";
import { PageNotFound } from "#app/site/error-page.tsx";
import { pageText } from "#app/site/head-tags.ts";
import type { siteWords } from "#app/site/site.words.ts";
import { pageDescriptionsIn } from "#content/page-descriptions.ts";
import type { Route } from "./+types/not-found.page.ts";
import { nearPaths, pathInWords } from "./near-paths.ts";
import { maxQuestionLength } from "./search.messages.ts";

/** Every path that no other route has: with the pages that may have been meant, and a search for its words. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = `/${params["*"]}`;
  const language = languageOf(context);
  const [shown, others] = await Promise.all([
    pagesIn(context, language),
    pagesIn(context, language === "en" ? "ur" : "en"),
  ]);
  const near = nearPaths(
    asked,
    shown.map((page, place) => ({ ...page, names: [page.title, others[place]?.title ?? page.title] })),
  ).map(({ path, title }) => ({ path, title }));
  return data({ near, question: pathInWords(asked).slice(0, maxQuestionLength) }, { status: 404 });
}

async function pagesIn(context: Readonly<RouterContextProvider>, language: Language) {
  const [{ programmes }, all] = await Promise.all([
    content(context, "programmes", language),
    content(context, "services", language),
  ]);
  return [
    ...pageDescriptionsIn(language, await pagesOfParts(context)),
    ...programmes.map(({ slug, title }) => ({ path: `/details/${slug}`, title })),
    ...all.services.map(({ slug, title }) => ({ path: `/services/${slug}`, title })),
  ].map(({ path, title }) => ({ path, title }));
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof siteWords>(matches, "site");
  return [{ title: t("notFoundTitle") }, { name: "robots", content: "noindex" }];
}

/** ALL-12. */
export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <PageNotFound {...loaderData} />;
}
