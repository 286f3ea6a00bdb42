import type { ReactNode } from "react";
import { isWallet, wallets } from "#app/contract/payment-methods.ts";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { accountLabel, exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { MonthAccount, MonthReply } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

/** An account at the end of a month: its statement, what the books have of it, and whether they agree. TRANSFER-10. */
export function MonthAccountSums({ sums }: { sums: MonthAccount }) {
  const identity = useIdentity();
  const { account } = sums;
  const name = account === "cash" ? "Cash at the office" : accountLabel(identity, account);
  const donations = sums.found + sums.in_transit + sums.without;
  const donationsPaisa = sums.found_paisa + sums.in_transit_paisa + sums.without_paisa;
  // A gift whose money went back is in the books and not in the account.
  const difference = sums.found_paisa + sums.without_paisa + sums.returned_paisa - sums.lines_paisa;
  return (
    <table className="w-full text-sm">
      <caption className="border-b-2 border-rule-strong pb-1.5 text-start text-lg text-ink">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Count</th>
          <th scope="col">PKR</th>
        </tr>
      </thead>
      {account !== "cash" && (
        <tbody>
          <Head>On the statement</Head>
          <Row label="Confirming a gift" count={sums.lines} paisa={sums.lines_paisa} />
          {sums.of_other_month > 0 && (
            <Row
              label="Confirming a gift of another month"
              count={sums.of_other_month}
              paisa={sums.of_other_month_paisa}
            />
          )}
          <Row label="Set aside: not a gift" count={sums.excluded} paisa={sums.excluded_paisa} />
          {sums.excluded_kinds.map(({ kind, lines, paisa }) => (
            <Row key={kind} part label={exclusionName(kind)} count={lines} paisa={paisa} />
          ))}
          <Row label="Not assigned yet" count={sums.open} paisa={sums.open_paisa} open={sums.open > 0} />
          <Row
            sum
            label="Statement total"
            count={sums.lines + sums.of_other_month + sums.excluded + sums.open}
            paisa={sums.in_paisa}
          />
          {sums.debits > 0 && <Row label="Went out" count={sums.debits} paisa={sums.out_paisa} />}
          {sums.out_kinds.map(({ kind, lines, paisa }) => (
            <Row key={kind} part label={exclusionName(kind, -1)} count={lines} paisa={paisa} />
          ))}
          {sums.returned > 0 && (
            <Row
              label="Returned at the bank, and not refunded in the books"
              count={sums.returned}
              paisa={sums.returned_paisa}
              open
            />
          )}
        </tbody>
      )}
      {sums.opening_paisa !== null && <BalanceRows sums={sums} opening={sums.opening_paisa} />}
      <tbody>
        <Head>In the books</Head>
        {account !== "cash" && (
          <>
            <Row label="Found on a statement" count={sums.found} paisa={sums.found_paisa} />
            {sums.in_transit > 0 && (
              <Row
                label="In transit: on another month's statement"
                count={sums.in_transit}
                paisa={sums.in_transit_paisa}
              />
            )}
            <Row
              label="Without a line"
              count={sums.without}
              paisa={sums.without_paisa}
              open={sums.without > 0}
            />
          </>
        )}
        <Row sum label="Gifts total" count={donations} paisa={donationsPaisa} />
        {account !== "cash" && (
          <tr>
            <th scope="row" className="py-2 text-start font-semibold">
              Difference
            </th>
            <td colSpan={2} className="figures py-2 text-end">
              {difference === 0 ? (
                <StatusPill tone="good">Equal</StatusPill>
              ) : (
                <strong className="text-pomegranate">{groupedRupees(difference)}</strong>
              )}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Opening, in, out, closing, and whether the bank's own balance says the same. TRANSFER-25. */
function BalanceRows({ sums, opening }: { sums: MonthAccount; opening: number }) {
  const { stated } = sums;
  return (
    <tbody>
      <Head>Balance</Head>
      <Row label="Before the month" paisa={opening} />
      <Row label="Came in" paisa={sums.in_paisa} />
      <Row label="Went out" paisa={-sums.out_paisa} />
      <Row sum label="After the month" paisa={opening + sums.in_paisa - sums.out_paisa} />
      {stated && (
        <tr>
          <th scope="row" className="py-2 text-start font-normal">
            {stated.typed_by ? `As ${stated.typed_by} has entered it` : "As the statement has it"},{" "}
            {formatDay(stated.day)}
          </th>
          <td colSpan={2} className="figures py-2 text-end">
            {stated.difference_paisa === 0 ? (
              <StatusPill tone="good">Equal</StatusPill>
            ) : (
              <strong className="text-pomegranate">{groupedRupees(stated.difference_paisa)}</strong>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <tr>
    <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-start text-xs font-normal text-faint">
      {children}
    </th>
  </tr>
);

type RowProps = {
  label: string;
  count?: number;
  paisa: number;
  /** Of the row above. */
  part?: boolean;
  sum?: boolean;
  /** Somebody still has to look at it. */
  open?: boolean;
};

function Row({ label, count, paisa, part, sum, open }: RowProps) {
  const look = sum ? "border-t border-ink font-semibold" : part ? "text-soft" : "border-t border-rule";
  return (
    <tr className={look}>
      <th
        scope="row"
        className={`py-1.5 text-start ${sum ? "font-semibold" : "font-normal"} ${part ? "ps-4" : ""}`}
      >
        {label}
      </th>
      <td className="figures w-14 py-1.5 ps-3 text-end text-soft">{count}</td>
      <td className={`figures w-32 py-1.5 ps-3 text-end ${open ? "text-pomegranate" : ""}`}>
        {groupedRupees(paisa)}
      </td>
    </tr>
  );
}

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
