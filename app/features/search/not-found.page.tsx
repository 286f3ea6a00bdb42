import { data, type MetaDescriptor } from "react-router";
import { content, languageOf } from "#app/services.server.ts";
import { PageNotFound } from "#app/site/error-page.tsx";
import { openPages } from "#content/menu.ts";
import { pageDescriptionsIn } from "#content/page-descriptions.ts";
import type { Route } from "./+types/not-found.page.ts";
import { nearPaths, pathInWords } from "./near-paths.ts";
import { maxQuestionLength } from "./search.messages.ts";

/** Every path that no other route has: with the pages that may have been meant, and a search for its words. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = `/${params["*"]}`;
  const [{ programmes }, all] = await Promise.all([
    content(context, "programmes"),
    content(context, "services"),
  ]);
  const open: readonly string[] = openPages;
  const near = nearPaths(asked, [
    ...pageDescriptionsIn(languageOf(context)).filter(({ path }) => open.includes(path)),
    ...programmes.map(({ slug, title }) => ({ path: `/details/${slug}`, title })),
    ...all.services.map(({ slug, title }) => ({ path: `/services/${slug}`, title })),
  ]).map(({ path, title }) => ({ path, title }));
  return data({ near, question: pathInWords(asked).slice(0, maxQuestionLength) }, { status: 404 });
}

export const meta = (): MetaDescriptor[] => [
  { title: "404 | Page Not Found" },
  { name: "robots", content: "noindex" },
];

/** ALL-12. */
export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <PageNotFound {...loaderData} />;
}
