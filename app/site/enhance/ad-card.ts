import { urlOf } from "#app/contract/call.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { iconPaths } from "#app/ui/icon-paths.ts";
import type { AdText } from "./ad.words.ts";
import styles from "./ad-card.css?inline";
import { type Ad, type AdMedia, drawAdMedia, icon, setIcon } from "./ad-media.ts";
import { inPageLanguage, setText } from "./page-language.ts";

/** AD-02. */
export const rotationMs = 10_000;

/** A window with room for the open card beside the column of a page: AD-06. */
export const roomBeside = "(width >= 109rem)";

/** What is no list, and every failure, is an empty list: AD-05. */
export async function readAds(signal: AbortSignal): Promise<Ad[]> {
  try {
    const response = await fetch(urlOf(adsCalls.listAds), { signal });
    const list: unknown = response.ok ? await response.json() : [];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const control = (part: string, name: string, path: string, look = "") => `
  <button type="button" data-part="${part}" aria-label="${name}"
    class="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink">
    ${icon(path, `size-4 ${look}`.trim())}
  </button>`;

const markupIn = (t: AdText) => `
  <details class="ad-card">
    <summary><span class="label">${t.futureProject}</span>${icon(iconPaths["chevron-down"], "size-4")}</summary>
    <div class="absolute end-1 top-0.5">${control("close", t.close, iconPaths.close)}</div>
    <div data-part="media"></div>
    <div data-part="text" class="px-3 pt-3 pb-1" aria-live="off" aria-atomic="true">
      <p data-part="title" class="font-display text-lg leading-snug font-semibold"></p>
      <p data-part="description" class="mt-1 text-sm leading-snug text-soft"></p>
    </div>
    <div data-part="controls" class="flex items-center gap-1 px-1 pb-0.5">
      ${control("previous", t.previous, iconPaths["arrow-left"], "mirrored")}
      <p class="figures min-w-9 text-center text-xs text-faint">
        <span class="sr-only">${t.place} </span><span data-part="number"></span> <span aria-hidden="true">/</span>
        <span class="sr-only">${t.of}</span> <span data-part="count"></span>
      </p>
      ${control("next", t.next, iconPaths["arrow-right"], "mirrored")}
      ${control("pause", t.hold, iconPaths.pause)}
    </div>
  </details>`;

/**
 * Puts the card 'Future Project' into `place`: one ad at a time. It begins as a tab that a press opens, and open where the
 * window has room beside the page. While it is open the ads rotate, if there is more than one, unless the visitor points at
 * it, has the keyboard's focus in it, has paused or enlarged it or asked for reduced motion, or looks at another tab.
 * @param options.ads at least one; `t`: its words
 * @returns removes it
 */
export function openAdCard(
  place: HTMLElement,
  { ads, t, onClose }: { ads: Ad[]; t: AdText; onClose: () => void },
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const aside = document.createElement("aside");
  aside.setAttribute("aria-label", t.futureProject);
  aside.innerHTML = markupIn(t);
  const card = aside.querySelector("details") as HTMLDetailsElement;
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;

  const room = window.matchMedia(roomBeside);
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const hover = window.matchMedia("(hover: hover)");
  let at = 0;
  let media: AdMedia | undefined;
  let expanded = false;
  let paused = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isStill = () =>
    !card.open ||
    expanded ||
    paused ||
    reducedMotion.matches ||
    document.visibilityState === "hidden" ||
    (hover.matches && card.matches(":hover")) ||
    card.querySelector(":focus-visible") !== null;

  /** From now on: each ad gets its full time, however it came. */
  function rotate() {
    clearInterval(timer);
    timer = setInterval(() => {
      if (!isStill()) step(1);
    }, rotationMs);
  }

  function show() {
    const ad = ads[at];
    if (!ad) return;
    media = drawAdMedia(ad, t, () => resize(!expanded));
    part("media").replaceChildren(media.element);
    const { title, description } = inPageLanguage(ad);
    setText(part("title"), title);
    setText(part("description"), description);
    part("number").textContent = String(at + 1);
    resize(expanded);
  }

  function step(by: 1 | -1) {
    at = (at + by + ads.length) % ads.length;
    show();
    rotate();
  }

  function resize(larger: boolean) {
    expanded = larger;
    card.toggleAttribute("data-expanded", expanded);
    part("description").classList.toggle("line-clamp-2", !expanded);
    part("pause").hidden = expanded || reducedMotion.matches;
    media?.resize(expanded);
    rotate();
  }

  part("controls").hidden = ads.length === 1;
  part("count").textContent = String(ads.length);
  part("previous").onclick = () => step(-1);
  part("next").onclick = () => step(1);
  part("pause").onclick = () => {
    paused = !paused;
    part("pause").setAttribute("aria-label", paused ? t.change : t.hold);
    setIcon(part("pause"), paused ? iconPaths.play : iconPaths.pause);
    rotate();
  };
  part("close").onclick = () => {
    // So that keyboard users do not start at the top again.
    document.getElementById("main")?.focus({ preventScroll: true });
    onClose();
  };
  card.ontoggle = () => {
    // Drawn once it is open: the pictures of a folded card are not loaded. A film stops with it.
    if (media) resize(false);
    else show();
  };
  card.onmouseleave = rotate;
  // What comes by itself is not read out, what the visitor asks for is.
  card.addEventListener("focusin", () => part("text").setAttribute("aria-live", "polite"));
  card.addEventListener("focusout", () => {
    part("text").setAttribute("aria-live", "off");
    rotate();
  });
  card.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (expanded) return resize(false);
    card.open = false;
    card.querySelector("summary")?.focus();
  });
  // Whoever goes on with the page finds nothing over it.
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node) || card.contains(target)) return;
    if (expanded) resize(false);
    if (!room.matches) card.open = false;
  };
  document.addEventListener("pointerdown", leave, { signal });
  document.addEventListener("focusin", leave, { signal });
  const toRoom = () => {
    card.open = room.matches;
  };
  room.addEventListener("change", toRoom, { signal });
  toRoom();
  place.append(aside);

  return () => {
    leaving.abort();
    clearInterval(timer);
    aside.remove();
  };
}
