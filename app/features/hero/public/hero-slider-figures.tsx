import { Icon } from "#app/ui/icon.tsx";
import type { ContentOf } from "#content/contents.ts";

type Figures = ContentOf<"figures">;

/** Three short promises below the Donate button. */
export function TrustBar({ trust }: Pick<Figures, "trust">) {
  return (
    <ul
      aria-label="Why people trust us"
      className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold max-sm:flex-col"
    >
      <li className="flex items-center gap-2">
        <Icon name="seal" className="size-5 text-emerald" />
        {trust.verified}
      </li>
      <li className="figures flex items-center gap-2">
        <Icon name="trending-up" className="size-5 text-emerald" />
        {trust.efficiency}
      </li>
      <li className="figures flex items-center gap-2">
        <Icon name="check" className="size-5 text-emerald" />
        {trust.rating}
      </li>
    </ul>
  );
}

/** The promise, with the figures that support it. */
export function HeroFigures({ figures, promise }: { figures: Figures["hero"]; promise: string }) {
  return (
    <div className="relative border-t border-rule bg-paper">
      <div className="page-width grid items-center gap-x-16 gap-y-7 py-8 lg:grid-cols-[1.15fr_1fr]">
        <p className="max-w-xl font-display text-xl leading-snug font-medium lg:text-2xl">{promise}</p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          {figures.map(({ value, name }) => (
            <div key={name} className="flex flex-col-reverse border-s border-rule-strong ps-4">
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="figures font-display text-3xl leading-none font-semibold text-emerald">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
