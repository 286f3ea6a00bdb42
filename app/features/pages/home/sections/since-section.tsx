import { useHref } from "react-router";
import { buttonStyle } from "#app/ui/button.tsx";
import { CountUp, Ring } from "#app/ui/count-up.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { homeWords } from "./home.words.ts";

type SinceSectionProps = {
  since: ContentOf<"home">["since"];
  figures: Pick<ContentOf<"figures">, "impactShares" | "impactCounters" | "impactGrowth">;
  /** Whether staff have confirmed that the foundation is registered. */
  registered: boolean;
};

/** 'Transforming Lives Since 2016': registrations, use of funds, results. */
export function SinceSection({ since, figures, registered }: SinceSectionProps) {
  const t = useText<typeof homeWords>("home");
  const [donate, checking] = [useHref("/donate"), useHref("/about-us#checking")];
  const { impactShares, impactCounters, impactGrowth } = figures;
  return (
    <section aria-labelledby="since" className="py-6 sm:py-14 lg:py-24">
      <div className="page-width grid items-center gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          {registered && (
            <p className="flex items-center gap-3">
              <Icon name="seal" className="size-11 shrink-0 stroke-[1.4] text-emerald" />
              <span className="leading-tight">
                <strong className="block font-semibold">{since.badge}</strong>
                <span className="text-sm text-soft">{since.badgeText}</span>
              </span>
            </p>
          )}
          <h2 id="since" className="figures mt-3 text-heading sm:mt-5 sm:text-title">
            {since.title}
          </h2>
          <p className="mt-3 max-w-xl text-soft sm:mt-5 sm:text-lg">{since.lead}</p>
          {/* The whole page is loaded: HOME-04. The way to a place in a page that only tells is a document too. */}
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-7">
            <a href={donate} className={buttonStyle({ variant: "donate" })}>
              {since.support}
            </a>
            <a href={checking} className="text-link">
              {t("checkRegistration")}
            </a>
          </p>
        </div>
        <img
          src={since.picture.src}
          alt={since.picture.alt}
          width={1200}
          height={750}
          loading="lazy"
          decoding="async"
          className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover max-sm:hidden"
        />
      </div>
      <div className="page-width">
        <ul className="mt-6 grid gap-x-10 gap-y-2.5 sm:mt-14 sm:gap-y-8 lg:grid-cols-3">
          {impactShares.map(({ value, name, text }) => (
            <li key={name} className="flex items-center gap-4 sm:gap-5">
              <Ring percent={numberOf(value).total} className="size-16 shrink-0 text-emerald sm:size-24" />
              <div>
                <h3 className="text-lg leading-tight sm:text-xl">{name}</h3>
                <p className="mt-0.5 text-sm leading-snug text-soft sm:mt-1 sm:leading-normal">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <dl className="double-rule mt-6 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-3 pt-4 sm:mt-12 sm:gap-x-8 sm:gap-y-8 sm:pt-8 lg:grid-cols-4">
          {impactCounters.map(({ value, name }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-soft sm:mt-1 sm:text-base">{name}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
                <CountUp
                  {...numberOf(value)}
                  className="font-display text-xl font-semibold sm:text-3xl lg:text-heading"
                />
                <span className="figures rounded-xs bg-emerald-tint px-1.5 text-xs font-semibold text-emerald">
                  <bdi>{impactGrowth}</bdi>
                  <span className="sr-only"> {t("onLastYear")}</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * A figure as it is written ("18,000+", "92%", "2M+") as a number that can count up, and what is written after it.
 * A text without digits is 0 with that text.
 */
function numberOf(value: string): { total: number; suffix: string } {
  const [, digits = "", suffix = ""] = /^([\d,.]*)(.*)$/.exec(value.trim()) ?? [];
  return { total: Number(digits.replaceAll(",", "")) || 0, suffix };
}
