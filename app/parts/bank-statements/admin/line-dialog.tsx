import { useState } from "react";
import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { methodsOf } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { type LineDecision, lineDecision } from "#app/parts/bank-statements/line-decision.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { LineNotice } from "./bank-statement-words.tsx";
import { DonationFields, ExclusionFields, KnownDonationFields } from "./line-fields.tsx";

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
export function LineDialog({ line, proposed = "", refresh, onClose }: LineDialogProps) {
  const toast = useToast();
  const identity = useIdentity();
  // The donation that this payment has confirmed: known from the list, or named by the server's refusal.
  const [other, setOther] = useState(line.same_as ?? "");
  const { form, result, setResult, handleSubmit } = useDashboardForm(lineDecision(other !== ""), {
    defaultValues: {
      what: line.same_as || proposed ? "known" : "donation",
      fund: "",
      method: methodsOf(identity, line.account)[0],
      name: "",
      email: "",
      anonymous: true,
      isOther: false,
      reference: line.same_as ?? proposed,
      parts: "",
      kind: "",
      reason: "",
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  const what = useWatch({ control: form.control, name: "what" });

  async function decide(decision: LineDecision) {
    const reply = await send(line, decision, other);
    if (reply.ok) {
      if (reply.body.message) toast.success(reply.body.message);
      await refresh();
      onClose();
      return;
    }
    const { other: known } = (reply.body ?? {}) as { other?: string };
    if (known) {
      setOther(known);
      form.setValue("isOther", false);
      if (form.getValues("reference") === "") form.setValue("reference", known);
    }
    setResult(reply);
    if (reply.status === 404 || (reply.status === 409 && !known)) await refresh();
  }

  return (
    <EditorDialog
      title={`What is ${formatMoney(line.amount_paisa)}?`}
      noun="decision"
      save={saves[what]}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(decide)}
      onClose={onClose}
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
              {...form.register("what", { onChange: () => setResult(undefined) })}
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
