import { roundButton } from "./button-style.ts";
import { Icon } from "./icon.tsx";
import type { Carousel } from "./use-carousel.ts";

type CarouselControlsProps = {
  carousel: Carousel;
  /** The accessible name of each item's dot. */
  names: string[];
  /** What moves, for the pause button's name: "the slides". */
  what: string;
  className?: string;
};

/** Pause, previous, a dot for each item, next. Nothing for a single item. */
export function CarouselControls({ carousel, names, what, className = "" }: CarouselControlsProps) {
  const { index, playing, show, next, previous, toggle } = carousel;
  if (names.length < 2) return null;
  return (
    <div className={`needs-script flex flex-wrap items-center gap-2 ${className}`}>
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? `Pause ${what}` : `Let ${what} move`}
        className={roundButton}
      >
        <Icon name={playing ? "pause" : "play"} className="size-4 fill-current" />
      </button>
      <button type="button" onClick={previous} aria-label="Previous" className={roundButton}>
        <Icon name="arrow-left" className="size-5" />
      </button>
      <button type="button" onClick={next} aria-label="Next" className={roundButton}>
        <Icon name="arrow-right" className="size-5" />
      </button>
      <ol className="ms-2 flex">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place, and two items may share a name
          <li key={place}>
            <button
              type="button"
              onClick={() => show(place)}
              aria-label={`${place + 1} of ${names.length}: ${name}`}
              aria-current={place === index || undefined}
              className="group grid size-7 cursor-pointer place-items-center"
            >
              <span className="size-2.5 rotate-45 border border-rule-strong transition-colors group-hover:border-ink group-aria-[current]:border-emerald group-aria-[current]:bg-emerald" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
