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
export const shrink = "M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7";

/** A decorative icon, as `LineIcon` of ui/icon.tsx. */
export const icon = (path: string, className: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" class="line-icon ${className}"><path d="${path}"/></svg>`;

/** Changes the icon of a control. The elements stay: one that is replaced between press and release gets no click. */
export const setIcon = (control: Element, path: string) =>
  control.querySelector("path")?.setAttribute("d", path);

/** Ads whose media could not be loaded. */
const broken = new WeakSet<Ad>();

/**
 * Draws an ad's picture or video. A click enlarges or shrinks the card. A video plays in the enlarged card only, so that
 * it is not downloaded before; clicks on the browser's own controls are left to it. Broken media become a box
 * 'Advertisement'. What is drawn already is not drawn again.
 */
export function drawAdMedia(
  place: HTMLElement,
  { ad, t, expanded }: { ad: Ad; t: AdText; expanded: boolean },
  onToggle: () => void,
): void {
  const film = ad.media_type === "video" && !broken.has(ad);
  const wanted = `${ad.id} ${broken.has(ad)} ${film && expanded}`;
  if (place.dataset.drawn !== wanted) {
    place.dataset.drawn = wanted;
    const failed = () => {
      broken.add(ad);
      const isLarge = place.firstElementChild?.getAttribute("aria-expanded") === "true";
      drawAdMedia(place, { ad, t, expanded: isLarge }, onToggle);
    };
    place.replaceChildren(film && expanded ? player(ad, onToggle, failed) : button(ad, t, onToggle, failed));
  }
  const opener = place.firstElementChild;
  if (!(opener instanceof HTMLButtonElement)) return;
  opener.setAttribute("aria-expanded", String(expanded));
  setIcon(opener, film ? iconPaths.play : expanded ? shrink : expand);
}

function player(ad: Ad, onToggle: () => void, failed: () => void): HTMLVideoElement {
  const video = document.createElement("video");
  video.src = filmSource(ad);
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.className = "ad-media";
  if (ad.captions_url) {
    const track = document.createElement("track");
    const { srcLang: srclang, ...named } = captionsTrack(ad.captions_url);
    video.append(Object.assign(track, { kind: "captions", default: true, srclang, ...named }));
  }
  video.onerror = failed;
  video.onclick = (event) => {
    if (isForTheFilm(event, video)) return;
    event.preventDefault();
    onToggle();
  };
  return video;
}

function button(ad: Ad, t: AdText, onToggle: () => void, failed: () => void): HTMLButtonElement {
  const opener = document.createElement("button");
  const film = ad.media_type === "video" && !broken.has(ad);
  opener.type = "button";
  opener.setAttribute("aria-label", `${film ? t.watchLarger : t.seeLarger}: ${ad.title}`);
  opener.className = "ad-media relative cursor-pointer";
  opener.onclick = onToggle;
  const sign = document.createElement("span");
  sign.className =
    "ad-sign absolute end-1.5 bottom-1.5 grid size-7 place-items-center rounded-sm bg-raised text-ink";
  sign.innerHTML = icon("", "size-3.5");
  opener.append(
    broken.has(ad) ? box(t.advertisement) : film ? firstFrame(ad, failed) : picture(ad, failed),
    sign,
  );
  return opener;
}

function box(text: string): HTMLElement {
  const said = document.createElement("span");
  said.className = "ad-broken grid size-full place-items-center bg-sunk text-base text-soft";
  said.textContent = text;
  return said;
}

function firstFrame(ad: Ad, failed: () => void): HTMLVideoElement {
  const video = document.createElement("video");
  // Shows the video's first frame.
  video.src = `${filmSource(ad)}#t=0.1`;
  video.preload = "metadata";
  video.muted = true;
  video.playsInline = true;
  video.tabIndex = -1;
  video.className = "size-full object-cover";
  video.onerror = failed;
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

/** The height of a browser's video controls, in px. */
const controlsHeight = 72;

/**
 * Whether a click is meant for the playing video itself: on its controls, whose events some browsers dispatch
 * to the page, or by touch, which shows hidden controls again.
 */
function isForTheFilm(event: MouseEvent, video: HTMLVideoElement): boolean {
  const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
  return byTouch || event.clientY > video.getBoundingClientRect().bottom - controlsHeight;
}

function filmSource(ad: Ad): string {
  const path = adMediaPath(ad);
  return path.startsWith("/") ? path : `${apiBase}/${path}`;
}
