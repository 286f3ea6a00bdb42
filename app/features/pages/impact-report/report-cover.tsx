import { useIdentity } from "#app/site/identity.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { Ltr, Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { impactReportWords } from "./impact-report.words.ts";

type ReportCoverProps = {
  opening: ContentOf<"report">["opening"];
  firstYear: number;
  lastYear: number;
};

const parts = [
  ["method", "method"],
  ["years", "byYear"],
  ["shares", "shares"],
  ["index", "index"],
] as const;

/** The cover of a printed report: its years large, its title, and what is in it. */
export function ReportCover({ opening, firstYear, lastYear }: ReportCoverProps) {
  const t = useText<typeof impactReportWords>("impactReport");
  const { name, address } = useIdentity();
  return (
    <header className="relative overflow-hidden border-b border-rule">
      <Lattice className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative grid gap-x-16 gap-y-8 pt-10 pb-12 lg:grid-cols-[1.5fr_1fr] lg:items-end lg:pt-14 lg:pb-16">
        <div>
          <p className="label text-emerald">{t("title")}</p>
          <p
            aria-hidden="true"
            className="figures mt-3 font-display text-display leading-none text-rule-strong"
          >
            <Ltr>
              {firstYear}–{lastYear}
            </Ltr>
          </p>
          <Text as="h1" text={opening.title} className="mt-5 max-w-[18ch] text-title" />
          <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
          <p className="figures mt-5 text-sm text-soft">
            {t("years", { name, city: address.city, from: `${firstYear}`, to: `${lastYear}` })}
          </p>
        </div>
        <nav aria-label={t("contents")}>
          <ol className="border-b border-rule">
            {parts.map(([id, title], place) => (
              <li key={id} className="border-t border-rule">
                <a
                  href={`#${id}`}
                  className="framed figures flex min-h-11 items-center justify-between gap-x-4 font-display text-lg decoration-1 underline-offset-4 hover:underline"
                >
                  {t(title)}
                  <span aria-hidden="true" className="text-rule-strong">
                    {place + 1}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
