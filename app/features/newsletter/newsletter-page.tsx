import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Star } from "#app/ui/star.tsx";

type LinkFormProps = { texts: { text: string; button: string }; token: string };

/**
 * What a link of a mail leads to: a button, because programs that read mail follow links by themselves. It posts to
 * the page it stands on.
 */
export function NewsletterLinkForm({ texts, token }: LinkFormProps) {
  return (
    <form method="post" className="mt-5">
      <p className="mx-auto max-w-md text-lg text-soft">{texts.text}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="mt-7">
        {texts.button}
      </Button>
    </form>
  );
}

type NewsletterPageProps = {
  title: string;
  /** What came of the form; before it was sent there is none. */
  result: { good: boolean; message: string } | undefined;
  children: ReactNode;
};

/** The shape of the three newsletter pages: a title, then the form or what came of it. */
export function NewsletterPage({ title, result, children }: NewsletterPageProps) {
  return (
    <section className="page-width grid min-h-[55vh] place-content-center justify-items-center py-16 text-center">
      <Star outline className="mb-6 size-12 text-emerald" />
      <h1 className="text-title">{title}</h1>
      {result && (
        <p role="status" className={`mt-5 max-w-md text-lg ${result.good ? "" : "text-pomegranate"}`}>
          {result.message}
        </p>
      )}
      {result ? <NextLinks good={result.good} /> : children}
    </section>
  );
}

/** After thanks, on to the site; after a refusal, to the form at the foot of the page. */
function NextLinks({ good }: { good: boolean }) {
  const link = "text-link inline-flex min-h-8 items-center";
  return (
    <p className="mt-7 flex flex-wrap justify-center gap-x-8 gap-y-2">
      {good ? (
        <Link to="/blogs" className={link}>
          Read our stories
        </Link>
      ) : (
        <a href="#newsletter" className={link}>
          Enter your address below
        </a>
      )}
      <Link to="/" className={link}>
        Back to the front page
      </Link>
    </p>
  );
}
