import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { fundsCalls } from "#app/features/giving/funds/funds.calls.ts";
import { payoutMethodNames, payoutMethods } from "#app/features/giving/funds/funds.messages.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { formatDay, formatMonth, karachiDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees, rupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Options } from "#app/ui/field.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { Text } from "#app/ui/text.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { hindranceOf, isAbove, PayWay, Tick } from "./help-due-cells.tsx";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { maxPaidAtOnce, helpPaymentMessages as messages } from "./help-payments.messages.ts";
import type { HelpDueList as Due, HelpDue } from "./help-payments.schema.ts";

/** What is due, for whoever may pay it: AID-01. */
export function HelpDuePart() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery(helpPaymentsCalls.listHelpDue, { texts: { failed: messages.loadFailed } }),
  );
  const [round, setRound] = useState(0);
  const renew = useRefresh(
    helpPaymentsCalls.listHelpDue,
    helpPaymentsCalls.listHelpPayments,
    fundsCalls.listPayouts,
    donationsDeskCalls.listFunds,
    approvalsCalls.listApprovals,
  );
  const refresh = async () => {
    await renew();
    setRound(round + 1);
  };
  return (
    <>
      <RetryNotice error={error} busy={isFetching} onRetry={refetch} />
      {data && <HelpDueList key={round} list={data} refresh={refresh} />}
      {!data && !error && <LoadingIndicator text="Loading what is due..." />}
    </>
  );
}

type HelpDueListProps = { list: Due; refresh: () => Promise<unknown> };

const keyOf = ({ request_id, month }: HelpDue) => `${request_id} ${month}`;

/** What the server would refuse, said before the money leaves: more than a fund holds, and a day that is closed. */
function refusalsOf({ funds, closed_through }: Due, chosen: readonly HelpDue[], day: string): string[] {
  const beyond = funds.filter(
    ({ slug, holds_paisa }) => sumOf(chosen.filter(({ fund }) => fund === slug)) > holds_paisa,
  );
  return [
    ...beyond.map(({ title, holds_paisa }) => messages.beyondFund(title, formatMoney(holds_paisa))),
    ...(closed_through !== "" && day <= closed_through
      ? [messages.closedDay(formatDay(closed_through))]
      : []),
  ];
}

const sumOf = (rows: readonly HelpDue[]) => rows.reduce((paisa, { amount_paisa }) => paisa + amount_paisa, 0);

