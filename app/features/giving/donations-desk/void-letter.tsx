import { useQuery } from "@tanstack/react-query";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { callQuery } from "#app/dashboard/call.ts";
import { CheckboxField } from "#app/dashboard/form-fields.tsx";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

type VoidLetterProps<Input extends FieldValues & { tell?: unknown }, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  reference: string;
  act: "refund" | "correction" | "payment-back";
};

/** The email that the donor gets because the receipt becomes void. It can be left out. RECEIPT-10 */
export function VoidLetter<Input extends FieldValues & { tell?: unknown }, Output>({
  form,
  reference,
  act,
}: VoidLetterProps<Input, Output>) {
  const { data } = useQuery(
    callQuery(receiptsCalls.readVoidLetter, {
      query: { reference, act },
      texts: { failed: messages.letterFailed },
    }),
  );
  if (!data) return null;
  const { letter } = data;
  if (!letter)
    return (
      <p className="text-sm text-soft">
        The donor gave no email address: please tell them yourself if you can.
      </p>
    );
  return (
    <fieldset className="grid gap-3 border-t border-rule pt-4 text-sm">
      <CheckboxField
        label="Tell the donor"
        hint={act === "correction" ? "A new name, email or CNIC is told in any case." : undefined}
        {...form.register("tell" as Path<Input>)}
      />
      <blockquote
        lang={letter.language}
        dir="auto"
        className="grid gap-2 border-s-4 border-rule-strong bg-raised px-4 py-3"
      >
        <p className="font-semibold">{letter.subject}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="text-soft">
          To <bdi dir="ltr">{letter.to}</bdi>
        </p>
      </blockquote>
    </fieldset>
  );
}
