import { data, type MetaDescriptor } from "react-router";
import { tellLastHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { PageNotFound } from "#app/site/error-page.tsx";
import { cardOf, headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { siteWords } from "#app/site/site.words.ts";
import type { Route } from "./+types/service.page.ts";
import { ServiceArticle } from "./service-article.tsx";
import { servicesWords } from "./services.words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const all = (await content(context, "services")).services;
  const service = all.find(({ slug }) => slug === params.slug);
  if (!service) return data({ service: undefined, words: wordsOf(context) }, { status: 404 });
  const others = all.filter(({ slug }) => slug !== service.slug).map(({ slug, title }) => ({ slug, title }));
  const helped = await tellLastHelp(deps(context).db, languageOf(context), {
    service: service.slug,
  }).catch(optionalPart(context, "families helped"));
  return data({ service, others, helped, words: wordsOf(context, servicesWords) });
}

/** How many were helped changes without an administrator. */
export const headers = () => countedPage;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData?.service) {
    const site = pageText<typeof siteWords>(matches, "site");
    return [{ title: site("notFoundTitle") }, { name: "robots", content: "noindex" }];
  }
  const { title, tagline, slug } = loaderData.service;
  const path = `/services/${slug}`;
  return headTags(matches, {
    title,
    description: tagline,
    path,
    image: cardOf(path, title, siteOf(matches).language),
    above: [{ title: pageText<typeof servicesWords>(matches, "services")("ourWork"), path: "/our-work" }],
  });
}

/** One of the services: SERV-01. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.service) return <PageNotFound />;
  return (
    <ServiceArticle
      key={loaderData.service.slug}
      service={loaderData.service}
      others={loaderData.others}
      helped={loaderData.helped}
    />
  );
}
