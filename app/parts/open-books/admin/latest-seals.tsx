import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { SealedDay } from "#app/parts/open-books/open-books.schema.ts";
import { LineLink, TextLink } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";

type LastCheck = { at: string; matched: boolean; detail: string };

/** The last sealed days with their proof, and how the last whole check ended: BOOKS-09c. */
export function LatestSeals({ days, checked }: { days: readonly SealedDay[]; checked: LastCheck | null }) {
  return (
    <section aria-labelledby="latest-seals" className="mb-8">
      <PanelTitle id="latest-seals">The last sealed days</PanelTitle>
      <ul className="figures mt-2 border-t border-rule text-sm">
        {days.map((day) => (
          <li
            key={day.day}
            className="grid gap-x-6 gap-y-0.5 border-b border-rule py-2.5 md:grid-cols-[8rem_1fr_auto]"
          >
            <span className="font-semibold">{formatDay(day.day)}</span>
            <span>
              {day.receipts} {day.receipts === 1 ? "receipt" : "receipts"}, PKR{" "}
              {groupedRupees(day.total_paisa)}
              {day.refunded_paisa > 0 && <>; PKR {groupedRupees(day.refunded_paisa)} went back</>}
              {day.paid_out_paisa > 0 && <>; PKR {groupedRupees(day.paid_out_paisa)} paid out</>}
            </span>
            <span className="text-soft">
              Seal <code title={day.link}>{day.link.slice(0, 12)}</code>, {formatTime(day.sealed_at)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-sm">
        <Checked checked={checked} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
        <LineLink href="/transparency/days.json">All seals, for programs</LineLink>
        <LineLink to="/verify-receipt">Check a receipt as a donor does</LineLink>
      </p>
    </section>
  );
}

/** The server computes seals again by itself; the command is the proof of the whole ledger. */
function Checked({ checked }: { checked: LastCheck | null }) {
  if (!checked)
    return (
      <>
        The server computes the seals again every few minutes. The whole ledger has not been checked yet: the
        server's administrator runs <code>./umeed ledger:check</code> (see{" "}
        <TextLink to="/dashboard/system">System</TextLink>).
      </>
    );
  return (
    <>
      Whole check of the ledger: <strong>{checked.matched ? "all matched" : "differences found"}</strong>,{" "}
      <span className="figures">{formatTime(checked.at)}</span>. {checked.detail}
    </>
  );
}
