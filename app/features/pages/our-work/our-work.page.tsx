import { Link, type MetaDescriptor } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Art } from "#app/ui/art.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/links.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/our-work.page.ts";
import { ourWorkWords } from "./our-work.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [work, { services }, { programmes }] = await Promise.all([
    content(context, "work"),
    content(context, "services"),
    content(context, "programmes"),
  ]);
  return {
    ...work,
    words: wordsOf(context, ourWorkWords),
    services: services.map(({ slug, title, tagline }) => ({ path: `/services/${slug}`, title, tagline })),
    programmes: programmes.map(({ slug, title, tagline }) => ({ path: `/details/${slug}`, title, tagline })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  return headTags(matches, {
    title: pageText<typeof ourWorkWords>(matches, "ourWork")("title"),
    description: loaderData.opening.lead,
    path: "/our-work",
  });
}

/** ABOUT-05: how help is given, from the first call to the last visit; then the ways in. */
export default function OurWorkPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof ourWorkWords>("ourWork");
  const { opening, steps, asking, services, programmes } = loaderData;
  return (
    <article>
      <header className="border-b border-rule bg-sunk">
        <div className="page-width grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[1fr_1.1fr] lg:py-14">
          <div>
            <p className="label text-emerald">{t("title")}</p>
            <Text as="h1" text={opening.title} className="mt-3 text-title" />
            <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
          </div>
          <Art
            first
            src={opening.image}
            alt={opening.alt}
            className="aspect-[8/5] h-auto w-full rounded-sm bg-raised object-cover"
          />
        </div>
      </header>
      <ol className="page-width py-14 lg:py-20">
        {steps.map((step, place) => (
          <WorkStep key={step.title} step={step} place={place} last={place === steps.length - 1} />
        ))}
      </ol>
      <Asking asking={asking} />
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <WaysIn id="services" title={t("askFor")} entries={services} />
        <WaysIn id="programmes" title={t("programmes")} entries={programmes} />
      </div>
    </article>
  );
}

function Asking({ asking }: Pick<ContentOf<"work">, "asking">) {
  const t = useText<typeof ourWorkWords>("ourWork");
  const { phone } = useIdentity();
  return (
    <section aria-labelledby="asking" className="bg-band text-on-band">
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1.4fr_1fr] lg:py-16">
        <div>
          <Text as="h2" text={asking.title} id="asking" className="text-heading" />
          <Text as="p" text={asking.text} className="mt-3 max-w-xl text-lg text-on-band-soft" />
        </div>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:justify-end">
          <a href={phoneLink(phone)} className={buttonStyle({}, "figures")}>
            <RichText<typeof ourWorkWords>
              name="ourWork"
              id="call"
              components={{ phone: <Ltr>{phone}</Ltr> }}
            />
          </a>
          <Link
            to={`/contact?${new URLSearchParams({ subject: t("needHelp") })}`}
            className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t("writeToUs")}
          </Link>
        </p>
      </div>
    </section>
  );
}

type WaysInProps = { id: string; title: string; entries: { path: string; title: string; tagline: string }[] };

function WaysIn({ id, title, entries }: WaysInProps) {
  const language = useLanguage();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-rule-strong pb-4 text-2xl">
        {title}
      </h2>
      <ul>
        {entries.map(({ path, title: name, tagline }) => (
          <li key={path} className="group relative border-b border-rule py-3.5">
            <h3 {...langAttrs(name, language)} className="text-xl">
              <CardLink to={path}>{name}</CardLink>
            </h3>
            <Text as="p" text={tagline} className="mt-0.5 text-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type WorkStepProps = {
  step: ContentOf<"work">["steps"][number];
  /** Counted from 0: every second one has its sides exchanged. */
  place: number;
  last: boolean;
};

/** A step of the way: its number on the path, words on one side and its picture, if it has one, on the other. */
function WorkStep({ step: { when, title, text, who, picture }, place, last }: WorkStepProps) {
  const exchanged = place % 2 === 1;
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-x-4 sm:gap-x-7 lg:grid-cols-[1fr_3.5rem_1fr] lg:gap-x-12">
      <div
        aria-hidden="true"
        className="row-span-2 flex flex-col items-center lg:col-start-2 lg:row-span-1 lg:row-start-1"
      >
        <span className="figures grid size-11 shrink-0 place-items-center rounded-full border border-emerald font-display text-xl font-semibold text-emerald lg:size-14 lg:text-2xl">
          {place + 1}
        </span>
        {!last && <span className="my-2 flex-1 border-s-2 border-dotted border-rule-strong" />}
      </div>
      <div
        className={`pb-6 lg:row-start-1 lg:pt-2 lg:pb-20 ${exchanged ? "lg:col-start-3" : "lg:col-start-1"}`}
      >
        <Text as="p" text={when} className="label text-soft" />
        <Text as="h2" text={title} className="mt-1.5 text-heading" />
        <Text as="p" text={text} className="mt-3 max-w-[34rem] text-lg" />
        <Text as="p" text={who} className="mt-3 font-display text-lg text-emerald" />
      </div>
      <div className={`pb-10 lg:row-start-1 lg:pb-20 ${exchanged ? "lg:col-start-1" : "lg:col-start-3"}`}>
        {picture && (
          <Art
            src={picture.src}
            alt={picture.alt}
            className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover"
          />
        )}
      </div>
    </li>
  );
}
