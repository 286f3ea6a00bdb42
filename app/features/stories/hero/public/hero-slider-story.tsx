import { storyId } from "#app/features/stories/hero/hero.messages.ts";
import type { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { FilmFrame } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import { StoryControls, StoryStep, type StoryYear } from "./hero-slider-story-step.tsx";

type StoryDialogProps = {
  years: StoryYear[];
  /** The foundation's film (FilmFrame); without one the years are shown. */
  film: string;
  captions?: readonly string[] | undefined;
};

/**
 * The dialog of 'Watch Our Story': the years one at a time, by buttons, arrow keys or swipes, without
 * autoplay.
 * hero-script.ts makes it a modal dialog. Without JavaScript the same element opens as a popover and shows all years
 * side by side. A film is loaded only once the dialog was opened: until then it is in a template.
 */
export function StoryDialog({ years, film, captions }: StoryDialogProps) {
  const t = useText<typeof heroWords>("hero");
  return (
    <dialog id={storyId} popover="auto" aria-labelledby="story-title" className="story-dialog shadow-raised">
      {/* Takes the focus of a click beside the buttons, so that the arrow keys still work. */}
      <section tabIndex={-1} className="outline-none">
        <StoryHead />
        {film && (
          <template>
            <FilmFrame
              film={film}
              captions={captions}
              title={t("ourStory")}
              className="block aspect-video w-full"
            />
          </template>
        )}
        <div data-part="years">
          <div aria-live="polite" className="carousel-stack swipeable">
            {years.map((entry, place) => (
              <StoryStep
                key={entry.year}
                entry={entry}
                shown={place === 0}
                label={t("placeOf", { place: place + 1, count: years.length })}
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
  const t = useText<typeof heroWords>("hero");
  const ui = useText<typeof uiWords>("ui");
  return (
    <div className="flex items-center justify-between gap-4 ps-5 pe-3 sm:ps-8">
      <PanelTitle id="story-title">{t("ourStory")}</PanelTitle>
      <button
        type="button"
        popoverTarget={storyId}
        popoverTargetAction="hide"
        aria-label={ui("close")}
        className="my-2 grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunk"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
