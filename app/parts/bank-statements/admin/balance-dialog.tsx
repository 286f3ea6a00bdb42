import { call } from "#app/dashboard/call.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField, PastDayField, SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { useDialogForm } from "#app/dashboard/use-dialog-form.ts";
import { ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { balanceForm } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Options } from "#app/ui/options.tsx";

/** What an account held, where its statements have no balances. @property day the last one of the month that is shown */
export function BalanceDialog({
  day,
  ...props
}: {
  day: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}) {
  const accounts = ownAccounts(useIdentity());
  const { form, dialog } = useDialogForm({
    ...props,
    schema: balanceForm,
    values: { account: accounts[0]?.id ?? "", day, balance: "", reason: "" },
    send: (body) =>
      call(bankStatementsCalls.recordBalance, {
        body: { ...body, balance: body.balance / 100 },
        texts: { failed: messages.balanceFailed },
      }),
    done: messages.balanceSaved,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Record a balance"
      noun="balance"
      save={{ idle: "Record", busy: "Recording..." }}
    >
      <SelectField form={form} name="account" label="Account" required>
        <Options of={accounts.map(({ id, label }) => ({ value: id, label }))} />
      </SelectField>
      <PastDayField form={form} name="day" label="At the end of" required />
      <MoneyField
        form={form}
        name="balance"
        label="Balance in rupees"
        required
        hint="As the bank shows it. A later statement replaces it."
      />
      <TextField
        form={form}
        name="reason"
        label="Reason"
        hint="Needed where a statement says another balance."
      />
    </EditorDialog>
  );
}
