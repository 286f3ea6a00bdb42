import { ChevronDown, ChevronUp } from "lucide-react";
import { createContext, use, useEffect, useRef } from "react";
import { MediaThumb } from "#app/dashboard/media-preview.tsx";
import { OutdatedPill } from "#app/dashboard/outdated-text.tsx";
import { WideWord } from "#app/dashboard/row-actions.tsx";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { Text } from "#app/ui/text.tsx";
import { mediumOf, type useSlideChanges } from "./hero-slides.ts";

/** What the cells change. The table's columns are constants, so it reaches the cells this way. */
export const SlideChanges = createContext<ReturnType<typeof useSlideChanges> | undefined>(undefined);

/** The slide's medium in the arch that it has on the home page. */
export function SlideThumbnail({ slide }: { slide: HeroSlide }) {
  const medium = mediumOf(slide);
  return (
    <div className="arch relative w-14 bg-sunk">
      <MediaThumb
        kind={medium?.kind ?? "image"}
        src={medium?.src ?? ""}
        sizes="56px"
        className="aspect-[5/6] w-full"
      />
      {medium?.kind === "video" && <span className="sr-only">Video</span>}
    </div>
  );
}

export function SlideContent({ slide }: { slide: HeroSlide }) {
  return (
    <div className="min-w-0">
      <Text as="p" text={slide.headline} className="font-semibold wrap-anywhere" />
      <Text as="p" text={slide.subtitle} className="line-clamp-2 text-soft" />
      <p className="mt-1 text-xs text-faint wrap-anywhere">
        <Text as="bdi" text={slide.cta_text} /> <span aria-hidden="true">→</span> <bdi>{slide.cta_link}</bdi>
      </p>
      <OutdatedPill noun="hero slide" id={slide.id} />
    </div>
  );
}

const arrow =
  "inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-1 whitespace-nowrap rounded-sm px-1 text-sm text-soft hover:bg-raised hover:text-ink aria-disabled:cursor-default aria-disabled:text-rule-strong aria-disabled:hover:bg-transparent";

/** The slide's place, with a button on each side that swaps it with its neighbour. The focus moves with the slide. */
export function SlideOrder({ slide }: { slide: HeroSlide }) {
  const changes = use(SlideChanges);
  const pressed = useRef<HTMLButtonElement>(null);
  // Moving a row in the document takes the focus from the button in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the place
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [slide.display_order]);

  const button = (word: string, by: -1 | 1, end = false) => {
    const label = `Move ${word.toLowerCase()}`;
    const Icon = by < 0 ? ChevronUp : ChevronDown;
    return (
      <button
        type="button"
        aria-label={`${label} ${slide.headline}`}
        aria-disabled={end}
        title={label}
        className={arrow}
        onClick={(event) => {
          if (end) return;
          pressed.current = event.currentTarget;
          void changes?.move(slide.id, by);
        }}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <WideWord>{word}</WideWord>
      </button>
    );
  };
  return (
    <div className="inline-flex items-center md:-ms-2">
      {button("Up", -1, changes?.isFirst(slide.id))}
      <span className="figures min-w-7 text-center">{slide.display_order}</span>
      {button("Down", 1, changes?.isLast(slide.id))}
    </div>
  );
}

/** Whether visitors see the slide; a press changes it. */
export function SlideStatus({ slide }: { slide: HeroSlide }) {
  const changes = use(SlideChanges);
  const active = slide.is_active === 1;
  const [word, other] = active ? ["Active", "Inactive"] : ["Inactive", "Active"];
  const tone = active
    ? "border-emerald bg-emerald-tint text-emerald"
    : "border-rule-strong bg-transparent text-soft";
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        aria-label={`${word}: ${slide.headline}. Set to ${other}`}
        title={`Set to ${other}`}
        className={`min-h-8 min-w-20 cursor-pointer rounded-full border px-3 text-xs font-semibold hover:border-ink ${tone}`}
        onClick={() => void changes?.setActive(slide.id, !active)}
      >
        {word}
      </button>
      {active && !slide.image_url && !slide.video_url && (
        <span className="text-xs text-pomegranate">Not shown: no picture or video</span>
      )}
    </div>
  );
}
