import { useState } from "react";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { accountLabel } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, formatLongDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { linesOf } from "#app/parts/bank-statements/bank-statements.messages.ts";
import type { StatementPreview, StatementReply } from "#app/parts/bank-statements/bank-statements.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { StatementColumns } from "./bank-statement-columns.tsx";
import { NotRead } from "./bank-statement-not-read.tsx";

/** How the statement is to be read, where a person has said so. */
type Asked = { columns?: StatementPreview["columns"]; day_order?: "day-first" | "month-first" };

type Duplicates = "move" | "keep";

export const previewOf = (statement: string, account: StatementAccount, asked: Asked = {}) =>
  call(bankStatementsCalls.previewStatement, {
    body: { statement, account, ...asked },
    texts: { failed: messages.importFailed },
  });

type StatementPreviewDialogProps = {
  statement: string;
  account: StatementAccount;
  /** As it was confirmed for the account, else as the headings propose it. */
  first: StatementPreview;
  onImported: (reply: StatementReply) => void;
  onClose: () => void;
};

/** What an import would store, and what it would leave out: nothing is stored before the press below it. TRANSFER-07b. */
export function StatementPreviewDialog(props: StatementPreviewDialogProps) {
  const { statement, account, first, onImported, onClose } = props;
  const identity = useIdentity();
  const [preview, setPreview] = useState(first);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  /** Lines of it stand in another account's statement: what are they? */
  const [duplicates, setDuplicates] = useState<string>();
  const { question } = preview;
  const lines = preview.entries + preview.debits;

  /** One call at a time; what was said of the one before goes. */
  async function busyWith<Result>(work: Promise<Result>): Promise<Result> {
    setBusy(true);
    setFault(undefined);
    setDuplicates(undefined);
    const result = await work;
    setBusy(false);
    return result;
  }

  /** Reads it in another way: what is not chosen now stays as it is shown. */
  async function ask(next: Asked) {
    const shown = { columns: preview.columns, day_order: preview.day_order ?? undefined };
    const result = await busyWith(previewOf(statement, account, { ...shown, ...next }));
    if (result.ok) setPreview(result.body);
    else setFault(result.message);
  }

  async function store(chosen?: Duplicates) {
    const work = call(bankStatementsCalls.importStatement, {
      // As it was shown, also where the program has chosen it.
      body: {
        statement,
        account,
        columns: preview.columns,
        duplicates: chosen,
        // They are shown above the button.
        skip_faults: preview.faults.length > 0 || preview.balances?.breaks_at != null,
        day_order: preview.day_order ?? undefined,
      },
      texts: { failed: messages.importFailed },
    });
    const result = await busyWith(work);
    if (result.ok) onImported(result.body);
    else if ((result.body as { duplicates?: number } | undefined)?.duplicates) setDuplicates(result.message);
    else setFault(result.message);
  }

  return (
    <Dialog
      open
      shape="wide"
      title={`Statement of ${accountLabel(identity, account)}`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={busy || lines === 0} onClick={() => void store()}>
            Import {preview.faults.length > 0 && "the other "}
            {linesOf(lines)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 p-4 sm:p-6">
        <div role="status" className="grid gap-3">
          <PreviewSums preview={preview} />
        </div>
        {fault && (
          <Notice tone="bad" role="alert">
            {fault}
          </Notice>
        )}
        {duplicates && (
          <Notice tone="bad" role="alert">
            <p>{duplicates}</p>
            <p className="mt-1">Which account do these lines belong to?</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="small" disabled={busy} onClick={() => void store("move")}>
                Move them to {accountLabel(identity, account)}
              </Button>
              <Button variant="quiet" size="small" disabled={busy} onClick={() => void store("keep")}>
                Both: this is separate money
              </Button>
            </div>
          </Notice>
        )}
        {(question || preview.day_order) && (
          <Field
            label="Order of day and month"
            className="max-w-md"
            error={question ? messages.noDayOrder(question.cell) : undefined}
          >
            {(control) => (
              <SelectInput
                {...control}
                value={preview.day_order ?? ""}
                disabled={busy}
                onChange={(event) =>
                  void ask({ day_order: event.target.value as NonNullable<Asked["day_order"]> })
                }
              >
                {question && <option value="">Choose...</option>}
                <option value="day-first">
                  Day first{question && `: ${question.cell} is ${formatLongDay(question.day_first)}`}
                </option>
                <option value="month-first">
                  Month first{question && `: ${question.cell} is ${formatLongDay(question.month_first)}`}
                </option>
              </SelectInput>
            )}
          </Field>
        )}
        <StatementColumns
          found={preview.found}
          columns={preview.columns}
          confirmed={preview.confirmed}
          explained={preview.balances?.breaks_at === null && preview.faults.length === 0}
          disabled={busy}
          onChange={(columns) => void ask({ columns })}
        />
        <FirstLines preview={preview} />
        <NotRead {...preview} />
      </div>
    </Dialog>
  );
}

function PreviewSums({ preview }: { preview: StatementPreview }) {
  const { entries, total_paisa, debits, out_paisa, first_day, last_day, faults, left_out } = preview;
  const others = [
    faults.length > 0 && `${linesOf(faults.length)} could not be read.`,
    left_out.length > 0 && `${linesOf(left_out.length)} left out.`,
  ];
  if (!first_day || !last_day) return <p>No line with money can be read yet.</p>;
  const days =
    first_day === last_day ? formatDay(first_day) : `${formatDay(first_day)} to ${formatDay(last_day)}`;
  return (
    <>
      <p className="figures">
        <strong>
          {linesOf(entries)} with incoming money, {formatMoney(total_paisa)}
        </strong>
        {debits > 0 && `; ${linesOf(debits)} of money that went out, ${formatMoney(out_paisa)}`}, {days}.{" "}
        {others.filter(Boolean).join(" ")} Nothing is stored yet.
      </p>
      {preview.balances && <PreviewBalances {...preview.balances} />}
    </>
  );
}

/** Whether the lines lead from the first balance to the last one. */
function PreviewBalances({
  opening_paisa,
  closing_paisa,
  breaks_at,
}: NonNullable<StatementPreview["balances"]>) {
  return (
    <p className="figures text-sm text-soft">
      Balance before the first line {groupedRupees(opening_paisa)}, after the last one{" "}
      {groupedRupees(closing_paisa)}.{" "}
      {breaks_at === null ? (
        "The lines explain every balance."
      ) : (
        <strong className="text-pomegranate">
          The balance in line {breaks_at} is not explained by the lines: one may be missing. Import it only if
          you know why.
        </strong>
      )}
    </p>
  );
}

function FirstLines({ preview: { lines, entries, debits } }: { preview: StatementPreview }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="first-lines" className="min-w-0">
      <h3 id="first-lines" className="mb-2 text-lg">
        {lines.length < entries + debits ? `The first ${lines.length} lines` : "The lines"}, as they are read
      </h3>
      <StackedTable
        caption="Lines as they are read"
        dense
        head={
          <>
            <PlainHead className="md:w-20">Line</PlainHead>
            <PlainHead className="md:w-32">Day</PlainHead>
            <PlainHead>Words</PlainHead>
            <PlainHead className="md:w-48">Reference</PlainHead>
            <PlainHead className="md:w-32 md:text-end">PKR</PlainHead>
          </>
        }
      >
        {lines.map(({ line, day, description, reference, amount_paisa }) => (
          <StackedRow key={line}>
            <StackedCell label="Line" className="figures">
              {line}
            </StackedCell>
            <StackedCell className="figures">{formatDay(day)}</StackedCell>
            <StackedCell className="max-md:basis-full">
              <bdi className="line-clamp-3">{description || "No words"}</bdi>
            </StackedCell>
            <StackedCell label="Reference" className="figures">
              <bdi>{reference || "None"}</bdi>
            </StackedCell>
            <StackedCell label="PKR" className="figures font-semibold md:text-end">
              {groupedRupees(amount_paisa)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}
