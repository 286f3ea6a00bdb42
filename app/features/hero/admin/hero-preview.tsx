import { useLayoutEffect, useRef, useState } from "react";
import { heroDefaults } from "#app/features/hero/hero.messages.ts";
import type { ShownSlide } from "#app/features/hero/hero.schema.ts";
import { HeroMedium } from "#app/features/hero/public/hero-slider-medium.tsx";
import { HeroSlideText } from "#app/features/hero/public/hero-slider-slide.tsx";
import { isSafeLink } from "#app/lib/text-rules.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import "#app/ui/carousel.css";
import "#app/features/hero/public/hero-slider.css";

/** The width of the page that is shown small, in px. Narrower windows show the phone's layout in its own size. */
const pageWidth = 1120;
const wideWindow = "(min-width: 64rem)";

/** The slide as the home page shows it, smaller. It is a picture of the form beside it, so nothing in it can be used. */
export function HeroPreview({ slide }: { slide: ShownSlide }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(matchMedia(wideWindow).matches ? element.clientWidth / pageWidth : 1);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const link = isSafeLink(slide.cta_link) ? slide.cta_link : heroDefaults.ctaLink;
  const empty = !slide.image_url && !slide.video_url;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-semibold">Preview</figcaption>
      <div ref={frame} inert aria-hidden="true" className="overflow-hidden border border-rule bg-paper">
        <div style={{ zoom: scale }} className="relative">
          <Lattice className="page-lattice absolute inset-0 text-rule" />
          <div className="relative grid items-center gap-x-16 gap-y-8 px-5 py-8 lg:grid-cols-[1.4fr_1fr] lg:px-12 lg:py-14">
            <div className="min-w-0">
              <HeroSlideText
                slide={{ ...slide, headline: slide.headline || "Your headline", cta_link: link }}
                shown
                label={undefined}
              />
            </div>
            <div className="arch mx-auto w-full max-w-md bg-sunk lg:max-w-[26.5rem]">
              {empty ? (
                <div className="aspect-[5/6]" />
              ) : (
                <HeroMedium key={slide.image_url ?? slide.video_url} slide={slide} shown autoPlay />
              )}
            </div>
          </div>
        </div>
      </div>
      {empty && (
        <p className="mt-1.5 text-xs text-faint">Visitors see a slide only if it has a picture or a video.</p>
      )}
    </figure>
  );
}
