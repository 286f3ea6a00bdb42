import { formatShortMonth } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import type { Books, BooksMonth } from "#app/parts/open-books/server/open-books.store.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";

/** The last twelve months: what came in and went out as bars beside the numbers, then the same for each fund. */
export function MonthsChart({ books: { months, funds } }: { books: Books }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  const highest = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  return (
    <section aria-labelledby="months" className="border-y border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="months">{t("byMonth")}</SectionTitle>
        <p className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-soft">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-2.5 w-6 bg-emerald" /> {t("received")}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-2.5 w-6 border border-ink" /> {t("paidOut")}
          </span>
          <span>{t("byMonthText")}</span>
        </p>
        <table className="figures mt-7 w-full max-w-[60rem] table-fixed text-sm sm:text-base">
          <caption className="sr-only">{t("monthsCaption")}</caption>
          <colgroup>
            <col className="w-24 sm:w-36" />
            <col />
            <col />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("month")}</th>
              <th scope="col">{t("received")}</th>
              <th scope="col">{t("paidOut")}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="border-t border-rule">
                <th scope="row" className="py-2.5 pe-4 text-start align-top font-normal">
                  {formatShortMonth(month.month, language)}
                </th>
                <td className="py-2.5 pe-4 align-top">
                  <Amount value={month.in} highest={highest} className="fill-emerald" />
                </td>
                <td className="py-2.5 align-top">
                  <Amount value={month.out} highest={highest} className="fill-none stroke-ink" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="mt-12 text-2xl">{t("byFund")}</h3>
        <div className="mt-4 max-w-[60rem] border-b border-rule">
          {funds.map(({ slug, title, months }) => (
            <FundMonths key={slug} title={title} months={months} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** An amount, and under it a bar of its part of the highest. */
function Amount({ value, highest, className }: { value: number; highest: number; className: string }) {
  const width = (Math.max(value, 0) / highest) * 100;
  return (
    <>
      <span className={value === 0 ? "text-faint" : ""}>{groupedRupees(value)}</span>
      <svg aria-hidden="true" className="mirrored mt-1 block h-2 w-full">
        {width > 0 && <rect x="0.5" y="0.5" width={`${width * 0.985}%`} height="7" className={className} />}
      </svg>
    </>
  );
}

function FundMonths({ title, months }: { title: string; months: BooksMonth[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  return (
    <details className="group border-t border-rule">
      <summary className="framed flex min-h-12 items-center justify-between gap-4 py-2">
        <Text as="span" text={title} className="font-display text-xl font-semibold" />
        <Icon name="chevron-down" className="size-5 shrink-0 text-emerald group-open:rotate-180" />
      </summary>
      {months.length === 0 ? (
        <p className="pb-5 text-soft">{t("quietFund")}</p>
      ) : (
        <table className="figures mb-6 w-full max-w-[34rem] text-sm sm:text-base">
          <caption className="sr-only">{t("fundCaption", { title })}</caption>
          <thead>
            <tr className="border-b border-rule-strong text-sm text-soft">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {t("month")}
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                {t("received")}
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                {t("paidOut")}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="border-b border-rule">
                <th scope="row" className="py-2 text-start font-normal">
                  {formatShortMonth(month.month, language)}
                </th>
                <td className="py-2 text-end">{groupedRupees(month.in)}</td>
                <td className="py-2 text-end">{groupedRupees(month.out)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
