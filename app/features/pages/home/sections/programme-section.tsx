import { Link } from "react-router";
import { ProgrammePicture } from "#app/features/pages/programmes/programme-picture.tsx";
import { ShareLine } from "#app/ui/bars.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import type { ContentOf } from "#content/contents.ts";

/**
 * How full a programme's bar is, 60 to 100 percent. It means nothing (HOME-02); derived
 * from the slug, the server and the browser draw the same.
 */
export function programmeBar(slug: string): number {
  let sum = 7;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return 60 + (sum % 41);
}

type Programmes = ContentOf<"programmes">;
type ProgrammeSectionProps = Programmes & { figures: ContentOf<"figures">["programmes"] };

/** 'Transforming Lives Daily': the nine programmes, the first one large. */
export function ProgrammeSection({ opening, programmes, figures }: ProgrammeSectionProps) {
  const { title, lead, join } = opening;
  return (
    <section aria-labelledby="programmes" className="page-width py-6 sm:py-14 lg:py-24">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h2 id="programmes" className="text-heading sm:text-title">
            {title}
          </h2>
          <p className="mt-2.5 max-w-xl text-soft sm:mt-4 sm:text-lg">{lead}</p>
        </div>
        <dl className="figures grid grid-cols-2 gap-x-8 border-t border-rule">
          {figures.map(({ value, name }) => (
            <div
              key={name}
              className="framed flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-2.5 border-b border-rule py-1 sm:py-2"
            >
              <dt className="min-w-0 text-sm hyphens-auto wrap-anywhere text-soft">{name}</dt>
              <dd className="font-display text-xl font-semibold sm:text-2xl">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-2.5 gap-y-4 min-[22rem]:grid-cols-3 sm:mt-10 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 lg:mt-14 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
        {programmes.map((programme, place) => (
          <li key={programme.slug} className={place === 0 ? "sm:col-span-2 lg:row-span-2" : ""}>
            <ProgrammeCard programme={programme} large={place === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-7 text-center sm:mt-12">
        <LinkButton to="/get-involved" prefetch="intent">
          {join}
        </LinkButton>
      </p>
    </section>
  );
}

/** On a phone three of them stand in a row, without their tagline; in a wider window the first is large. */
function ProgrammeCard({
  programme,
  large,
}: {
  programme: Programmes["programmes"][number];
  large: boolean;
}) {
  const { slug, title, tagline } = programme;
  return (
    <article className={`group relative ${large ? "sm:flex sm:h-full sm:flex-col" : ""}`}>
      <div className={`overflow-hidden rounded-sm ${large ? "lg:min-h-0 lg:flex-1" : ""}`}>
        <ProgrammePicture
          programme={programme}
          sizes={large ? "(min-width: 64rem) 48rem, 100vw" : "(min-width: 64rem) 24rem, 50vw"}
          className={`h-auto w-full bg-sunk object-cover transition-transform duration-300 ease-calm group-hover:scale-[1.02] ${
            large ? "aspect-[4/3] sm:aspect-[8/5] lg:h-full" : "aspect-[4/3] sm:aspect-[8/5]"
          }`}
        />
      </div>
      <div>
        <ShareLine percent={programmeBar(slug)} className="mt-2 text-emerald sm:mt-4" />
        <h3
          className={`mt-1.5 text-sm leading-tight sm:mt-2.5 ${large ? "sm:text-2xl lg:text-3xl" : "sm:text-xl"}`}
        >
          <Link
            to={`/details/${slug}`}
            prefetch="intent"
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className={`mt-1.5 text-soft max-sm:hidden ${large ? "lg:text-lg" : ""}`}>{tagline}</p>
      </div>
    </article>
  );
}
