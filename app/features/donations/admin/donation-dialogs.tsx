import type { ReactNode } from "react";
import { call } from "#app/dashboard/call.ts";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import { donationRefund, donationReview } from "./donations-desk.schema.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import { type DialogProps, noNames, useAction } from "./use-action.ts";

/** Records that a donation was given back: DESK-05. */
function RefundDialog(props: DialogProps) {
  const { donation } = props;
  const { form, dialog } = useAction(props, {
    schema: donationRefund.omit({ id: true, version: true }),
    values: { reason: "", bank_reference: "" },
    save: (values, opened) => call("refundDonation", { body: { ...opened, ...values }, texts: saveTexts }),
    done: messages.refunded,
  });
  return (
    <EditorDialog
      {...dialog}
      title={`Give ${formatMoney(donation.amount_paisa)} back`}
      noun="refund"
      save={{ idle: "Record refund", busy: "Recording..." }}
      notices={
        <Notice tone="bad" className="mb-5">
          <strong>This only records the refund. It sends no money.</strong> Send it back at the bank or in the
          provider's portal first. Here the gift leaves the totals and its receipt {donation.receipt?.number}{" "}
          becomes void. It cannot be undone.
        </Notice>
      }
    >
      <FormField form={form} name="reason" label="Reason for the refund" required hint={noNames}>
        {(control) => <TextArea {...control} rows={2} dir="auto" />}
      </FormField>
      <FormField form={form} name="bank_reference" label="Reference of the refund">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </EditorDialog>
  );
}

/** Settles what was odd about a donation: DESK-08. */
function ReviewDialog(props: DialogProps) {
  const { form, dialog } = useAction(props, {
    schema: donationReview.omit({ id: true, version: true }),
    values: { reason: "" },
    save: (values, opened) => call("settleReview", { body: { ...opened, ...values }, texts: saveTexts }),
    done: messages.resolved,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Settle the review"
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
