import { useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/star.tsx";
import type { ContentOf } from "#content/contents.ts";

type DonateHeroProps = { giving: Pick<ContentOf<"giving">, "title" | "lead" | "figures" | "trust"> };

/** The head of the page: who asks, that it is secure, and what gifts have done (DONATE-01). */
export function DonateHero({ giving: { title, lead, figures, trust } }: DonateHeroProps) {
  const { name } = useIdentity();
  return (
    <header className="page-width pt-6 lg:pt-9">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule pb-3">
        <span className="label flex items-center gap-2.5 text-emerald">
          <Star className="size-4" />
          {name}
        </span>
        <span className="flex items-center gap-2 text-sm font-semibold text-emerald">
          <Icon name="lock" className="size-4" />
          100% Secure
        </span>
      </p>
      <div className="grid items-end gap-x-16 gap-y-7 pt-8 lg:grid-cols-[1.05fr_1fr] lg:pt-12">
        <div>
          <h1 data-no-overlay className="text-title">
            {title}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{lead}</p>
        </div>
        <div>
          <dl className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2">
            {figures.map(({ value, name: what }) => (
              <div
                key={what}
                className="flex flex-col-reverse justify-end border-t border-rule-strong py-3 pe-4"
              >
                <dt className="text-sm leading-snug text-soft">{what}</dt>
                <dd className="figures font-display text-2xl font-semibold text-emerald lg:text-3xl">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <ul className="flex flex-wrap gap-x-7 gap-y-1 border-t border-rule-strong pt-3 text-sm font-semibold">
            {trust.map((line) => (
              <li key={line} className="flex items-center gap-2">
                <Icon name="seal" className="size-4.5 text-emerald" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}
