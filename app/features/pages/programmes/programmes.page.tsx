import type { MetaDescriptor } from "react-router";
import { tellFundsLastHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { CardLink, DonateLink, QuietLink } from "#app/ui/links.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/programmes.page.ts";
import { ProgrammePicture } from "./programme-picture.tsx";
import { programmesWords } from "./programmes.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, programmes } = await content(context, "programmes");
  const helped = await tellFundsLastHelp(deps(context).db, languageOf(context)).catch(
    optionalPart(context, "families helped"),
  );
  const entries = programmes.map(({ slug, title, tagline, image, alt, photo, impact }) => ({
    slug,
    title,
    tagline,
    image,
    alt,
    photo,
    result: impact[0],
    helped: helped?.get(slug),
  }));
  return { opening, entries, words: wordsOf(context, programmesWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  return headTags(matches, {
    title: pageText<typeof programmesWords>(matches, "programmes")("ourProgrammes"),
    description: loaderData.opening.lead,
    path: "/programs",
  });
}

/** The programmes as chapters: the first over the whole width, the others in pairs where there is room. */
export default function ProgrammesPage({ loaderData: { opening, entries } }: Route.ComponentProps) {
  const t = useText<typeof programmesWords>("programmes");
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-14 pb-10 sm:pt-20">
          <h1 className="text-title">{t("ourProgrammes")}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{opening.lead}</p>
        </div>
      </header>
      <ol className="page-width grid gap-x-16 gap-y-12 pb-16 md:grid-cols-2 lg:gap-y-16">
        {entries.map((entry, place) => (
          <Chapter key={entry.slug} entry={entry} number={place + 1} />
        ))}
      </ol>
      <div className="page-width flex flex-wrap gap-3 pb-20">
        <DonateLink to="/donate">{t("donateNow")}</DonateLink>
        <QuietLink to="/get-involved">{opening.join}</QuietLink>
      </div>
    </>
  );
}

type ChapterProps = {
  entry: Route.ComponentProps["loaderData"]["entries"][number];
  number: number;
};

/** A programme's picture and name, and one thing that has come of it. */
function Chapter({ entry, number }: ChapterProps) {
  const { slug, title, tagline, result, helped } = entry;
  const language = useLanguage();
  const first = number === 1;
  return (
    <li className={`group relative ${first ? "md:col-span-2" : ""}`}>
      <article className={first ? "grid items-end gap-x-16 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr]" : ""}>
        <ProgrammePicture
          programme={entry}
          first={first}
          sizes={first ? "(min-width: 64rem) 44rem, 100vw" : "(min-width: 48rem) 50vw, 100vw"}
          className="aspect-[8/5] h-auto w-full bg-sunk object-cover"
        />
        <div
          className={`grid grid-cols-[2.75rem_1fr] border-t-2 border-emerald pt-4 ${first ? "max-md:mt-0 md:border-t-0 md:border-b-2 md:pt-0 md:pb-6" : ""}`}
        >
          <span aria-hidden="true" className="figures font-display text-3xl leading-none text-emerald">
            {number}
          </span>
          <div>
            <h2 {...langAttrs(title, language)} className={first ? "text-2xl lg:text-heading" : "text-2xl"}>
              <CardLink to={`/details/${slug}`}>{title}</CardLink>
            </h2>
            <Text as="p" text={tagline} className="mt-1.5 text-soft" />
            {result && (
              <p
                {...langAttrs(result, language)}
                className="figures mt-3 grid grid-cols-[1.25rem_1fr] gap-x-2 text-sm font-semibold"
              >
                <Star outline className="mt-0.5 size-4 text-emerald" />
                {result}
              </p>
            )}
            {helped && <p className="figures mt-3 text-sm">{helped}</p>}
          </div>
        </div>
      </article>
    </li>
  );
}
