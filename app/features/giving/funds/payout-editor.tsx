import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import {
  BothLanguages,
  MoneyField,
  PastDayField,
  SelectField,
  TextAreaField,
  TextField,
  UrduField,
  urduHint,
} from "#app/dashboard/form-fields.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import type { Fund } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, readRupees, rupees } from "#app/lib/money.ts";
import { Options } from "#app/ui/field.tsx";
import { fundsCalls } from "./funds.calls.ts";
import { payoutMessages as messages, payoutMethodNames, payoutMethods } from "./funds.messages.ts";
import { type Payout, payoutCancellation, payoutForm, payoutTranslation } from "./funds.schema.ts";

type PayoutEditorProps = {
  funds: Fund[];
  /** The fund that the page shows. */
  fund: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Records what a fund has paid out: DESK-12. */
export function PayoutEditor({ funds, fund, refresh, onClose }: PayoutEditorProps) {
  const fundOf = (slug: string) => funds.find((one) => one.slug === slug);
  const standsOf = (slug: string) => fundOf(slug)?.stands ?? 0;
  const schema = payoutForm.superRefine((form, context) => {
    const stands = standsOf(form.fund);
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (form.paid_on > karachiDay(new Date())) fault("paid_on", messages.futureDay);
    if (form.amount <= stands) return;
    if (isRestricted(form.fund)) {
      fault(
        "amount",
        messages.restricted(fundOf(form.fund)?.title ?? "", formatMoney(stands), formatDay(form.paid_on)),
      );
    } else if (!form.overdraw) fault("amount", messages.beyond(formatMoney(stands)));
  });
  const dashboardForm = useDashboardForm(schema, {
    defaultValues: {
      fund: fund || (funds[0]?.slug ?? ""),
      amount: "",
      paid_on: karachiDay(new Date()),
      purpose: "",
      purpose_ur: "",
      method: "bank",
      payee: "",
      bank_reference: "",
      overdraw: false,
    },
  });
  const { form } = dashboardForm;
  const draft = useDraft(form, "payout:new");
  const save = useSave(dashboardForm, {
    noun: "payout",
    draft,
    send: (values) =>
      call(fundsCalls.createPayout, {
        body: { ...values, amount: rupees(values.amount) },
        texts: { failed: messages.saveFailed },
        createKey: draft.createKey,
      }),
    done: () => messages.recorded,
    refresh,
    onClose,
  });
  const [slug, amount] = useWatch({ control: form.control, name: ["fund", "amount"] });
  const stands = standsOf(slug);
  const beyond = (readRupees(amount).paisa ?? 0) > stands;

  return (
    <EditorDialog
      {...save.dialog}
      title="Record a payout"
      save={{ idle: "Record", busy: "Recording..." }}
      notices={<EditorNotices save={save} />}
    >
      <div className={fieldPair}>
        <SelectField form={form} name="fund" label="Fund" required hint={`It holds ${formatMoney(stands)}.`}>
          <Options of={funds.map((one) => ({ value: one.slug, label: one.title }))} />
        </SelectField>
        <MoneyField form={form} name="amount" label="Amount in rupees" required />
      </div>
      {beyond && !isRestricted(slug) && (
        <label className="flex cursor-pointer items-start gap-2.5 border-s-4 border-s-pomegranate bg-pomegranate-tint px-4 py-3 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-emerald"
            {...form.register("overdraw", { deps: ["amount"] })}
          />
          This is more than the fund holds. I have checked it, and the rest comes from elsewhere.
        </label>
      )}
      <BothLanguages>
        <TextField
          form={form}
          name="purpose"
          label="Spent on"
          required
          hint="Public: it appears in the open books on the site. Do not name anybody."
        />
        <UrduField form={form} name="purpose_ur" label="Spent on" hint={urduHint} />
      </BothLanguages>
      <div className={fieldPair}>
        <PastDayField form={form} name="paid_on" label="Day" required />
        <SelectField form={form} name="method" label="Paid">
          <Options of={payoutMethods.map((value) => ({ value, label: payoutMethodNames[value] }))} />
        </SelectField>
      </div>
      <TextField form={form} name="bank_reference" label="Bank's reference" />
      <TextField form={form} name="payee" label="Paid to" hint="Only staff see it." />
    </EditorDialog>
  );
}

const urduForm = payoutTranslation.pick({ purpose_ur: true });

type DialogProps = { payout: Payout; refresh: () => Promise<unknown>; onClose: () => void };

/** Writes the Urdu of a purpose that was recorded without it: all else of a payout stays as it is. */
export function PayoutTranslation({ payout, refresh, onClose }: DialogProps) {
  const { form, dialog } = useDialogForm({
    schema: urduForm,
    values: { purpose_ur: payout.purpose_ur },
    send: (body) =>
      call(fundsCalls.translatePayout, {
        body: { id: payout.id, ...body },
        texts: { failed: messages.translateFailed },
      }),
    done: messages.translated,
    refresh,
    onClose,
  });

  return (
    <EditorDialog
      {...dialog}
      title="What it was spent on, in Urdu"
      noun="translation"
      save={{ idle: "Save", busy: "Saving..." }}
      notices={
        <p className="mb-5 text-sm text-soft">
          <bdi className="font-semibold text-ink">{payout.purpose}</bdi>
        </p>
      }
    >
      <UrduField form={form} name="purpose_ur" label="Spent on" hint={urduHint} />
    </EditorDialog>
  );
}

/** Cancels a payout that was recorded by mistake. It stays in the list. */
export const PayoutCancellation = ({ payout, ...props }: DialogProps) => (
  <CancellationDialog
    noun="payout"
    paisa={payout.amount_paisa}
    words={payout.purpose}
    schema={payoutCancellation.pick({ reason: true })}
    send={(body) =>
      call(fundsCalls.cancelPayout, {
        body: { id: payout.id, ...body },
        texts: { failed: messages.cancelFailed },
      })
    }
    done={messages.cancelled}
    {...props}
  />
);

type CancellationDialogProps = {
  /** What is cancelled: "payout". */
  noun: string;
  paisa: number;
  words: string;
  schema: z.ZodType<{ reason: string }, { reason: string }>;
  send: (body: { reason: string }) => Promise<CallResult<{ message?: string }>>;
  done: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Cancels a payout or a fund entry that was recorded by mistake. It stays in the list. */
export function CancellationDialog({ noun, paisa, words, ...options }: CancellationDialogProps) {
  const { form, dialog } = useDialogForm({ ...options, values: { reason: "" } });
  return (
    <EditorDialog
      {...dialog}
      title={`Cancel this ${noun}?`}
      noun="cancellation"
      save={{ idle: `Cancel the ${noun}`, busy: "Cancelling..." }}
      notices={
        <p className="mb-5 text-sm text-soft">
          <span className="figures font-semibold text-ink">{formatMoney(paisa)}</span>, <bdi>{words}</bdi>. It
          no longer counts, and stays in the list with your reason.
        </p>
      }
    >
      <TextAreaField form={form} name="reason" label="Reason for cancelling" required rows={2} />
    </EditorDialog>
  );
}
