import { storyTexts as story, storyId } from "#app/features/hero/hero.messages.ts";
import { FilmFrame } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StoryControls, StoryStep, type StoryYear } from "./hero-slider-story-step.tsx";

type StoryDialogProps = {
  years: StoryYear[];
  /** The id of the foundation's film; without one the years are shown. */
  film: string;
};

/**
 * The dialog of 'Watch Our Story': the years one at a time, by buttons, arrow keys or swipes, without
 * autoplay.
 * hero-script.ts makes it a modal dialog. Without JavaScript the same element opens as a popover and shows all years
 * side by side. A film is loaded from another host only once the dialog was opened: until then it is in a template.
 */
export function StoryDialog({ years, film }: StoryDialogProps) {
  return (
    <dialog id={storyId} popover="auto" aria-labelledby="story-title" className="story-dialog shadow-raised">
      {/* Takes the focus of a click beside the buttons, so that the arrow keys still work. */}
      <section tabIndex={-1} className="outline-none">
        <StoryHead />
        {film && (
          <template>
            <FilmFrame film={film} title={story.title} className="block aspect-video w-full" />
          </template>
        )}
        <div data-part="years">
          <div aria-live="polite" className="carousel-stack swipeable">
            {years.map((entry, place) => (
              <StoryStep
                key={entry.year}
                entry={entry}
                shown={place === 0}
                label={`${place + 1} of ${years.length}`}
                last={place === years.length - 1}
              />
            ))}
          </div>
          <StoryControls years={years} />
        </div>
      </section>
    </dialog>
  );
}

function StoryHead() {
  return (
    <div className="flex items-center justify-between gap-4 ps-5 pe-3 sm:ps-8">
      <PanelTitle id="story-title">{story.title}</PanelTitle>
      <button
        type="button"
        popoverTarget={storyId}
        popoverTargetAction="hide"
        aria-label="Close"
        className="my-2 grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunk"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
