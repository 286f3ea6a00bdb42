import { type UseFormReturn, useFormState } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { baseFunds, methodNames } from "#app/features/donations/donations.messages.ts";
import { useFundBalances } from "#app/features/donations/funds/donations-payouts-calls.ts";
import { formatDay } from "#app/lib/dates.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SelectInput, TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { LineDecision, LineDecisionInput } from "./line-decision.ts";
import { asideKinds, asideNames, methodsOf } from "./statement-accounts.ts";
import { maxAsideReason, transferDeskMessages as messages } from "./transfers-desk.messages.ts";
import type { StatementLine } from "./transfers-statements.schema.ts";

type FieldsProps = { form: UseFormReturn<LineDecisionInput, unknown, LineDecision> };

const place = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";

type GiftFieldsProps = FieldsProps & {
  line: StatementLine;
  /** The gift that has this reference; empty: none. */
  other: string;
};

/** A gift that comes into the books now, of a donor where one is known. */
export function GiftFields({ form, line, other }: GiftFieldsProps) {
  const { data: funds } = useFundBalances();
  const open = funds?.filter((fund) => fund.open) ?? baseFunds;
  const methods = methodsOf(line.account);
  return (
    <>
      {other ? (
        <OtherPayment form={form} other={other} />
      ) : (
        line.alike && (
          <Notice tone="bad">
            A line of the same day and amount has confirmed a gift already. Make sure that this is other
            money.
          </Notice>
        )
      )}
      <div className={place}>
        <FormField form={form} name="fund" label="For" required hint="Without a word of the donor, General.">
          {(control) => (
            <SelectInput {...control}>
              {open.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        {methods.length > 1 && (
          <FormField form={form} name="method" label="Came in as" required>
            {(control) => (
              <SelectInput {...control}>
                {methods.map((method) => (
                  <option key={method} value={method}>
                    {methodNames[method]}
                  </option>
                ))}
              </SelectInput>
            )}
          </FormField>
        )}
      </div>
      <div className={place}>
        <FormField form={form} name="name" label="Donor" hint="Left empty, the receipt says Anonymous.">
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="email" label="Email" hint="The receipt is sent there.">
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </FormField>
      </div>
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm">
        <input type="checkbox" className="size-5 accent-emerald" {...form.register("anonymous")} />
        The name is not to be shown in public
      </label>
      <p className="text-sm text-soft">
        It is paid at once, with a receipt, and counted on {formatDay(line.day)} at the bank.
      </p>
    </>
  );
}

/** The same reference has confirmed a gift: it is booked again only knowingly. */
function OtherPayment({ form, other }: FieldsProps & { other: string }) {
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  const fault = errors.isOther?.message;
  return (
    <Notice tone="bad">
      <p className="wrap-anywhere">{messages.sameGift(other)} Booked again, the money counts twice.</p>
      <label className="mt-2 flex cursor-pointer items-start gap-2.5">
        <input
          type="checkbox"
          aria-invalid={fault ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-emerald"
          {...form.register("isOther")}
        />
        I have checked it: this is another payment.
      </label>
      {fault && <p className="mt-1 font-semibold text-pomegranate">{fault}</p>}
    </Notice>
  );
}

/** A gift that staff have confirmed or booked before the statement came. */
export const KnownGiftFields = ({ form }: FieldsProps) => (
  <FormField
    form={form}
    name="reference"
    label="Reference of the gift"
    required
    hint="TXN and 17 letters and digits, as in Donations. The books do not change; the statement confirms the gift from now on."
  >
    {(control) => <TextInput {...control} autoComplete="off" className="figures" />}
  </FormField>
);

/** Money that is no gift. */
export const AsideFields = ({ form }: FieldsProps) => (
  <>
    <FormField form={form} name="kind" label="What it is" required deps={["reason"]}>
      {(control) => (
        <SelectInput {...control}>
          <option value="">Choose...</option>
          {asideKinds.map((kind) => (
            <option key={kind} value={kind}>
              {asideNames[kind]}
            </option>
          ))}
        </SelectInput>
      )}
    </FormField>
    <FormField
      form={form}
      name="reason"
      label="In your words"
      hint="For whoever reads the books. It stays in the log: name nobody here."
    >
      {(control) => <TextArea {...control} rows={2} maxLength={maxAsideReason} dir="auto" />}
    </FormField>
  </>
);
