import { pathIn } from "#app/contract/language.ts";
import { useHelpedHref } from "#app/features/giving/help-told/told-help.tsx";
import type { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import type { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";

export type ShownAnnualStatement = {
  token: string;
  fiscalYear: number;
  years: number[];
  /** Whether the year has more gifts than these. */
  isCut: boolean;
  /** What the funds of the gifts did in their months. */
  helped: string[];
  /** One for each name on the receipts. */
  papers: ShownPaper[];
};

type ShownPaper = {
  /** As in AnnualPaper. */
  person: string;
  /** Empty: Anonymous. */
  name: string;
  gifts: ShownGifts;
  cash: ShownGifts;
};

type ShownGifts = {
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

/** The donations of a tax year on screen, with a paper for each person: RECEIPT-07, RECEIPT-12. */
export function AnnualStatementView(statement: ShownAnnualStatement) {
  const { token, fiscalYear, years, isCut, helped, papers } = statement;
  const paper = useText<typeof paperWords>("papers");
  const t = useText<typeof statementWords>("statement");
  const helpedHref = useHelpedHref();
  const query = (year: number) => `?${new URLSearchParams({ token, year: String(year) })}`;
  const count = papers.reduce(
    (sum, { gifts, cash }) => sum + gifts.receipts.length + cash.receipts.length,
    0,
  );
  return (
    <div className="page-width pt-10 pb-20 lg:pt-16">
      <p className="label text-emerald">{t("taxYear")}</p>
      <h1 className="figures mt-3 text-title">{t("yourGifts", { span: fiscalYearSpan(fiscalYear) })}</h1>
      {years.length > 1 && (
        <nav aria-label={t("taxYears")} className="figures mt-4 flex flex-wrap gap-x-5">
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
      {papers.length > 1 && <p className="mt-4 max-w-xl text-soft">{t("byPerson")}</p>}
      {isCut && <Notice className="mt-8">{paper("statementCut", { count })}</Notice>}
      {papers.map((shown) => (
        <PersonsGifts
          key={shown.person}
          paper={shown}
          isAlone={papers.length === 1}
          file={`/donation-statement.pdf${query(fiscalYear)}&person=${shown.person}`}
        />
      ))}
      {helped.length > 0 && (
        <section aria-labelledby="helped" className="double-rule mt-12 max-w-[56rem] pt-6">
          <PartTitle id="helped">{t("helped")}</PartTitle>
          <ul className="figures mt-3 grid gap-2">
            {helped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {helpedHref && (
            <p className="mt-3">
              <LineLink href={helpedHref}>{t("helpedCheck")}</LineLink>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

type PersonsGiftsProps = { paper: ShownPaper; isAlone: boolean; file: string };

function PersonsGifts({ paper: { person, name, gifts, cash }, isAlone, file }: PersonsGiftsProps) {
  const paper = useText<typeof paperWords>("papers");
  const receiptText = useText<typeof receiptWords>("receipts");
  const language = useLanguage();
  const shownName = name || paper("anonymous");
  return (
    <section aria-labelledby={person} className="mt-8 max-w-[56rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id={person} className={isAlone ? "sr-only" : "font-display text-2xl font-semibold"}>
          <Text as="bdi" text={shownName} />
        </h2>
        <LinkButton href={pathIn(language, file)} target="_blank" rel="noopener noreferrer">
          {receiptText("openPdf")}
          {!isAlone && <span className="sr-only">, {shownName}</span>}
        </LinkButton>
      </div>
      {gifts.receipts.length > 0 && <Gifts {...gifts} />}
      {cash.receipts.length > 0 && (
        <>
          <h3 className="mt-8 font-semibold">{paper("cashTitle")}</h3>
          <p className="text-sm text-soft">{paper("cashNote")}</p>
          <Gifts {...cash} />
        </>
      )}
    </section>
  );
}

function Gifts({ total, receipts }: ShownGifts) {
  const t = useText<typeof statementWords>("statement");
  const language = useLanguage();
  return (
    <>
      <ol className="figures mt-4 border-t-2 border-rule-strong">
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
      <p className="figures pt-4 text-end font-display text-2xl font-semibold text-emerald">
        {formatMoney(total, language)}
      </p>
    </>
  );
}
