import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { apiBase } from "#app/contract/call.ts";
import { captionsTrack } from "#app/lib/video-captions.ts";
import { iconPaths } from "#app/ui/icon-paths.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";
import type { AdText } from "./ad.words.ts";

/** What the popup shows of an ad (AD-07). */
export type Ad = {
  id: number;
  title: string;
  title_ur?: string;
  description: string;
  description_ur?: string;
  media_type: "image" | "video";
  media_url: string;
  captions_url: string | null;
};

const expand = "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7";
const shrink = "M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7";

/** A decorative icon, as `LineIcon` of ui/icon.tsx. */
export const icon = (path: string, className: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" class="line-icon ${className}"><path d="${path}"/></svg>`;

/** Changes the icon of a control. The elements stay: one that is replaced between press and release gets no click. */
export const setIcon = (control: Element, path: string) =>
  control.querySelector("path")?.setAttribute("d", path);

/** The place of an ad's picture or film; `resize` is for when the card is enlarged, or made small again. */
export type AdMedia = { element: HTMLElement; resize: (expanded: boolean) => void };

/**
 * Draws an ad's picture or film with a button over it that enlarges the card or makes it small. A film plays in the
 * enlarged card only, so that it is not downloaded before; the button then leaves the browser's own controls free. Broken
 * media become a box 'Advertisement'.
 */
export function drawAdMedia(ad: Ad, t: AdText, onToggle: () => void): AdMedia {
  const element = document.createElement("div");
  element.className = "ad-media";
  const failed = () => element.firstElementChild?.replaceWith(box(t.advertisement));
  const film = ad.media_type === "video" ? filmOf(ad, failed) : undefined;
  const opener = document.createElement("button");
  opener.type = "button";
  opener.setAttribute("aria-label", `${film ? t.watchLarger : t.seeLarger}: ${ad.title}`);
  opener.innerHTML = `<span class="absolute end-1.5 top-1.5 grid size-7 place-items-center rounded-sm bg-raised text-ink">
    ${icon("", "size-3.5")}</span>`;
  opener.onclick = onToggle;
  element.append(film ?? picture(ad, failed), opener);
  return {
    element,
    resize(expanded) {
      opener.setAttribute("aria-expanded", String(expanded));
      setIcon(opener, expanded ? shrink : film ? iconPaths.play : expand);
      if (!film) return;
      film.controls = expanded;
      film.muted = !expanded;
      // A film that cannot be played becomes the box.
      if (expanded) film.play().catch(() => undefined);
      else film.pause();
    },
  };
}

function box(text: string): HTMLElement {
  const said = document.createElement("span");
  said.className = "grid size-full place-items-center text-soft";
  said.textContent = text;
  return said;
}

function filmOf(ad: Ad, failed: () => void): HTMLVideoElement {
  const path = adMediaPath(ad);
  const video = document.createElement("video");
  // Shows the video's first frame.
  video.src = `${path.startsWith("/") ? path : `${apiBase}/${path}`}#t=0.1`;
  video.preload = "metadata";
  video.playsInline = true;
  video.className = "size-full object-cover";
  video.onerror = failed;
  if (ad.captions_url) {
    const track = document.createElement("track");
    const { srcLang: srclang, ...named } = captionsTrack(ad.captions_url);
    video.append(Object.assign(track, { kind: "captions", default: true, srclang, ...named }));
  }
  return video;
}

function picture(ad: Ad, failed: () => void): HTMLPictureElement {
  const { src = "", width = 400, height = 250, sources = [] } = pictureSources(adMediaPath(ad)) ?? {};
  const whole = document.createElement("picture");
  whole.className = "contents";
  for (const { type, srcSet } of sources) {
    const source = document.createElement("source");
    source.type = type;
    source.srcset = srcSet;
    source.sizes = "(min-width: 36rem) 26rem, 90vw";
    whole.append(source);
  }
  const image = document.createElement("img");
  // Title and description are shown beside it.
  image.alt = "";
  image.width = width;
  image.height = height;
  image.decoding = "async";
  image.className = "size-full object-cover";
  image.onerror = failed;
  whole.append(image);
  // Last, so that the browser chooses among the sources.
  image.src = src;
  return whole;
}
