import { heroId, slideMilliseconds, storyId } from "#app/features/stories/hero/hero.messages.ts";
import { startCarousel } from "#app/site/enhance/carousel.ts";
import { playFilm, stopFilm } from "#app/site/enhance/film.ts";

/** After this delay, in ms, the visible picture has loaded, and the next one may load. */
const waitingMilliseconds = 2500;

/** Moves the slides of the hero, and opens the dialog of 'Watch Our Story', during which they stand still. */
export function startHero(): void {
  const hero = document.getElementById(heroId);
  const dialog = document.getElementById(storyId);
  if (!hero || !(dialog instanceof HTMLDialogElement)) return;
  const media = [...hero.querySelectorAll(".hero-medium")];
  let loading: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (place: number) => media[place]?.removeAttribute("data-waiting");

  const slides = startCarousel(hero, {
    milliseconds: slideMilliseconds,
    onChange(index, playing) {
      for (const [place, medium] of media.entries()) play(medium, playing && place === index);
      if (loading === index) return;
      loading = index;
      load(index);
      clearTimeout(timer);
      timer = setTimeout(() => load((index + 1) % media.length), waitingMilliseconds);
    },
  });
  startStory(dialog, slides.hold);
}

function play(medium: Element, playing: boolean): void {
  const video = medium.querySelector("video");
  if (!playing) video?.pause();
  // A browser that saves power may refuse autoplay: then the first frame is shown.
  else if (video?.paused) video.play().catch(() => {});
}

/** @param onOpen is told whether the dialog is open */
function startStory(dialog: HTMLDialogElement, onOpen: (open: boolean) => void): void {
  const years = dialog.querySelector<HTMLElement>("[data-part=years]") as HTMLElement;
  const film = dialog.querySelector("template");
  const carousel = startCarousel(dialog.querySelector("section") as HTMLElement, {
    milliseconds: 0,
    ends: true,
  });

  for (const button of document.querySelectorAll(`[popovertarget=${dialog.id}]`)) {
    button.addEventListener("click", (event) => {
      if (dialog.contains(button)) return dialog.close();
      // Instead of the popover, which it is without JavaScript and before this script is there.
      event.preventDefault();
      if ("hidePopover" in dialog) dialog.hidePopover();
      dialog.showModal();
      onOpen(true);
      if (!film) return;
      years.hidden = true;
      playFilm(film);
    });
  }
  // Esc and the button do it from the keyboard.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    stopFilm(dialog);
    years.hidden = false;
    // The next opening starts with the first year.
    carousel.show(0);
    onOpen(false);
  });
}
