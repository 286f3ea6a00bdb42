import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { EndpointName } from "#app/contract/endpoints.ts";
import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import {
  type DonationDetails,
  donationConfirmation,
  donationRefund,
  donationReview,
} from "./donations-desk.schema.ts";
import { act } from "./donations-desk-calls.ts";

type DialogProps = {
  donation: DonationDetails;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** The form of an action: sent with the version that is shown, closed once it is done. A refusal loads the gift again. */
function useAction<Input extends FieldValues, Output extends object>(
  { donation, refresh, onClose }: DialogProps,
  options: {
    schema: z.ZodType<Output, Input>;
    values: Input;
    call: EndpointName;
    /** What is sent. */
    body: (values: Output) => object;
    done: string;
  },
) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(options.schema, {
    values: options.values,
    resetOptions: { keepDirtyValues: true },
  });
  const { isSubmitting, isDirty } = form.formState;
  const submit = handleSubmit(async (values) => {
    const { id, version } = donation;
    const reply = await act(options.call, { id, version, ...options.body(values) });
    if (!reply.ok) {
      setResult(reply);
      if (reply.status === 409 || reply.status === 404) await refresh();
      return;
    }
    toast.success(reply.body.message ?? options.done);
    await refresh();
    onClose();
  });
  const dialog = { saving: isSubmitting, unsaved: isDirty, result, onSubmit: submit, onClose };
  return { form, dialog };
}

const noNames = "It stays in the history of the gift. Name nobody here.";

/** Confirms a gift by hand, with its amount typed again: DESK-04. */
export function ConfirmationDialog(props: DialogProps) {
  const { donation } = props;
  const amount = formatMoney(donation.amount_paisa);
  const { form, dialog } = useAction(props, {
    schema: donationConfirmation.omit({ id: true, version: true }).superRefine((values, context) => {
      if (values.amount !== donation.amount_paisa)
        context.addIssue({ code: "custom", path: ["amount"], message: messages.otherAmount(amount) });
      if (values.received_on > karachiDay(new Date()))
        context.addIssue({ code: "custom", path: ["received_on"], message: messages.futureDay });
    }),
    values: { amount: "", bank_reference: "", received_on: "", reason: "" },
    call: "confirmDonation",
    body: (values) => ({ ...values, amount: rupees(values.amount) }),
    done: messages.confirmed,
  });
  return (
    <EditorDialog
      {...dialog}
      title={`Confirm ${amount} as paid`}
      noun="confirmation"
      save={{ idle: "Confirm as paid", busy: "Confirming..." }}
      notices={
        <Notice className="mb-5">
          Only when the money is on the account. The gift is then in the books, its receipt is made, and the
          donor gets it by mail.
        </Notice>
      }
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="amount" label="Amount in rupees, typed again" required>
          {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" className="figures" />}
        </FormField>
        <FormField form={form} name="received_on" label="Day at the bank" required>
          {(control) => <TextInput {...control} type="date" max={karachiDay(new Date())} />}
        </FormField>
      </div>
      <FormField
        form={form}
        name="bank_reference"
        label="Bank's reference"
        required
        hint="As it stands on the statement."
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="reason" label="How you know" required hint={noNames}>
        {(control) => <TextArea {...control} rows={2} dir="auto" />}
      </FormField>
    </EditorDialog>
  );
}

/** Records that a gift was given back: DESK-05. */
export function RefundDialog(props: DialogProps) {
  const { donation } = props;
  const { form, dialog } = useAction(props, {
    schema: donationRefund.omit({ id: true, version: true }),
    values: { reason: "", bank_reference: "" },
    call: "refundDonation",
    body: (values) => values,
    done: messages.refunded,
  });
  return (
    <EditorDialog
      {...dialog}
      title={`Give ${formatMoney(donation.amount_paisa)} back`}
      noun="refund"
      save={{ idle: "Record as given back", busy: "Recording..." }}
      notices={
        <Notice tone="bad" className="mb-5">
          <strong>This sends no money.</strong> Send it back at the bank or in the provider's portal first.
          Here the gift leaves the totals and its receipt {donation.receipt?.number} becomes void. It cannot
          be undone.
        </Notice>
      }
    >
      <FormField form={form} name="reason" label="Why it is given back" required hint={noNames}>
        {(control) => <TextArea {...control} rows={2} dir="auto" />}
      </FormField>
      <FormField form={form} name="bank_reference" label="Reference of the payment back">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </EditorDialog>
  );
}

/** Settles what was odd about a gift: DESK-08. */
export function ReviewDialog(props: DialogProps) {
  const { form, dialog } = useAction(props, {
    schema: donationReview.omit({ id: true, version: true }),
    values: { reason: "" },
    call: "settleReview",
    body: (values) => values,
    done: messages.resolved,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Settle what needs a look"
      noun="finding"
      save={{ idle: "Settle", busy: "Saving..." }}
    >
      <FormField form={form} name="reason" label="What you found" required hint={noNames}>
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
    </EditorDialog>
  );
}

export type DonationDialog = "confirm" | "refund" | "review";
export const donationDialogs: Record<DonationDialog, (props: DialogProps) => ReactNode> = {
  confirm: ConfirmationDialog,
  refund: RefundDialog,
  review: ReviewDialog,
};
