import { Link } from "react-router";
import type { HomeSums } from "#app/contract/part.ts";
import type { Told } from "#app/features/giving/help-told/help-told.server.ts";
import { ToldHelp } from "#app/features/giving/help-told/told-help.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { useLanguage } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type BooksSectionProps = HomeSums & {
  books: ContentOf<"home">["books"];
  /** What was done in the last month that is over. */
  helped?: Told;
};

const link = "text-link inline-flex min-h-8 items-center font-semibold";

/** The sums of the open books (HOME-13), and how anybody checks a receipt. Before the first gift there are none. */
export function BooksSection({ books: { title, lead, none }, sums, links, helped }: BooksSectionProps) {
  const language = useLanguage();
  return (
    <section aria-labelledby="books" className="border-y border-rule bg-raised">
      <div className="page-width grid items-center gap-x-16 gap-y-5 py-6 sm:py-10 lg:grid-cols-[1fr_1.5fr] lg:py-14">
        <div>
          <h2 id="books" className="text-heading">
            {title}
          </h2>
          <p className="mt-2 max-w-md text-soft">{lead}</p>
        </div>
        <div>
          {sums && sums.length > 0 ? (
            <dl className="figures border-t-3 border-double border-rule-strong sm:grid sm:grid-cols-3 sm:gap-x-8">
              {sums.map(({ name, paisa }) => (
                <div
                  key={name}
                  className="flex items-baseline justify-between gap-4 border-b border-rule py-2 sm:block sm:py-4"
                >
                  <dt className="text-soft">{name}</dt>
                  <dd className="font-display text-xl font-semibold lg:text-2xl">
                    {formatMoney(paisa, language)}
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            sums && <p className="border-y border-rule py-3">{none}</p>
          )}
          <ToldHelp told={helped} className="mt-3" />
          <p className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
            {links.map(({ to, text }) => (
              <Link key={to} to={to} className={link}>
                {text}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
