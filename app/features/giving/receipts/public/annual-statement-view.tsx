import { pathIn } from "#app/contract/language.ts";
import type { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import type { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";
import { RichText, useLanguage, useText } from "#app/ui/words.tsx";

export type ShownAnnualStatement = {
  token: string;
  fiscalYear: number;
  years: number[];
  /** Whether the year has more gifts than these. */
  isCut: boolean;
  /** In paisa. */
  total: number;
  receipts: {
    number: string;
    path: string;
    givenOn: string;
    fund: string;
    method: string;
    amountPaisa: number;
  }[];
};
/** The donations of a tax year on screen, with the paper: RECEIPT-07. */
export function AnnualStatementView(statement: ShownAnnualStatement) {
  const { token, fiscalYear, years, isCut, total, receipts } = statement;
  const paper = useText<typeof paperWords>("papers");
  const t = useText<typeof statementWords>("statement");
  const receiptText = useText<typeof receiptWords>("receipts");
  const language = useLanguage();
  const query = (year: number) => `?${new URLSearchParams({ token, year: String(year) })}`;
  return (
    <div className="page-width pt-10 pb-20 lg:pt-16">
      <p className="label text-emerald">{t("taxYear")}</p>
      <h1 className="figures mt-3 text-title">{t("yourGifts", { span: fiscalYearSpan(fiscalYear) })}</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton
          href={pathIn(language, `/donation-statement.pdf${query(fiscalYear)}`)}
          target="_blank"
          rel="noopener"
        >
          {receiptText("openPdf")}
        </LinkButton>
        {years.length > 1 && (
          <nav aria-label={t("taxYears")} className="figures flex flex-wrap gap-x-5">
            {years.map((year) => (
              <a
                key={year}
                href={query(year)}
                aria-current={year === fiscalYear ? "true" : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-emerald"
              >
                <Ltr>{fiscalYearSpan(year)}</Ltr>
              </a>
            ))}
          </nav>
        )}
      </div>
      {isCut && <Notice className="mt-8">{paper("statementCut", { count: receipts.length })}</Notice>}
      <ol className="figures mt-8 max-w-[56rem] border-t-2 border-rule-strong">
        {receipts.map((receipt) => (
          <li
            key={receipt.number}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-3 sm:grid-cols-[11rem_8rem_minmax(0,1fr)_auto]"
          >
            <a href={receipt.path} className="text-link self-center">
              <Ltr>{receipt.number}</Ltr>
            </a>
            <span className="text-soft max-sm:col-start-1 max-sm:text-sm">
              {formatDay(receipt.givenOn, language)}
            </span>
            <span className="max-sm:col-start-1 max-sm:text-sm">
              <Text as="bdi" text={receipt.fund} />
              <span className="text-soft">{t("by", { method: receipt.method })}</span>
            </span>
            <span className="text-end font-semibold max-sm:col-start-2 max-sm:row-start-1">
              <RichText<typeof statementWords>
                name="statement"
                id="currency"
                values={{ amount: groupedRupees(receipt.amountPaisa) }}
                components={{ unseen: <span className="sr-only" /> }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="figures max-w-[56rem] pt-4 text-end font-display text-2xl font-semibold text-emerald">
        {formatMoney(total, language)}
      </p>
    </div>
  );
}
