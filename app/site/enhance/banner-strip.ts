import { urlOf } from "#app/contract/call.ts";
import { linkIn, withoutSite } from "#app/contract/language.ts";
import { bannerCalls } from "#app/features/stories/banner/banner.calls.ts";
import type { InLanguage } from "#app/lib/local-row.ts";
import { lineDirection } from "#app/ui/direction.ts";
import { EnhancedElement } from "./enhanced-element.ts";
import { inPageLanguage, pageLanguage, setText } from "./page-language.ts";

/** A tab that was hidden for this long, in ms, reloads the announcement. */
const stale = 5 * 60 * 1000;

/** The scroll speed of a text that is wider than the strip: 0.8 px in each frame of 1/60 s (BANNER-02). */
const pixelsPerMillisecond = (0.8 * 60) / 1000;

/**
 * The name in local storage: until when it is closed (ms since 1970), and which announcement. The page itself hides it
 * before the first rendering (banner-strip.tsx).
 */
const closedName = "announcementClosed";

type Announcement = {
  message: string;
  message_ur?: string;
  link_text: string | null;
  link_text_ur?: string;
  link_url: string | null;
};

/**
 * The element around the announcement. It moves a text that is wider than its window, closes it for the day, and reads
 * it again when the tab returns after five minutes. The server has rendered every part; those that are not needed are
 * hidden.
 */
export class BannerStrip extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
    moveText(part("strip"), signal);
    part("close").addEventListener("click", () => this.#close(part("message").textContent), { signal });

    let readAt = Date.now();
    document.addEventListener(
      "visibilitychange",
      async () => {
        if (document.visibilityState !== "visible" || Date.now() - readAt < stale) return;
        readAt = Date.now();
        setText(part("message"), "");
        part("row").hidden = true;
        part("skeleton").hidden = false;
        part("strip").hidden = false;
        const found = await readAnnouncement(signal);
        if (signal.aborted) return;
        part("row").hidden = false;
        part("skeleton").hidden = true;
        part("strip").hidden = !found?.message;
        // Another announcement than the one that was closed.
        if (found?.message !== this.getAttribute("closed")) this.removeAttribute("closed");
        setText(part("message"), found?.message ?? "");
        const link = part("link") as HTMLAnchorElement;
        link.hidden = !(found?.link_text && found.link_url);
        link.href = linkIn(pageLanguage(), withoutSite(found?.link_url ?? "", location.origin));
        setText(part("link-text"), found?.link_text ?? "");
      },
      { signal },
    );
  }

  /** Closes this announcement until midnight: another one shows again. */
  #close(message: string) {
    this.setAttribute("closed", message);
    // Keyboard users go on with the page.
    document.getElementById("main")?.focus({ preventScroll: true });
    try {
      localStorage.setItem(closedName, JSON.stringify([new Date().setHours(24, 0, 0, 0), message]));
    } catch {
      // A browser that keeps no storage shows it again on the next page.
    }
  }
}

/** Whatever goes wrong, the strip disappears without a message: BANNER-04. */
async function readAnnouncement(signal: AbortSignal): Promise<InLanguage<Announcement> | undefined> {
  try {
    const response = await fetch(urlOf(bannerCalls.readBanner), { signal });
    const reply: { success?: boolean; data?: Announcement } = await response.json();
    return response.ok && reply.success && reply.data ? inPageLanguage(reply.data) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Moves a text that is wider than its window: left, in Urdu right, and back to the start when it has passed once. It
 * stands still under the mouse, with the focus in it, out of view, in a hidden tab and when it is paused, and never
 * moves for those who ask for less motion. The browser moves it by itself: a function of ours in each frame kept a
 * phone's processor awake, and made the text twice as fast on a screen with twice as many frames.
 */
function moveText(strip: HTMLElement, signal: AbortSignal): void {
  const part = (name: string) => strip.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
  const [line, pane, track] = [part("line"), part("window"), part("track")];
  const [text, copy, pause] = [part("message"), part("copy"), part("pause")];
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let paused = false;
  let touched = false;
  let inView = true;
  /** The width of one copy of the text, in px; 0 when it fits without moving. */
  let distance = 0;
  let animation: Animation | undefined;

  function update() {
    const scrolling = distance > 0 && !reducedMotion.matches;
    pane.toggleAttribute("data-scrolling", scrolling);
    text.classList.toggle("pe-16", scrolling);
    copy.hidden = !scrolling;
    pause.hidden = !scrolling;
    pause.toggleAttribute("data-paused", paused);
    pause.setAttribute("aria-label", (paused ? pause.dataset.move : pause.dataset.pause) ?? "");
    // What does not fit and does not move is scrolled by hand, by the keyboard too.
    if (distance > 0 && !scrolling) pane.tabIndex = 0;
    else pane.removeAttribute("tabindex");
    if (!scrolling) {
      animation?.cancel();
      animation = undefined;
      return;
    }
    animation ??= track.animate([], { iterations: Number.POSITIVE_INFINITY });
    const effect = animation.effect as KeyframeEffect;
    effect.setKeyframes({ transform: ["none", `translateX(${-distance * lineDirection(track)}px)`] });
    effect.updateTiming({ duration: distance / pixelsPerMillisecond });
    if (paused || touched || !inView || document.visibilityState === "hidden") animation.pause();
    else animation.play();
  }

  function measure() {
    setText(copy, text.textContent);
    // In the line height of its language, which need not be the page's.
    for (const name of ["lang", "dir"]) {
      const value = text.getAttribute(name);
      if (value) copy.setAttribute(name, value);
      else copy.removeAttribute(name);
    }
    // The room between two copies moves with the text.
    const wider = text.scrollWidth > pane.clientWidth;
    if (wider) text.classList.add("pe-16");
    distance = wider ? text.offsetWidth : 0;
    update();
  }

  const touch = (now: boolean) => () => {
    touched = now;
    update();
  };
  line.addEventListener("mouseenter", touch(true), { signal });
  line.addEventListener("mouseleave", touch(false), { signal });
  line.addEventListener("focusin", touch(true), { signal });
  line.addEventListener("focusout", touch(false), { signal });
  pause.addEventListener(
    "click",
    () => {
      paused = !paused;
      update();
    },
    { signal },
  );
  reducedMotion.addEventListener("change", update, { signal });
  document.addEventListener("visibilitychange", update, { signal });
  const sizes = new ResizeObserver(measure);
  sizes.observe(pane);
  sizes.observe(text);
  const view = new IntersectionObserver((looks) => {
    inView = looks.at(-1)?.isIntersecting ?? true;
    update();
  });
  view.observe(pane);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    view.disconnect();
    animation?.cancel();
  });
}
