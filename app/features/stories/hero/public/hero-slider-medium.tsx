import type { Language } from "#app/contract/language.ts";
import type { ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { useLanguage } from "#app/ui/text.tsx";
import { heroAlt } from "#content/slide-art.ts";

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
