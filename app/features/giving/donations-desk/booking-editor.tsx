import { useRef, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import { type DonationMethod, forWallets } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import {
  MoneyField,
  PastDayField,
  SelectField,
  TextAreaField,
  TextField,
} from "#app/dashboard/form-fields.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { Options } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { DonorFields, FundField, fieldPair } from "./booking-fields.tsx";
import { methodOptions } from "./donation-words.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages } from "./donations-desk.messages.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import { bookingForm, type OtherDonation } from "./donations-desk-forms.schema.ts";
import { SameReference } from "./same-reference.tsx";

const schemaFor = (other: string) =>
  bookingForm
    .safeExtend({ isOther: z.boolean() })
    .refine(({ received_on }) => received_on <= karachiDay(new Date()), {
      error: deskMessages.futureDay,
      path: ["received_on"],
    })
    .refine(({ isOther }) => isOther || other === "", { error: deskMessages.tickOther, path: ["isOther"] });

/** What the number of a payment is called, and what an accountant must know of it. */
const numbers: Record<DonationMethod, { label: string; hint: string }> = {
  cash: {
    label: "Number of the paper receipt",
    hint: "If you wrote one. The donor gets no tax credit for cash.",
  },
  cheque: { label: "Number of the cheque", hint: "Book a cheque once it has cleared." },
  "bank-transfer": { label: "Bank's reference", hint: "As shown on the bank statement." },
  ...forWallets(({ name }) => ({
    label: `${name} transaction id`,
    hint: "As shown in the wallet's statement.",
  })),
};

const blank = {
  amount: "",
  fund: "",
  method: "cash" as DonationMethod,
  received_on: "",
  bank_reference: "",
  name: "",
  email: "",
  phone: "",
  tax_number: "",
  postal_address: "",
  language: "en" as Language,
  anonymous: false,
  dedication: "",
  note: "",
  isOther: false,
};

/** What the next slip of a pile has in common with the one before. */
export type KeptOfBooking = Pick<typeof blank, "fund" | "method" | "received_on" | "bank_reference">;

/** "0107" after "0106": the slips of a book are numbered. Cheques and transfers are not. */
const nextNumber = (method: DonationMethod, number: string): string =>
  method === "cash" && /^\d{1,9}$/.test(number)
    ? String(Number(number) + 1).padStart(number.length, "0")
    : "";

type BookingEditorProps = {
  /** Of the gift that was booked before, with 'Book and next'. */
  kept?: KeptOfBooking;
  /** It was booked, and another one follows: the editor begins again with this. */
  onNext: (kept: KeptOfBooking) => void;
  refresh: () => Promise<unknown>;
  /** @param reference of the donation, just before the editor closes */
  onBooked: (reference: string) => void;
  onClose: () => void;
};

/** Books a donation that came without the site. It is paid at once, and its receipt is made: DESK-09, DESK-19. */
export function BookingEditor({ kept, onNext, onBooked, onClose, refresh }: BookingEditorProps) {
  const [other, setOther] = useState("");
  const isNext = useRef(false);
  const booked = useRef<KeptOfBooking>(undefined);
  const dashboardForm = useDashboardForm(schemaFor(other), {
    defaultValues: { ...blank, received_on: karachiDay(new Date()), ...kept },
  });
  const { form } = dashboardForm;
  const draft = useDraft(form, "gift:new");
  const save = useSave(dashboardForm, {
    noun: "gift",
    draft,
    send: async ({ isOther, ...values }) => {
      const same_as = isOther ? other : "";
      const donation = {
        ...values,
        amount: rupees(values.amount),
        same_as,
        idempotency_key: draft.createKey,
      };
      const reply = await call(donationsDeskCalls.bookDonation, { body: donation, texts: saveTexts });
      if (!reply.ok) {
        const { other: known = "" } = (reply.body ?? {}) as OtherDonation;
        setOther(known);
        if (known !== other) form.setValue("isOther", false);
      }
      if (reply.ok) {
        const { fund, received_on } = values;
        const bank_reference = nextNumber(values.method, values.bank_reference);
        booked.current = { fund, method: values.method, received_on, bank_reference };
      }
      if (reply.ok && reply.body.reference && !isNext.current) onBooked(reply.body.reference);
      return reply.ok ? { ...reply, body: { message: reply.body.message } } : reply;
    },
    done: () => deskMessages.booked,
    refresh,
    onClose: () => (isNext.current && booked.current ? onNext(booked.current) : onClose()),
  });
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  const method = useWatch({ control: form.control, name: "method" });
  const { label, hint } = numbers[method];

  return (
    <EditorDialog
      {...save.dialog}
      onSubmit={async (event) => {
        await save.submit(event);
        // Refused or booked: the next press decides anew.
        isNext.current = false;
      }}
      title="Book a gift"
      save={{ idle: "Book", busy: "Booking..." }}
      also={{
        label: "Book and next",
        place: "before",
        shortcut: true,
        prepare: () => {
          isNext.current = true;
        },
      }}
      notices={<EditorNotices save={save} />}
    >
      <div className={fieldPair}>
        <MoneyField form={form} name="amount" label="Amount in rupees" required />
        <FundField form={form} />
      </div>
      <DonorFields form={form} />
      <div className={fieldPair}>
        <SelectField form={form} name="method" label="Received in" required deps={["bank_reference"]}>
          <Options
            of={methodOptions.toReversed().map(({ value, label: name }) => ({ value, label: name }))}
          />
        </SelectField>
        <PastDayField
          form={form}
          name="received_on"
          label="Day it was received"
          required
          hint="It counts in the books from today."
        />
      </div>
      <FormField form={form} name="bank_reference" label={label} hint={hint} required={method !== "cash"}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            onChange={(event) => {
              // The refusal was about the number before.
              setOther("");
              return control.onChange(event);
            }}
          />
        )}
      </FormField>
      {other && (
        <SameReference other={other} fault={errors.isOther?.message} control={form.register("isOther")} />
      )}
      <div className={fieldPair}>
        <TextField
          form={form}
          name="phone"
          label="Phone"
          hint="The donor's papers of a year are found by it."
          type="tel"
          autoComplete="off"
          className="figures"
        />
        <SelectField form={form} name="language" label="Language of the receipt" required>
          <option value="en">English</option>
          <option value="ur">Urdu</option>
        </SelectField>
        <TextField
          form={form}
          name="tax_number"
          label="CNIC or NTN"
          hint="Only if the donor wants to claim tax."
          inputMode="numeric"
          autoComplete="off"
          className="figures"
        />
        <TextField
          form={form}
          name="postal_address"
          label="Postal address"
          hint="Only if the donor wants to claim tax."
          autoComplete="off"
        />
      </div>
      <TextField form={form} name="dedication" label="Dedication" />
      <TextAreaField form={form} name="note" label="Note" hint="Only staff see it." rows={2} />
    </EditorDialog>
  );
}
