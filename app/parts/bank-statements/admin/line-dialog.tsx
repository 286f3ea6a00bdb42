import { useState } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { methodNames } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { DonorFields, FundField, fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { SameReference } from "#app/features/giving/donations-desk/same-reference.tsx";
import { exclusionKinds, exclusionNames, methodsOf } from "#app/features/giving/ledger/statement-accounts.ts";
import {
  maxExclusionReason,
  transferDeskMessages as messages,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import {
  type LineDecision,
  type LineDecisionInput,
  lineDecision,
  type StatementLine,
} from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Options } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LineNotice } from "./lines-table.tsx";

const choices = [
  ["donation", "A gift that is not in the books yet"],
  ["known", "A pending gift, or one that is already in the books"],
  ["several", "Several gifts in one transfer"],
  ["none", "No gift"],
] as const;

const saves = {
  donation: { idle: "Book", busy: "Booking..." },
  known: { idle: "Join", busy: "Joining..." },
  several: { idle: "Split", busy: "Splitting..." },
  none: { idle: "Set aside", busy: "Setting aside..." },
} as const;

function send({ id }: StatementLine, { what, ...form }: LineDecision, other: string) {
  const { fund, method, name, email, anonymous, reference, reason } = form;
  const same_as = form.isOther ? other : "";
  if (what === "known") {
    const body = { line: id, reference, same_as };
    return call(bankStatementsCalls.linkStatementLine, { body, texts: { failed: messages.linkFailed } });
  }
  if (what === "several") {
    const body = { line: id, parts: form.parts.map((part) => rupees(part)).join(" + ") };
    return call(bankStatementsCalls.splitStatementLine, { body, texts: { failed: messages.splitFailed } });
  }
  if (what === "none") {
    const body = { line: id, kind: form.kind || ("other" as const), reason };
    return call(bankStatementsCalls.excludeStatementLine, {
      body,
      texts: { failed: messages.exclusionFailed },
    });
  }
  const body = { line: id, fund, method, name, email, anonymous, same_as };
  return call(bankStatementsCalls.bookStatementLine, { body, texts: { failed: messages.bookFailed } });
}

type LineDialogProps = {
  line: StatementLine;
  /** The reference of the donation that it is proposed for; empty: none. */
  proposed?: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** What a line without a report is: a new donation, the money of a donation in the books, or no donation. TRANSFER-12 to 14. */
export function LineDialog({ line, proposed = "", ...props }: LineDialogProps) {
  const identity = useIdentity();
  // The donation that this payment has confirmed: known from the list, or named by the server's refusal.
  const [other, setOther] = useState(line.same_as ?? "");
  /** The decision that was refused: another one is not. */
  const [refused, setRefused] = useState<LineDecision["what"]>();
  const { form, dialog } = useDialogForm({
    ...props,
    schema: lineDecision(other !== ""),
    values: {
      what: line.same_as || proposed ? "known" : "donation",
      fund: "",
      method: methodsOf(identity, line.account)[0] ?? "bank-transfer",
      name: "",
      email: "",
      anonymous: true,
      isOther: false,
      reference: line.same_as ?? proposed,
      parts: "",
      kind: "",
      reason: "",
    },
    send: (decision) => send(line, decision, other),
    onRefused: (body) => {
      const { other: known = "" } = (body ?? {}) as { other?: string };
      setRefused(form.getValues("what"));
      if (known === "") return false;
      setOther(known);
      form.setValue("isOther", false);
      if (form.getValues("reference") === "") form.setValue("reference", known);
      return true;
    },
    done: messages.debitDecided,
  });
  const what = useWatch({ control: form.control, name: "what" });

  return (
    <EditorDialog
      {...dialog}
      title={`What is ${formatMoney(line.amount_paisa)}?`}
      noun="decision"
      save={saves[what]}
      result={what === refused ? dialog.result : undefined}
      notices={
        <>
          <LineNotice line={line} />
          {line.returned_on && (
            <Notice tone="bad" className="mb-5">
              This money went back on {formatDay(line.returned_on)}, as with a cheque that bounced. A gift
              that you book or match here is joined with that line: refund it, and its donor is told. If there
              is no gift, set this line aside, and change the other one under Money out to something else.
            </Notice>
          )}
        </>
      }
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">This money is</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-9 w-fit cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              value={value}
              className="size-4.5 shrink-0 accent-emerald"
              {...form.register("what")}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {what === "donation" && <DonationFields form={form} line={line} other={other} />}
      {what === "known" && <KnownDonationFields form={form} other={other} />}
      {what === "several" && (
        <TextField
          form={form}
          name="parts"
          label="Its parts in rupees"
          required
          hint="Two to ten amounts that add up to it, such as 3000 + 2000. Each becomes a line of its own."
          className="figures"
        />
      )}
      {what === "none" && <ExclusionFields form={form} />}
    </EditorDialog>
  );
}

type FieldsProps = { form: UseFormReturn<LineDecisionInput, unknown, LineDecision> };

type DonationFieldsProps = FieldsProps & {
  line: StatementLine;
  /** The donation that has this reference; empty: none. */
  other: string;
};

/** The payment has confirmed another donation: it is taken again only knowingly. */
function OtherPayment({ form, other }: FieldsProps & { other: string }) {
  const { errors } = useFormState({ control: form.control, name: "isOther" });
  return (
    <SameReference
      other={other}
      fault={errors.isOther?.message}
      control={form.register("isOther")}
      label="I have checked: it is another payment."
    />
  );
}

/** A donation that comes into the books now, of a donor where one is known. */
function DonationFields({ form, line, other }: DonationFieldsProps) {
  const methods = methodsOf(useIdentity(), line.account);
  return (
    <>
      {other && <OtherPayment form={form} other={other} />}
      {!other && line.alike && (
        <Notice tone="bad">
          A line with the same day and amount has already confirmed a gift. Make sure that this is separate
          money.
        </Notice>
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
function KnownDonationFields({ form, other }: FieldsProps & { other: string }) {
  const reference = useWatch({ control: form.control, name: "reference" });
  return (
    <>
      {other && reference.toUpperCase() !== other && <OtherPayment form={form} other={other} />}
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
const ExclusionFields = ({ form }: FieldsProps) => (
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
