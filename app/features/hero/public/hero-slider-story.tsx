import type { RefObject } from "react";
import { storyTexts as story } from "#app/features/hero/hero.messages.ts";
import { FilmFrame } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { useCarousel } from "#app/ui/use-carousel.ts";
import { StoryControls, StoryStep, type StoryYear } from "./hero-slider-story-step.tsx";

/** The dialog's id, for the popovertarget of the buttons without JavaScript. */
export const storyId = "our-story";

/** Opens it as a modal dialog, instead of the button's default action. */
export function openStory(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  // A click before hydration has opened it as a popover.
  if ("hidePopover" in dialog) dialog.hidePopover();
  dialog.showModal();
}

type StoryDialogProps = {
  years: StoryYear[];
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  /** The id of the foundation's film; without one the years are shown. */
  film: string;
};

/**
 * The dialog of 'Watch Our Story': the years one at a time, by buttons, arrow keys or swipes, without
 * autoplay.
 * With JavaScript it is a modal dialog. Without it the same element opens as a popover and shows all years
 * side by side. A film is loaded from another host only once the dialog was opened.
 */
export function StoryDialog({ years, dialog, open, onClose, film }: StoryDialogProps) {
  const carousel = useCarousel({ count: years.length, milliseconds: 0, paused: true, ends: true });
  const { index, region, swipe, show } = carousel;
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button do it from the keyboard
    <dialog
      ref={dialog}
      id={storyId}
      popover="auto"
      onClose={() => {
        // The next opening starts with the first year.
        show(0);
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      aria-labelledby="story-title"
      className="story-dialog shadow-raised"
    >
      {/* Takes the focus of a click beside the buttons, so that the arrow keys still work. */}
      <section {...region} tabIndex={-1} className="outline-none">
        <StoryHead onClose={close} />
        {film && open ? (
          <FilmFrame film={film} title={story.title} className="block aspect-video w-full" />
        ) : (
          <>
            <div aria-live="polite" className="carousel-stack swipeable" {...swipe}>
              {years.map((entry, place) => (
                <StoryStep
                  key={entry.year}
                  entry={entry}
                  shown={place === index}
                  label={`${place + 1} of ${years.length}`}
                  last={place === years.length - 1}
                />
              ))}
            </div>
            <StoryControls years={years} carousel={carousel} />
          </>
        )}
      </section>
    </dialog>
  );
}

function StoryHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 ps-5 pe-3 sm:ps-8">
      <PanelTitle id="story-title">{story.title}</PanelTitle>
      <button
        type="button"
        popoverTarget={storyId}
        popoverTargetAction="hide"
        onClick={onClose}
        aria-label="Close"
        className="my-2 grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunk"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
