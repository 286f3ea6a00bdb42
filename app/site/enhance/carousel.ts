import { stepOfKey, trackSwipe } from "#app/ui/direction.ts";

type CarouselOptions = {
  /** How long one item is shown, in ms. With 0 it does not move by itself. */
  milliseconds: number;
  /** Stops at the first and the last item instead of wrapping. */
  ends?: boolean;
  /** Called at the start and after each change: which item is shown, and whether what is in it may move. */
  onChange?: (index: number, playing: boolean) => void;
};

export type Carousel = {
  show: (place: number) => void;
  /** Pauses it, for instance while a dialog is open, until it is called with false. */
  hold: (held: boolean) => void;
};

/**
 * Shows one of several items, with autoplay. Autoplay pauses while the mouse is over the items, while the region has a
 * visible focus, after the pause button, out of view, in a hidden tab, and with reduced motion (until the visitor
 * presses play). Next and previous wrap unless it `ends`; arrow keys and swipes work too.
 * @param region holds the items in one or more `.carousel-stack`, and the controls (ui/carousel-controls.tsx), as the
 * server has rendered them
 */
export function startCarousel(region: HTMLElement, options: CarouselOptions): Carousel {
  const { milliseconds, ends = false, onChange } = options;
  const stacks = [...region.querySelectorAll<HTMLElement>(".carousel-stack")];
  const dots = [...region.querySelectorAll<HTMLElement>("[data-dot]")];
  const steps = [...region.querySelectorAll<HTMLElement>("[data-step]")];
  const toggle = region.querySelector<HTMLElement>("[data-pause]");
  const count = stacks[0]?.children.length ?? 0;
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let index = 0;
  /** The visitor's choice by the pause button. */
  let choice: boolean | undefined;
  let hovered = false;
  let focused = false;
  let inView = true;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The item that the timer runs for. */
  let timed: number | undefined;

  const isPlaying = () => choice ?? !reducedMotion.matches;
  const isEnd = (place: number) => ends && (place < 0 || place >= count);

  function show(place: number) {
    if (!isEnd(place)) index = (place + count) % count;
    update();
  }

  function update() {
    const stopped = hovered || focused || held || !inView || document.visibilityState === "hidden";
    const moving = milliseconds > 0 && count > 1 && isPlaying() && !stopped;
    const next = moving ? index : undefined;
    if (next !== timed) {
      clearTimeout(timer);
      timed = next;
      if (moving) timer = setTimeout(() => show(index + 1), milliseconds);
    }
    for (const stack of stacks) {
      for (const [place, item] of [...stack.children].entries()) {
        item.toggleAttribute("data-shown", place === index);
      }
      // Changes by autoplay are not announced.
      if (stack.hasAttribute("aria-live")) stack.setAttribute("aria-live", moving ? "off" : "polite");
    }
    for (const [place, dot] of dots.entries()) {
      setAttribute(dot, "aria-current", place === index && (dot.dataset.dot ?? "true"));
    }
    for (const step of steps) {
      setAttribute(step, "aria-disabled", isEnd(index + Number(step.dataset.step)) && "true");
    }
    toggle?.toggleAttribute("data-paused", !isPlaying());
    toggle?.setAttribute("aria-label", (isPlaying() ? toggle.dataset.pause : toggle.dataset.move) ?? "");
    onChange?.(index, isPlaying() && !held);
  }

  for (const stack of stacks) {
    stack.addEventListener("pointerenter", ({ pointerType }) => {
      // Touch never sends a leave event, so only the mouse pauses.
      hovered = pointerType === "mouse";
      update();
    });
    stack.addEventListener("pointerleave", () => {
      hovered = false;
      update();
    });
    const swipe = trackSwipe();
    stack.addEventListener("pointerdown", swipe.start);
    stack.addEventListener("pointercancel", swipe.cancel);
    stack.addEventListener("pointerup", (event) => {
      const step = swipe.end(event);
      if (step) show(index + step);
    });
  }
  region.addEventListener("focusin", ({ target }) => {
    // A mouse click leaves the focus on the control: only a visible focus pauses.
    focused = target instanceof Element && target.matches(":focus-visible");
    update();
  });
  region.addEventListener("focusout", () => {
    focused = false;
    update();
  });
  region.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    // From the first key on, the focus is visible.
    focused = true;
    const step = stepOfKey(key, region);
    if (step) show(index + step);
    else update();
  });
  for (const [place, dot] of dots.entries()) dot.addEventListener("click", () => show(place));
  for (const step of steps) step.addEventListener("click", () => show(index + Number(step.dataset.step)));
  toggle?.addEventListener("click", () => {
    choice = !isPlaying();
    update();
  });
  reducedMotion.addEventListener("change", update);
  document.addEventListener("visibilitychange", update);
  new IntersectionObserver((looks) => {
    inView = looks.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(region);
  update();

  return {
    show,
    hold(now) {
      held = now;
      update();
    },
  };
}

function setAttribute(element: Element, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
