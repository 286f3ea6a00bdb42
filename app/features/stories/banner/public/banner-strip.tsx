import { type Banner, bannerLink, stripNetworks } from "#app/features/stories/banner/banner.messages.ts";
import type { bannerWords } from "#app/features/stories/banner/banner.words.ts";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { useNonce } from "#app/site/request-context.ts";
import { SocialLinks } from "#app/site/social-links.tsx";
import { useAnyHref } from "#app/ui/any-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";

/**
 * The 'Current Events' strip. All its parts are there, for site/enhance/banner-strip.ts; hidden without an announcement,
 * and the second copy of the text and the pause button until the text moves. On a phone it is one line without
 * a visible label, and the networks are in the footer alone.
 */
export function BannerStrip({ banner }: { banner: Banner | undefined }) {
  const t = useText<typeof bannerWords>("banner");
  const message = banner?.message ?? "";
  const link = banner && bannerLink(banner);
  const href = useAnyHref(link?.url ?? "");
  const row = "banner-row page-width flex min-h-11 items-center gap-x-2 py-1 md:gap-x-5";
  return (
    <banner-strip>
      <section
        data-part="strip"
        hidden={message === ""}
        aria-label={t("currentEvents")}
        className="bg-band text-on-band"
      >
        <div data-part="row" className={row}>
          <p data-part="label" className="label flex items-center gap-2 text-on-band-soft max-md:sr-only">
            <Star className="size-3.5 shrink-0 text-marigold" />
            {t("currentEvents")}
          </p>
          <div data-part="line" className="flex min-w-0 flex-1 items-center gap-2 md:gap-3">
            <div data-part="window" className="banner-window min-w-0 flex-1 py-1">
              <div data-part="track" className="banner-track">
                <Text as="span" text={message} data-part="message" />
                <span data-part="copy" hidden aria-hidden="true" className="pe-16" {...filledByScript} />
              </div>
            </div>
            <button
              type="button"
              data-part="pause"
              hidden
              data-pause={t("pause")}
              data-move={t("move")}
              aria-label={t("pause")}
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
              href={link && href}
              className="framed inline-flex min-h-8 shrink-0 items-center gap-1 rounded-sm bg-marigold px-2 text-xs font-semibold text-on-marigold no-underline hover:bg-marigold-deep md:gap-1.5 md:px-3 md:text-sm"
            >
              <Text as="span" text={link?.text} data-part="link-text" />
              <Icon name="arrow-right" className="size-4" />
            </a>
          </div>
          <SocialLinks label={t("followUs")} networks={stripNetworks} className="flex-nowrap max-md:hidden" />
          <button
            type="button"
            data-part="close"
            aria-label={t("close")}
            className="banner-close grid h-8 w-7 shrink-0 cursor-pointer place-items-center rounded-sm text-on-band-soft hover:text-on-band"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
        {/* While it is read again: one wide block left, three small icon blocks right (BANNER-03). */}
        <div data-part="skeleton" hidden className={row}>
          <Skeleton className="h-5 min-w-0 flex-1 bg-band-rule" />
          <div className="ms-auto flex gap-3">
            <Skeleton className="size-5 bg-band-rule" />
            <Skeleton className="size-5 bg-band-rule" />
            <Skeleton className="size-5 bg-band-rule" />
          </div>
        </div>
      </section>
    </banner-strip>
  );
}

const hideClosed = `{
  const strip = document.currentScript.previousElementSibling;
  try {
    const [until, message] = JSON.parse(localStorage.getItem("announcementClosed") ?? "[]");
    if (Date.now() < until && message === strip.querySelector("[data-part=message]").textContent)
      strip.setAttribute("closed", message);
  } catch {}
}`;

/**
 * Behind the strip: hides the announcement that this visitor has closed today (BANNER-11). A script of a file comes
 * after the first rendering, and the page would move. A browser that keeps no storage shows the announcement.
 */
export function HideClosedBanner() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: hideClosed }}
    />
  );
}
