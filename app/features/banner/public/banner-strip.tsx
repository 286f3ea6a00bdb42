import { type Banner, bannerLink, stripNetworks } from "#app/features/banner/banner.messages.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { SocialLinks } from "#app/site/social-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Star } from "#app/ui/star.tsx";

/**
 * The 'Current Events' strip. All its parts are there, for site/enhance/banner-strip.ts; hidden without an announcement,
 * and the second copy of the text and the pause button until the text moves.
 */
export function BannerStrip({ banner }: { banner: Banner | undefined }) {
  const message = banner?.message ?? "";
  const link = banner && bannerLink(banner);
  const row = "banner-row page-width flex min-h-11 items-center py-1";
  return (
    <banner-strip>
      <section
        data-part="strip"
        hidden={message === ""}
        aria-label="Current Events"
        className="bg-band text-on-band"
      >
        <div data-part="row" className={row}>
          <p data-part="label" className="label flex items-center gap-2 text-on-band-soft">
            <Star className="size-3.5 shrink-0 text-marigold" />
            Current Events
          </p>
          <div data-part="line" className="banner-line">
            <div data-part="window" className="banner-window min-w-0 overflow-hidden py-1">
              <div data-part="track" className="banner-track">
                <span data-part="message" {...langAttrs(message)}>
                  {message}
                </span>
                <span data-part="copy" hidden aria-hidden="true" className="pe-16" {...filledByScript} />
              </div>
            </div>
            <button
              type="button"
              data-part="pause"
              hidden
              aria-label="Pause the announcement"
              className="group/pause grid h-8 w-6 shrink-0 cursor-pointer place-items-center rounded-sm text-on-band-soft hover:text-on-band"
            >
              <Icon
                name="play"
                className="hidden size-3.5 fill-current stroke-[3.5] group-data-paused/pause:block"
              />
              <Icon
                name="pause"
                className="size-3.5 fill-current stroke-[3.5] group-data-paused/pause:hidden"
              />
            </button>
            <a
              data-part="link"
              hidden={!link}
              href={link?.url}
              className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm bg-marigold px-2.5 text-xs font-semibold text-on-marigold no-underline hover:bg-marigold-deep md:px-3 md:text-sm"
            >
              <span data-part="link-text" {...langAttrs(link?.text)}>
                {link?.text}
              </span>
              <Icon name="arrow-right" className="size-4" />
            </a>
          </div>
          <div className="ml-auto">
            <SocialLinks label="Follow us" networks={stripNetworks} />
          </div>
        </div>
        {/* While it is read again: one wide block left, three small icon blocks right (BANNER-03). */}
        <div data-part="skeleton" hidden className={row}>
          <Skeleton className="h-5 min-w-0 flex-1 bg-band-rule" />
          <div className="ml-auto flex gap-3">
            <Skeleton className="size-5 bg-band-rule" />
            <Skeleton className="size-5 bg-band-rule" />
            <Skeleton className="size-5 bg-band-rule" />
          </div>
        </div>
      </section>
    </banner-strip>
  );
}
