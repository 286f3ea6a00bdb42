import type { ComponentProps } from "react";
import { donationLimits } from "#app/features/donations/donations.messages.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** The id of a field's control. */
export const donationFieldId = (name: string) => `field-${name}`;

type DonationDonorProps = {
  monthly: boolean;
  typed: FormValues;
  errorOf: (field: string) => string | undefined;
};

/** Who gives. All of it may be left out, but for the address of a monthly letter: DONATE-02. */
export function DonationDonor({ monthly, typed, errorOf }: DonationDonorProps) {
  const { works } = useSiteMail();
  const of = (name: string) => ({ name, typed: typed[name], error: errorOf(name) });
  const more = Boolean(typed.dedication || typed.reference);
  const open = monthly || more || Boolean(typed.name || typed.email);
  return (
    <details open={open} className="phone-fold group/donor">
      <summary className="framed flex min-h-12 items-center justify-between gap-3 border-y border-rule font-semibold supports-[selector(::details-content)]:lg:hidden">
        Name and email, for the receipt
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-emerald transition-transform group-open/donor:rotate-180"
        />
      </summary>
      <fieldset className="grid min-w-0 gap-5 max-lg:pt-4">
        <legend className="mb-2 font-display text-2xl font-semibold">From whom?</legend>
        <p className="text-sm text-soft">
          {monthly
            ? `We need your email address to send you a reminder each month${works ? "." : ", once our email is set up."}`
            : "You can leave all of this empty. Then we enter your gift as Anonymous."}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <DonorField
            {...of("name")}
            label="Full Name"
            autoComplete="name"
            maxLength={donationLimits.name}
            hint="As it should appear on the receipt."
          />
          <DonorField
            {...of("email")}
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required={monthly}
            hint={
              monthly
                ? "Each reminder has a link to stop."
                : works
                  ? "The receipt goes there."
                  : "Not needed: the receipt is on the page that comes next."
            }
          />
        </div>
        <label className="choice-card">
          <input type="checkbox" name="anonymous" value="true" defaultChecked={typed.anonymous === "true"} />
          Do not publish my name.
        </label>
        <details open={more} className="group">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-emerald">
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            Add a dedication or a reference of your own
          </summary>
          <div className="mt-3 grid gap-5">
            <div>
              <DonorField
                {...of("dedication")}
                label="Dedication"
                maxLength={donationLimits.dedication}
                hint="For example: In memory of my grandmother."
              />
              <p className="needs-script mt-2 flex flex-wrap gap-2">
                <DedicationStart words="In memory of" />
                <DedicationStart words="In honour of" />
              </p>
            </div>
            <DonorField
              {...of("reference")}
              label="Your own reference"
              maxLength={donationLimits.reference}
              hint="It appears on the receipt, for your records."
            />
          </div>
        </details>
      </fieldset>
    </details>
  );
}

type DonorFieldProps = Pick<ComponentProps<"input">, "type" | "autoComplete" | "maxLength" | "required"> & {
  name: string;
  label: string;
  hint: string;
  typed: string | undefined;
  error: string | undefined;
};

/** Not the fields of site/form-fields.tsx, which bring the list of cities: this page is the one that must be light. */
function DonorField({ name, label, hint, typed, error, required, ...input }: DonorFieldProps) {
  return (
    <Field id={donationFieldId(name)} label={label} hint={hint} error={error} required={required}>
      {(control) => <TextInput {...control} {...input} name={name} defaultValue={typed} />}
    </Field>
  );
}

/** Writes the beginning of a dedication, and leaves the cursor behind it. */
function DedicationStart({ words }: { words: string }) {
  function startDedication() {
    const field = document.getElementById(donationFieldId("dedication"));
    if (!(field instanceof HTMLInputElement)) return;
    const whom = field.value.replace(/^In (?:memory|honour) of\s*/, "");
    field.value = `${words} ${whom}`;
    field.focus();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <Button variant="quiet" size="small" onClick={startDedication}>
      {words} ...
    </Button>
  );
}
