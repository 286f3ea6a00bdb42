import { data, Link, type MetaDescriptor } from "react-router";
import { type Told, tellLastHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { ToldHelp } from "#app/features/giving/help-told/told-help.tsx";
import { countedPage } from "#app/lib/page-headers.ts";
import type { TextOf } from "#app/lib/words.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { PageNotFound } from "#app/site/error-page.tsx";
import { cardOf, headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf, useHasPage } from "#app/site/identity.ts";
import type { siteWords } from "#app/site/site.words.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/service.page.ts";
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

type Service = ContentOf<"services">["services"][number];
type ServiceArticleProps = {
  service: Service;
  others: { slug: string; title: string }[];
  /** How many were helped so in the last month that is over. */
  helped: Told | undefined;
};

/** A service as somebody in need reads it: what it is, how it goes, who may ask. Then how to help. */
function ServiceArticle({ service, others, helped }: ServiceArticleProps) {
  const t = useText<typeof servicesWords>("services");
  const { slug, title, tagline, image, alt, lead, figures } = service;
  const [opening = "", ...more] = lead.split(/\n{2,}/);
  return (
    <>
      <article>
        <div className="page-width grid items-center gap-x-16 gap-y-8 pt-10 pb-14 lg:grid-cols-[1.2fr_1fr] lg:pt-16 lg:pb-20">
          <img
            src={image}
            alt={alt}
            width={1200}
            height={900}
            fetchPriority="high"
            className="aspect-[4/3] h-auto w-full rounded-sm bg-sunk object-cover lg:order-2"
          />
          <div>
            <p className={`label ${accent(slug)}`}>{t("services")}</p>
            <Text as="h1" text={title} className="mt-3 text-title" />
            <Text as="p" text={tagline} className="mt-4 max-w-xl font-display text-xl text-soft" />
            <div className="mt-7 grid max-w-[38rem] gap-4 text-lg">
              {[opening, ...more].map((paragraph) => (
                <Text key={paragraph} as="p" text={paragraph} />
              ))}
            </div>
          </div>
        </div>
        {figures.length > 0 && <Figures figures={figures} />}
        <ToldHelp told={helped} className="page-width pt-6 text-lg" />
        <Steps steps={service.steps} accentClass={accent(slug)} />
        <Asking
          asking={service.asking}
          remark={service.remark}
          call={service.call}
          way={useWayToAsk(service, t)}
        />
      </article>
      <Others others={others} />
    </>
  );
}

/** Pomegranate is the colour of giving blood, and of nothing else that is good. */
const accent = (slug: string) => (slug === "blood-donation" ? "text-pomegranate" : "text-emerald");

/** Who needs blood has a form of its own. Without the pages of help one writes to us. */
function useWayToAsk({ slug }: Service, t: TextOf<typeof servicesWords>) {
  const path = useHasPage("/help") ? "/help" : "/contact";
  return slug === "blood-donation"
    ? { text: t("needBlood"), path: "/registration/blood-request" }
    : { text: t("askForHelp"), path };
}

function Figures({ figures }: { figures: Service["figures"] }) {
  return (
    <div className="border-y border-rule bg-sunk">
      <dl className="figures page-width grid gap-x-12 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {figures.map(({ value, name }) => (
          <div
            key={name}
            className="flex flex-col-reverse py-6 max-sm:border-t max-sm:border-rule max-sm:first:border-t-0"
          >
            <dt className="text-soft">{name}</dt>
            <dd className="font-display text-3xl font-semibold lg:text-4xl">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Steps({ steps, accentClass }: { steps: Service["steps"]; accentClass: string }) {
  const t = useText<typeof servicesWords>("services");
  return (
    <section aria-labelledby="steps" className="page-width py-14 lg:py-20">
      <SectionTitle id="steps">{t("howItWorks")}</SectionTitle>
      <ol className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="relative border-t border-rule-strong pt-5">
            <span
              aria-hidden="true"
              className={`figures absolute -top-[1.05em] bg-paper pe-3 font-display text-xl font-semibold ${accentClass}`}
            >
              {place + 1}
            </span>
            <Text as="h3" text={title} className="text-xl" />
            <Text as="p" text={text} className="mt-2 text-soft" />
          </li>
        ))}
      </ol>
    </section>
  );
}

type AskingProps = Pick<Service, "asking" | "remark" | "call"> & { way: { text: string; path: string } };

function Asking({ asking, remark, call, way }: AskingProps) {
  const t = useText<typeof servicesWords>("services");
  return (
    <div className="bg-band text-on-band">
      <div className="page-width grid gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
        <section aria-labelledby="asking">
          <SectionTitle id="asking">{t("whoCanAsk")}</SectionTitle>
          <IconList icon="check" items={asking} className="mt-6 gap-4" iconClassName="text-on-band-soft" />
          <p className="mt-7">
            <Link to={way.path} className="underline decoration-1 underline-offset-4 hover:decoration-2">
              {way.text}
            </Link>
          </p>
        </section>
        <aside className="self-center border-s-2 border-band-rule ps-7 lg:ps-10">
          <Star className="size-6 text-on-band-soft" />
          <Text as="p" text={remark} className="mt-4 font-display text-2xl leading-snug" />
          <p className="mt-7">
            <LinkButton
              to={call.path}
              variant={call.kind === "donate" ? "donate" : call.kind === "blood" ? "danger" : "primary"}
            >
              {call.text}
            </LinkButton>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Others({ others }: Pick<ServiceArticleProps, "others">) {
  const t = useText<typeof servicesWords>("services");
  return (
    <nav aria-label={t("others")} className="page-width py-10">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {others.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/services/${slug}`}
              prefetch="intent"
              className="inline-flex min-h-8 items-center font-display text-lg text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
