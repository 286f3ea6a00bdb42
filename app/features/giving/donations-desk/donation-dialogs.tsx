import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField, PastDayField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney, readRupees, rupees } from "#app/lib/money.ts";
import { phoneText } from "#app/lib/phone.ts";
import { Notice } from "#app/ui/notice.tsx";
import { FundField, fieldPair } from "./booking-fields.tsx";
import { ConfirmationDialog, type DialogProps, noNames } from "./confirmation-dialog.tsx";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import {
  donationCorrection,
  donationRefund,
  donationReview,
  paymentTakenBack,
} from "./donations-desk-forms.schema.ts";
import { besideReceipt, needsNewReceipt } from "./needs-new-receipt.ts";
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

const correctionForm = donationCorrection.omit({ id: true, version: true });

/** Corrects what was wrong about a paid gift; an email alone is changed in place. DESK-15, DESK-17. */
function CorrectionDialog({ donation, ...props }: DialogProps) {
  const { id, version, receipt } = donation;
  const was = {
    fund: donation.fund,
    amount: String(rupees(donation.amount_paisa)),
    received_on: donation.received_on ?? "",
    name: donation.donor_name,
    email: donation.donor_email,
    dedication: donation.dedication,
    tax_number: donation.tax_number,
    postal_address: donation.postal_address,
    phone: donation.donor_phone && phoneText(donation.donor_phone),
  };
  const said = { ...was, amount: donation.amount_paisa };
  const { form, dialog } = useDialogForm({
    ...props,
    schema: correctionForm.superRefine((values, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (values.amount > donation.amount_paisa)
        fault("amount", messages.onlyDown(formatMoney(donation.amount_paisa)));
      if (values.received_on > karachiDay(new Date())) fault("received_on", messages.futureDay);
      if (!values.reason && needsNewReceipt(said, values)) fault("reason", messages.noReason);
    }),
    values: { ...was, reason: "", tell: true },
    send: ({ amount, ...values }) =>
      call(donationsDeskCalls.correctDonation, {
        body: { id, version, ...values, amount: rupees(amount) },
        texts: saveTexts,
      }),
    done: messages.corrected,
  });
  const values = useWatch({ control: form.control });
  const paisa = readRupees(String(values.amount ?? "")).paisa ?? donation.amount_paisa;
  const isKept =
    besideReceipt.some((field) => values[field] !== was[field]) &&
    !needsNewReceipt(said, { ...(values as typeof was), amount: paisa });
  return (
    <EditorDialog
      {...dialog}
      title={`Correct this gift of ${formatMoney(donation.amount_paisa)}`}
      noun="correction"
      save={{ idle: "Correct", busy: "Correcting..." }}
      notices={
        <Notice className="mb-5">
          {isKept
            ? "The receipt stays, and is sent to the email again."
            : `A new receipt replaces ${receipt?.number}, which becomes void. The payment, its statement line and its day in the books stay as they are.`}
        </Notice>
      }
    >
      <div className={fieldPair}>
        <FundField form={form} />
        <MoneyField
          form={form}
          name="amount"
          label="Amount in rupees"
          required
          hint={
            paisa < donation.amount_paisa
              ? `${formatMoney(donation.amount_paisa - paisa)} is recorded as given back. Send it first.`
              : "It can only go down: the rest was given back."
          }
        />
        <TextField form={form} name="name" label="Donor" hint="If empty, the receipt says Anonymous." />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" />
        <PastDayField form={form} name="received_on" label="Day it was received" required />
        <TextField form={form} name="dedication" label="Dedication" />
        <TextField
          form={form}
          name="phone"
          label="Phone"
          inputMode="tel"
          autoComplete="off"
          className="figures"
        />
        <TextField
          form={form}
          name="tax_number"
          label="CNIC or NTN"
          hint="Printed on the donor's own papers alone."
          inputMode="numeric"
          autoComplete="off"
          className="figures"
        />
        <TextField
          form={form}
          name="postal_address"
          label="Postal address"
          hint="For the tax office's list alone."
          autoComplete="off"
        />
      </div>
      {!isKept && (
        <>
          <TextAreaField form={form} name="reason" label="What was wrong" required hint={noNames} rows={2} />
          <VoidLetter form={form} reference={donation.reference} act="correction" />
        </>
      )}
    </EditorDialog>
  );
}

/** A payment was matched with the wrong gift: it waits again, or pays the right one. DESK-16. */
function TakeBackDialog({ donation, ...props }: DialogProps) {
  const { id, version, receipt } = donation;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: paymentTakenBack.omit({ id: true, version: true }),
    values: { reference: "", reason: "", tell: true },
    send: (values) =>
      call(donationsDeskCalls.takePaymentBack, { body: { id, version, ...values }, texts: saveTexts }),
    done: messages.takenBack,
  });
  return (
    <EditorDialog
      {...dialog}
      title="This payment was not this gift's"
      noun="finding"
      save={{ idle: "Take it back", busy: "Taking back..." }}
      notices={
        <Notice tone="bad" className="mb-5">
          The receipt {receipt?.number} becomes void.{" "}
          {donation.line
            ? "The statement line waits again, or pays the gift that you name."
            : "No statement line shows this payment, so nothing else is paid by it."}
        </Notice>
      }
    >
      {donation.line && (
        <TextField
          form={form}
          name="reference"
          label="Whose payment it is"
          hint="The reference of the gift that waits for it, such as TXN26... Empty: the line waits."
          autoComplete="off"
          className="figures"
        />
      )}
      <TextAreaField form={form} name="reason" label="What was wrong" required hint={noNames} rows={2} />
      <VoidLetter form={form} reference={donation.reference} act="payment-back" />
    </EditorDialog>
  );
}
