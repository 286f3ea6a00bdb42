import { useEffect, useRef, useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { slideArt } from "#content/home.ts";
import type { HeroSlide } from "./hero.types.ts";

/** After this the first picture had the line to itself for long enough. */
const waitingMilliseconds = 2500;

type HeroMediumProps = {
  slide: HeroSlide;
  first: boolean;
  shown: boolean;
  /** Whether a film may run now. */
  playing: boolean;
};

/** What a slide shows: its film, or its picture. */
export function HeroMedium({ slide, first, shown, playing }: HeroMediumProps) {
  const ready = useReady(first);
  const video = slide.image_url ? undefined : pictureSources(slide.video_url);
  return (
    <div
      data-shown={shown || undefined}
      data-waiting={(!ready && !shown) || undefined}
      className="hero-medium aspect-[5/6] overflow-hidden"
    >
      {video ? (
        <SilentFilm src={video.src} playing={playing} />
      ) : (
        <Picture
          src={slide.image_url}
          alt={slideArt[slide.image_url ?? ""] ?? ""}
          sizes="(min-width: 64rem) 29rem, 28rem"
          eager={first}
        />
      )}
    </div>
  );
}

/** The first picture comes at once, the others after it. */
function useReady(first: boolean): boolean {
  const [ready, setReady] = useState(first);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setReady(true), waitingMilliseconds);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}

/** A film without sound, which stands still whenever the slides do. It says nothing that the words do not. */
function SilentFilm({ src, playing }: { src: string; playing: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // A browser that saves power may refuse to start it; its first frame stays.
    if (playing) film.play().catch(() => {});
    else film.pause();
  }, [playing]);
  return (
    <video ref={ref} src={src} muted loop playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />
  );
}
