import { scriptOf } from "#app/lib/urdu.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Star } from "#app/ui/star.tsx";
import { promise } from "#content/home.ts";

/** The front page's opening: what the foundation promises, over the city it works from. */
export function PromiseSection({ headline }: { headline: string | undefined }) {
  const { urdu, ...script } = scriptOf(headline ?? "");
  return (
    <section className="relative overflow-hidden border-b border-rule">
      <div aria-hidden="true" className="page-lattice absolute inset-0 text-rule" />
      <div className="page-width relative grid items-center gap-x-16 gap-y-12 py-12 lg:grid-cols-[1.45fr_1fr] lg:py-16">
        <div>
          {headline && (
            <p
              {...script}
              className={`flex items-center gap-2.5 text-emerald ${urdu ? "urdu text-xl" : "label"}`}
            >
              <Star className="size-4 shrink-0" />
              {headline}
            </p>
          )}
          <h1 className="mt-5 text-display">{promise.sentence}</h1>
          <p className="mt-7 max-w-xl text-lg text-soft">{promise.support}</p>
          <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
            <LinkButton to="/blogs" prefetch="intent">
              Read our stories
            </LinkButton>
            <a href="#work" className="text-link inline-flex min-h-11 items-center font-semibold">
              What we do
            </a>
          </p>
        </div>
        <div className="arch mx-auto w-full max-w-md lg:max-w-none">
          <img
            src="/art/hero-lahore-dawn.svg"
            alt="Lahore at dawn: domes and minarets over the roofs of the old city"
            width={1600}
            height={900}
            fetchPriority="high"
            className="size-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
