import { urlOf } from "#app/contract/call.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { iconPaths } from "#app/ui/icon-paths.ts";
import type { AdText } from "./ad.words.ts";
import styles from "./ad-card.css?inline";
import { type Ad, drawAdMedia, icon, setIcon, shrink } from "./ad-media.ts";
import { type Overlap, watchOverlap } from "./ad-overlap.ts";
import { inPageLanguage } from "./page-language.ts";
import { setText } from "./set-text.ts";

/** AD-02. */
export const rotationMs = 10_000;

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

export type AdCard = {
  /** The page below it is another one now, with other controls that it must not cover. */
  observePage: () => void;
  remove: () => void;
};

const control = (part: string, name: string, path: string, look = "") => `
  <button type="button" data-part="${part}" aria-label="${name}"
    class="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink">
    ${icon(path, `size-4 ${look}`.trim())}
  </button>`;

const markupIn = (t: AdText) => `
  <div class="ad-head">
    <p class="ad-label label whitespace-nowrap text-emerald">${t.futureProject}</p>
    ${control("close", t.close, iconPaths.close)}
  </div>
  <div data-part="media" class="contents"></div>
  <div class="ad-text" aria-atomic="true">
    <p data-part="title" class="font-display text-lg leading-snug font-semibold"></p>
    <p data-part="description" class="ad-description mt-1 text-sm leading-snug text-soft"></p>
  </div>
  <div class="ad-controls">
    <div data-part="paging" class="ad-paging flex items-center gap-1">
      ${control("previous", t.previous, iconPaths["arrow-left"], "mirrored")}
      <p class="figures min-w-9 text-center text-xs text-faint">
        <span class="sr-only">${t.place} </span><span data-part="number"></span> <span aria-hidden="true">/</span>
        <span class="sr-only">${t.of}</span> <span data-part="count"></span>
      </p>
      ${control("next", t.next, iconPaths["arrow-right"], "mirrored")}
    </div>
    ${control("pause", "", iconPaths.pause)}
    ${control("shrink", t.shrink, shrink)}
  </div>`;

/** What stands at the edge instead of the card: a landmark of its own, as the card is. */
function drawTab(t: AdText, onPress: () => void): HTMLElement {
  const tab = document.createElement("aside");
  tab.className = "ad-tab";
  tab.setAttribute("aria-label", t.futureProject);
  tab.innerHTML = `<button type="button" aria-expanded="false"><span>${t.futureProject}</span></button>`;
  tab.onclick = onPress;
  return tab;
}

const fields = "form, input, textarea, select, [contenteditable]";
const isField = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null;

/**
 * Opens the card 'Future Project' in `place`: one ad at a time. Where it would cover something it is folded to a tab at
 * the edge, which opens it on a press. The ads rotate by themselves, folded too, while there is more than one, nobody
 * points at the card or has the focus in it, it is not paused or expanded, the page is visible and the visitor has not
 * asked for reduced motion.
 * @param options.ads at least one; `t`: its words
 */
