import { Link, type MetaDescriptor } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import { tellHelpYear } from "#app/features/giving/help-told/help-told.server.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { minutePage } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { booksFormatWords } from "#app/parts/open-books/books-format.words.ts";
import { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import {
  listPublicPayouts,
  listReplacedSeals,
  listSealedDays,
  type PublicPayout,
  readBooks,
  readTimesOff,
} from "#app/parts/open-books/server/open-books.store.server.ts";
import { listBrokenSeals } from "#app/parts/open-books/server/open-books-seals.store.server.ts";
import { checkShownSeals } from "#app/parts/open-books/server/seal-days.server.ts";
import { readYearBooks } from "#app/parts/open-books/server/year-books.server.ts";
import { headTags, pageLanguage, pageText } from "#app/site/head-tags.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { DonateLink, LineLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/open-books.page.ts";
import { BooksFormat } from "./books-format.tsx";
import { FundsTable, YearTable } from "./funds-table.tsx";
import { HelpMonths } from "./help-months.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { BrokenSeals, ReplacedSeals, TimesOff } from "./seal-notices.tsx";
import { SealedDays } from "./sealed-days.tsx";

/** A fortnight of the chain; the rest is in the list to download. */
const shownDays = 14;
const shownPayouts = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  const { db, reader, clock } = app;
  const now = clock.now();
  const language = languageOf(context);
  await checkShownSeals(app);
  const [books, year, payouts, days, broken, replaced, off, help] = await Promise.all([
    readBooks(reader, now, language),
    readYearBooks(reader, language),
    listPublicPayouts(db, shownPayouts, language),
    listSealedDays(db, { limit: shownDays }),
    listBrokenSeals(db, language),
    listReplacedSeals(db),
    readTimesOff(db),
    tellHelpYear(db, language),
  ]);
  const words = wordsOf(context, openBooksWords, booksFormatWords);
  return { books, year, payouts, days, broken, replaced, off, help, today: karachiDay(now), words };
}

/** BOOKS-07: a donation that arrives shows within a minute, and empties no cache. */
export const headers = () => minutePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof openBooksWords>(matches, "openBooks");
  return [
    ...headTags(matches, {
      title: t("title"),
      description: t("description"),
      path: "/transparency",
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: t("sealedDays"),
      href: pathIn(pageLanguage(matches), "/transparency/feed.xml"),
    },
  ];
}

/** BOOKS-01..03. */
export default function OpenBooksPage({
  loaderData: { books, year, payouts, days, broken, replaced, off, help, today },
}: Route.ComponentProps) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  const isEmpty = books.funds.length === 0;
  return (
    <article>
      <header className="relative overflow-hidden border-b border-rule">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-10 pb-12 lg:pt-14 lg:pb-16">
          <p className="label text-emerald">{t("title")}</p>
          <h1 className="mt-3 max-w-[20ch] text-title">{t("heading")}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{t("lead", { day: formatDay(today, language) })}</p>
          {broken.length > 0 && (
            <p className="mt-4">
              <a href="#broken" className="text-link font-semibold text-pomegranate">
                {t("brokenSeals", { count: broken.length })}
              </a>
            </p>
          )}
        </div>
      </header>

      <section aria-labelledby="funds" className="page-width py-14 lg:py-20">
        <SectionTitle id="funds">{t("balances")}</SectionTitle>
        {isEmpty ? (
          <div className="mt-6 grid max-w-xl justify-items-start gap-5 border-y border-rule py-10">
            <Star outline className="size-12 text-emerald" />
            <p className="text-lg">{t("nothing")}</p>
            <DonateLink to="/donate">{t("firstGift")}</DonateLink>
          </div>
        ) : (
          <FundsTable books={books} />
        )}
      </section>

      {year && (
        <section aria-labelledby="year" className="page-width pb-14 lg:pb-20">
          <SectionTitle id="year">{t("year", { year: fiscalYearSpan(year.year) })}</SectionTitle>
          <YearTable books={year} />
        </section>
      )}
      {!isEmpty && <MonthsChart books={books} />}
      {payouts.length > 0 && <PayoutList payouts={payouts} />}
      {help.length > 0 && <HelpMonths help={help} />}

      <section aria-labelledby="seals" className="page-width py-14 lg:py-20">
        {broken.length > 0 && <BrokenSeals broken={broken} />}
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
          <div>
            <SectionTitle id="seals">{t("seals")}</SectionTitle>
            <div className="mt-5 grid gap-4 border-s-3 border-double border-emerald ps-5 font-display text-xl leading-relaxed">
              <p>{t("sealsText")}</p>
            </div>
            <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
              <Link to="/verify-receipt" className="text-link inline-flex min-h-8 items-center font-semibold">
                {t("checkReceipt")}
              </Link>
              <LineLink to="/donation-statement">{t("myYear")}</LineLink>
            </p>
          </div>
          <SealedDays days={days} broken={broken.map(({ day }) => day)} />
        </div>
        {off.length > 0 && <TimesOff times={off} />}
        {replaced.length > 0 && <ReplacedSeals replaced={replaced} />}
        <BooksFormat />
      </section>
    </article>
  );
}

/** What the funds have spent lately, and on what. Whom it was paid to stays in the office. */
function PayoutList({ payouts }: { payouts: PublicPayout[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  return (
    <section aria-labelledby="spent" className="page-width pt-14 lg:pt-20">
      <SectionTitle id="spent">{t("spent")}</SectionTitle>
      <p className="mt-3 text-lg text-soft">{t("payouts", { count: payouts.length })}</p>
      <ol className="mt-6 max-w-[60rem] border-b border-rule">
        {payouts.map(({ id, day, fund, purpose, paisa }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-rule py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={day} className="figures text-soft max-sm:order-last max-sm:text-sm">
              {formatDay(day, language)}
            </time>
            <p className="min-w-0">
              <Text as="bdi" text={purpose} />
              <span className="block text-sm text-soft">
                <Text as="bdi" text={fund} />
              </span>
            </p>
            <p className="figures text-end font-semibold">{groupedRupees(paisa)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
