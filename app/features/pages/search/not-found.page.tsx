import { data, type MetaDescriptor } from "react-router";
import { PageNotFound } from "#app/site/error-page.tsx";
import { pageText } from "#app/site/head-tags.ts";
import type { siteWords } from "#app/site/site.words.ts";
import type { Route } from "./+types/not-found.page.ts";
import { questionOfPath } from "./search.messages.ts";

/** Every path that no other route has: with a search for its words. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data({ question: questionOfPath(params["*"]) }, { status: 404 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof siteWords>(matches, "site");
  return [{ title: t("notFoundTitle") }, { name: "robots", content: "noindex" }];
}

/** ALL-12. */
export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <PageNotFound {...loaderData} />;
}
