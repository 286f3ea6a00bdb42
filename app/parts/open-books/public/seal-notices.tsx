import { formatDay, karachiDay } from "#app/lib/dates.ts";
import type { BrokenSeal } from "#app/parts/open-books/open-books.schema.ts";
import type { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import type { ReplacedSeal } from "#app/parts/open-books/server/open-books.store.server.ts";
import { PartTitle } from "#app/ui/section-title.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { ShortHash } from "./hash-text.tsx";

/** Says which seals do not match today, and in what: BOOKS-09. */
export function BrokenSeals({ broken }: { broken: BrokenSeal[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  const dayOf = (instant: string) => formatDay(karachiDay(new Date(instant)), language);
  return (
    <section
      aria-labelledby="broken"
      className="mb-10 border-s-4 border-pomegranate bg-pomegranate-tint p-5 sm:p-7"
    >
      <PartTitle id="broken">{t("brokenSeals", { count: broken.length })}</PartTitle>
      <p className="mt-2 max-w-2xl">{t("brokenText")}</p>
      <dl className="mt-4 grid gap-4">
        {broken.map(({ day, found_at, acknowledged_at, sentences }) => (
          <div key={`${day} ${found_at}`} className="border-t border-rule-strong pt-3">
            <dt className="figures font-semibold">{formatDay(day, language)}</dt>
            <dd className="figures max-w-2xl">
              {acknowledged_at
                ? t("brokenKnown", {
                    differences: sentences.join(" "),
                    found: dayOf(found_at),
                    known: dayOf(acknowledged_at),
                  })
                : t("brokenSince", { differences: sentences.join(" "), found: dayOf(found_at) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-2xl text-sm">{t("brokenAdvice")}</p>
    </section>
  );
}

/** Says from when until when the open books were off, and no day was sealed: PART-05. */
export function TimesOff({ times }: { times: { since: string; until: string | null }[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  const dayOf = (instant: string) => formatDay(karachiDay(new Date(instant)), language);
  return (
    <section aria-labelledby="off" className="mt-12 max-w-2xl border-t border-rule pt-6">
      <PartTitle id="off">{t("timesOff")}</PartTitle>
      <p className="mt-2">{t("timesOffText")}</p>
      <ul className="figures mt-4 grid gap-1">
        {times.map(
          ({ since, until }) =>
            until && <li key={since}>{t("timeOff", { since: dayOf(since), until: dayOf(until) })}</li>,
        )}
      </ul>
    </section>
  );
}

/** Says which days were sealed before they were over, and again afterwards, with both seals: BOOKS-16. */
export function ReplacedSeals({ replaced }: { replaced: ReplacedSeal[] }) {
  const t = useText<typeof openBooksWords>("openBooks");
  const language = useLanguage();
  return (
    <section aria-labelledby="replaced" className="mt-12 max-w-2xl border-t border-rule pt-6">
      <PartTitle id="replaced">{t("replacedSeals")}</PartTitle>
      <p className="mt-2">{t("replacedText")}</p>
      <dl className="mt-4 grid gap-3">
        {replaced.map(({ id, day, link, new_link, replaced_at }) => (
          <div key={id} className="figures border-t border-rule pt-3">
            <dt className="font-semibold">{formatDay(day, language)}</dt>
            <dd>{t("replacedOn", { day: formatDay(karachiDay(new Date(replaced_at)), language) })}</dd>
            <dd>
              {t("replacedFirst")} <ShortHash hash={link} />
            </dd>
            <dd>
              {t("replacedNow")} <ShortHash hash={new_link} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
