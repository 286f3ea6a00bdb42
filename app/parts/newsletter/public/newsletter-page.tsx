import type { ReactNode } from "react";
import { Link } from "react-router";
import type { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import type { siteWords } from "#app/site/site.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/text.tsx";

type LinkFormProps = {
  text: string;
  button: string;
  token: string;
};

/**
 * The form behind a link in a mail: it asks for a click, because mail programs open links by themselves. It
 * posts to its own page.
 */
export function NewsletterLinkForm({ text, button, token }: LinkFormProps) {
  return (
    <form method="post" className="mt-5">
      <p className="mx-auto max-w-md text-lg text-soft">{text}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="mt-7">
        {button}
      </Button>
    </form>
  );
}

type NewsletterPageProps = {
  title: string;
  /** The result of the form; undefined before it was sent. */
  result: { good: boolean; message: string } | undefined;
  /** After a refusal; without it a link leads to the form in the footer. */
  again?: ReactNode;
  children: ReactNode;
};

/** The layout of the three newsletter pages: a title, then the form or its result. */
export function NewsletterPage({ title, result, again, children }: NewsletterPageProps) {
  return (
    <section className="page-width grid min-h-[55vh] place-content-center justify-items-center py-16 text-center">
      <Star outline className="mb-6 size-12 text-emerald" />
      <h1 className="text-title">{title}</h1>
      {result && (
        <p role="status" className={`mt-5 max-w-md text-lg ${result.good ? "" : "text-pomegranate"}`}>
          {result.message}
        </p>
      )}
      {result?.good === false && again}
      {result ? <NextLinks good={result.good} toForm={again === undefined} /> : children}
    </section>
  );
}

/** After success, links to the site; after a refusal, a link to the form in the footer. */
function NextLinks({ good, toForm }: { good: boolean; toForm: boolean }) {
  const t = useText<typeof newsletterWords>("newsletter");
  const site = useText<typeof siteWords>("site");
  const link = "text-link inline-flex min-h-8 items-center";
  return (
    <p className="mt-7 flex flex-wrap justify-center gap-x-8 gap-y-2">
      {good ? (
        <Link to="/blogs" className={link}>
          {site("readStories")}
        </Link>
      ) : (
        toForm && (
          <a href="#newsletter" className={link}>
            {t("enterBelow")}
          </a>
        )
      )}
      <Link to="/" className={link}>
        {site("backHome")}
      </Link>
    </p>
  );
}
