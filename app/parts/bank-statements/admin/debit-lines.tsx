import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { debitKinds, debitNames } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { type Debit, debitDecision } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { Options } from "#app/ui/field.tsx";
import { StackedCell } from "#app/ui/stacked-table.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import { AccountFilter, LineNotice, LinesPager, LinesTable, StatementWords } from "./lines-table.tsx";
import { statementDebits, useRefreshStatements } from "./statement-queries.ts";

/** What left the accounts, each line with what it was: TRANSFER-24. */
export function DebitLines() {
  const [{ account }, ask] = useListQuery(["account"]);
  const [before, setBefore] = useState<number[]>([]);
  const [decided, setDecided] = useState<Debit>();
  const refresh = useRefreshStatements();
  const query = useQuery({
    ...statementDebits({ account, cursor: before.at(-1) }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending } = query;
  if (isPending || error)
    return (
      <NotLoaded
        query={query}
        loading="Loading the lines..."
        comfort="The lines could not be loaded. Nothing is lost."
      />
    );
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-soft">
        Imported with each statement. What a line was is proposed by its words; change it where it is wrong. A
        line of a payout is joined with it, so that the payout leaves the account that has paid it.
      </p>
      {(account !== "" || data.rows.length > 0) && (
        <div className="mb-3 flex">
          <AccountFilter
            account={account}
            onChange={(next) => {
              setBefore([]);
              ask({ account: next });
            }}
          />
        </div>
      )}
      {data.rows.length === 0 ? (
        <StateMessage
          title="Nothing went out"
          text="Import a statement that has a column for money that went out, or a balance."
          art="/art/empty-list.svg"
        />
      ) : (
        <LinesTable
          caption="Money that went out"
          lines={data.rows}
          what="What it was"
          cells={(line) => (
            <>
              <StackedCell className="max-md:basis-full">
                <StatementWords line={line} mixed={account === ""} />
              </StackedCell>
              <StackedCell className="max-md:basis-full">
                <span className="block font-semibold">{debitNames[line.kind]}</span>
                <DebitFacts line={line} />
              </StackedCell>
            </>
          )}
          call={bankStatementsCalls.decideDebit}
          button={(line, name) => ({
            "aria-label": `Change what ${name} was`,
            children: "Change...",
            onClick: () => setDecided(line),
          })}
        />
      )}
      <LinesPager label="Money that went out" before={before} next={data.next} onChange={setBefore} />
      {decided && (
        <DebitDialog
          key={decided.id}
          line={decided}
          refresh={refresh}
          onClose={() => setDecided(undefined)}
        />
      )}
    </>
  );
}

function DebitFacts({ line: { payout, gift, kind, reason } }: { line: Debit }) {
  return (
    <>
      {payout && (
        <Text as="span" text={`${payout.fund_title}: ${payout.purpose}`} className="block wrap-anywhere" />
      )}
      {kind === "payout" && !payout && <StatusPill tone="bad">Not recorded yet</StatusPill>}
      {gift && (
        <Link to={`/dashboard/donations/${gift.reference}`} className="text-link figures block wrap-anywhere">
          {gift.reference}
        </Link>
      )}
      {kind === "returned" && !gift && <StatusPill tone="bad">Its gift is not named yet</StatusPill>}
      {gift?.state === "paid" && <StatusPill tone="bad">Refund this gift: its money went back</StatusPill>}
      {reason && <Text as="span" text={reason} className="block wrap-anywhere" />}
    </>
  );
}

type DebitDialogProps = { line: Debit; refresh: () => Promise<unknown>; onClose: () => void };

/** Which payout or gift a line of money that went out was, or what else. */
function DebitDialog({ line, ...props }: DebitDialogProps) {
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
