import { csvRupees } from "#app/lib/money.ts";
import type { HelpMonth } from "#app/parts/help/help.schema.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";

type MonthLine = { of: string; name: string } & Partial<
  Pick<HelpMonth, "asked" | "visited" | "helped" | "declined">
> & {
    waits?: Pick<HelpMonth, "to_visit" | "to_help">;
    paid?: HelpMonth["money"][number];
  };

/** All, then each kind and each district, then what was paid for each kind, district and fund. */
export async function* monthLines(month: HelpMonth): AsyncGenerator<MonthLine> {
  yield { of: "All", name: month.month, ...month, waits: month };
  for (const { title, ...counts } of month.kinds) yield { ...counts, of: "Kind", name: title };
  for (const { city, ...counts } of month.cities) yield { ...counts, of: "District", name: city };
  for (const paid of month.money)
    yield { of: "Paid", name: [paid.kind, paid.district, paid.fund].join(", "), paid };
}

export const monthColumns: CsvColumns<MonthLine> = {
  Of: (line) => line.of,
  Name: (line) => line.name,
  Asked: (line) => line.asked ?? "",
  Visited: (line) => line.visited ?? "",
  Helped: (line) => line.helped ?? "",
  Declined: (line) => line.declined ?? "",
  "Days to visit, median": (line) => line.waits?.to_visit.median ?? "",
  "Days to visit, longest": (line) => line.waits?.to_visit.longest ?? "",
  "Days to help, median": (line) => line.waits?.to_help.median ?? "",
  "Days to help, longest": (line) => line.waits?.to_help.longest ?? "",
  Payments: (line) => line.paid?.payments ?? "",
  "Paid, PKR": (line) => (line.paid ? csvRupees(line.paid.paisa) : ""),
};
