import { data, type MetaDescriptor } from "react-router";
import { content, services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import type { Route } from "./+types/programme-story.page.ts";
import { ProgrammeMissing } from "./programme-missing.tsx";
import { ProgrammeStory } from "./programme-story.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = services(context).env;
  const { programmes } = await content(context, "programmes");
  const place = programmes.findIndex(({ slug }) => slug === params.slug);
  const programme = programmes[place];
  if (!programme) return data({ programme: undefined, siteUrl }, { status: 404 });
  const following = programmes[(place + 1) % programmes.length] ?? programme;
  const next = { slug: following.slug, title: following.title };
  return data({ programme, number: place + 1, total: programmes.length, next, siteUrl });
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData?.programme) return [{ title: "Story Not Found" }, { name: "robots", content: "noindex" }];
  const { programme, siteUrl } = loaderData;
  const { title, tagline, slug } = programme;
  return headTags({ title, description: tagline, siteUrl, path: `/details/${slug}` });
}

/** PROG-02, and PROG-03 for a programme that there is none of. */
export default function ProgrammeStoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.programme) return <ProgrammeMissing />;
  return <ProgrammeStory key={loaderData.programme.slug} {...loaderData} />;
}
