import type { ComponentProps, ReactNode } from "react";
import type { Call } from "#app/contract/call.ts";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { accountLabel, ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { Text } from "#app/ui/text.tsx";

type LinesTableProps<Line> = {
  caption: string;
  lines: readonly Line[];
  /** Where a column says what each line is: its head. */
  what?: string;
  /** Between the day and the amount: the words of the statement, and what it is. */
  cells: (line: Line) => ReactNode;
  /** What staff do with a line. */
  call: Call;
  /** @param name of the line, for whoever hears the button alone */
  button: (line: Line, name: string) => ComponentProps<typeof Button>;
};

/** The title of a list, with how many lines there are on all its pages. */
export const CountedTitle = ({ id, title, total }: { id: string; title: string; total: number }) => (
  <PanelTitle id={id}>
    {title}{" "}
    {total > 0 && (
      <span className="figures ms-1 text-base font-normal text-soft">{total.toLocaleString("en-US")}</span>
    )}
  </PanelTitle>
);

/** Which account's lines are shown. */
export function AccountFilter({
  account,
  onChange,
}: {
  account: string;
  onChange: (account: string) => void;
}) {
  const accounts = ownAccounts(useIdentity());
  return (
    <ListFilter
      label="Account"
      all="All accounts"
      value={account}
      options={accounts.map(({ id, label }) => ({ value: id, label }))}
      onChange={onChange}
    />
  );
}

/** Lines of statements, each with what can be done with it. */
export const LinesTable = <Line extends { id: number; day: string; amount_paisa: number }>({
  caption,
  lines,
  what,
  cells,
  call,
  button,
}: LinesTableProps<Line>) => (
  <StackedTable
    caption={caption}
    head={
      <>
        <PlainHead className="md:w-32">Day</PlainHead>
        <PlainHead>Line of the statement</PlainHead>
        {what && <PlainHead>{what}</PlainHead>}
        <PlainHead className="md:w-32 md:text-end">PKR</PlainHead>
        <PlainHead className="md:w-32 md:text-end">Actions</PlainHead>
      </>
    }
  >
    {lines.map((line) => (
      <StackedRow key={line.id}>
        <StackedCell className="figures">{formatDay(line.day)}</StackedCell>
        {cells(line)}
        <StackedCell label="PKR" className="figures font-semibold md:text-end">
          {groupedRupees(line.amount_paisa)}
        </StackedCell>
        <StackedCell className="ms-auto md:text-end">
          <MayCall to={call}>
            <Button
              variant="quiet"
              size="small"
              {...button(line, `${groupedRupees(line.amount_paisa)} of ${formatDay(line.day)}`)}
            />
          </MayCall>
        </StackedCell>
      </StackedRow>
    ))}
  </StackedTable>
);

type LinesPagerProps = {
  /** What the pages are of: "Lines that match a gift". */
  label: string;
  /** The last of each page before this one. */
  before: readonly number[];
  next: number | null;
  onChange: (before: number[]) => void;
};

/** Leads to the page before and to the one after, where there are several. */
export function LinesPager({ label, before, next, onChange }: LinesPagerProps) {
  if (before.length === 0 && next === null) return null;
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-3 flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        size="small"
        disabled={before.length === 0}
        onClick={() => onChange(before.slice(0, -1))}
      >
        Previous page
      </Button>
      <span className="figures text-sm text-soft">Page {before.length + 1}</span>
      <Button
        variant="quiet"
        size="small"
        disabled={next === null}
        onClick={() => next !== null && onChange([...before, next])}
      >
        Next page
      </Button>
    </nav>
  );
}

type StatementWordsProps = {
  line: { description: string; bank_reference: string; account: StatementAccount };
  /** Whether lines of several accounts stand in the table: then each says whose it is. */
  mixed: boolean;
};

/** The line that a dialog decides on. */
export function LineNotice({ line }: { line: StatementWordsProps["line"] & { day: string } }) {
  const identity = useIdentity();
  return (
    <div className="mb-5 border-s-3 border-rule-strong ps-4 text-sm">
      <p className="figures font-semibold">
        {formatDay(line.day)}, {accountLabel(identity, line.account)}
      </p>
      <StatementWords line={line} mixed={false} />
    </div>
  );
}

export function StatementWords({ line, mixed }: StatementWordsProps) {
  const { description, bank_reference, account } = line;
  const identity = useIdentity();
  const facts = [mixed ? accountLabel(identity, account) : "", bank_reference].filter(Boolean);
  return (
    <>
      <span className="line-clamp-3 wrap-anywhere">
        <Text as="bdi" text={description || "No words"} />
      </span>
      {facts.length > 0 && <span className="figures block text-soft wrap-anywhere">{facts.join(", ")}</span>}
    </>
  );
}
