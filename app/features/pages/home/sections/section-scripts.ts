import { playFilm, stopFilm } from "#app/site/enhance/film.ts";
import { lineDirection } from "#app/ui/direction.ts";

const all = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];
const part = (within: ParentNode, name: string) => within.querySelector<HTMLElement>(`[data-part=${name}]`);

/** The row of success stories moves by its two buttons: HOME-05. */
export function startScrollButtons(): void {
  for (const button of all(document, "[data-scroll]")) {
    const row = button.closest("section")?.querySelector(".scroll-row");
    // In Urdu a row scrolls from 0 to the left, into negative numbers.
    button.addEventListener("click", () => {
      row?.scrollBy({ left: Number(button.dataset.scroll) * lineDirection(row) });
    });
  }
}

/** The films: one plays at a time, in the player of its template, and gives the focus back when it is closed. */
export function startFilms(): void {
  const films = all(document, "[data-film]");
  for (const film of films) {
    const [play, close] = [part(film, "play"), part(film, "close")];
    play?.addEventListener("click", () => {
      films.forEach(closeFilm);
      playFilm(film.querySelector("template"));
      showControls(film, true);
      close?.focus();
    });
    close?.addEventListener("click", () => {
      closeFilm(film);
      play?.focus();
    });
  }
}

function closeFilm(film: HTMLElement): void {
  stopFilm(film);
  showControls(film, false);
}

function showControls(film: HTMLElement, playing: boolean): void {
  for (const [name, hidden] of Object.entries({ play: playing, impact: playing, close: !playing })) {
    part(film, name)?.toggleAttribute("hidden", hidden);
  }
}

/** The tabs of the events: each shows its own of them, how many there are, or that there are none (EVENT-04). */
export function startEventTabs(): void {
  const tabs = all(document, "[data-tab]");
  const section = tabs[0]?.closest("section");
  if (!section) return;
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      const { tab: filter, status = "", more = "" } = tab.dataset;
      for (const other of tabs) other.ariaPressed = String(other === tab);
      for (const event of all(section, "[data-when]")) {
        event.hidden = filter !== "all" && filter !== event.dataset.when;
      }
      for (const month of all(section, "[data-month]"))
        month.hidden = !month.querySelector("li:not([hidden])");
      for (const empty of all(section, "[data-empty]")) empty.hidden = empty.dataset.empty !== filter;
      const [count, others] = [section.querySelector("[role=status]"), part(section, "more")];
      if (count) count.textContent = status;
      if (others) others.textContent = more;
    });
  }
}

/** The button beside the testimonials. */
export function startTestimonials(): void {
  const panel = document.querySelector(".passing");
  const button = panel?.parentElement && part(panel.parentElement, "pause");
  const action = button && part(button, "action");
  button?.addEventListener("click", () => {
    const paused = button.toggleAttribute("data-paused");
    panel?.toggleAttribute("data-paused", paused);
    if (action) action.textContent = (paused ? button.dataset.play : button.dataset.pause) ?? "";
  });
}
