import { Link } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { Text } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

/** Those who belong to it. Where there is room, circles that overlap; on a phone a list whose rings do. */
export function CommunityCircles({ circles }: Pick<ContentOf<"community">, "circles">) {
  return (
    <section aria-labelledby="circles" className="page-width pb-14 lg:pb-20">
      <h2 id="circles" className="sr-only">
        Who we are
      </h2>
      <ul className="xl:flex xl:justify-center xl:ps-6">
        {circles.map(({ name, who, brings, link }, place) => (
          <li
            key={name}
            className="max-xl:grid max-xl:grid-cols-[4rem_1fr] max-xl:gap-x-5 xl:-ms-6 xl:flex xl:aspect-square xl:flex-1 xl:flex-col xl:items-center xl:justify-center xl:rounded-full xl:border-2 xl:border-emerald xl:px-10 xl:text-center"
          >
            <Rings first={place === 0} last={place === circles.length - 1} />
            <div className="max-xl:pb-8">
              <Text as="h3" text={name} className="text-2xl" />
              <Text as="p" text={who} className="mt-1.5 xl:text-sm" />
              <Text as="p" text={brings} className="mt-1.5 text-soft xl:text-sm" />
              <p className="mt-2">
                <Link
                  to={link.path}
                  {...langAttrs(link.text)}
                  className="text-link inline-flex min-h-8 items-center font-semibold xl:text-sm"
                >
                  {link.text}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A ring of the list's chain: it reaches into its neighbours. */
function Rings({ first, last }: { first: boolean; last: boolean }) {
  return (
    <div aria-hidden="true" className="relative xl:hidden">
      <span
        className={`absolute inset-x-0 rounded-full border-2 border-emerald ${first ? "top-0" : "-top-3"} ${last ? "bottom-3" : "-bottom-3"}`}
      />
    </div>
  );
}
