import { useContext } from "react";
import { useLocation } from "react-router";
import { directionOf, languageNames, languages, pathIn } from "#app/contract/language.ts";
import { useLanguage } from "#app/ui/text.tsx";
import { TwinContext } from "./page-text.ts";

/**
 * The same page in the other language, with its query: a plain link, which needs no script and remembers nothing. Its name
 * is for those who read that language.
 */
export function LanguageSwitch() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const twin = useContext(TwinContext);
  const other = languages.find((one) => one !== language) ?? "en";
  return (
    <a
      href={pathIn(other, twin ?? pathname + search)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      className="ms-auto grid min-h-11 min-w-11 shrink-0 place-items-center rounded-sm px-1 text-sm leading-none font-semibold text-emerald no-underline hover:bg-sunk lg:ms-0 lg:min-h-10 lg:min-w-10"
    >
      {other === "ur" ? <UrduName /> : languageNames[other]}
    </a>
  );
}

/** Drawn, in a file that all pages share (frame.css): for this one word an English page loads no font of 114 KB. */
const UrduName = () => <span role="img" aria-label={languageNames.ur} className="urdu-name" />;
