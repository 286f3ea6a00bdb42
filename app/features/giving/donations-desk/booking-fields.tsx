import { useQuery } from "@tanstack/react-query";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { CheckboxField, SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { baseFunds } from "#app/features/giving/ledger/giving.limits.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Options } from "#app/ui/field.tsx";
import { fundBalances } from "./donations-desk-calls.ts";

/** What a form must have for the fields below. */
type BookingValues = Partial<Record<"fund" | "name" | "email" | "anonymous", unknown>>;

type BookingFieldsProps<Input extends FieldValues & BookingValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
};

/** Fields beside each other where there is room. */
export const fieldPair = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";

/** TypeScript does not know the keys of a form that it knows by a bound only. */
const field = <Input extends FieldValues & BookingValues>(name: keyof BookingValues) => name as Path<Input>;

/** The fund of a donation that staff book: one that is open. None is chosen beforehand: a donation of Zakat is no other donation. */
export function FundField<Input extends FieldValues & BookingValues, Output>({
  form,
  hint,
}: BookingFieldsProps<Input, Output> & { hint?: string }) {
  const { data } = useQuery(fundBalances);
  const open = data?.funds.filter((fund) => fund.open) ?? baseFunds;
  return (
    <SelectField form={form} name={field<Input>("fund")} label="For" required hint={hint}>
      <option value="">Choose...</option>
      <Options of={open.map(({ slug, title }) => ({ value: slug, label: title }))} />
    </SelectField>
  );
}

/** The donor of a donation that staff book, as far as one is known. */
export function DonorFields<Input extends FieldValues & BookingValues, Output>({
  form,
}: BookingFieldsProps<Input, Output>) {
  const { works } = useSiteMail();
  return (
    <>
      <div className={fieldPair}>
        <TextField
          form={form}
          name={field<Input>("name")}
          label="Donor"
          hint="If empty, the receipt says Anonymous."
        />
        <TextField
          form={form}
          name={field<Input>("email")}
          label="Email"
          hint={
            works
              ? "We send the receipt there."
              : "No mail server is set up: the receipt waits in the outbox."
          }
          type="email"
          autoComplete="off"
        />
      </div>
      <CheckboxField label="Do not show the name in public" {...form.register(field<Input>("anonymous"))} />
    </>
  );
}
