import { Icon } from "#app/ui/icon.tsx";
import type { ContentOf } from "#content/contents.ts";

type Figures = ContentOf<"figures">;

/** Three short promises below the Donate button. */
export function TrustBar({ trust }: Pick<Figures, "trust">) {
  return (
    <ul
      aria-label="Why people trust us"
      className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs font-semibold sm:mt-4 sm:gap-x-6 sm:gap-y-2 sm:text-sm"
    >
      <li className="flex items-center gap-2">
        <Icon name="seal" className="size-4 text-emerald sm:size-5" />
        {trust.verified}
      </li>
      <li className="figures flex items-center gap-2">
        <Icon name="trending-up" className="size-4 text-emerald sm:size-5" />
        {trust.efficiency}
      </li>
      <li className="figures flex items-center gap-2">
        <Icon name="check" className="size-4 text-emerald sm:size-5" />
        {trust.rating}
      </li>
    </ul>
  );
}

/** The promise, with the figures that support it. */
export function HeroFigures({ figures, promise }: { figures: Figures["hero"]; promise: string }) {
  return (
    <div className="relative border-t border-rule bg-paper">
      <div className="page-width grid items-center gap-x-16 gap-y-4 py-4 sm:gap-y-7 sm:py-8 lg:grid-cols-[1.15fr_1fr]">
        <p className="max-w-xl font-display text-lg leading-snug font-medium sm:text-xl lg:text-2xl">
          {promise}
        </p>
        <dl className="grid grid-cols-4 gap-x-2 sm:gap-x-6">
          {figures.map(({ value, name }) => (
            <div key={name} className="flex flex-col-reverse border-s border-rule-strong ps-2.5 sm:ps-4">
              <dt className="text-xs text-soft sm:text-sm">{name}</dt>
              <dd className="figures font-display text-xl leading-none font-semibold text-emerald sm:text-3xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
