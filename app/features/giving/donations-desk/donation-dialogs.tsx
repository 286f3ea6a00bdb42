import type { ReactNode } from "react";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ConfirmationDialog, type DialogProps, noNames } from "./confirmation-dialog.tsx";
import { CorrectionDialog, TakeBackDialog } from "./correction-dialog.tsx";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import { donationRefund, donationReview } from "./donations-desk-forms.schema.ts";
import { VoidLetter } from "./void-letter.tsx";

/** Records that a donation was given back: DESK-05. */
function RefundDialog({ donation, ...props }: DialogProps) {
  const { id, version } = donation;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: donationRefund.omit({ id: true, version: true }),
    values: { reason: "", bank_reference: "", tell: true },
    send: (values) =>
      call(donationsDeskCalls.refundDonation, { body: { id, version, ...values }, texts: saveTexts }),
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
      <TextAreaField
        form={form}
        name="reason"
        label="Reason for the refund"
        required
        hint={noNames}
        rows={2}
      />
      <TextField form={form} name="bank_reference" label="Reference of the refund" />
      <VoidLetter form={form} reference={donation.reference} act="refund" />
    </EditorDialog>
  );
}

/** Settles what was odd about a donation: DESK-08. */
function ReviewDialog({ donation: { id, version }, ...props }: DialogProps) {
  const { form, dialog } = useDialogForm({
    ...props,
    schema: donationReview.omit({ id: true, version: true }),
    values: { reason: "" },
    send: (values) =>
      call(donationsDeskCalls.settleReview, { body: { id, version, ...values }, texts: saveTexts }),
    done: messages.resolved,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Settle the review"
      noun="finding"
      save={{ idle: "Settle", busy: "Saving..." }}
    >
      <TextAreaField form={form} name="reason" label="What you found" required hint={noNames} rows={3} />
    </EditorDialog>
  );
}

export type DonationDialog = "confirm" | "refund" | "review" | "correct" | "take back";
export const donationDialogs: Record<DonationDialog, (props: DialogProps) => ReactNode> = {
  confirm: ConfirmationDialog,
  refund: RefundDialog,
  review: ReviewDialog,
  correct: CorrectionDialog,
  "take back": TakeBackDialog,
};
