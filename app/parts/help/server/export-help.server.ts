import { maxId } from "#app/lib/call-rules.ts";
import { csvRupees } from "#app/lib/money.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import { cnicText, type helpStates } from "#app/parts/help/help.messages.ts";
import type { HelpFilter, HelpMonth } from "#app/parts/help/help.schema.ts";
import { helpStateWords } from "#app/parts/help/help-admin.messages.ts";
import type { Db } from "#server/db/connect.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";
import type { HelpRow } from "./help.store.server.ts";
import { type HelpTerms, matchingHelp } from "./help-list.server.ts";

const batchSize = 500;

/** Every request that matches, newest first, a few hundred at a time. */
export async function* exportedHelp(db: Db, terms: HelpTerms, filter: HelpFilter): AsyncGenerator<HelpRow> {
  for (let below = maxId; ; ) {
    const rows = await db
      .selectFrom("help_requests")
      .selectAll()
      .where(matchingHelp(db, terms, filter))
      .where("id", "<", below)
      .orderBy("id", "desc")
      .limit(batchSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    below = last.id;
  }
}

const stateOf = (state: (typeof helpStates)[number]) => helpStateWords[state];

export const helpColumns: CsvColumns<HelpRow> = {
  Asked: (row) => row.created_at,
  Reference: (row) => row.reference,
  State: (row) => stateOf(row.state),
  Kind: (row) => row.kind,
  Name: (row) => row.name,
  "Asked by": (row) => row.asked_by,
  Phone: (row) => spreadsheetPhone(row.phone),
  CNIC: (row) => cnicText(row.cnic),
  City: (row) => row.city,
  Area: (row) => row.area,
  District: (row) => row.district,
  People: (row) => row.household,
  Words: (row) => row.words,
  "Came by": (row) => row.channel,
  Visited: (row) => row.visited_on,
  Responsible: (row) => row.responsible_name,
  "May receive Zakat": (row) => (row.zakat_eligible === null ? "" : row.zakat_eligible === 1 ? "yes" : "no"),
  Fund: (row) => row.decision_fund,
  Amount: (row) => (row.decision_paisa === null ? "" : csvRupees(row.decision_paisa)),
  Months: (row) => row.decision_months,
  From: (row) => row.decision_from,
  "Decided by": (row) => row.decided_by,
  Reason: (row) => row.reason,
  Helped: (row) => row.helped_on,
  Closed: (row) => row.closed_at,
};

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
