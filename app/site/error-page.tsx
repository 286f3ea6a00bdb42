import { useContext } from "react";
import { useHref, useLocation } from "react-router";
import { LineLink } from "#app/ui/links.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/text.tsx";
import { SupportCodeContext } from "./request-context.ts";
import { SearchForm } from "./search-form.tsx";
import type { siteWords } from "./site.words.ts";

/** '404 | Page Not Found' (ALL-12), with the way home and a search, which opens with `question`. */
export function PageNotFound({ question }: { question?: string }) {
  const t = useText<typeof siteWords>("site");
  return (
    <section className="page-width grid min-h-[60vh] place-content-center py-14 text-center">
      <img src="/art/lost-page.svg" alt="" width={480} height={360} className="mx-auto mb-7 h-auto w-56" />
      {/* The headings' font has no such stroke: another file of 43 KB would be loaded for it. */}
      <h1 className="text-title">
        404 <span className="font-sans">|</span> {t("notFound")}
      </h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-soft">{t("notFoundText")}</p>
      <SearchForm question={question} className="mx-auto mt-7 max-w-md text-start" />
      <p className="mt-5 flex flex-wrap justify-center gap-x-8 gap-y-2">
        <HomeLink />
        <PageLink to="/blogs">{t("readStories")}</PageLink>
        <PageLink to="/contact">{t("askUs")}</PageLink>
      </p>
    </section>
  );
}

/** Plain links, which work even when the router does not. */
const PageLink = ({ to, children }: { to: string; children: string }) => (
  <LineLink href={useHref(to)}>{children}</LineLink>
);

function HomeLink() {
  const t = useText<typeof siteWords>("site");
  return <PageLink to="/">{t("backHome")}</PageLink>;
}

/** A server error. */
export function BrokenPage() {
  const t = useText<typeof siteWords>("site");
  const { pathname, search } = useLocation();
  return (
    <section className="page-width grid min-h-[60vh] place-content-center py-16 text-center">
      <Star outline className="mx-auto mb-8 size-14 text-emerald" />
      <h1 className="text-title">{t("broken")}</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-soft">{t("brokenText")}</p>
      <SupportLine />
      <p className="mt-7 flex flex-wrap justify-center gap-x-8 gap-y-2">
        <PageLink to={pathname + search}>{t("tryAgain")}</PageLink>
        <HomeLink />
      </p>
    </section>
  );
}

/**
 * The support code of the failed request. Only the server knows it: an empty line is hidden.
 */
export function SupportLine() {
  const t = useText<typeof siteWords>("site");
  const code = useContext(SupportCodeContext);
  return (
    <p className="figures mt-4 text-center text-soft empty:hidden">
      {code ? t("supportCode", { code }) : ""}
    </p>
  );
}
