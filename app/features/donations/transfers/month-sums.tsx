import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { methodNames } from "#app/features/donations/donations.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import type { MonthReply } from "./transfers.schema.ts";
import { useMonth } from "./transfers-calls.ts";

const monthName = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** The months that can be chosen: this one and those before it, as YYYY-MM. */
function monthsBefore(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Whether the books and the statements agree, account by account. */
export function MonthSums() {
  const [{ month: asked }, ask] = useListQuery(["month"]);
  const months = monthsBefore(karachiDay(new Date()), 18);
  const month = months.includes(asked) ? asked : (months[0] ?? "");
  const { data, error, isPending, isFetching, refetch } = useMonth(month);
  return (
    <>
      <Field label="Month" className="mb-6 max-w-60">
        {(control) => (
          <SelectInput {...control} value={month} onChange={(event) => ask({ month: event.target.value })}>
            {months.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {isPending ? (
        <div className="py-16">
          <LoadingIndicator text="Counting the month..." />
        </div>
      ) : error ? (
        <StateMessage title={error.message} text="Nothing is lost." art="/art/empty-list.svg">
          <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </StateMessage>
      ) : (
        <Sums month={month} data={data} />
      )}
    </>
  );
}

function Sums({ month, data }: { month: string; data: MonthReply }) {
  const { accounts, open_lines, open_paisa, without_line } = data;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="sums" className="min-w-0">
        <h2 id="sums" className="mb-3 text-xl">
          {nameOf(month)}
        </h2>
        {accounts.length === 0 ? (
          <p className="border-t border-rule py-4 text-sm text-soft">
            No transfer was verified for this month.
          </p>
        ) : (
          <StackedTable
            caption={`Books and statements of ${nameOf(month)}`}
            head={
              <>
                <PlainHead>Account</PlainHead>
                <PlainHead className="md:text-end">In the books, PKR</PlainHead>
                <PlainHead className="md:text-end">On statements, PKR</PlainHead>
                <PlainHead className="md:text-end">Difference, PKR</PlainHead>
              </>
            }
          >
            {accounts.map(({ method, gifts, gifts_paisa, lines, lines_paisa }) => (
              <StackedRow key={method}>
                <StackedCell className="font-semibold">{methodNames[method]}</StackedCell>
                <StackedCell label="In the books" className="figures md:text-end">
                  {groupedRupees(gifts_paisa)} <span className="text-soft">({gifts})</span>
                </StackedCell>
                <StackedCell label="On statements" className="figures md:text-end">
                  {groupedRupees(lines_paisa)} <span className="text-soft">({lines})</span>
                </StackedCell>
                <StackedCell label="Difference" className="figures md:text-end">
                  {gifts_paisa === lines_paisa ? (
                    <StatusPill tone="good">Equal</StatusPill>
                  ) : (
                    <strong className="text-pomegranate">{groupedRupees(gifts_paisa - lines_paisa)}</strong>
                  )}
                </StackedCell>
              </StackedRow>
            ))}
          </StackedTable>
        )}
        {without_line.length > 0 && <WithoutLine gifts={without_line} />}
      </section>
      <aside className="border-t-2 border-rule-strong pt-3 text-sm text-soft">
        <h2 className="text-lg text-ink">How it is counted</h2>
        <ul className="mt-2 grid gap-2.5">
          <li>
            In the books: gifts that somebody here has verified, by the day on which the money came. What
            JazzCash, EasyPaisa or the bank's gateway have confirmed themselves is not among them.
          </li>
          <li>On statements: the lines that confirm these gifts.</li>
          <li className="figures">
            {open_lines === 0
              ? "No line of this month is left without a gift."
              : `${open_lines} ${open_lines === 1 ? "line" : "lines"} of this month, ${formatMoney(open_paisa)}, ${open_lines === 1 ? "has" : "have"} no gift yet.`}
          </li>
        </ul>
      </aside>
    </div>
  );
}

function WithoutLine({ gifts }: { gifts: MonthReply["without_line"] }) {
  return (
    <>
      <h3 className="mt-8 mb-2 text-lg">Verified without a line</h3>
      <ul className="border-t border-rule text-sm">
        {gifts.map(({ reference, amount_paisa, received_on, method }) => (
          <li
            key={reference}
            className="figures flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
          >
            <span className="wrap-anywhere">{reference}</span>
            <span className="text-soft">
              {formatDay(received_on)}, {methodNames[method]}
            </span>
            <span className="font-semibold">{groupedRupees(amount_paisa)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
