import { useState } from "react";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import {
  baseFunds,
  methodNames,
  type PaymentMethod,
  paymentMethods,
} from "#app/features/donations/donations.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { StatementLine } from "./transfers.schema.ts";
import { bookLine } from "./transfers-calls.ts";
import { transferDeskMessages as messages } from "./transfers-desk.messages.ts";

type OpenLinesProps = { lines: StatementLine[]; total: number; refresh: () => Promise<unknown> };

/** Money without a report. Not all of it is a gift: staff book what is. */
export function OpenLines({ lines, total, refresh }: OpenLinesProps) {
  const [booking, setBooking] = useState<StatementLine>();
  return (
    <section aria-labelledby="open-lines" className="min-w-0">
      <h2 id="open-lines" className="text-xl">
        Money without a report
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        {total === 0
          ? "Every line fits a report."
          : "A gift of somebody who has not told us, or money of another kind. Wait some days for the report before you book it."}
      </p>
      {lines.length > 0 && (
        <StackedTable
          caption="Money without a report"
          head={
            <>
              <PlainHead className="md:w-32">Day</PlainHead>
              <PlainHead>Line of the statement</PlainHead>
              <PlainHead className="md:w-32 md:text-end">PKR</PlainHead>
              <PlainHead className="md:w-32 md:text-end">Actions</PlainHead>
            </>
          }
        >
          {lines.map((line) => (
            <StackedRow key={line.id}>
              <StackedCell className="figures">{formatDay(line.day)}</StackedCell>
              <StackedCell className="max-md:basis-full">
                <span {...langAttrs(line.description)} className="wrap-anywhere">
                  {line.description}
                </span>
                <span className="figures block text-soft wrap-anywhere">{line.bank_reference}</span>
                {line.alike && <StatusPill tone="bad">Like a line that is verified</StatusPill>}
              </StackedCell>
              <StackedCell label="PKR" className="figures font-semibold md:text-end">
                {groupedRupees(line.amount_paisa)}
              </StackedCell>
              <StackedCell className="ms-auto md:text-end">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Book ${groupedRupees(line.amount_paisa)} of ${formatDay(line.day)}`}
                  onClick={() => setBooking(line)}
                >
                  Book...
                </Button>
              </StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      )}
      {lines.length < total && (
        <p className="figures py-2 text-sm text-soft">
          The newest {lines.length} of {total.toLocaleString("en-US")} are shown.
        </p>
      )}
      {booking && <BookDialog line={booking} refresh={refresh} onClose={() => setBooking(undefined)} />}
    </section>
  );
}

type BookDialogProps = { line: StatementLine; refresh: () => Promise<unknown>; onClose: () => void };

function BookDialog({ line, refresh, onClose }: BookDialogProps) {
  const toast = useToast();
  const [fund, setFund] = useState<string>(baseFunds[0].slug);
  const [method, setMethod] = useState<PaymentMethod>("bank-transfer");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const amount = formatMoney(line.amount_paisa);

  async function book() {
    setBusy(true);
    setFault(undefined);
    const reply = await bookLine({ line: line.id, fund, method });
    await refresh();
    setBusy(false);
    if (!reply.ok) return setFault(reply.message);
    toast.success(reply.body.message ?? messages.booked);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={`Book ${amount}?`}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {fault && (
            <p role="alert" className="me-auto text-sm font-semibold text-pomegranate">
              {fault}
            </p>
          )}
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={busy} onClick={() => void book()}>
            {busy ? "Booking..." : `Book ${amount}`}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 px-4 py-5 sm:px-6">
        <p>
          It becomes a paid gift of an unknown donor, with a receipt, counted on {formatDay(line.day)}. Only
          book what is a gift.
        </p>
        <p className="border-s-3 border-rule-strong ps-4 text-sm wrap-anywhere">
          <bdi {...langAttrs(line.description)}>{line.description}</bdi>
        </p>
        {line.alike && (
          <p className="text-sm font-semibold text-pomegranate">
            A line of the same day and amount has confirmed a gift already. Make sure that this is other
            money.
          </p>
        )}
        <Field label="For" hint="Without a word of the donor it is General.">
          {(control) => (
            <SelectInput {...control} value={fund} onChange={(event) => setFund(event.target.value)}>
              {baseFunds.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field label="To our account of">
          {(control) => (
            <SelectInput
              {...control}
              value={method}
              onChange={(event) => setMethod(event.target.value as PaymentMethod)}
            >
              {paymentMethods.toReversed().map((each) => (
                <option key={each} value={each}>
                  {methodNames[each]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
