import { giftLimits } from "#app/features/donations/donations.messages.ts";
import { EmailField, fieldId, TextField, TickField } from "#app/site/form-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Who gives. All of it may be left out: DONATE-02. */
export function GiftDonor({ monthly, more }: { monthly: boolean; more: boolean }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-2 font-display text-2xl font-semibold">From whom?</legend>
      <p className="text-sm text-soft">All of this may be left empty: you are then entered as Anonymous.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label="Full Name"
          autoComplete="name"
          maxLength={giftLimits.name}
          hint="As it should stand on the receipt."
        />
        <EmailField
          label="Email"
          hint={monthly ? "The monthly letter goes there." : "The receipt goes there."}
        />
      </div>
      <TickField name="anonymous">Keep my name out of everything that you publish.</TickField>
      <details open={more} className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-emerald">
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          Dedicate it, or add a reference of your own
        </summary>
        <div className="mt-3 grid gap-5">
          <div>
            <TextField
              name="dedication"
              label="Dedication"
              maxLength={giftLimits.dedication}
              hint="Such as: In memory of my grandmother."
            />
            <p className="needs-script mt-2 flex flex-wrap gap-2">
              <DedicationStart words="In memory of" />
              <DedicationStart words="In honour of" />
            </p>
          </div>
          <TextField
            name="reference"
            label="Your own reference"
            maxLength={giftLimits.reference}
            hint="It stands on the receipt, for your books."
          />
        </div>
      </details>
    </fieldset>
  );
}

/** Writes the beginning of a dedication, and leaves the cursor behind it. */
function DedicationStart({ words }: { words: string }) {
  function begin() {
    const field = document.getElementById(fieldId("dedication"));
    if (!(field instanceof HTMLInputElement)) return;
    const whom = field.value.replace(/^In (?:memory|honour) of\s*/, "");
    field.value = `${words} ${whom}`;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <Button variant="quiet" size="small" onClick={begin}>
      {words} ...
    </Button>
  );
}
