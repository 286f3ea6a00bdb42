import { useState } from "react";
import { type Banner, bannerLink, stripNetworks } from "#app/features/banner/banner.messages.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { SocialLinks } from "#app/site/social-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Star } from "#app/ui/star.tsx";
import { useInView } from "#app/ui/use-in-view.ts";
import { useBanner } from "./use-banner.ts";
import { useMarquee } from "./use-marquee.ts";

/** The 'Current Events' strip: loading, absent or shown. Renders nothing without an announcement. */
export function BannerStrip({ banner }: { banner: Banner | undefined }) {
  const state = useBanner(banner);
  if (state.kind === "absent") return null;
  return (
    <section aria-label="Current Events" className="bg-band text-on-band">
      <div className="banner-row page-width flex min-h-11 items-center py-1">
        {state.kind === "loading" ? <StripSkeleton /> : <Strip banner={state.banner} />}
      </div>
    </section>
  );
}

function Strip({ banner }: { banner: Banner }) {
  const [paused, setPaused] = useState(false);
  const [touched, setTouched] = useState(false);
  const { ref: label, inView } = useInView<HTMLParagraphElement>();
  const { windowRef, trackRef, textRef, scrolling } = useMarquee(paused || touched || !inView);
  const link = bannerLink(banner);
  return (
    <>
      <p ref={label} className="label flex items-center gap-2 text-on-band-soft">
        <Star className="size-3.5 shrink-0 text-marigold" />
        Current Events
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at the text or tabbing into it holds it still */}
      <div
        className="banner-line"
        onMouseEnter={() => setTouched(true)}
        onMouseLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
      >
        <div
          ref={windowRef}
          data-scrolling={scrolling || undefined}
          className="banner-window min-w-0 overflow-hidden py-1"
        >
          <div ref={trackRef} className="banner-track">
            <span ref={textRef} {...langAttrs(banner.message)} className={scrolling ? "pe-16" : undefined}>
              {banner.message}
            </span>
            {scrolling && (
              <span aria-hidden="true" {...langAttrs(banner.message)} className="pe-16">
                {banner.message}
              </span>
            )}
          </div>
        </div>
        {scrolling && (
          <button
            type="button"
            aria-label={paused ? "Let the announcement move" : "Pause the announcement"}
            onClick={() => setPaused(!paused)}
            className="grid h-8 w-6 shrink-0 cursor-pointer place-items-center rounded-sm text-on-band-soft hover:text-on-band"
          >
            {paused ? (
              <Icon name="play" className="size-3.5 fill-current stroke-[3.5]" />
            ) : (
              <Icon name="pause" className="size-3.5 fill-current stroke-[3.5]" />
            )}
          </button>
        )}
        {link && (
          <a
            href={link.url}
            className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm bg-marigold px-2.5 text-xs font-semibold text-on-marigold no-underline hover:bg-marigold-deep md:px-3 md:text-sm"
          >
            <span {...langAttrs(link.text)}>{link.text}</span>
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
      </div>
      <div className="ml-auto">
        <SocialLinks label="Follow us" networks={stripNetworks} />
      </div>
    </>
  );
}

/** One wide block left, three small icon blocks right: BANNER-03. */
function StripSkeleton() {
  return (
    <>
      <Skeleton className="h-5 min-w-0 flex-1 bg-band-rule" />
      <div className="ml-auto flex gap-3">
        <Skeleton className="size-5 bg-band-rule" />
        <Skeleton className="size-5 bg-band-rule" />
        <Skeleton className="size-5 bg-band-rule" />
      </div>
    </>
  );
}
