import { langAttrs } from "#app/lib/urdu.ts";
import { LineLink } from "#app/ui/links.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ResultGroup, SearchResult } from "./search.service.server.ts";
import type { searchWords } from "./search.words.ts";
import type { TextPart } from "./search-words.ts";

/** What was found, like the index of a book: the kind in the margin, its entries beside it. */
export function SearchResults({ question, groups }: { question: string; groups: ResultGroup[] }) {
  const t = useText<typeof searchWords>("search");
  const count = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <p role="status" className="label figures border-t border-rule py-3 text-soft">
        <RichText<typeof searchWords>
          name="search"
          id="results"
          values={{ count }}
          components={{ question: <Text as="bdi" text={question} /> }}
        />
      </p>
      {groups.map(({ kind, total, results }) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="grid gap-x-12 border-t border-rule py-7 lg:grid-cols-[13rem_1fr]"
        >
          <h2 id={`found-${kind}`} className="self-start text-2xl lg:sticky lg:top-24">
            {t(kind)} <span className="figures font-sans text-base font-normal text-soft">{total}</span>
          </h2>
          <div>
            <ol className="max-w-3xl">
              {results.map((result) => (
                <Result key={result.path + wholeText(result.title)} result={result} />
              ))}
            </ol>
            {total > results.length && (
              <p className="mt-3 text-soft">{t("first", { shown: results.length, total })}</p>
            )}
          </div>
        </section>
      ))}
    </>
  );
}

function Result({ result: { path, title, snippet, about, language } }: { result: SearchResult }) {
  const t = useText<typeof searchWords>("search");
  const page = useLanguage();
  return (
    <li className="py-3 wrap-anywhere first:max-lg:pt-2 first:lg:pt-0">
      <h3 {...langAttrs(wholeText(title), page)} className="text-xl leading-snug">
        <LineLink to={path} prefetch="intent">
          <span>
            <Marked parts={title} />
          </span>
        </LineLink>
      </h3>
      {page === "ur" && language === "en" && <p className="label text-soft">{t("inEnglish")}</p>}
      {about && <Text as="p" text={about} className="figures text-sm text-soft" />}
      <p {...langAttrs(wholeText(snippet), page)} className="mt-1 text-soft">
        <Marked parts={snippet} />
      </p>
    </li>
  );
}

const wholeText = (parts: TextPart[]) => parts.map(({ text }) => text).join("");

function Marked({ parts }: { parts: TextPart[] }) {
  let place = 0;
  return parts.map(({ text, found }) => {
    const key = place;
    place += text.length;
    return found ? (
      <mark key={key} className="bg-emerald-tint font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
