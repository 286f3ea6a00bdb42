/** With a thousands separator: 4,500. */
const writeCount = (value: number) => Math.round(value).toLocaleString("en-US");

/** Over 2.5 s, from when half of it is in sight: HOME-03. */
const countMilliseconds = 2500;
const half = 0.5;

/** Ease-out. */
const eased = (part: number) => 1 - (1 - part) ** 3;

/**
 * Counts a number up once half of it is in view, and the arc of a ring with it (ui/count-up.tsx). The
 * server has rendered the true number, which stays with reduced motion.
 */
export function startCountUp(element: HTMLElement): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const total = Number(element.dataset.countTo);
  const moving = element.querySelector("[data-part=moving]");
  const suffix = element.dataset.suffix ?? "";
  const arc = element.querySelector("[data-part=arc]");

  function show(value: number) {
    if (moving) moving.textContent = padded(writeCount(value) + suffix, writeCount(total) + suffix);
    arc?.setAttribute("stroke-dasharray", `${value} 100`);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= half)) return;
      observer.disconnect();
      let start: number | undefined;
      requestAnimationFrame(function step(now) {
        start ??= now;
        const passed = Math.min((now - start) / countMilliseconds, 1);
        show(total * eased(passed));
        if (passed < 1) requestAnimationFrame(step);
      });
    },
    { threshold: half },
  );
  observer.observe(element);
}

/**
 * Replaces digits and commas with spaces of the same width for the digits that are still missing, so that the
 * number does not move.
 */
export const padded = (now: string, final: string) =>
  final
    .slice(0, -now.length)
    .replace(/\d/g, "\u2007")
    .replace(/[^\u2007]/g, "\u2008") + now;
