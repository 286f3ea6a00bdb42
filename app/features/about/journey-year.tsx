import { Text } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type JourneyYearProps = {
  entry: ContentOf<"timeline">["years"][number];
  /** The year of the entry after this one. */
  next?: number;
};

/** A year on the line: its icon, what was built, a picture. Below the icon the line names the years until the next. */
export function JourneyYear({ entry, next }: JourneyYearProps) {
  const { year, title, description, icon, picture } = entry;
  const between = Array.from(
    { length: Math.max((next ?? year) - year - 1, 0) },
    (_, step) => year + step + 1,
  );
  return (
    <li
      id={`year-${year}`}
      className="grid grid-cols-[4rem_1fr] gap-x-4 sm:grid-cols-[7rem_1fr] sm:gap-x-8 lg:grid-cols-[8rem_1fr_1.15fr] lg:gap-x-14"
    >
      <div className="row-span-2 flex flex-col items-center lg:row-span-1">
        <img
          src={icon}
          alt=""
          width={240}
          height={240}
          decoding="async"
          className="size-16 shrink-0 sm:size-28 lg:size-32"
        />
        <div
          aria-hidden="true"
          className="relative flex flex-1 flex-col items-center justify-evenly before:absolute before:inset-y-0 before:border-s before:border-rule-strong"
        >
          {between.map((quiet) => (
            <span key={quiet} className="figures relative bg-paper py-1 text-xs text-faint sm:text-sm">
              {quiet}
            </span>
          ))}
        </div>
      </div>
      <div className="pt-1 lg:pt-4 lg:pb-24">
        <h2>
          <span className="figures block text-title leading-none text-emerald">{year}</span>
          <Text as="span" text={title} className="mt-3 block text-2xl lg:text-heading" />
        </h2>
        <Text as="p" text={description} className="mt-4 max-w-[34rem] text-lg" />
      </div>
      <img
        src={picture.src}
        alt={picture.alt}
        width={1200}
        height={750}
        loading="lazy"
        decoding="async"
        className="mt-5 mb-12 aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover lg:mt-4 lg:mb-24"
      />
    </li>
  );
}
