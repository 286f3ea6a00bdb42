import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { Fund } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { FundEntryCancellation, FundEntryEditor } from "./fund-entry-editor.tsx";
import { fundsCalls } from "./funds.calls.ts";
import type { FundEntry } from "./funds-entries.schema.ts";
import { fundEntries } from "./funds-entries-list.ts";

type FundEntriesProps = { funds: Fund[]; refresh: () => Promise<unknown> };

/** Opening balances and transfers between funds, with the cancelled ones: DESK-18. */
export function FundEntries({ funds, refresh }: FundEntriesProps) {
  const { data } = useQuery(fundEntries);
  const [adding, setAdding] = useState(false);
  const [cancelling, setCancelling] = useState<FundEntry>();
  return (
    <section aria-labelledby="fund-entries" className="mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="fund-entries" className="text-xl">
            Opening balances and transfers
          </h2>
          <p className="text-sm text-soft">
            What a fund held before these books, and what went from one to another.
          </p>
        </div>
        <MayCall to={fundsCalls.createFundEntry}>
          <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
            Record an entry
          </Button>
        </MayCall>
      </div>
      {data && data.rows.length > 0 && (
        <ul className="border-t border-rule text-sm">
          {data.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} onCancel={() => setCancelling(entry)} />
          ))}
        </ul>
      )}
      {adding && <FundEntryEditor funds={funds} refresh={refresh} onClose={() => setAdding(false)} />}
      {cancelling && (
        <FundEntryCancellation
          entry={cancelling}
          refresh={refresh}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </section>
  );
}

const Entry = ({ entry, onCancel }: { entry: FundEntry; onCancel: () => void }) => (
  <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule py-2.5">
    <span
      className={`figures w-28 text-end ${entry.cancelled_at ? "text-faint line-through" : "font-semibold"}`}
    >
      {groupedRupees(entry.amount_paisa)}
    </span>
    <span className="grow max-sm:w-full">
      <span className="block font-semibold">
        {entry.from_title
          ? `${entry.from_title} to ${entry.fund_title}`
          : `${entry.fund_title}, opening balance`}
      </span>
      <Text as="span" text={entry.reason} className="block wrap-anywhere text-soft" />
      {entry.cancelled_at && (
        <span className="mt-1 flex flex-wrap items-baseline gap-2 text-xs">
          <StatusPill tone="bad">Cancelled</StatusPill>
          <bdi className="wrap-anywhere text-soft">{entry.cancel_reason}</bdi>
        </span>
      )}
    </span>
    <span className="figures">
      <span className="block">{formatDay(entry.entered_on)}</span>
      <span className="block text-xs text-faint">
        recorded {formatTime(entry.created_at)} by <bdi>{entry.created_by}</bdi>
      </span>
    </span>
    {!entry.cancelled_at && (
      <MayCall to={fundsCalls.cancelFundEntry}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel<span className="sr-only">: {entry.reason}</span>
        </Button>
      </MayCall>
    )}
  </li>
);
