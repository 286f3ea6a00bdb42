import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import type { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import type { Books } from "#app/parts/open-books/server/open-books.store.server.ts";
import type { YearBooks, YearSums } from "#app/parts/open-books/server/year-books.server.ts";
import { useLanguage, useText } from "#app/ui/text.tsx";

/* Some browsers drop the meaning of a table's parts with another display value, so every part has its role set. */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The balance of each fund as a page of a cash book. */
export function FundsTable({ books: { funds, total, untold } }: { books: Books }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const flows = [
    { name: "in", head: t("received") },
    ...(total.refunded > 0 ? ([{ name: "refunded", head: t("refunded") }] as const) : []),
    ...(funds.some(({ entered }) => entered !== 0)
      ? ([{ name: "entered", head: t("entered") }] as const)
      : []),
    { name: "out", head: t("paidOut") },
    { name: "stands", head: t("balance") },
  ] as const;
  const rowOf = (title: string, sums: Books["total"]) => ({
    title,
    amounts: flows.map(({ name }) => sums[name]),
  });
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        {t("inRupees")} {untold && t("untold")}
      </p>
      <SumsTable
        caption={t("fundsCaption")}
        heads={flows.map(({ head }) => head)}
        rows={funds.map((fund) => rowOf(fund.title, fund))}
        total={rowOf(t("allFunds"), total)}
      />
    </>
  );
}

/** The last closed tax year, and under each sum that of the year before: BOOKS-12. */
export function YearTable({ books: { year, funds, total } }: { books: YearBooks }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const last = fiscalYearSpan(year - 1);
  const isMoved = (sums: YearSums | undefined) => !!sums && (sums.entered !== 0 || sums.transfers !== 0);
  const hasEntries = funds.some((fund) => isMoved(fund.sums) || isMoved(fund.last));
  const hasRefunds = total.sums.back > 0 || (total.last?.back ?? 0) > 0;
  const heads = [
    ...[t("atStart"), t("received")],
    ...(hasRefunds ? [t("refunded")] : []),
    ...(hasEntries ? [t("entered")] : []),
    ...[t("paidOut"), t("atEnd")],
  ];
  const amounts = (sums: YearSums) => [
    ...[sums.opening, sums.in],
    ...(hasRefunds ? [sums.back] : []),
    ...(hasEntries ? [sums.entered + sums.transfers] : []),
    ...[sums.out, sums.closing],
  ];
  const rowOf = (title: string, row: YearBooks["total"]) => ({
    title,
    amounts: amounts(row.sums),
    before: row.last && { name: last, amounts: amounts(row.last) },
  });
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        {t("yearText")} {total.last && t("yearBefore", { last })}
      </p>
      <SumsTable
        caption={t("yearCaption", { year: fiscalYearSpan(year) })}
        heads={heads}
        rows={funds.map((fund) => rowOf(fund.title, fund))}
        total={rowOf(t("allFunds"), total)}
      />
    </>
  );
}

/** `before`: the sums of an earlier year, which stand under these. */
type SumsRow = { title: string; amounts: number[]; before?: { name: string; amounts: number[] } };
type SumsTableProps = { caption: string; heads: string[]; rows: SumsRow[]; total: SumsRow };

/** Sums of each fund: on a phone a block for each fund, else a table. */
function SumsTable({ caption, heads, rows, total }: SumsTableProps) {
  const t = useText<typeof openBooksWords>("openBooks");
  return (
    <table {...roles.table} className="figures mt-7 block w-full md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rows} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...roles.row} className="md:table-row">
          <th {...roles.head} scope="col" className="pb-2 text-start text-sm font-semibold text-soft">
            {t("fund")}
          </th>
          {heads.map((head) => (
            <th
              key={head}
              {...roles.head}
              scope="col"
              className="pb-2 ps-6 text-end text-sm font-semibold text-soft"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rows} className="block border-t-2 border-rule-strong md:table-row-group">
        {rows.map((row) => (
          <FundRow key={row.title} {...row} heads={heads} />
        ))}
      </tbody>
      <tfoot {...roles.rows} className="block border-t-3 border-double border-rule-strong md:table-row-group">
        <FundRow {...total} heads={heads} isTotal />
      </tfoot>
    </table>
  );
}

type FundRowProps = SumsRow & { heads: string[]; isTotal?: boolean };

function FundRow({ title, heads, amounts, before, isTotal = false }: FundRowProps) {
  return (
    <tr {...roles.row} className="block border-b border-rule py-3 md:table-row md:py-0">
      <th
        {...roles.name}
        scope="row"
        {...langAttrs(title, useLanguage())}
        className={`block text-start md:table-cell md:py-3 ${isTotal ? "font-semibold" : "font-display text-xl font-semibold md:text-lg"}`}
      >
        {title}
      </th>
      {amounts.map((amount, place) => (
        <td
          key={heads[place]}
          {...roles.cell}
          className={`flex justify-between gap-x-6 md:table-cell md:py-3 md:ps-6 md:text-end ${place === amounts.length - 1 ? "font-semibold text-emerald" : ""}`}
        >
          <span aria-hidden="true" className="text-soft md:hidden">
            {heads[place]}
          </span>
          {before ? (
            <span className="text-end">
              {groupedRupees(amount)}
              <span className="block text-sm font-normal text-soft">
                <span className="sr-only">{before.name}: </span>
                {groupedRupees(before.amounts[place] ?? 0)}
              </span>
            </span>
          ) : (
            groupedRupees(amount)
          )}
        </td>
      ))}
    </tr>
  );
}
