import { pathIn } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import type { SealedDayRow } from "#app/parts/open-books/server/open-books.store.server.ts";
import { LineLink } from "#app/ui/links.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { ShortHash } from "./hash-text.tsx";

type SealedDaysProps = {
  days: SealedDayRow[];
  /** The days whose seal does not match. */
  broken: string[];
};

/** The latest links of the chain, the newest first. */
export function SealedDays({ days, broken }: SealedDaysProps) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  return (
    <div>
      {days.length === 0 ? (
        <p className="border-y border-rule py-6 text-lg text-soft">{t("noDay")}</p>
      ) : (
        <table className="figures w-full border-b border-rule text-xs sm:text-base">
          <caption className="mb-2 text-start text-sm text-soft">
            {t("lastDays", { count: days.length })}
          </caption>
          <thead>
            <tr className="border-b-2 border-rule-strong text-xs text-soft sm:text-sm">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {t("day")}
              </th>
              <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
                {t("gifts")}
              </th>
              <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
                {t("currency")}
              </th>
              <th scope="col" className="py-1.5 ps-3 text-start sm:ps-4 font-semibold">
                {t("seal")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, receipts, total_paisa, link }) => (
              <tr key={day} id={day} className="border-t border-rule">
                <th scope="row" className="py-2 text-start font-normal">
                  {formatDay(day, language)}
                </th>
                <td className="py-2 ps-3 text-end">{receipts}</td>
                <td className="py-2 ps-3 text-end">{groupedRupees(total_paisa)}</td>
                <td className="py-2 ps-3 text-soft sm:ps-4">
                  <ShortHash hash={link} />
                  {broken.includes(day) && (
                    <span className="block font-semibold text-pomegranate">{t("noMatch")}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <LineLink href="/transparency/days.json">{t("asJson")}</LineLink>
        <LineLink href={pathIn(language, "/transparency/feed.xml")}>{t("asFeed")}</LineLink>
      </p>
    </div>
  );
}
