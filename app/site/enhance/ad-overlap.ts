/** What the card must not cover: every control, every text (those of drawn charts too), and what is marked with data-no-overlay. */
const uncoverable = [
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, video, iframe, [data-no-overlay]',
  ":is(main, footer) :is(h1, h2, h3, h4, p, li, dl, table, blockquote, figcaption, text)",
].join();

/** Its own parts. */
const popupParts = ".ad-card, .ad-tab";

/** Nor the page's lead picture: its first. */
const pictures = "main :is(img, video)";

/** The card unfolds when its place has been free for this long, so that it does not flicker while the page scrolls. */
export const unfoldDelayMs = 400;

/**
 * What the card covers: nothing, something that must stay visible, or the element with the keyboard's focus.
 */
export type Overlap = "none" | "content" | "focus";

/**
 * Reports what the card covers at the current scroll position, until `signal` ends it.
 *
 * It uses an IntersectionObserver: measuring at each scroll would force the layout of every section with
 * deferred layout (defer-layout.css).
 * @returns `again` is for another page: it has other controls to observe
 */
export function watchOverlap(
  card: HTMLElement,
  signal: AbortSignal,
  onChange: (overlap: Overlap) => void,
): { again: () => void } {
  let watch: IntersectionObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (found: Overlap, passing: boolean) => {
    clearTimeout(timer);
    if (found === "none" && passing) timer = setTimeout(() => onChange(found), unfoldDelayMs);
    else onChange(found);
  };
  const again = () => {
    watch?.disconnect();
    watch = observeOverlap(card, report);
  };
  // It reports the initial size too, after layout, so nothing has to be measured here.
  const sizes = new ResizeObserver(again);
  sizes.observe(card);
  sizes.observe(document.body);
  window.addEventListener("resize", again, { signal });
  document.addEventListener("focusin", again, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    sizes.disconnect();
    watch?.disconnect();
  });
  return { again };
}

/** Reports what the card covers, now and whenever that changes by scrolling. */
function observeOverlap(
  card: HTMLElement,
  report: (found: Overlap, passing: boolean) => void,
): IntersectionObserver {
  const overlap = new Set<Element>();
  const focused = focusedOutside();
  let passing = false;
  const observer = new IntersectionObserver(
    (looks) => {
      for (const { target, isIntersecting } of looks) {
        if (isIntersecting) overlap.add(target);
        else overlap.delete(target);
      }
      if (focused && overlap.has(focused)) report("focus", passing);
      else report(overlap.size > 0 ? "content" : "none", passing);
      passing = true;
    },
    { rootMargin: cardRootMargin(card) },
  );
  const elements = [...document.querySelectorAll(uncoverable)].filter(
    (element) => !element.closest(popupParts),
  );
  const lead = document.querySelector(pictures);
  if (lead) elements.push(lead);
  if (focused) elements.push(focused);
  for (const element of elements) observer.observe(element);
  if (elements.length === 0) report("none", false);
  return observer;
}

/** The focused element, unless it is the main element that scripts focus after navigation. */
function focusedOutside(): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest(popupParts))
    return undefined;
  return activeElement.matches('[tabindex="-1"]') ? undefined : activeElement;
}

/** The rootMargin that reduces the viewport to the card's final position. */
function cardRootMargin({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - offsetLeft - offsetWidth;
  const bottom = clientHeight - offsetTop - offsetHeight;
  return [offsetTop, right, bottom, offsetLeft].map((margin) => `${-margin}px`).join(" ");
}
