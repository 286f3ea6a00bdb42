import { useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { Star } from "#app/ui/star.tsx";
import type { ContentOf } from "#content/contents.ts";

type DonateHeroProps = { giving: Pick<ContentOf<"giving">, "title" | "lead" | "figures" | "trust"> };

/**
 * The head of the page: who asks, that it is secure, and what donations have done (DONATE-01). On a wide window the slip is
 * laid over its right side.
 */
export function DonateHero({ giving: { title, lead, figures, trust } }: DonateHeroProps) {
  const { name } = useIdentity();
  return (
    <header className="relative overflow-hidden bg-band text-on-band">
      <div className="page-lattice absolute inset-0 text-band-rule">
        <Lattice name="donate-lattice" />
      </div>
      <div className="page-width relative pt-5 pb-9 lg:pt-7 lg:pb-14">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-band-rule pb-3">
          <span className="label flex items-center gap-2.5">
            <Star className="size-4 text-marigold" />
            {name}
          </span>
          <span className="flex items-center gap-2 text-sm font-semibold">
            <Icon name="lock" className="size-4" />
            100% Secure
          </span>
        </p>
        <div className="lg:max-w-[calc(100%-32rem)]">
          <h1 data-no-overlay className="mt-8 text-title lg:mt-12">
            {title}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-on-band-soft">{lead}</p>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {figures.map(({ value, name: what }) => (
              <div key={what} className="flex flex-col-reverse justify-end border-t border-band-rule pt-3">
                <dt className="text-sm leading-snug text-on-band-soft">{what}</dt>
                <dd className="figures font-display text-2xl font-semibold lg:text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1.5 text-sm font-semibold">
            {trust.map((line) => (
              <li key={line} className="flex items-center gap-2">
                <Icon name="seal" className="size-4.5 shrink-0 text-marigold" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}
