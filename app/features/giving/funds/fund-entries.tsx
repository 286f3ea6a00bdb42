import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { call, callQuery } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { MoneyField, PastDayField, SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import type { Fund } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees, rupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Options } from "#app/ui/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { fundsCalls } from "./funds.calls.ts";
import { entryMessages as messages } from "./funds.messages.ts";
import { type FundEntry, fundEntryCancellation, fundEntryForm } from "./funds.schema.ts";
import { CancellationDialog } from "./payout-editor.tsx";

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

/** Opening balances and transfers between funds. */
export const fundEntries = callQuery(fundsCalls.listFundEntries, { texts: { failed: messages.loadFailed } });

type Refreshed = { refresh: () => Promise<unknown>; onClose: () => void };

const kinds = [
  { value: "transfer", label: "Transfer between funds" },
  { value: "opening", label: "Opening balance" },
];

/** An opening balance, or a transfer between two funds: DESK-18. */
function FundEntryEditor({ funds, ...props }: Refreshed & { funds: Fund[] }) {
  const dashboardForm = useDashboardForm(fundEntryForm, {
    defaultValues: {
      kind: "transfer",
      fund: "",
      from_fund: "",
      amount: "",
      entered_on: karachiDay(new Date()),
      reason: "",
    },
  });
  const { form } = dashboardForm;
  const draft = useDraft(form, "entry:new");
  const save = useSave(dashboardForm, {
    noun: "entry",
    draft,
    send: (values) =>
      call(fundsCalls.createFundEntry, {
        body: {
          ...values,
          from_fund: values.kind === "opening" ? "" : values.from_fund,
          amount: rupees(values.amount),
        },
        texts: { failed: messages.saveFailed },
        createKey: draft.createKey,
      }),
    done: () => messages.recorded,
    ...props,
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  const optionsOf = (some: Fund[]) =>
    some.map(({ slug, title, stands }) => ({ value: slug, label: `${title}, ${formatMoney(stands)}` }));
  return (
    <EditorDialog
      {...save.dialog}
      title="Record a fund entry"
      save={{ idle: "Record", busy: "Recording..." }}
      notices={<EditorNotices save={save} />}
    >
      <SelectField form={form} name="kind" label="What it is" required deps={["from_fund"]}>
        <Options of={kinds} />
      </SelectField>
      <div className={fieldPair}>
        {kind === "transfer" && (
          <SelectField
            form={form}
            name="from_fund"
            label="From"
            required
            hint="Never Zakat, Sadqah or Fitrana: they are spent on their own purpose alone."
          >
            <option value="">Choose...</option>
            <Options of={optionsOf(funds.filter(({ slug }) => !isRestricted(slug)))} />
          </SelectField>
        )}
        <SelectField form={form} name="fund" label={kind === "transfer" ? "To" : "Fund"} required>
          <option value="">Choose...</option>
          <Options of={optionsOf(funds)} />
        </SelectField>
        <MoneyField form={form} name="amount" label="Amount in rupees" required />
        <PastDayField form={form} name="entered_on" label="Counts from" required />
      </div>
      <TextField
        form={form}
        name="reason"
        label="Why"
        required
        hint="Public: it appears in the open books on the site. Do not name anybody."
      />
    </EditorDialog>
  );
}

/** Cancels an entry that was recorded by mistake. */
const FundEntryCancellation = ({ entry, ...props }: Refreshed & { entry: FundEntry }) => (
  <CancellationDialog
    noun="entry"
    paisa={entry.amount_paisa}
    words={entry.reason}
    schema={fundEntryCancellation.pick({ reason: true })}
    send={(body) =>
      call(fundsCalls.cancelFundEntry, {
        body: { id: entry.id, ...body },
        texts: { failed: messages.cancelFailed },
      })
    }
    done={messages.cancelled}
    {...props}
  />
);
