import { groupedRupees } from "#app/lib/money.ts";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import type { HelpMoney } from "./help-payments.schema.ts";

/** What was paid in a month by kind, district and fund, on the page of the month: AID-07. */
export function HelpMoneyTable({ money }: { money: HelpMoney[] }) {
  if (money.length === 0) return null;
  return (
    <section className="mb-8" aria-label="Paid">
      <h2 className="mb-2 text-xl">Paid</h2>
      <StackedTable
        caption="Paid by kind, district and fund, in rupees"
        head={
          <>
            <PlainHead>Kind</PlainHead>
            <PlainHead>District</PlainHead>
            <PlainHead>Fund</PlainHead>
            <PlainHead className="md:w-28 md:text-end">Payments</PlainHead>
            <PlainHead className="md:w-28 md:text-end">PKR</PlainHead>
          </>
        }
      >
        {money.map(({ kind, district, fund, payments, paisa }) => (
          <StackedRow key={`${kind} ${district} ${fund}`}>
            <StackedCell className="max-md:w-full">
              <bdi className="font-semibold">{kind}</bdi>
            </StackedCell>
            <StackedCell>
              <bdi>{district}</bdi>
            </StackedCell>
            <StackedCell>{fund}</StackedCell>
            <StackedCell label="Payments" className="figures md:text-end">
              {payments}
            </StackedCell>
            <StackedCell label="PKR" className="figures md:text-end">
              {groupedRupees(paisa)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}
