import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { MoneyField, PastDayField, SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import type { Fund } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { Options } from "#app/ui/field.tsx";
import { CancellationDialog } from "./cancellation-dialog.tsx";
import { fundsCalls } from "./funds.calls.ts";
import { entryMessages as messages } from "./funds-entries.messages.ts";
import { type FundEntry, fundEntryCancellation, fundEntryForm } from "./funds-entries.schema.ts";

type Refreshed = { refresh: () => Promise<unknown>; onClose: () => void };

const kinds = [
  { value: "transfer", label: "Transfer between funds" },
  { value: "opening", label: "Opening balance" },
];

/** An opening balance, or a transfer between two funds: DESK-18. */
export function FundEntryEditor({ funds, ...props }: Refreshed & { funds: Fund[] }) {
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
export const FundEntryCancellation = ({ entry, ...props }: Refreshed & { entry: FundEntry }) => (
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
