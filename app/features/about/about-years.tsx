import { LinkButton } from "#app/ui/link-button.tsx";
import { Text } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type AboutYearsProps = { years: Omit<ContentOf<"timeline">["years"][number], "picture">[] };

/** Our story in short: the years side by side on a line. */
export function AboutYears({ years }: AboutYearsProps) {
  return (
    <section aria-labelledby="years" className="border-t border-rule bg-emerald-tint">
      <div className="page-width py-14 lg:py-20">
        <h2 id="years" className="text-heading">
          Our Story
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-9 lg:grid-flow-col lg:auto-cols-fr">
          {years.map(({ year, title, description, icon }) => (
            <li
              key={year}
              className="grid grid-cols-[4rem_1fr] gap-x-5 lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:content-start"
            >
              <div className="lg:flex lg:items-center lg:gap-4 lg:after:h-px lg:after:flex-1 lg:after:bg-rule-strong">
                <img
                  src={icon}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  decoding="async"
                  className="size-16 lg:size-20"
                />
              </div>
              <div className="lg:mt-5">
                <h3>
                  <span className="figures block text-2xl leading-none text-emerald">{year}</span>
                  <Text as="span" text={title} className="mt-1.5 block text-xl" />
                </h3>
                <Text as="p" text={description} className="mt-2 text-sm" />
              </div>
            </li>
          ))}
        </ol>
        <p className="not-on-paper mt-10">
          <LinkButton to="/about-us/journey" variant="quiet">
            The whole story
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
