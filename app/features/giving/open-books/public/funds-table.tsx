import type { openBooksWords } from "#app/features/giving/open-books/open-books.words.ts";
import type { Books } from "#app/features/giving/open-books/server/open-books.store.server.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { useLanguage, useText } from "#app/ui/words.tsx";

/* Some browsers drop the meaning of a table's parts with another display value, so every part has its role set. */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The balance of each fund as a page of a cash book: on a phone a block for each fund, else a table. */
export function FundsTable({ books: { funds, total } }: { books: Books }) {
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
  const heads = flows.map(({ head }) => head);
  const amounts = (sums: Books["total"]) => flows.map(({ name }) => sums[name]);
  return (
    <>
      <p className="mt-3 text-lg text-soft">{t("inRupees")}</p>
      <table {...roles.table} className="figures mt-7 block w-full md:table md:table-fixed">
        <caption className="sr-only">{t("fundsCaption")}</caption>
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
          {funds.map((fund) => (
            <FundRow key={fund.slug} title={fund.title} heads={heads} amounts={amounts(fund)} />
          ))}
        </tbody>
        <tfoot
          {...roles.rows}
          className="block border-t-3 border-double border-rule-strong md:table-row-group"
        >
          <FundRow title={t("allFunds")} heads={heads} amounts={amounts(total)} isTotal />
        </tfoot>
      </table>
    </>
  );
}

type FundRowProps = { title: string; heads: string[]; amounts: number[]; isTotal?: boolean };

function FundRow({ title, heads, amounts, isTotal = false }: FundRowProps) {
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
          {groupedRupees(amount)}
        </td>
      ))}
    </tr>
  );
}
