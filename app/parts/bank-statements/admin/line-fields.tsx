import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { methodNames } from "#app/contract/payment-methods.ts";
import { SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { DonorFields, FundField, fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { SameReference } from "#app/features/giving/donations-desk/same-reference.tsx";
import { exclusionKinds, exclusionNames, methodsOf } from "#app/features/giving/ledger/statement-accounts.ts";
import { maxExclusionReason } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import type { LineDecision, LineDecisionInput } from "#app/parts/bank-statements/line-decision.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Options } from "#app/ui/options.tsx";

type FieldsProps = { form: UseFormReturn<LineDecisionInput, unknown, LineDecision> };

type DonationFieldsProps = FieldsProps & {
  line: StatementLine;
  /** The donation that has this reference; empty: none. */
  other: string;
};

/** A donation that comes into the books now, of a donor where one is known. */
export function DonationFields({ form, line, other }: DonationFieldsProps) {
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  const methods = methodsOf(useIdentity(), line.account);
  return (
    <>
      {other ? (
        <SameReference
          other={other}
          fault={errors.isOther?.message}
          control={form.register("isOther")}
          label="I have checked: it is another payment."
        />
      ) : (
        line.alike && (
          <Notice tone="bad">
            A line with the same day and amount has already confirmed a gift. Make sure that this is separate
            money.
          </Notice>
        )
      )}
      <div className={fieldPair}>
        <FundField form={form} hint="As the donor says; otherwise General." />
        {methods.length > 1 && (
          <SelectField form={form} name="method" label="Received in" required>
            <Options of={methods.map((method) => ({ value: method, label: methodNames[method] }))} />
          </SelectField>
        )}
      </div>
      <DonorFields form={form} />
      <p className="text-sm text-soft">
        It is paid at once, with a receipt, and counted on {formatDay(line.day)} at the bank.
      </p>
    </>
  );
}

/** A donation that waits for this money, or that staff have confirmed or booked before the statement came. */
export function KnownDonationFields({ form, other }: FieldsProps & { other: string }) {
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  const reference = useWatch({ control: form.control, name: "reference" });
  return (
    <>
      {other && reference.toUpperCase() !== other && (
        <SameReference
          other={other}
          fault={errors.isOther?.message}
          control={form.register("isOther")}
          label="I have checked: it is another payment."
        />
      )}
      <TextField
        form={form}
        name="reference"
        label="Reference of the gift"
        required
        hint="TXN and 17 letters and digits, as in Donations. A pending gift is marked as paid, for its own fund; up to 2 % less may have come, which the bank kept. A gift in the books does not change."
        className="figures"
      />
    </>
  );
}

/** Money that is no donation. */
export const ExclusionFields = ({ form }: FieldsProps) => (
  <>
    <SelectField form={form} name="kind" label="What it is" required deps={["reason"]}>
      <option value="">Choose...</option>
      <Options of={exclusionKinds.map((kind) => ({ value: kind, label: exclusionNames[kind] }))} />
    </SelectField>
    <TextAreaField
      form={form}
      name="reason"
      label="In your own words"
      hint="For the records. It stays in the log, so do not name anybody."
      rows={2}
      maxLength={maxExclusionReason}
    />
  </>
);
