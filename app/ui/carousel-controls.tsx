import { roundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";

type CarouselControlsProps = {
  /** The accessible name of each item's dot. */
  names: string[];
  /** What moves, for the pause button's name: "the slides". */
  what: string;
  className?: string;
};

/** Pause, previous, a dot for each item, next, for site/enhance/carousel.ts. Nothing for a single item. */
export function CarouselControls({ names, what, className = "" }: CarouselControlsProps) {
  const t = useText<typeof uiWords>("ui");
  if (names.length < 2) return null;
  const pause = t("pause", { what });
  return (
    <div className={`needs-script flex flex-wrap items-center gap-2 ${className}`}>
      <button
        type="button"
        data-pause={pause}
        data-move={t("move", { what })}
        aria-label={pause}
        className={`group/toggle ${roundButton}`}
      >
        <Icon name="pause" className="size-4 fill-current group-data-paused/toggle:hidden" />
        <Icon name="play" className="hidden size-4 fill-current group-data-paused/toggle:block" />
      </button>
      <button type="button" data-step={-1} aria-label={t("previous")} className={roundButton}>
        <Icon name="arrow-left" className="size-5" />
      </button>
      <button type="button" data-step={1} aria-label={t("next")} className={roundButton}>
        <Icon name="arrow-right" className="size-5" />
      </button>
      <ol className="ms-2 flex">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place, and two items may share a name
          <li key={place}>
            <button
              type="button"
              data-dot="true"
              aria-label={t("placeOf", { place: place + 1, count: names.length, name })}
              aria-current={place === 0 || undefined}
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