/** What is due, and the payment of what is ticked: each for itself, all on one day. */
function HelpDueList({ list, refresh }: HelpDueListProps) {
  const { rows: due, total } = list;
  const toast = useToast();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [references, setReferences] = useState<Readonly<Record<string, string>>>({});
  const [day, setDay] = useState(() => karachiDay(new Date()));
  const [method, setMethod] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const chosen = due.filter((row) => ticked.has(keyOf(row))).slice(0, maxPaidAtOnce);
  const payable = due.filter((row) => hindranceOf(list, row) === undefined);
  const first = payable.slice(0, maxPaidAtOnce);
  const refusals = refusalsOf(list, chosen, day);
  const isHeldBack = chosen.some((row) => isAbove(list, row));

  async function pay() {
    setBusy(true);
    const reply = await call(helpPaymentsCalls.payHelp, {
      body: {
        paid_on: day,
        method: payoutMethods.find((one) => one === method),
        payments: chosen.map((row) => ({
          id: row.request_id,
          month: row.month,
          fund: row.fund,
          amount: rupees(row.amount_paisa),
          bank_reference: references[keyOf(row)] ?? "",
        })),
      },
      texts: { failed: messages.payFailed },
    });
    setBusy(false);
    if (!reply.ok) return setRefused([reply.message]);
    toast.success(reply.body.message ?? messages.recorded);
    if (reply.body.refused.length > 0) setRefused(reply.body.refused);
    else await refresh();
  }

  return (
    <section aria-labelledby="due">
      <PanelTitle id="due">
        Due <span className="figures ms-1 text-base font-normal text-soft">{total}</span>
      </PanelTitle>
      <div role="status" className="my-3 grid gap-2 empty:hidden">
        {[...refused, ...refusals].map((message) => (
          <Notice key={message} tone="bad">
            {message}
          </Notice>
        ))}
        {isHeldBack && <Notice>{messages.waitsAbove(formatMoney(list.limit_paisa ?? 0))}</Notice>}
      </div>
      {due.length === 0 ? (
        <p className="mt-3 border-t border-rule py-4 text-sm text-soft">
          Nothing is due. What the desk decides for families appears here in its month.
        </p>
      ) : (
        <>
          <div className="my-3 flex flex-wrap items-end gap-x-4 gap-y-3">
            <Field label="Day of the payments">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={day}
                  max={karachiDay(new Date())}
                  onChange={(event) => setDay(event.target.value)}
                />
              )}
            </Field>
            <Field label="Paid">
              {(control) => (
                <SelectInput {...control} value={method} onChange={({ target }) => setMethod(target.value)}>
                  <option value="">As each case says</option>
                  <Options of={payoutMethods.map((value) => ({ value, label: payoutMethodNames[value] }))} />
                </SelectInput>
              )}
            </Field>
            <Button disabled={busy || chosen.length === 0 || refusals.length > 0} onClick={() => void pay()}>
              {busy ? "Recording..." : `Record ${chosen.length} selected`}
            </Button>
            {chosen.length > 0 && <p className="figures py-2 text-soft">{formatMoney(sumOf(chosen))}</p>}
          </div>
          <StackedTable
            caption="Payments of help that are due"
            head={
              <>
                <PlainHead control className="md:w-10">
                  <Tick
                    label={`Select the first ${first.length}`}
                    checked={first.length > 0 && first.every((row) => ticked.has(keyOf(row)))}
                    disabled={busy || first.length === 0}
                    onChange={(all) => setTicked(new Set(all ? first.map(keyOf) : []))}
                  />
                  <span aria-hidden="true" className="ps-3 md:hidden">
                    All
                  </span>
                </PlainHead>
                <PlainHead>Case</PlainHead>
                <PlainHead className="md:w-28 md:text-end">PKR</PlainHead>
                <PlainHead className="md:w-32">Fund</PlainHead>
                <PlainHead>Paid to</PlainHead>
                <PlainHead className="md:w-44">State</PlainHead>
                <PlainHead>Bank's reference</PlainHead>
              </>
            }
          >
            {due.map((row) => {
              const key = keyOf(row);
              const name = `${row.reference}, ${formatMonth(row.month)}`;
              const hindrance = hindranceOf(list, row);
              return (
                <StackedRow key={key}>
                  <StackedCell>
                    {!hindrance && (
                      <Tick
                        label={`Select ${name}`}
                        checked={ticked.has(key)}
                        disabled={busy}
                        onChange={(is) => {
                          const others = [...ticked].filter((one) => one !== key);
                          setTicked(new Set(is ? [...others, key] : others));
                        }}
                      />
                    )}
                  </StackedCell>
                  <StackedCell className="max-md:flex-[1_1_calc(100%-3rem)]">
                    <span className="figures block font-semibold">{row.reference}</span>
                    <span className="block text-soft">{formatMonth(row.month)}</span>
                  </StackedCell>
                  <StackedCell label="PKR" className="figures font-semibold md:text-end">
                    {groupedRupees(row.amount_paisa)}
                  </StackedCell>
                  <StackedCell label="Fund">{row.fund_title}</StackedCell>
                  <StackedCell label="Paid to">
                    <Text as="bdi" text={row.payee} />
                    <PayWay row={row} />
                  </StackedCell>
                  <StackedCell label="State" className="max-md:basis-full">
                    {hindrance ? (
                      <span className="text-pomegranate">{hindrance}</span>
                    ) : (
                      messages[isAbove(list, row) ? "waits" : "payable"]
                    )}
                  </StackedCell>
                  <StackedCell label="Bank's reference" className="max-md:basis-full">
                    {!hindrance && (
                      <TextInput
                        aria-label={`Bank's reference, ${name}`}
                        value={references[key] ?? ""}
                        maxLength={60}
                        disabled={busy}
                        onChange={(event) => setReferences({ ...references, [key]: event.target.value })}
                      />
                    )}
                  </StackedCell>
                </StackedRow>
              );
            })}
          </StackedTable>
          {total > due.length && (
            <p className="mt-3 text-sm text-soft">
              The first {due.length} are shown. The others follow when these are paid.
            </p>
          )}
        </>
      )}
    </section>
  );
}
