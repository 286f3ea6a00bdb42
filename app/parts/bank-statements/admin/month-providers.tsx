import { isWallet, wallets } from "#app/contract/payment-methods.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { MonthReply } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

/** What payment providers have confirmed, beside what they have paid out: TRANSFER-26. */
export function MonthProviders({ providers }: Pick<MonthReply, "providers">) {
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby="providers" className="mt-8 min-w-0">
      <h3 id="providers" className="mb-2 text-lg">
        Payment providers
      </h3>
      <StackedTable
        caption="Payment providers"
        head={
          <>
            <PlainHead>Provider</PlainHead>
            <PlainHead className="md:w-32 md:text-end">Confirmed</PlainHead>
            <PlainHead className="md:w-32 md:text-end">Paid out</PlainHead>
            <PlainHead className="md:w-40 md:text-end">Fees and under way</PlainHead>
            <PlainHead>By its own report</PlainHead>
          </>
        }
      >
        {providers.map(({ provider, confirmed_paisa, paid_out_paisa, reported }) => (
          <StackedRow key={provider}>
            <StackedCell className="font-semibold">
              {isWallet(provider) ? wallets[provider].name : provider}
            </StackedCell>
            <StackedCell label="Confirmed" className="figures md:text-end">
              {groupedRupees(confirmed_paisa)}
            </StackedCell>
            <StackedCell label="Paid out" className="figures md:text-end">
              {groupedRupees(paid_out_paisa)}
            </StackedCell>
            <StackedCell label="Fees and under way" className="figures font-semibold md:text-end">
              {groupedRupees(confirmed_paisa - paid_out_paisa)}
            </StackedCell>
            <StackedCell className="figures max-md:basis-full">
              {reported ? <Reported {...reported} /> : "Not imported"}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}

type Report = NonNullable<MonthReply["providers"][number]["reported"]>;

const Reported = ({ gross_paisa, fee_paisa, under_way_paisa, missing }: Report) => (
  <>
    {groupedRupees(gross_paisa)} completed, fees {groupedRupees(fee_paisa)}, under way{" "}
    {groupedRupees(under_way_paisa)}
    {missing.length > 0 && (
      <span className="block wrap-anywhere text-pomegranate">No paid gift here: {missing.join(", ")}</span>
    )}
  </>
);
