import { useState } from "react";
import { useFormState } from "react-hook-form";
import { z } from "zod";
import { isWallet } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField, PastDayField, TextAreaField } from "#app/dashboard/form-fields.tsx";
import { UnprintableNotice } from "#app/dashboard/unprintable-notice.tsx";
import { requiredText } from "#app/lib/call-rules.ts";
import { formatTime, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import { fieldPair } from "./booking-fields.tsx";
import { gatewayName } from "./donation-words.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskLimits, handConfirmationMs, deskMessages as messages } from "./donations-desk.messages.ts";
import type { DonationAttempt, DonationDetails } from "./donations-desk.schema.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import { donationConfirmation, type OtherDonation } from "./donations-desk-forms.schema.ts";
import { SameReference } from "./same-reference.tsx";

/** The tries at a gateway that staff may confirm by hand: those that were begun a day ago or earlier. */
export const triesByHand = ({ attempts }: DonationDetails): DonationAttempt[] =>
  attempts.filter(
    ({ gateway, state, created_at }) =>
      isWallet(gateway) && state !== "paid" && Date.now() - Date.parse(created_at) >= handConfirmationMs,
  );

const providerNumber = requiredText(messages.noProviderNumber, {
  label: "The transaction id",
  max: deskLimits.bankReference,
});

export type DialogProps = {
  donation: DonationDetails;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Beside what stays in a gift's history. */
export const noNames = "It stays in the gift's history. Do not name anybody.";

/** Confirms a donation by hand, with its amount typed again: DESK-04, DESK-13, DESK-14. */
export function ConfirmationDialog({ donation, ...props }: DialogProps) {
  const { works } = useSiteMail();
  const { id, version } = donation;
  const amount = formatMoney(donation.amount_paisa);
  const byHand = donation.gateway === "manual" || donation.gateway === "bank";
  const tries = byHand ? [] : triesByHand(donation);
  const provider = byHand ? undefined : gatewayName(tries.at(-1)?.gateway ?? donation.gateway);
  const [other, setOther] = useState("");
  const { form, dialog } = useDialogForm({
    ...props,
    schema: donationConfirmation
      .omit({ id: true, version: true, same_as: true })
      .extend({
        attempt: z.string().refine((attempt) => byHand || attempt !== "", messages.noAttempt),
        isOther: z.boolean().refine((ticked) => ticked || other === "", messages.tickOther),
        bank_reference: provider ? providerNumber : donationConfirmation.shape.bank_reference,
      })
      .superRefine((values, context) => {
        const fault = (path: string, message: string) =>
          context.addIssue({ code: "custom", path: [path], message });
        if (values.amount !== donation.amount_paisa) fault("amount", messages.otherAmount(amount));
        if (values.received_on > karachiDay(new Date())) fault("received_on", messages.futureDay);
      }),
    values: {
      amount: "",
      bank_reference: "",
      received_on: "",
      reason: "",
      attempt: tries.length === 1 ? (tries[0]?.reference ?? "") : "",
      isOther: false,
    },
    send: ({ isOther, ...values }) => {
      const same_as = isOther ? other : "";
      const body = { id, version, ...values, amount: rupees(values.amount), same_as };
      return call(donationsDeskCalls.confirmDonation, { body, texts: saveTexts });
    },
    done: messages.confirmed,
    onRefused: (body) => {
      const { other: known = "" } = (body ?? {}) as OtherDonation;
      setOther(known);
      if (known !== other) form.setValue("isOther", false);
      return known !== "";
    },
  });
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  return (
    <EditorDialog
      {...dialog}
      title={`Confirm ${amount} as paid`}
      noun="confirmation"
      save={{ idle: "Confirm as paid", busy: "Confirming..." }}
      notices={
        <>
          <UnprintableNotice letters={donation.unprintable} />
          <Notice className="mb-5">
            {provider
              ? `Only when ${provider}'s own portal shows this payment as paid, and its answer does not reach our server. After that we stop asking about this attempt.`
              : `Confirm only when the money is in the account. Then the gift is in the books, and the receipt is made${works ? " and sent to the donor" : ". No mail server is set up, so it is not sent"}.`}
          </Notice>
        </>
      }
    >
      {provider && (
        <FormField
          form={form}
          name="attempt"
          label="Try"
          required
          hint="The portal shows our reference for the payment."
        >
          {(control) => (
            <SelectInput {...control} className="figures">
              {tries.length !== 1 && <option value="">Choose...</option>}
              {tries.map(({ reference, created_at }) => (
                <option key={reference} value={reference}>
                  {reference}, {formatTime(created_at)}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
      )}
      <div className={fieldPair}>
        <MoneyField form={form} name="amount" label="Amount in rupees, typed again" required />
        <PastDayField
          form={form}
          name="received_on"
          label={provider ? "Day of the payment" : "Day at the bank"}
          required
        />
      </div>
      <FormField
        form={form}
        name="bank_reference"
        label={provider ? `${provider}'s transaction id` : "Bank's reference"}
        required
        hint={provider ? "The provider's number for the payment." : "As shown on the statement."}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            className="figures"
            onChange={(event) => {
              // The refusal was about the reference before.
              setOther("");
              return control.onChange(event);
            }}
          />
        )}
      </FormField>
      {other && (
        <SameReference other={other} fault={errors.isOther?.message} control={form.register("isOther")} />
      )}
      <TextAreaField form={form} name="reason" label="How you know" required hint={noNames} rows={2} />
    </EditorDialog>
  );
}
