import { Fragment, useContext } from "react";
import { useLocation } from "react-router";
import { Star } from "#app/ui/star.tsx";
import { LineLink } from "#app/ui/text-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { SupportCode } from "./support-code.tsx";

type PageNotFoundProps = {
  /** Pages that may have been meant. */
  near?: readonly { path: string; title: string }[];
  /** What the search opens with. */
  question?: string;
};

/** '404 | Page Not Found' (ALL-12), with what may have been meant, a search and the way home. */
export function PageNotFound({ near = [], question }: PageNotFoundProps) {
  return (
    <section className="page-width grid min-h-[60vh] place-content-center py-14 text-center">
      <img src="/art/lost-page.svg" alt="" width={480} height={360} className="mx-auto mb-7 h-auto w-56" />
      {/* The headings' font has no such stroke: another file of 43 KB would be loaded for it. */}
      <h1 className="text-title">
        404 <span className="font-sans">|</span> Page Not Found
      </h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-soft">
        The page may have moved, or the address may be mistyped.
      </p>
      {near.length > 0 && (
        <p className="mx-auto mt-5 max-w-md text-lg">
          Did you mean{" "}
          {near.map(({ path, title }, place) => (
            <Fragment key={path}>
              {place === 0 ? "" : place === near.length - 1 ? " or " : ", "}
              <a href={path} className="text-link inline-flex min-h-8 items-center font-semibold">
                {title}
              </a>
            </Fragment>
          ))}
          ?
        </p>
      )}
      <SearchForm question={question} className="mx-auto mt-7 max-w-md text-start" />
      <p className="mt-5 flex flex-wrap justify-center gap-x-8 gap-y-2">
        <LineLink href="/">Back to the home page</LineLink>
        <LineLink href="/blogs">Read our stories</LineLink>
        <LineLink href="/contact">Ask us</LineLink>
      </p>
    </section>
  );
}

/** A server error. Plain links, which work even when the router does not. */
export function BrokenPage() {
  const { pathname, search } = useLocation();
  return (
    <section className="page-width grid min-h-[60vh] place-content-center py-16 text-center">
      <Star outline className="mx-auto mb-8 size-14 text-emerald" />
      <h1 className="text-title">Something went wrong</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-soft">
        This is our fault, not yours. Please try again in a moment. Nothing that you have sent is lost.
      </p>
      <SupportLine />
      <p className="mt-7 flex flex-wrap justify-center gap-x-8 gap-y-2">
        <LineLink href={pathname + search}>Try Again</LineLink>
        <LineLink href="/">Back to the home page</LineLink>
      </p>
    </section>
  );
}

/**
 * The support code of the failed request. Only the server knows it: an empty line is hidden.
 */
export function SupportLine() {
  const code = useContext(SupportCode.Context);
  return (
    <p className="figures mt-4 text-center text-soft empty:hidden">
      {code ? `If it happens again, tell us this code: ${code}` : ""}
    </p>
  );
}
