import type { ToldMonth } from "#app/features/giving/help-told/help-told.server.ts";
import { formatMonth } from "#app/lib/dates.ts";
import type { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import { LineLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";

/** How many families each fund helped in the last month that is over, and a sentence for each one before it: BOOKS-13. */
export function HelpMonths({ help }: { help: ToldMonth[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  const latest = help.filter(({ month }) => month === help[0]?.month);
  const earlier = help.filter(({ month }) => month !== help[0]?.month);
  return (
    <section aria-labelledby="help" className="page-width pt-14 lg:pt-20">
      <SectionTitle id="help">
        {t("helped", { month: formatMonth(help[0]?.month ?? "", language) })}
      </SectionTitle>
      <p className="mt-3 max-w-2xl text-lg text-soft">{t("helpedText")}</p>
      <div className="mt-6 grid max-w-[60rem] gap-x-16 gap-y-8 sm:grid-cols-2">
        {latest.map((fund) => (
          <FundHelped key={fund.slug} fund={fund} />
        ))}
      </div>
      {earlier.length > 0 && (
        <details className="mt-6 max-w-[60rem] border-y border-rule">
          <summary className="flex min-h-11 items-center font-semibold text-emerald underline decoration-1 underline-offset-4">
            {t("earlierMonths")}
          </summary>
          <ul className="grid gap-2 pb-4">
            {earlier.map(({ month, slug, text }) => (
              <li key={`${month} ${slug}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        <LineLink href="/transparency/help.json">{t("helpJson")}</LineLink>
        <LineLink href="#format">{t("howToCount")}</LineLink>
      </p>
    </section>
  );
}

/** A fund's families, by kind and district. */
function FundHelped({ fund: { title, families, groups, others } }: { fund: ToldMonth }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const rows = [
    ...groups.map(({ kind, district, families }) => ({
      name: district ? t("kindIn", { kind, district }) : kind,
      families,
    })),
    ...(others > 0 && groups.length > 0 ? [{ name: t("otherKinds"), families: others }] : []),
  ];
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-4 border-b border-rule-strong pb-2 text-xl">
        <Text as="bdi" text={title} />
        <span className="figures text-lg">{t("families", { families })}</span>
      </h3>
      <dl className="figures">
        {rows.map(({ name, families }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
            <dt className="min-w-0 text-soft">
              <Text as="bdi" text={name} />
            </dt>
            <dd>{families}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
