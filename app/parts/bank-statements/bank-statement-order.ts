import { isDateHeading } from "./bank-statement-columns.ts";
import { type DayOrder, dayOrders, daysWithin, orderTold, readDay } from "./bank-statement-days.ts";
import type { Row } from "./bank-statement-rows.ts";

/* Whether the days of a statement are written with the day or with the month first: settled once, from all its lines. */

/** A day that each order reads as another one. */
export type OrderQuestion = { cell: string; dayFirst: string; monthFirst: string };

type Order = { order?: DayOrder; question?: OrderQuestion };

/**
 * The order of day and month, from all lines: the cells of the column, then other columns of days, then what stands above
 * the headings.
 * @returns an order where one is needed; a question where it is needed and nothing tells
 */
export function settleOrder(
  above: readonly Row[],
  headings: readonly string[],
  body: readonly Row[],
  date: number,
  today: string,
): Order {
  const days = body.map(({ cells }) => cells[date] ?? "");
  const told = days.map(orderTold);
  // What is in the future in either order is a fault, whatever the answer.
  const isPast = (cell: string, order: DayOrder) => (readDay(cell, order) ?? "9") <= today;
  const open = days.find(
    (cell, place) => told[place] === "open" && dayOrders.some((order) => isPast(cell, order)),
  );
  const question = open === undefined ? {} : { question: questionAbout(open) };
  const ofColumn = onlyOrder(told);
  if (ofColumn === "both") return open === undefined ? { order: "day-first" } : question;
  if (ofColumn !== "untold") return { order: ofColumn };
  if (open === undefined) return {};
  const places = headings.flatMap((heading, place) =>
    place !== date && isDateHeading(heading) ? [place] : [],
  );
  const elsewhere = [
    body.flatMap(({ cells }) => places.map((place) => cells[place] ?? "")),
    above.flatMap(({ cells }) => cells.flatMap(daysWithin)),
  ];
  const order = elsewhere
    .map((cells) => onlyOrder(cells.map(orderTold)))
    .find((each) => each !== "untold" && each !== "both");
  return order ? { order } : question;
}

/** "both": the lines contradict each other. */
function onlyOrder(told: readonly ReturnType<typeof orderTold>[]): DayOrder | "both" | "untold" {
  const [dayFirst, monthFirst] = [told.includes("day-first"), told.includes("month-first")];
  if (dayFirst && monthFirst) return "both";
  return dayFirst ? "day-first" : monthFirst ? "month-first" : "untold";
}

const questionAbout = (cell: string) => ({
  cell,
  dayFirst: readDay(cell, "day-first") ?? "",
  monthFirst: readDay(cell, "month-first") ?? "",
});
