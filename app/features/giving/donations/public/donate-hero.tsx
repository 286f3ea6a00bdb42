import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type Giving = ContentOf<"giving">;

/** The head of the page: who asks, and that it is secure (DONATE-01). */
export function DonateHero({ title }: Pick<Giving, "title">) {
  const t = useText<typeof donateWords>("donate");
  const { name } = useIdentity();
  return (
    <header className="relative overflow-hidden bg-band text-on-band">
      {/* Mirrored, the pattern of the part below it goes on without a seam. */}
      <div className="page-lattice absolute inset-0 text-band-rule lg:-scale-y-100">
        <Lattice name="donate-lattice" />
      </div>
      <div className="page-width relative pt-3 pb-4 lg:pt-7 lg:pb-0">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-band-rule pb-2.5 lg:pb-3">
          <span className="label flex rtl:pt-1 items-center gap-2.5 max-sm:tracking-normal max-sm:normal-case">
            <Star className="size-4 shrink-0 text-marigold" />
            {name}
          </span>
          <span className="flex items-center gap-2 text-sm font-semibold max-sm:text-xs">
            <Icon name="lock" className="size-4" />
            {t("secure")}
          </span>
        </p>
        <Text as="h1" text={title} className="mt-3 text-title lg:mt-12 lg:max-w-[calc(100%-32rem)]" />
      </div>
    </header>
  );
}

/**
 * What becomes of a gift, and what gifts have done. On a phone it follows the form, so that the amount stands in the first
 * screen; on a wide window it is the lower part of the head, and the slip is laid over its right side.
 */
export function DonateRecord({ lead, figures, trust }: Pick<Giving, "lead" | "figures" | "trust">) {
  return (
    <div className="relative overflow-hidden bg-band text-on-band lg:row-start-2">
      <div className="page-lattice absolute inset-0 text-band-rule">
        <Lattice name="donate-record-lattice" />
      </div>
      <div className="page-width relative py-9 lg:pt-4 lg:pb-14">
        <div className="lg:max-w-[calc(100%-32rem)]">
          <Text as="p" text={lead} className="max-w-xl text-lg text-on-band-soft" />
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {figures.map(({ value, name: what }) => (
              <div key={what} className="flex flex-col-reverse justify-end border-t border-band-rule pt-3">
                <Text as="dt" text={what} className="text-sm leading-snug text-on-band-soft" />
                <dd className="figures font-display text-2xl font-semibold lg:text-3xl">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1.5 text-sm font-semibold">
            {trust.map((line) => (
              <li key={line} className="flex items-center gap-2">
                <Icon name="seal" className="size-4.5 shrink-0 text-marigold" />
                <Text as="span" text={line} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