export function openAdCard(
  place: HTMLElement,
  { ads, t, onClose }: { ads: Ad[]; t: AdText; onClose: () => void },
): AdCard {
  const leaving = new AbortController();
  const { signal } = leaving;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const card = document.createElement("aside");
  card.className = "ad-card";
  card.setAttribute("aria-label", t.futureProject);
  card.innerHTML = markupIn(t);
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
  const text = card.querySelector(".ad-text") as HTMLElement;

  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const several = ads.length > 1;
  let at = 0;
  let expanded = false;
  /** The visitor has pressed the tab, or asked for the next ad: the card stays over what it covers until they go on with the page. */
  let opened = false;
  let paused = false;
  let inUse = false;
  let focusedByKeyboard = false;
  let formInUse = isField(document.activeElement);
  /** "content" until it is known, so that the card never flashes over a button. */
  let overlap: Overlap = "content";
  let moving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update() {
    const ad = ads[at];
    if (!ad) return;
    // A card that was opened, enlarged or has the keyboard's focus may cover content, but never the focused element.
    const wanted = opened || expanded || focusedByKeyboard;
    const folded = overlap === "focus" || (overlap === "content" && !wanted);
    card.toggleAttribute("data-aside", folded || formInUse);
    tab.toggleAttribute("data-aside", !folded || formInUse);
    card.toggleAttribute("data-expanded", expanded);
    drawAdMedia(part("media"), { ad, t, expanded }, () => resize(!expanded));
    const { title, description } = inPageLanguage(ad);
    setText(part("title"), title);
    setText(part("description"), description);
    part("description").classList.toggle("line-clamp-2", !expanded);
    part("number").textContent = String(at + 1);
    part("count").textContent = String(ads.length);
    part("paging").hidden = !several;
    part("pause").hidden = !several || expanded || reducedMotion.matches;
    part("pause").setAttribute("aria-label", paused ? t.change : t.hold);
    setIcon(part("pause"), paused ? iconPaths.play : iconPaths.pause);
    part("shrink").hidden = !expanded || ad.media_type !== "video";
    const still =
      expanded || paused || inUse || reducedMotion.matches || document.visibilityState === "hidden";
    if (moving !== (several && !still)) rotate(several && !still);
    text.setAttribute("aria-live", moving ? "off" : "polite");
  }

  /** Each ad gets its full time, however it came. */
  function rotate(on: boolean) {
    moving = on;
    clearTimeout(timer);
    if (on) timer = setTimeout(() => step(1), rotationMs);
  }

  function step(by: 1 | -1) {
    at = (at + by + ads.length) % ads.length;
    rotate(moving);
    update();
  }

  /** The next one may be taller, and cover what this one does not: it stays under the pointer. */
  function page(by: 1 | -1) {
    opened = true;
    step(by);
  }

  function resize(larger: boolean) {
    expanded = larger;
    opened = false;
    // Made smaller, it stays until it is measured again.
    if (!larger) overlap = "none";
    update();
  }

  /** From the tab: with the focus on the ad itself, so that keyboard and screen reader go on there. */
  function open() {
    opened = true;
    // What had the focus was the tab.
    if (overlap === "focus") overlap = "content";
    update();
    part("media").querySelector<HTMLElement>("button, video")?.focus({ preventScroll: true });
  }

  function fold() {
    if (!opened) return;
    opened = false;
    update();
  }

  function close() {
    // Moves the focus to the page's content, so that keyboard users do not start at the top again.
    if (card.contains(document.activeElement)) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    onClose();
  }

  part("close").onclick = close;
  part("previous").onclick = () => page(-1);
  part("next").onclick = () => page(1);
  part("shrink").onclick = () => resize(false);
  part("pause").onclick = () => {
    paused = !paused;
    update();
  };
  card.onmouseenter = () => {
    inUse = true;
    update();
  };
  card.onmouseleave = () => {
    inUse = false;
    update();
  };
  card.addEventListener("focusin", ({ target }) => {
    inUse = true;
    focusedByKeyboard = target instanceof Element && target.matches(":focus-visible");
    update();
  });
  card.addEventListener("focusout", () => {
    inUse = false;
    focusedByKeyboard = false;
    update();
  });
  card.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (expanded) return resize(false);
    if (!opened) return;
    focusedByKeyboard = false;
    fold();
    tab.querySelector("button")?.focus();
  });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !card.contains(target)) fold();
    },
    { signal },
  );
  window.addEventListener(
    "scroll",
    () => {
      if (!focusedByKeyboard && !card.matches(":hover")) fold();
    },
    { signal, passive: true },
  );
  // While a form field has the focus nothing may cover the form.
  const formUsed = (target: EventTarget | null) => {
    formInUse = isField(target);
    update();
  };
  document.addEventListener("focusin", ({ target }) => formUsed(target), { signal });
  document.addEventListener("focusout", ({ relatedTarget }) => formUsed(relatedTarget), { signal });
  document.addEventListener("visibilitychange", update, { signal });
  reducedMotion.addEventListener("change", update, { signal });

  const tab = drawTab(t, open);
  update();
  place.append(tab, card);
  const watch = watchOverlap(card, signal, (found) => {
    overlap = found;
    update();
  });

  return {
    observePage: watch.again,
    remove() {
      leaving.abort();
      clearTimeout(timer);
      tab.remove();
      card.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
