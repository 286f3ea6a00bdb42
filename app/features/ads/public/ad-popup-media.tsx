import { type MouseEvent, useState } from "react";
import { apiBase } from "#app/contract/endpoint.ts";
import { adMediaPath } from "#app/features/ads/ad-media-path.ts";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { Icon, LineIcon } from "#app/ui/icon.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";

const expand = "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7";
export const shrink = "M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7";

type AdMediaProps = { ad: Ad; expanded: boolean; onToggle: () => void };

/**
 * An ad's picture or video. A click enlarges or shrinks the card. A video plays in the enlarged card only, so
 * that it is not downloaded before; clicks on the browser's own controls are left to it. Broken media become
 * a box 'Advertisement'.
 */
export function AdMedia({ ad, expanded, onToggle }: AdMediaProps) {
  const [broken, setBroken] = useState(false);
  const film = ad.media_type === "video" && !broken;
  if (film && expanded) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: staff upload films without captions; title and text stand below
      <video
        src={filmSource(ad)}
        controls
        autoPlay
        playsInline
        onClick={(event) => {
          if (isForTheFilm(event)) return;
          event.preventDefault();
          onToggle();
        }}
        onError={() => setBroken(true)}
        className="ad-media"
      />
    );
  }
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-label={`${film ? "Watch" : "See"} larger: ${ad.title}`}
      onClick={onToggle}
      className="ad-media relative cursor-pointer"
    >
      <Media ad={ad} broken={broken} onBroken={() => setBroken(true)} />
      <span className="ad-sign absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-sm bg-raised text-ink">
        {film ? (
          <Icon name="play" className="size-3.5" />
        ) : (
          <LineIcon path={expanded ? shrink : expand} className="size-3.5" />
        )}
      </span>
    </button>
  );
}

function Media({ ad, broken, onBroken }: { ad: Ad; broken: boolean; onBroken: () => void }) {
  const path = adMediaPath(ad);
  if (broken) {
    return (
      <span className="ad-broken grid size-full place-items-center bg-sunk text-base text-soft">
        Advertisement
      </span>
    );
  }
  if (ad.media_type === "video") {
    return (
      <video
        // Shows the video's first frame.
        src={`${filmSource(ad)}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        onError={onBroken}
        className="size-full object-cover"
      />
    );
  }
  const picture = pictureSources(path);
  return (
    <picture className="contents">
      {picture?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 36rem) 26rem, 90vw" />
      ))}
      <img
        src={picture?.src}
        // Title and description are shown beside it.
        alt=""
        width={picture?.width ?? 400}
        height={picture?.height ?? 250}
        decoding="async"
        onError={onBroken}
        className="size-full object-cover"
      />
    </picture>
  );
}

/** The height of a browser's video controls, in px. */
const controlsHeight = 72;

/**
 * Whether a click is meant for the playing video itself: on its controls, whose events some browsers dispatch
 * to the page, or by touch, which shows hidden controls again.
 */
function isForTheFilm({ nativeEvent, clientY, currentTarget }: MouseEvent<HTMLVideoElement>): boolean {
  const byTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
  return byTouch || clientY > currentTarget.getBoundingClientRect().bottom - controlsHeight;
}

function filmSource(ad: Ad): string {
  const path = adMediaPath(ad);
  return path.startsWith("/") ? path : `${apiBase}/${path}`;
}
