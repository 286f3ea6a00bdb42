import type { PublicPayout } from "#app/features/open-books/server/open-books.store.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";

/** What the funds have spent lately, and on what. Whom it was paid to stays in the office. */
export function PayoutList({ payouts }: { payouts: PublicPayout[] }) {
  return (
    <section aria-labelledby="spent" className="page-width pt-14 lg:pt-20">
      <h2 id="spent" className="text-heading">
        What it was spent on
      </h2>
      <p className="mt-3 text-lg text-soft">
        {payouts.length === 1
          ? "The one payout that is entered so far, in rupees."
          : `The last ${payouts.length} payouts, in rupees.`}
      </p>
      <ol className="mt-6 max-w-[60rem] border-b border-rule">
        {payouts.map(({ id, day, fund, purpose, paisa }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-rule py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={day} className="figures text-soft max-sm:order-last max-sm:text-sm">
              {formatDay(day)}
            </time>
            <p className="min-w-0">
              <bdi {...langAttrs(purpose)}>{purpose}</bdi>
              <span className="block text-sm text-soft">
                <bdi {...langAttrs(fund)}>{fund}</bdi>
              </span>
            </p>
            <p className="figures text-end font-semibold">{groupedRupees(paisa)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
