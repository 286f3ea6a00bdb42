import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { methodNames, walletList } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField, PastDayField, SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { addDays, formatDay, karachiDay, monthAfter, monthsBack } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { balanceForm, type MonthReply } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Options } from "#app/ui/field.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { MonthAccountSums, MonthProviders } from "./month-account.tsx";
import { transferMonth, useRefreshStatements } from "./statement-queries.ts";

const monthName = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** Of the month, as far as it is over. */
function lastDayOf(month: string): string {
  const today = karachiDay(new Date());
  const last = addDays(`${monthAfter(month)}-01`, -1);
  return last < today ? last : today;
}

/** Whether the books and the statements agree, account by account. */
export function MonthSums() {
  const [{ month: asked }, ask] = useListQuery(["month"]);
  const months = monthsBack(karachiDay(new Date()).slice(0, 7), 18);
  const month = months.includes(asked) ? asked : (months[0] ?? "");
  const [typing, setTyping] = useState(false);
  const refresh = useRefreshStatements();
  const query = useQuery(transferMonth(month));
  const { data, error, isPending } = query;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <Field label="Month" className="w-60">
          {(control) => (
            <SelectInput {...control} value={month} onChange={(event) => ask({ month: event.target.value })}>
              <Options of={months.map((each) => ({ value: each, label: nameOf(each) }))} />
            </SelectInput>
          )}
        </Field>
        <MayCall to={bankStatementsCalls.recordBalance}>
          <Button variant="quiet" onClick={() => setTyping(true)}>
            Record a balance...
          </Button>
        </MayCall>
      </div>
      {typing && <BalanceDialog day={lastDayOf(month)} refresh={refresh} onClose={() => setTyping(false)} />}
      {isPending || error ? (
        <NotLoaded query={query} loading="Calculating the month..." comfort="Nothing is lost." />
      ) : (
        <Sums month={month} data={data} />
      )}
    </>
  );
}

function Sums({ month, data }: { month: string; data: MonthReply }) {
  const { accounts, without_line } = data;
  const without = accounts.reduce((sum, each) => sum + (each.account === "cash" ? 0 : each.without), 0);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="sums" className="min-w-0">
        <h2 id="sums" className="mb-4 text-xl">
          {nameOf(month)}
        </h2>
        {accounts.length === 0 ? (
          <p className="border-t border-rule py-4 text-sm text-soft">
            There are no statement lines and no verified transfers for this month.
          </p>
        ) : (
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            {accounts.map((sums) => (
              <MonthAccountSums key={sums.account} sums={sums} />
            ))}
          </div>
        )}
        <MonthProviders providers={data.providers} />
        {data.missing_slips.length > 0 && (
          <>
            <h3 className="mt-8 mb-2 text-lg">Paper receipts that are not booked</h3>
            <p className="figures border-y border-rule py-2 text-sm">{data.missing_slips.join(", ")}</p>
          </>
        )}
        {without_line.length > 0 && <WithoutLine donations={without_line} total={without} />}
      </section>
      <aside className="border-t-2 border-rule-strong pt-3 text-sm text-soft">
        <h2 className="text-lg text-ink">How it is counted</h2>
        <ul className="mt-2 grid gap-2.5">
          <li>
            On the statement: all imported lines of the month. Opening balance, what came in and what went out
            lead to the bank's closing balance once every day of the month is imported.
          </li>
          <li>
            In the books: gifts that staff have verified, by the day on which the money arrived. What{" "}
            {walletList("or")} have confirmed themselves is not among them.
          </li>
          <li>
            The difference is between the gifts and the lines that confirm one. A cheque that cleared in
            another month stands as in transit, and makes neither month differ. A cheque that bounced makes
            the month differ until its gift is named under Money out and refunded.
          </li>
          <li>
            A gift belongs to the account of its line. Without a line it belongs to the account that the donor
            named; cheques belong to the bank.
          </li>
        </ul>
      </aside>
    </div>
  );
}

function WithoutLine({ donations, total }: { donations: MonthReply["without_line"]; total: number }) {
  return (
    <>
      <h3 className="mt-8 mb-2 text-lg">Verified without a line</h3>
      <ul className="border-t border-rule text-sm">
        {donations.map(({ reference, amount_paisa, received_on, method }) => (
          <li
            key={reference}
            className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-b border-rule py-2 sm:grid-cols-[minmax(0,1fr)_14rem_8rem]"
          >
            <Link to={`/dashboard/donations/${reference}`} className="text-link wrap-anywhere">
              {reference}
            </Link>
            <span className="text-soft max-sm:order-last max-sm:col-span-2">
              {formatDay(received_on)}, {methodNames[method]}
            </span>
            <span className="text-end font-semibold">{groupedRupees(amount_paisa)}</span>
          </li>
        ))}
      </ul>
      {donations.length < total && (
        <p className="figures py-2 text-sm text-soft">
          The first {donations.length} of {total.toLocaleString("en-US")} are shown.
        </p>
      )}
    </>
  );
}

/** What an account held, where its statements have no balances. @property day the last one of the month that is shown */
function BalanceDialog({
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
