import { type RefObject, useCallback, useEffect, useState } from "react";
import { generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { forgetFormDraft, keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import type { DonateLink } from "./donate-link.ts";

const draftName = "/donate";
/** The trap, the buttons, and what a shared phone must not keep. */
const unkept = ["website", "form_token", "paymentMethod", "tax_number", "postal_address"];

/**
 * What stands in the fields of the donation, for the summary beside them; kept for this tab until it is sent. What a link
 * names wins over the draft, and so does what was typed before the page was ready.
 * @param posted what came back from a form that was posted
 */
export function useDonationFields(
  form: RefObject<HTMLFormElement | null>,
  link: DonateLink,
  posted: FormValues | undefined,
) {
  const [values, setValues] = useState<FormValues>(() => posted ?? initialValues(link));

  const read = useCallback((): FormValues => {
    const now = form.current ? formValues(form.current) : {};
    setValues(now);
    const kept = Object.entries(now).filter(([field]) => !unkept.includes(field));
    keepFormDraft(draftName, Object.fromEntries(kept));
    return now;
  }, [form]);

  /** For what is chosen by a button: sets the field, and reads all of them again. */
  const write = useCallback(
    (field: string, value: string) => {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof RadioNodeList || input instanceof HTMLInputElement) input.value = value;
      return read();
    },
    [form, read],
  );

  useEffect(() => {
    const draft = posted ? undefined : readFormDraft(draftName);
    if (form.current && draft) restore(form.current, draft, link);
    if (form.current) setValues(formValues(form.current));
  }, [form, link, posted]);

  return { values, read, write, draft: { forget: () => forgetFormDraft(draftName) } };
}

const initialValues = ({ amount, fund, monthly }: DonateLink): FormValues => ({
  amount,
  fund,
  monthly: String(monthly),
});

/** Fills what is still as the page came. */
function restore(form: HTMLFormElement, draft: FormValues, link: DonateLink): void {
  const untouched: Readonly<Record<string, string>> = { fund: generalFund, monthly: "false" };
  const named: Readonly<Record<string, boolean>> = {
    amount: link.amount !== "",
    fund: link.fund !== generalFund,
    monthly: link.monthly,
  };
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (named[name] || !field) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked ||= field.value === value;
    else if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
      if (field.value === (untouched[name] ?? "")) field.value = value;
    }
  }
}
