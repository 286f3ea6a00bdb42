import type { Language } from "#app/contract/language.ts";
import { heroDefaults, storyId } from "#app/features/stories/hero/hero.messages.ts";
import type { ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { AnyLink } from "#app/ui/any-link.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import { heroAlt } from "#content/slide-art.ts";

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

type HeroMediumProps = {
  slide: ShownSlide;
  shown: boolean;
  /** Whether a video plays without hero-script.ts. */
  autoPlay?: boolean;
};

const sampleAlts: Readonly<Record<string, Readonly<Record<Language, string>>>> = heroAlt;

/**
 * A slide's video or picture; only the first is loaded at once. A video is muted and decoration: the text says the
 * same.
 */
export function HeroMedium({ slide, shown, autoPlay }: HeroMediumProps) {
  const language = useLanguage();
  const video = slide.image_url ? undefined : pictureSources(slide.video_url);
  return (
    <div
      data-shown={shown || undefined}
      data-waiting={!shown || undefined}
      className="hero-medium aspect-[4/3] overflow-hidden sm:aspect-[5/6]"
    >
      {video ? (
        <video
          src={video.src}
          autoPlay={autoPlay}
          muted
          loop
          playsInline
          preload="metadata"
          aria-hidden="true"
          tabIndex={-1}
        />
      ) : (
        <Picture
          src={slide.image_url}
          alt={sampleAlts[slide.image_url ?? ""]?.[language] ?? ""}
          sizes="(min-width: 64rem) 29rem, 28rem"
          eager={shown}
        />
      )}
    </div>
  );
}
