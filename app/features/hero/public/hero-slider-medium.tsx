import { useEffect, useRef, useState } from "react";
import type { ShownSlide } from "#app/features/hero/hero.schema.ts";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { heroAlt } from "#content/slide-art.ts";

/** After this delay the visible picture has loaded, and the next one may load. */
const waitingMilliseconds = 2500;

type HeroMediumProps = {
  slide: ShownSlide;
  first: boolean;
  shown: boolean;
  /** Whether it is the next slide. */
  next: boolean;
  /** Whether a video may play now. */
  playing: boolean;
};

const sampleAlts: Record<string, string> = heroAlt;

/** A slide's video or picture. */
export function HeroMedium({ slide, first, shown, next, playing }: HeroMediumProps) {
  const ready = useReady(first, shown, next);
  const video = slide.image_url ? undefined : pictureSources(slide.video_url);
  return (
    <div
      data-shown={shown || undefined}
      data-waiting={(!ready && !shown) || undefined}
      className="hero-medium aspect-[4/3] overflow-hidden sm:aspect-[5/6]"
    >
      {video ? (
        <SilentFilm src={video.src} playing={playing} />
      ) : (
        <Picture
          src={slide.image_url}
          alt={sampleAlts[slide.image_url ?? ""] ?? ""}
          sizes="(min-width: 64rem) 29rem, 28rem"
          eager={first}
        />
      )}
    </div>
  );
}

/** The first picture loads at once, each other when it is the next one or shown. */
function useReady(first: boolean, shown: boolean, next: boolean): boolean {
  const [ready, setReady] = useState(first);
  useEffect(() => {
    if (ready || !(shown || next)) return;
    const timer = setTimeout(() => setReady(true), shown ? 0 : waitingMilliseconds);
    return () => clearTimeout(timer);
  }, [ready, shown, next]);
  return ready;
}

/** A muted video that pauses with the slider. It is decoration: the text says the same. */
function SilentFilm({ src, playing }: { src: string; playing: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // A browser that saves power may refuse autoplay: then the first frame is shown.
    if (playing) film.play().catch(() => {});
    else film.pause();
  }, [playing]);
  return (
    <video ref={ref} src={src} muted loop playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />
  );
}
