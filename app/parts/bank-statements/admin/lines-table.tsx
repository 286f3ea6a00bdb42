import type { ComponentProps, ReactNode } from "react";
import type { Call } from "#app/contract/call.ts";
import { MayCall } from "#app/dashboard/may-call.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

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
