import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { useDialogForm } from "#app/dashboard/use-dialog-form.ts";
import { debitKinds, debitNames } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { type Debit, debitDecision } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { Options } from "#app/ui/options.tsx";
import { LineNotice } from "./bank-statement-words.tsx";

type DebitDialogProps = { line: Debit; refresh: () => Promise<unknown>; onClose: () => void };

/** Which payout or gift a line of money that went out was, or what else. */
export function DebitDialog({ line, ...props }: DebitDialogProps) {
  const choices = line.payout ? [line.payout, ...line.payouts] : line.payouts;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: debitDecision,
    values: {
      line: line.id,
      kind: line.kind,
      payout: line.payout?.id ?? choices[0]?.id ?? "",
      gift: line.gift?.reference ?? "",
      reason: line.reason,
    },
    send: (body) => call(bankStatementsCalls.decideDebit, { body, texts: { failed: messages.debitFailed } }),
    done: messages.debitDecided,
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <EditorDialog
      {...dialog}
      title={`What was ${formatMoney(line.amount_paisa)}?`}
      noun="decision"
      save={{ idle: "Save", busy: "Saving..." }}
      notices={<LineNotice line={line} />}
    >
      <SelectField form={form} name="kind" label="What it was" required>
        <Options of={debitKinds.map((each) => ({ value: each, label: debitNames[each] }))} />
      </SelectField>
      {kind === "payout" && (
        <SelectField
          form={form}
          name="payout"
          label="The payout"
          hint="Payouts of this amount. Record a missing one under Funds first."
        >
          <option value="">Not recorded yet</option>
          <Options
            of={choices.map(({ id, purpose, fund_title, paid_on }) => ({
              value: id,
              label: `${formatDay(paid_on)}, ${fund_title}: ${purpose}`,
            }))}
          />
        </SelectField>
      )}
      {kind === "returned" && (
        <TextField
          form={form}
          name="gift"
          label="The gift that went back"
          hint="Its reference, TXN... Refund it at its page: its receipt becomes void."
          className="figures"
        />
      )}
      <TextAreaField form={form} name="reason" label="Reason" rows={2} required={kind === "other"} />
    </EditorDialog>
  );
}
