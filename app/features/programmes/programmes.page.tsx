import { Link, type MetaDescriptor } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/programmes.page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, programmes } = await content(context, "programmes");
  const entries = programmes.map(({ slug, title, tagline, image, alt }) => ({
    slug,
    title,
    tagline,
    image,
    alt,
  }));
  return { opening, entries };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Our programmes" }];
  return headTags(siteOf(matches), {
    title: "Our programmes",
    description: loaderData.opening.lead,
    path: "/programs",
  });
}

/** The programmes as a book's table of contents. */
export default function ProgrammesPage({ loaderData: { opening, entries } }: Route.ComponentProps) {
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-14 pb-10 sm:pt-20">
          <h1 className="text-title">Our programmes</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{opening.lead}</p>
        </div>
      </header>
      <ol className="page-width pb-16">
        {entries.map(({ slug, title, tagline, image, alt }, place) => (
          <li key={slug} className="group relative border-t border-rule last:border-b">
            <article className="grid grid-cols-[2.5rem_1fr] items-center gap-x-4 gap-y-3 py-6 sm:grid-cols-[4rem_1fr_11rem] sm:gap-x-8 lg:grid-cols-[5rem_1fr_1fr_13rem]">
              <span aria-hidden="true" className="figures font-display text-3xl text-faint lg:text-4xl">
                {place + 1}
              </span>
              <h2 {...langAttrs(title)} className="text-2xl">
                <Link
                  to={`/details/${slug}`}
                  prefetch="intent"
                  className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h2>
              <p
                {...langAttrs(tagline)}
                className="col-start-2 text-soft sm:col-span-1 sm:col-start-2 lg:col-start-3"
              >
                {tagline}
              </p>
              <img
                src={image}
                alt={alt}
                width={1200}
                height={750}
                loading="lazy"
                decoding="async"
                className="col-start-2 aspect-[8/5] h-auto w-full max-w-64 rounded-sm bg-sunk object-cover sm:col-start-3 sm:row-span-2 sm:row-start-1 lg:col-start-4 lg:row-span-1"
              />
            </article>
          </li>
        ))}
      </ol>
      <div className="page-width flex flex-wrap gap-3 pb-20">
        <LinkButton to="/donate" variant="donate">
          Donate Now
        </LinkButton>
        <LinkButton to="/get-involved" variant="quiet">
          {opening.join}
        </LinkButton>
      </div>
    </>
  );
}
