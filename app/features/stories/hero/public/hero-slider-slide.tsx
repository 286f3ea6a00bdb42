import { heroDefaults, storyId } from "#app/features/stories/hero/hero.messages.ts";
import type { ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Text, useText } from "#app/ui/text.tsx";

type HeroSlideTextProps = {
  slide: ShownSlide;
  shown: boolean;
  /** "1 of 4"; left out when it is the only slide. */
  label: string | undefined;
};

/** The text and link of one slide. Marigold only for links to donate. */
export function HeroSlideText({ slide, shown, label }: HeroSlideTextProps) {
  const t = useText<typeof heroWords>("hero");
  const href = slide.cta_link || heroDefaults.ctaLink;
  const giving = href === "/donate" || href.startsWith("/donate?");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a set of fields
    <div
      role="group"
      aria-roledescription={label && t("slide")}
      aria-label={label ?? slide.headline}
      data-shown={shown || undefined}
      // What a longer slide beside it needs stands above the headline: the buttons keep their place and no gap follows them.
      className="self-end wrap-anywhere"
    >
      <Text as="h2" text={slide.headline} className="text-display" />
      <Text as="p" text={slide.subtitle} className="mt-3 max-w-xl text-soft sm:mt-5 sm:text-lg lg:mt-6" />
      <p className="mt-4 flex flex-wrap items-center gap-2.5 sm:mt-7 sm:gap-3 lg:mt-8">
        <AnyLink
          href={href}
          className={buttonStyle({ variant: giving ? "donate" : "primary" }, "max-sm:px-3")}
        >
          <Text as="span" text={slide.cta_text || t("action")} />
        </AnyLink>
        <button
          type="button"
          aria-haspopup="dialog"
          popoverTarget={storyId}
          className={buttonStyle({ variant: "quiet" }, "story-button max-sm:px-3")}
        >
          <Icon name="play" className="size-4 fill-current max-sm:hidden" />
          {t("watchStory")}
        </button>
      </p>
    </div>
  );
}
