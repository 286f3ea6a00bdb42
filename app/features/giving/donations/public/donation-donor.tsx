import type { ComponentProps } from "react";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import { maxTaxNumber } from "#app/features/giving/ledger/tax-number.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** The id of a field's control. */
export const donationFieldId = (name: string) => `field-${name}`;

type DonationDonorProps = {
  monthly: boolean;
  /** By bank transfer the name is asked for at once: the bank's slip names nobody to us. */
  byBank: boolean;
  typed: FormValues;
  errorOf: (field: string) => string | undefined;
};

/** Who gives. All of it may be left out, but for the address of a monthly letter: DONATE-02. */
export function DonationDonor({ monthly, byBank, typed, errorOf }: DonationDonorProps) {
  const t = useText<typeof donateWords>("donate");
  const { works } = useSiteMail();
  const of = (name: string) => ({ name, typed: typed[name], error: errorOf(name) });
  const more = Boolean(typed.dedication || typed.reference);
  const claims = Boolean(typed.tax_number || typed.postal_address);
  const open = monthly || byBank || more || claims || Boolean(typed.name || typed.email);
  return (
    <details open={open} className="phone-fold group/donor">
      <summary className="framed flex min-h-12 items-center justify-between gap-3 border-y border-rule font-semibold supports-[selector(::details-content)]:lg:hidden">
        {t("donorFold")}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-emerald transition-transform group-open/donor:rotate-180"
        />
      </summary>
      <fieldset className="grid min-w-0 gap-5 max-lg:pt-4">
        <legend className="mb-2 font-display text-2xl font-semibold">{t("fromWhom")}</legend>
        <p className="text-sm text-soft">
          {t(monthly ? (works ? "monthlyNeedsEmail" : "monthlyNeedsEmailLater") : "mayBeEmpty")}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <DonorField
            {...of("name")}
            label={t("fullName")}
            autoComplete="name"
            maxLength={donationLimits.name}
            hint={t("nameHint")}
          />
          <DonorField
            {...of("email")}
            label={t("email")}
            type="email"
            autoComplete="email"
            maxLength={254}
            required={monthly}
            hint={t(monthly ? "emailMonthly" : works ? "emailReceipt" : "emailNotNeeded")}
          />
        </div>
        <label className="choice-card">
          <input type="checkbox" name="anonymous" value="true" defaultChecked={typed.anonymous === "true"} />
          {t("anonymous")}
        </label>
        <details open={more} className="group">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-emerald">
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            {t("addMore")}
          </summary>
          <div className="mt-3 grid gap-5">
            <div>
              <DonorField
                {...of("dedication")}
                label={t("dedication")}
                maxLength={donationLimits.dedication}
                hint={t("dedicationHint")}
              />
              <p className="needs-script mt-2 flex flex-wrap gap-2">
                <DedicationStart words="inMemoryOf" />
                <DedicationStart words="inHonourOf" />
              </p>
            </div>
            <DonorField
              {...of("reference")}
              label={t("ownReference")}
              maxLength={donationLimits.reference}
              hint={t("ownReferenceHint")}
            />
          </div>
        </details>
        <details open={claims} className="group">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-emerald">
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            {t("claimTax")}
          </summary>
          <div className="mt-3 grid gap-5">
            <DonorField
              {...of("tax_number")}
              label={t("taxNumber")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={maxTaxNumber}
              hint={t("taxNumberHint")}
            />
            <DonorField
              {...of("postal_address")}
              label={t("postalAddress")}
              autoComplete="off"
              maxLength={donationLimits.postalAddress}
              hint={t("postalAddressHint")}
            />
          </div>
        </details>
      </fieldset>
    </details>
  );
}

type DonorFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "maxLength" | "required" | "inputMode"
> & {
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

const dedications = ["inMemoryOf", "inHonourOf"] as const;

/** Writes the words of a dedication around whom it names, and leaves the cursor at the name. */
function DedicationStart({ words }: { words: (typeof dedications)[number] }) {
  const t = useText<typeof donateWords>("donate");
  /** What stands before and behind the name: which of them is empty differs by language. */
  const around = (key: typeof words) => t(key, { whom: "\n" }).split("\n") as [string, string];
  function startDedication() {
    const field = document.getElementById(donationFieldId("dedication"));
    if (!(field instanceof HTMLInputElement)) return;
    let whom = field.value.trim();
    for (const [before, behind] of dedications.map(around)) {
      const isIn = whom.startsWith(before.trim()) && whom.endsWith(behind.trim());
      if (isIn) whom = whom.slice(before.trim().length, whom.length - behind.trim().length).trim();
    }
    field.value = t(words, { whom });
    field.focus();
    const end = around(words)[0].length + whom.length;
    field.setSelectionRange(end, end);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <Button variant="quiet" size="small" onClick={startDedication}>
      {t(words, { whom: "..." })}
    </Button>
  );
}
