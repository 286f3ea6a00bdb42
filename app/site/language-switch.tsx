import { useLocation } from "react-router";
import { directionOf, languageNames, languages, pathIn } from "#app/contract/language.ts";
import { useLanguage } from "#app/ui/words.tsx";

/**
 * The same page in the other language, with its query: a plain link, which needs no script and remembers nothing. Its name
 * is for those who read that language.
 */
export function LanguageSwitch() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = languages.find((one) => one !== language) ?? "en";
  return (
    <a
      href={pathIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      className="ms-auto grid min-h-11 min-w-11 shrink-0 place-items-center rounded-sm px-1.5 font-semibold text-emerald no-underline hover:underline lg:ms-0 lg:min-h-10"
    >
      {languageNames[other]}
    </a>
  );
}
