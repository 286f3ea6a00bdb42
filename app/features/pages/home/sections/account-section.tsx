import { Columns } from "#app/ui/bars.tsx";
import { CountUp, Ring } from "#app/ui/count-up.tsx";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import type { ContentOf } from "#content/contents.ts";

type AccountSectionProps = {
  account: ContentOf<"home">["account"];
  figures: Pick<ContentOf<"figures">, "helpGiven" | "helpRings">;
};

/** The impact statistics, as the page of a ledger. */
export function AccountSection({ account, figures: { helpGiven, helpRings } }: AccountSectionProps) {
  return (
    <section aria-labelledby="account" className="bg-band text-on-band">
      <LatticeEdge name="account-top" className="text-band-rule max-sm:hidden" />
      <div className="page-width py-6 sm:py-14 lg:py-20">
        <div className="grid items-baseline gap-x-16 gap-y-3 lg:grid-cols-2">
          <h2 id="account" className="text-heading">
            {account.title}
          </h2>
          <p className="max-w-lg text-on-band-soft">{account.lead}</p>
        </div>
        <div className="mt-5 grid gap-x-16 gap-y-6 sm:mt-10 sm:gap-y-10 lg:grid-cols-[1fr_auto] xl:gap-x-24">
          <dl className="border-t border-band-rule">
            {helpGiven.map(({ total, name, years }) => (
              <div
                key={name}
                className="flex flex-wrap items-center justify-end gap-x-3 border-b border-band-rule py-2.5 sm:grid sm:grid-cols-[1fr_8rem_14rem] sm:gap-x-8 sm:py-4 lg:gap-x-10"
              >
                <dt className="flex-[1_1_8rem] font-display text-lg sm:text-xl lg:text-2xl">{name}</dt>
                <dd className="text-end font-display text-2xl font-semibold max-sm:order-last max-sm:min-w-15 sm:text-3xl lg:text-title">
                  <CountUp total={total} />
                </dd>
                <dd className="text-on-band-soft max-sm:w-14">
                  <Columns values={years} className="h-7 w-full sm:h-9 lg:h-12" />
                </dd>
              </div>
            ))}
          </dl>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-4 lg:grid-cols-1 lg:content-between lg:border-s lg:border-band-rule lg:py-2 lg:ps-16 xl:ps-24">
            {helpRings.map(({ percent, name }) => (
              <li
                key={name}
                className="flex flex-col items-center gap-2 text-center sm:gap-3 lg:flex-row lg:gap-6 lg:text-start"
              >
                <Ring percent={percent} className="size-18 shrink-0 text-on-band sm:size-28 lg:size-24" />
                <span className="text-sm text-on-band-soft sm:text-base lg:w-min lg:text-lg lg:leading-snug">
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <LatticeEdge name="account-end" className="text-band-rule max-sm:hidden" />
    </section>
  );
}
