import { ordinal } from "#app/features/pledges/pledge-days.ts";
import { pledgeStateNames } from "#app/features/pledges/pledges.messages.ts";
import type { PledgeView } from "#app/features/pledges/pledges.schema.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { Star } from "#app/ui/star.tsx";
import { Text } from "#app/ui/text.tsx";
import "#app/features/donations/public/donation-slip.css";

/** What was promised, as a slip with the state as a stamp. */
export function PledgeSlip({ pledge }: { pledge: PledgeView }) {
  const { works } = useSiteMail();
  const { name } = useIdentity();
  const { amount, fund, day, created_at, state } = pledge;
  return (
    <section
      aria-labelledby="promised"
      className="donation-slip bg-raised px-6 pt-8 pb-9 shadow-raised sm:px-8"
    >
      <p className="label flex items-center gap-2 text-emerald">
        <Star className="size-3.5" />
        {name}
      </p>
      <h2 id="promised" className="mt-2 text-2xl">
        Monthly support
      </h2>
      <dl className="slip-lines mt-4">
        <div>
          <dt>A month</dt>
          <dd className="figures font-display text-2xl font-semibold">
            {formatMoney(Math.round(amount * paisaPerRupee))}
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd className="font-semibold">
            <Text as="bdi" text={fund.title} />
          </dd>
        </div>
        <div>
          <dt>{works ? "Reminder" : "Day"}</dt>
          <dd className="figures font-semibold">
            the {ordinal(day)}
            {works && ", by mail"}
          </dd>
        </div>
        <div>
          <dt>Begun</dt>
          <dd className="figures font-semibold">{formatDay(karachiDay(new Date(created_at)))}</dd>
        </div>
      </dl>
      <p aria-hidden="true" className="slip-stamp mt-7 text-faint">
        {pledgeStateNames[state]}
      </p>
    </section>
  );
}
